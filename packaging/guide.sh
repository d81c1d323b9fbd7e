#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the user's guide as PDF, in each language, and the descriptions of the formats: build/guide/qumalaq-guide-*.pdf.
# An argument is another folder for them.
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

ensure_packages run guide
output=${1-$project_root/build/guide}
mkdir -p "$output"
{
    configure release
    build release guide
} >&2
for page in "$project_root"/build/release/app/desktop/guide/*/index.html; do
    name=$(basename "$(dirname "$page")")
    # A link to another page would hold the path of this machine.
    sed -E 's|<a href="\.\./([a-z]+)/index\.html">([^<]*)</a>|\2 (qumalaq-guide-\1.pdf)|g' "$page" |
        weasyprint --quiet --media-type print --base-url "$page" - "$output/qumalaq-guide-$name.pdf"
    ! grep -aq 'file://' "$output/qumalaq-guide-$name.pdf" || fail "qumalaq-guide-$name.pdf holds a path of this machine."
    note "${output#"$project_root"/}/qumalaq-guide-$name.pdf"
done
