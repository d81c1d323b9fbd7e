#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# On macOS: builds the program, makes a bundle of it and of Qt, and packs that into build/macos/dist/qumalaq-VERSION.dmg.
# shellcheck source=packaging/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/../lib.sh"

[[ $(uname -s) == Darwin ]] || fail "This script runs on macOS only."
ensure_packages run

heading "Building"
configure release
build release qumalaq qumalaq-engine guide

heading "Making the bundle"
dist=$project_root/build/macos/dist
bundle=$project_root/build/macos/Qumalaq.app
version=$("$project_root/packaging/linux/changelog.sh" version)
rm -rf "$project_root/build/macos"
mkdir -p "$dist" "$bundle/Contents/MacOS" "$bundle/Contents/Resources"
cp "$project_root/build/release/app/desktop/qumalaq" "$project_root/build/release/app/engine/qumalaq-engine" \
    "$bundle/Contents/MacOS/"
cp -R "$project_root/build/release/app/desktop/guide" "$bundle/Contents/Resources/"
sed "s/@VERSION@/$version/" "$project_root/packaging/macos/Info.plist" >"$bundle/Contents/Info.plist"
plutil -lint "$bundle/Contents/Info.plist"
# The program has the icon itself for its windows; the Finder wants it as pictures of several sizes.
icons=$project_root/build/macos/qumalaq.iconset
mkdir -p "$icons"
for size in 16 32 128 256; do
    sips -s format png -z $size $size "$project_root/packaging/windows/qumalaq.ico" --out "$icons/icon_${size}x$size.png"
done
iconutil --convert icns --output "$bundle/Contents/Resources/qumalaq.icns" "$icons"
macdeployqt "$bundle" -executable="$bundle/Contents/MacOS/qumalaq-engine"
# Without a certificate of Apple's; the Finder asks before it starts the program for the first time.
codesign --force --deep --sign - "$bundle"

heading "Trying it"
"$bundle/Contents/MacOS/qumalaq-engine" bench | tee "$project_root/build/macos/bench.txt"
grep -q 'nodes 512068' "$project_root/build/macos/bench.txt" || fail "The engine searches differently here"
"$bundle/Contents/MacOS/qumalaq" --screenshot "$project_root/build/macos/kk.png" --language kk --size 1280x800

heading "Packing"
hdiutil create -volname Qumalaq -srcfolder "$bundle" -format UDZO "$dist/qumalaq-$version.dmg"
note "The disk image is ${dist#"$project_root"/}/qumalaq-$version.dmg"
