#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Writes what others want to know of a release, from CHANGELOG.md and its translations, to stdout.
# Usage: changelog.sh debian     the change log of the Debian package
#        changelog.sh appstream  the description for software centres, with its releases
#        changelog.sh version    the version of the program
set -euo pipefail

folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$folder/../.." && pwd)

# parts FILE: a line for each release ("release VERSION DATE"), paragraph ("text …") and item ("item …"), without the
# marks of Markdown.
parts() {
    awk '
        function flush() { if (part != "") print part; part = "" }
        /^<!--/ { comment = 1 }
        comment { if (/-->/) comment = 0; next }
        /^## \[[0-9]/ {
            flush()
            gsub(/[][]/, "")
            print "release " $2 " " $4
            inside = 1
            next
        }
        /^## / { flush(); inside = 0; next }
        !inside { next }
        /^#/ || /^$/ { flush(); next }
        /^- / { flush(); part = "item " substr($0, 3); next }
        { sub(/^ +/, ""); part = part == "" ? "text " $0 : part " " $0 }
        END { flush() }' "$1" | tr -d '`*'
}

debian() {
    local kind rest date=''
    sign() { [[ -z $date ]] || printf '\n -- Qumalaq authors <maintainers@qumalaq.invalid>  %s\n' "$(date -u -R -d "$date")"; }
    while read -r kind rest; do
        if [[ $kind == release ]]; then
            sign
            [[ -z $date ]] || echo
            date=${rest#* }
            printf 'qumalaq (%s) unstable; urgency=medium\n\n' "${rest% *}"
        else
            fmt -w 74 <<<"$rest" | sed -e '1s/^/  * /' -e '2,$s/^/    /'
        fi
    done < <(parts "$root/CHANGELOG.md")
    sign
}

escaped() { sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g'; }

# The texts of all releases, by "VERSION NUMBER LANGUAGE", and the languages that they are in.
declare -A texts
languages=()

read_texts() {
    local file language kind rest version number
    for file in "$root/CHANGELOG.md" "$folder"/*/CHANGELOG.md; do
        language=en
        [[ $file == "$root/CHANGELOG.md" ]] || language=$(basename "$(dirname "$file")")
        languages+=("$language")
        while read -r kind rest; do
            if [[ $kind == release ]]; then
                version=${rest% *} number=0
            else
                number=$((number + 1))
                texts["$version $number $language"]=$rest
            fi
        done < <(parts "$file" | escaped)
    done
}

# element NAME NUMBER VERSION: the text with this number in the release, in each language that has it.
element() {
    local name=$1 number=$2 version=$3 language text attribute
    for language in "${languages[@]}"; do
        text=${texts["$version $number $language"]-}
        attribute=''
        [[ $language == en ]] || attribute=" xml:lang=\"$language\""
        [[ -z $text ]] || printf '<%s%s>%s</%s>\n' "$name" "$attribute" "$text" "$name"
    done
}

releases() {
    local kind rest version='' number=0 in_list=no
    end_list() { if [[ $in_list == yes ]]; then echo '</ul>' && in_list=no; fi; }
    end_release() { if [[ -n $version ]]; then end_list && echo '</description></release>'; fi; }
    read_texts
    echo '<releases>'
    while read -r kind rest; do
        number=$((number + 1))
        case $kind in
            release)
                end_release
                version=${rest% *} number=0
                printf '<release version="%s" date="%s"><description>\n' "$version" "${rest#* }"
                ;;
            text)
                end_list
                element p "$number" "$version"
                ;;
            item)
                [[ $in_list == yes ]] || echo '<ul>'
                in_list=yes
                element li "$number" "$version"
                ;;
        esac
    done < <(parts "$root/CHANGELOG.md")
    end_release
    echo '</releases>'
}

appstream() {
    local made
    made=$(releases)
    while IFS= read -r line; do
        if [[ $line == *'<releases/>'* ]]; then echo "$made"; else printf '%s\n' "$line"; fi
    done <"$folder/org.qumalaq.qumalaq.metainfo.xml"
}

# Reads all: parts would fail if the pipe were closed early.
version() { parts "$root/CHANGELOG.md" | awk '$1 == "release" && !found++ { print $2 }'; }

case ${1-} in
    debian | appstream | version) "$1" ;;
    *)
        echo "Usage: changelog.sh debian|appstream|version" >&2
        exit 2
        ;;
esac
