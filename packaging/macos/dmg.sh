#!/bin/sh
# Makes the disk image for macOS: dmg.sh APPLICATION FILE. To install it, one drags Tartli onto Applications.
set -eu

application=$1
image=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cp -R "$application" "$folder/"
ln -s /Applications "$folder/Applications"
# An ad-hoc signature, without which Apple's own processors start nothing at all.
codesign --force --deep --sign - "$folder/$(basename "$application")"
hdiutil create -volname Tartli -srcfolder "$folder" -format UDZO -ov "$image"
