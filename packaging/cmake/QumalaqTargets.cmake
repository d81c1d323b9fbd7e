# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Shared by all targets of this project, with four ways to declare a target:
#   qumalaq_library(rules SOURCES … DEPENDS base [QT])      core/<name>, alias qumalaq::<name>
#                                                [SHARED]   hides the libraries that it depends on
#   qumalaq_program(qumalaq-engine SOURCES … DEPENDS …)
#   qumalaq_test(tst_history DEPENDS … [SLOW])              one Qt Test program, run offscreen
#                            [SOURCES …]                    if it is not tst_history.cpp alone
#                            [RUN_BY with_display.sh]       or by another program, with its path as argument
#   qumalaq_bench(bench_board SOURCES … DEPENDS …)
include_guard()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

add_library(qumalaq_options INTERFACE)
target_include_directories(qumalaq_options INTERFACE "${PROJECT_SOURCE_DIR}")
if(WIN32)
    # Otherwise <windows.h> defines macros min and max, which break std::min.
    target_compile_definitions(qumalaq_options INTERFACE NOMINMAX)
endif()
if(MSVC)
    target_compile_options(qumalaq_options INTERFACE /W4 /utf-8 /permissive- $<$<BOOL:${QUMALAQ_WERROR}>:/WX>)
else()
    target_compile_options(qumalaq_options INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
        # g++ 12 falsely reports overlaps in std::string's operator+ (GCC bug 105651).
        $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
        $<$<BOOL:${QUMALAQ_WERROR}>:-Werror>)
endif()
if(QUMALAQ_SANITIZE)
    target_compile_options(qumalaq_options INTERFACE
        "-fsanitize=${QUMALAQ_SANITIZE}" -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(qumalaq_options INTERFACE "-fsanitize=${QUMALAQ_SANITIZE}")
endif()

add_library(qumalaq_qt_options INTERFACE)
target_link_libraries(qumalaq_qt_options INTERFACE qumalaq_options)
target_compile_definitions(qumalaq_qt_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)

# The largest of Qt's modules Core, Gui and Widgets to whose headers these libraries give access.
function(qumalaq_qt_module result)
    set(module Core)
    foreach(library IN LISTS ARGN)
        set(its_module "")
        if(TARGET "${library}")
            get_target_property(its_module "${library}" QUMALAQ_QT_MODULE)
        endif()
        if(library STREQUAL "Qt6::Widgets" OR its_module STREQUAL "Widgets")
            set(module Widgets)
        elseif(module STREQUAL "Core" AND (library MATCHES "^Qt6::(Gui|Multimedia|Svg)$" OR its_module STREQUAL "Gui"))
            set(module Gui)
        endif()
    endforeach()
    set(${result} ${module} PARENT_SCOPE)
endfunction()

# For tests. Qt6::Test defines the folders of each test, with which precompiled headers could not be shared.
add_library(qumalaq_test_options INTERFACE)
target_link_libraries(qumalaq_test_options INTERFACE qumalaq_qt_options Qt6::Test)
target_compile_options(qumalaq_test_options INTERFACE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)

# qumalaq_precompile(TARGET OWNER OPTIONS HEADER…): most of the time of building goes into the headers of Qt and of the
# standard library. They are precompiled once for all targets with the same owner, by the first of them.
function(qumalaq_precompile target owner options)
    if(NOT TARGET ${owner})
        file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/precompiled.cpp" CONTENT "")
        add_library(${owner} OBJECT "${PROJECT_BINARY_DIR}/precompiled.cpp")
        target_link_libraries(${owner} PRIVATE ${options})
        target_precompile_headers(${owner} PRIVATE ${ARGN})
    endif()
    target_precompile_headers(${target} REUSE_FROM ${owner})
endfunction()

# For a program of the tests that depends on these libraries.
function(qumalaq_precompile_test target)
    qumalaq_qt_module(module ${ARGN})
    qumalaq_precompile(${target} qumalaq_precompiled_test_${module} "qumalaq_test_options;Qt6::${module}"
        <QTest> <Qt${module}> <algorithm> <array> <chrono> <functional> <map> <memory> <optional> <random> <span> <string>
        <string_view> <utility> <variant> <vector>)
endfunction()

# AUTOMOC_COMPILER_PREDEFINES is off below: with the compiler's own macros, moc 6.4 would see the concepts of the standard
# library, which it cannot read. Without them there is no Q_OS_… for moc: signals and slots do not depend on the system.

function(qumalaq_library name)
    cmake_parse_arguments(arg "QT;SHARED" "" "SOURCES;DEPENDS;PRIVATE_DEPENDS" ${ARGN})
    set(kind STATIC)
    set(visibility PUBLIC)
    if(arg_SHARED)
        set(kind SHARED)
        set(visibility PRIVATE)
    endif()
    add_library(qumalaq_${name} ${kind} ${arg_SOURCES})
    add_library(qumalaq::${name} ALIAS qumalaq_${name})
    if(QUMALAQ_LIBRARY AND NOT arg_QT)
        # Hidden: otherwise another library could replace a function, and calls and inlining would cost time.
        set_target_properties(qumalaq_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON
            CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
    endif()
    if(arg_QT)
        set_target_properties(qumalaq_${name} PROPERTIES AUTOMOC ON AUTOMOC_COMPILER_PREDEFINES OFF)
        target_link_libraries(qumalaq_${name} PUBLIC qumalaq_qt_options)
        qumalaq_qt_module(module ${arg_DEPENDS})
        set_target_properties(qumalaq_${name} PROPERTIES QUMALAQ_QT_MODULE ${module})
        # No more than this: other precompiled headers would hide an include that a file lacks, and a build without them
        # would fail.
        if(module STREQUAL "Widgets")
            qumalaq_precompile(qumalaq_${name} qumalaq_precompiled_widget "qumalaq_qt_options;Qt6::Widgets" <QWidget>)
        endif()
    else()
        target_link_libraries(qumalaq_${name} ${visibility} qumalaq_options)
    endif()
    target_link_libraries(qumalaq_${name} ${visibility} ${arg_DEPENDS} PRIVATE ${arg_PRIVATE_DEPENDS})
    if(QUMALAQ_UNITY)
        set_target_properties(qumalaq_${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
        # To the compiler, all but one source are headers, in which types without linkage would be a mistake.
        target_compile_options(qumalaq_${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    endif()
endfunction()

function(qumalaq_program name)
    cmake_parse_arguments(arg "QT" "" "SOURCES;DEPENDS" ${ARGN})
    add_executable(${name} ${arg_SOURCES})
    if(arg_QT)
        set_target_properties(${name} PROPERTIES AUTOMOC ON AUTOMOC_COMPILER_PREDEFINES OFF)
        target_link_libraries(${name} PRIVATE qumalaq_qt_options)
    endif()
    target_link_libraries(${name} PRIVATE qumalaq_options ${arg_DEPENDS})
    install(TARGETS ${name} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endfunction()

# qumalaq_moc(TARGET SOURCE…): what moc makes of each tst_x.cpp, which includes it as tst_x.moc. CMake's AUTOMOC would
# compile another file for each target: a quarter of the time of building the tests. It would also tell moc the
# compiler's own macros. Without __linux__ there is no Q_OS_LINUX for moc, and slots that need it are not run.
function(qumalaq_moc target)
    list(FILTER ARGN INCLUDE REGEX "tst_[a-z0-9_]+\\.cpp$")
    get_directory_property(definitions COMPILE_DEFINITIONS)
    if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
        set_property(DIRECTORY APPEND PROPERTY COMPILE_DEFINITIONS __linux__) # qt_generate_moc() reads it
    endif()
    foreach(source IN LISTS ARGN)
        get_filename_component(name "${source}" NAME_WE)
        set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}_moc")
        qt_generate_moc("${source}" "${folder}/${name}.moc" TARGET ${target})
        target_sources(${target} PRIVATE "${folder}/${name}.moc")
        target_include_directories(${target} PRIVATE "${folder}")
    endforeach()
    set_property(DIRECTORY PROPERTY COMPILE_DEFINITIONS "${definitions}")
endfunction()

# In seconds. Sanitizers make tests up to twenty times as slow.
set(qumalaq_test_timeout 300)
if(QUMALAQ_SANITIZE)
    set(qumalaq_test_timeout 1800)
endif()

# Tests find the source tree in QUMALAQ_SOURCE_DIR and their data in QUMALAQ_TEST_DATA.
function(qumalaq_test name)
    cmake_parse_arguments(arg "SLOW" "RUN_BY" "SOURCES;DEPENDS" ${ARGN})
    if(NOT arg_SOURCES)
        set(arg_SOURCES ${name}.cpp)
    endif()
    add_executable(${name} ${arg_SOURCES})
    qumalaq_moc(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE qumalaq_test_options ${arg_DEPENDS})
    target_compile_definitions(${name} PRIVATE
        QUMALAQ_SOURCE_DIR="${PROJECT_SOURCE_DIR}" QUMALAQ_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    qumalaq_precompile_test(${name} ${arg_DEPENDS})
    if(arg_RUN_BY)
        add_test(NAME ${name} COMMAND ${arg_RUN_BY} $<TARGET_FILE:${name}>)
    else()
        # By its name, CMake starts it with the emulator of a cross-build.
        add_test(NAME ${name} COMMAND ${name})
    endif()
    # UTF-8 keeps Kazakh readable in a C locale. Qt Test has a limit of its own for each test function.
    set_tests_properties(${name} PROPERTIES
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=${qumalaq_test_timeout}000"
        TIMEOUT ${qumalaq_test_timeout}
        LABELS "$<IF:$<BOOL:${arg_SLOW}>,slow,quick>")
endfunction()

function(qumalaq_bench name)
    cmake_parse_arguments(arg "" "" "SOURCES;DEPENDS" ${ARGN})
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE qumalaq_qt_options ${arg_DEPENDS})
    target_compile_definitions(${name} PRIVATE QUMALAQ_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
endfunction()
