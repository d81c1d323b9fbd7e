// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/jump_list.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/start_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QString>

#include <memory>
#include <utility>

#include <windows.h>

#include <propsys.h>
#include <shlobj.h>

namespace qumalaq::desktop {

namespace {

// PKEY_Title of propkey.h, which MinGW only declares.
constexpr PROPERTYKEY kTitle = {{0xf29f85e0, 0x4ff9, 0x1068, {0xab, 0x91, 0x08, 0x00, 0x2b, 0x27, 0xb3, 0xd9}}, 2};

struct Release {
    void operator()(IUnknown* object) const { object->Release(); }
};
template <typename Interface>
using Com = std::unique_ptr<Interface, Release>;

/// Null if the system has no such class.
template <typename Interface>
Com<Interface> create(const CLSID& id)
{
    Interface* made = nullptr;
    const HRESULT result = CoCreateInstance(id, nullptr, CLSCTX_INPROC_SERVER, IID_PPV_ARGS(&made));
    return Com<Interface>(SUCCEEDED(result) ? made : nullptr);
}

template <typename Wanted>
Com<Wanted> query(IUnknown& object)
{
    Wanted* found = nullptr;
    return Com<Wanted>(SUCCEEDED(object.QueryInterface(IID_PPV_ARGS(&found))) ? found : nullptr);
}

Com<IShellLinkW> linkTo(const char* page, std::wstring title)
{
    auto link = create<IShellLinkW>(CLSID_ShellLink);
    const auto properties = link ? query<IPropertyStore>(*link) : nullptr;
    if (!properties)
        return nullptr;
    const std::wstring program = QDir::toNativeSeparators(QCoreApplication::applicationFilePath()).toStdWString();
    PROPVARIANT text{};
    text.vt = VT_LPWSTR;
    text.pwszVal = title.data();
    const bool isSet =
        SUCCEEDED(link->SetPath(program.c_str())) && SUCCEEDED(link->SetIconLocation(program.c_str(), 0))
        && SUCCEEDED(link->SetArguments(QStringLiteral("--page %1").arg(QLatin1String(page)).toStdWString().c_str()))
        && SUCCEEDED(properties->SetValue(kTitle, text)) && SUCCEEDED(properties->Commit());
    return isSet ? std::move(link) : nullptr;
}

} // namespace

JumpList::JumpList(MainWindow& window) : m_window(window)
{
    window.installEventFilter(this);
    update();
}

bool JumpList::update()
{
    const auto list = create<ICustomDestinationList>(CLSID_DestinationList);
    const auto links = create<IObjectCollection>(CLSID_EnumerableObjectCollection);
    if (!list || !links)
        return false;
    const auto labelOf = [this](ActionId action) { return plainLabel(m_window.actions().at(action)->text()); };
    const std::pair<const char*, QString> tasks[] = {{"continue", StartPage::tr("Continue")},
                                                     {"new-game", labelOf(ActionId::NewGame)},
                                                     {"lessons", labelOf(ActionId::Lessons)},
                                                     {"puzzles", labelOf(ActionId::Puzzles)}};
    for (const auto& [page, title] : tasks) {
        const auto link = linkTo(page, title.toStdWString());
        if (!link || FAILED(links->AddObject(link.get())))
            return false;
    }
    UINT places = 0;
    IObjectArray* removed = nullptr;
    if (FAILED(list->BeginList(&places, IID_PPV_ARGS(&removed))))
        return false;
    const Com<IObjectArray> freed(removed);
    // Not every Windows knows the recent files of the program; the tasks are there all the same.
    list->AppendKnownCategory(KDC_RECENT);
    return SUCCEEDED(list->AddUserTasks(links.get())) && SUCCEEDED(list->CommitList());
}

bool JumpList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &JumpList::update, Qt::QueuedConnection); // when the window has its new texts
    return QObject::eventFilter(watched, event);
}

} // namespace qumalaq::desktop
