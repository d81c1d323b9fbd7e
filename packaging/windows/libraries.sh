# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Qt and the other libraries for Windows, built from source on Debian 12. Sourced after lib.sh by build.sh, whose --help
# describes the variables of the environment.

: "${project_root:?is set by lib.sh}"
windows_folder=$project_root/packaging/windows
windows_cache=${QUMALAQ_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/qumalaq-windows}
export QUMALAQ_WINDOWS_PREFIX=$windows_cache/prefix
host_cmake=/usr/lib/x86_64-linux-gnu/cmake

# A temporary configuration of apt that also knows the source packages of the suites this system uses.
apt_with_sources() {
    local folder=$windows_cache/apt
    if [[ ! -f $folder/sources.list ]]; then
        mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
        # shellcheck disable=SC2016 # apt's own placeholders
        apt-get indextargets --format 'deb-src $(REPO_URI) $(SUITE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
            sort -u >"$folder/sources.list.new"
        apt-get -o Dir::Etc::SourceList="$folder/sources.list.new" -o Dir::Etc::SourceParts=/nonexistent \
            -o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder/cache" update -q
        mv "$folder/sources.list.new" "$folder/sources.list"
    fi
    apt-get -o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=/nonexistent \
        -o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root "$@"
}

# debian_source FOLDER PACKAGE VERSION SHA256
debian_source() {
    local folder=$1 package=$2 version=$3 checksum=$4 dsc
    dsc=${package}_${version}.dsc
    if [[ -n ${QUMALAQ_WINDOWS_SOURCES-} && -f $QUMALAQ_WINDOWS_SOURCES/$dsc ]]; then
        cp "$QUMALAQ_WINDOWS_SOURCES/$package"_* downloads/
    fi
    if [[ ! -f downloads/$dsc ]]; then
        (cd downloads && apt_with_sources source -q --download-only "$package=$version") ||
            fail "Debian has no $package $version (any more). Put its source package into a folder and name that in QUMALAQ_WINDOWS_SOURCES,
or write the version that Debian has now into packaging/windows/sources.txt."
    fi
    sha256sum --quiet --check - <<<"$checksum  downloads/$dsc" || fail "$dsc is not the one that sources.txt names."
    # It compares the other files with the sums in the .dsc, and applies Debian's patches.
    dpkg-source -q -x "downloads/$dsc" "$folder.new"
    mv "$folder.new" "$folder"
}

# git_source FOLDER REPOSITORY TAG COMMIT: the commit is a checksum of everything in it.
git_source() {
    local folder=$1 repository=$2 tag=$3 commit=$4
    if [[ -n ${QUMALAQ_WINDOWS_SOURCES-} && -d $QUMALAQ_WINDOWS_SOURCES/$folder ]]; then
        repository=$QUMALAQ_WINDOWS_SOURCES/$folder
    fi
    rm -rf "$folder.git"
    git clone -q --bare --depth 1 --branch "$tag" "$repository" "$folder.git" ||
        fail "$repository cannot be cloned. Put a clone of it into a folder $folder and name the folder around it in QUMALAQ_WINDOWS_SOURCES."
    mkdir -p "$folder.new"
    git -C "$folder.git" archive "$commit" | tar -C "$folder.new" -xf - || fail "The tag $tag is not the commit that sources.txt names."
    mv "$folder.new" "$folder"
    rm -rf "$folder.git"
}

# fetch_sources: unpacks each source under $windows_cache/sources that is not there yet.
fetch_sources() {
    local kind folder rest
    mkdir -p "$windows_cache/sources/downloads"
    cd "$windows_cache/sources" || return
    while read -r kind folder rest; do
        [[ $kind == debian || $kind == git ]] || continue
        [[ ! -d $folder ]] || continue
        note "Fetching $folder"
        rm -rf "$folder.new"
        # shellcheck disable=SC2086 # the words of the line
        "${kind}_source" "$folder" $rest
    done <"$windows_folder/sources.txt"
    cd "$project_root" || return
}

# once NAME COMMAND…: runs the command, unless it has succeeded before with the same pins, tool chain and script.
once() {
    local name=$1 made=$windows_cache/made/$1 state
    shift
    state=$(cat "$windows_folder"/{sources.txt,toolchain.cmake,libraries.sh} | sha256sum)
    [[ ! -f $made || $(<"$made") != "$state" ]] || return 0
    heading "Building $name for Windows"
    "$@"
    mkdir -p "$windows_cache/made"
    echo "$state" >"$made"
}

# cmake_for_windows NAME [OPTION…]: configures, builds and installs a library into the prefix.
cmake_for_windows() {
    local name=$1 launcher=()
    shift
    export PKG_CONFIG_LIBDIR=/nonexistent # pkg-config knows only the host's libraries
    if command -v ccache >/dev/null; then
        launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    cmake -S "$windows_cache/sources/$name" -B "$windows_cache/build/$name" -G Ninja \
        -DCMAKE_TOOLCHAIN_FILE="$windows_folder/toolchain.cmake" -DCMAKE_INSTALL_PREFIX="$QUMALAQ_WINDOWS_PREFIX" \
        -DCMAKE_BUILD_TYPE=Release -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="$host_cmake" \
        -DFEATURE_pkg_config=OFF -DQT_BUILD_TESTS=OFF -DQT_BUILD_EXAMPLES=OFF "${launcher[@]}" "$@"
    cmake --build "$windows_cache/build/$name" --parallel "$(job_count)"
    cmake --install "$windows_cache/build/$name" >/dev/null
}

build_qtbase() {
    local part options=()
    # Debian leaves the copies of these libraries out of Qt's sources only where it replaces them; the rest is bundled,
    # because the host's are not for Windows.
    for part in zlib png jpeg freetype harfbuzz pcre2 doubleconversion libb2 textmarkdownreader; do
        options+=("-DFEATURE_system_$part=OFF")
    done
    # What this program does not use. wintab (tablet pens) is missing in Debian's sources.
    for part in dbus opengl vulkan icu glib zstd brotli openssl schannel ssl tabletevent concurrent xml direct2d1_1 \
        sql_odbc sql_mysql sql_psql jpeg; do
        options+=("-DFEATURE_$part=OFF")
    done
    # Debian leaves SQLite out too.
    mkdir -p "$windows_cache/build/sqlite" "$windows_cache/sources/qtbase/src/3rdparty/sqlite"
    (cd "$windows_cache/build/sqlite" && ../../sources/sqlite/configure --disable-readline --disable-tcl >configure.log &&
        make sqlite3.c >make.log)
    cp "$windows_cache"/build/sqlite/sqlite3.{c,h} "$windows_cache/sources/qtbase/src/3rdparty/sqlite/"
    # MinGW's GCC 12 calls the destructors of thread_local objects after it has freed their memory, and the program
    # crashes when it ends. These three are never destroyed.
    sed -E -i 's/static thread_local (std::unique_ptr<.*>) (jitStacks|unifiedTimer|animationTimer);/static thread_local \1 \&\2 = *new \1;/' \
        "$windows_cache"/sources/qtbase/src/corelib/{text/qregularexpression,animation/qabstractanimation}.cpp
    cmake_for_windows qtbase "${options[@]}" -DINPUT_opengl=no
}

build_qtsvg() { cmake_for_windows qtsvg; }

build_qtmultimedia() {
    local name options=() mingw=/usr/x86_64-w64-mingw32 headers=$windows_cache/build/headers
    # It asks for Mf.lib and Mferror.h; the names of MinGW's files are in lower case, which matters here.
    for name in MF MFUUID MFPLAT MFCORE PROPSYS; do
        options+=("-DWMF_${name}_LIBRARY=$mingw/lib/lib${name,,}.a")
    done
    mkdir -p "$headers"
    for name in Mferror Wmcodecdsp; do
        ln -sf "$mingw/include/${name,,}.h" "$headers/$name.h"
    done
    # The plug-in is for films and cameras, and needs more of Qt; sounds are played by the library itself.
    sed -i '/add_subdirectory(windows)/d' "$windows_cache/sources/qtmultimedia/src/plugins/multimedia/CMakeLists.txt"
    # Of Qt6ShaderTools only the macros are needed; the program that they call is the host's.
    cmake_for_windows qtmultimedia -DQt6ShaderTools_DIR="$host_cmake/Qt6ShaderTools" -DFEATURE_spatialaudio=OFF \
        -DFEATURE_wmf=ON -DCMAKE_CXX_FLAGS="-isystem $headers" "${options[@]}"
}

build_giflib() {
    local source=$windows_cache/sources/giflib build=$windows_cache/build/giflib file objects=()
    mkdir -p "$build" "$QUMALAQ_WINDOWS_PREFIX"/{include,lib}
    for file in dgif_lib egif_lib gifalloc gif_err gif_font gif_hash openbsd-reallocarray quantize; do
        x86_64-w64-mingw32-gcc-posix -std=gnu99 -O2 -c "$source/$file.c" -o "$build/$file.o"
        objects+=("$build/$file.o")
    done
    rm -f "$QUMALAQ_WINDOWS_PREFIX/lib/libgif.a"
    x86_64-w64-mingw32-ar rcs "$QUMALAQ_WINDOWS_PREFIX/lib/libgif.a" "${objects[@]}"
    cp "$source/gif_lib.h" "$QUMALAQ_WINDOWS_PREFIX/include/"
}

# windows_libraries: everything the programs need, in QUMALAQ_WINDOWS_PREFIX. About an hour of two cores, once.
windows_libraries() {
    fetch_sources
    once headers copy_header_libraries "$QUMALAQ_WINDOWS_PREFIX"
    once giflib build_giflib
    once qtbase build_qtbase
    once qtsvg build_qtsvg
    once qtmultimedia build_qtmultimedia
}
