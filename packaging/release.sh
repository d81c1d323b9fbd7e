#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes a release from a clean checkout. See --help.
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

usage() {
    cat <<'END'
Usage: packaging/release.sh [--without-windows] VERSION

Makes build/dist/VERSION with the source archive, the Debian package, the installer and the
portable archive for Windows, the user's guide as PDF, and SHA256SUMS. The packages are built
from the source archive, not from the checkout, and each is installed and used: the Debian
package in a clean Debian 12, those for Windows under Wine. Needs Debian 12, and root or sudo.

VERSION must be the newest release in CHANGELOG.md, and everything must be committed.

  --without-windows   leave out what is for Windows
END
}

windows=yes version=''
for argument; do
    case $argument in
        --without-windows) windows=no ;;
        -h | --help) usage && exit 0 ;;
        -*) usage >&2 && exit 2 ;;
        *) version=$argument ;;
    esac
done
[[ -n $version ]] || { usage >&2 && exit 2; }
cd "$project_root"

heading "Is this checkout version $version?"
[[ -z $(git status --porcelain) ]] || fail "There are changes that are not committed."
newest=$(packaging/linux/changelog.sh version)
[[ $newest == "$version" ]] || fail "The newest release in CHANGELOG.md is $newest."
! grep -q '^## \[Unreleased\]' CHANGELOG.md packaging/linux/*/CHANGELOG.md ||
    fail "CHANGELOG.md or a translation has unreleased changes. Give them the version and the date."
if tagged=$(git rev-parse -q --verify "v$version^{commit}"); then
    [[ $tagged == "$(git rev-parse HEAD)" ]] || fail "The tag v$version is another commit."
fi
note "Yes, at commit $(git rev-parse --short HEAD)."
# Archives and packages carry the time of the commit, so that two builds are equal.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

dist=$project_root/build/dist/$version
name=qumalaq-$version
rm -rf "$dist"
mkdir -p "$dist"

heading "The source archive"
git archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$dist/$name.tar.gz"
work=$project_root/build/dist/work
rm -rf "$work"
mkdir -p "$work"
tar -C "$work" -xf "$dist/$name.tar.gz"
diff <(git ls-files | sort) <(cd "$work/$name" && find . -type f -o -type l | sed 's|^\./||' | sort) ||
    fail "The archive does not hold the files of the project."
source_tree=$work/$name
# The scripts in the archive keep clean systems here, too.
mkdir -p build/clean "$source_tree/build"
ln -s "$project_root/build/clean" "$source_tree/build/clean"

heading "The Debian package"
"$source_tree/packaging/linux/check-deb.sh"
deb=$(ls "$source_tree"/build/package/*.deb)
[[ $(dpkg-deb --field "$deb" Version) == "$version" ]] || fail "The package has another version."
dpkg-deb --fsys-tarfile "$deb" | tar -xO ./usr/share/doc/qumalaq/changelog.gz | gunzip |
    sed -n 1p | grep -qF "qumalaq ($version)" || fail "The change log in the package does not begin with $version."
cp "$deb" "$dist/"

if [[ $windows == yes ]]; then
    "$source_tree/packaging/windows/build.sh" --try
    cp "$source_tree"/build/windows/dist/* "$dist/"
fi

heading "The user's guide as PDF"
"$source_tree/packaging/guide.sh" "$dist"

heading "Checksums"
(cd "$dist" && sha256sum -- * >../SHA256SUMS && mv ../SHA256SUMS . && sha256sum --check SHA256SUMS)
rm -rf "$work"
note "Version $version is in ${dist#"$project_root"/}. What remains: git tag -s v$version"
