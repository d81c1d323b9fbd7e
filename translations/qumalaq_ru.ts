<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AnnouncementText</name>
    <message>
        <source>Takes %1.</source>
        <comment>stones</comment>
        <translation>Взято %1.</translation>
    </message>
    <message>
        <source>Makes a tuzdyk.</source>
        <translation>Сделан туздык.</translation>
    </message>
    <message>
        <source>First’s kazan %1, Second’s kazan %2.</source>
        <translation>Казан Бастаушы: %1, казан Костаушы: %2.</translation>
    </message>
    <message>
        <source>Second’s kazan %1, First’s kazan %2.</source>
        <translation>Казан Костаушы: %1, казан Бастаушы: %2.</translation>
    </message>
    <message>
        <source>tuzdyk</source>
        <translation>туздык</translation>
    </message>
    <message>
        <source>First to move.</source>
        <translation>Ход Бастаушы.</translation>
    </message>
    <message>
        <source>Second to move.</source>
        <translation>Ход Костаушы.</translation>
    </message>
    <message>
        <source>First plays hole %1</source>
        <translation>Бастаушы: ход из лунки %1</translation>
    </message>
    <message>
        <source>Second plays hole %1</source>
        <translation>Костаушы: ход из лунки %1</translation>
    </message>
    <message>
        <source>First’s tuzdyk is Second’s pit %1.</source>
        <translation>Туздык Бастаушы — лунка %1 Костаушы.</translation>
    </message>
    <message>
        <source>Second’s tuzdyk is First’s pit %1.</source>
        <translation>Туздык Костаушы — лунка %1 Бастаушы.</translation>
    </message>
    <message>
        <source>There is no tuzdyk.</source>
        <translation>Туздыков нет.</translation>
    </message>
    <message>
        <source>No threat.</source>
        <translation>Угроз нет.</translation>
    </message>
    <message>
        <source>All other pits are empty.</source>
        <translation>Остальные лунки пусты.</translation>
    </message>
    <message>
        <source>You are First.</source>
        <translation>Вы Бастаушы.</translation>
    </message>
    <message>
        <source>You are Second.</source>
        <translation>Вы Костаушы.</translation>
    </message>
    <message>
        <source>Threat: from pit %1 the opponent makes your pit %2 a tuzdyk.</source>
        <translation>Угроза: ходом из лунки %1 соперник сделает туздык в вашей лунке %2.</translation>
    </message>
    <message numerus="yes">
        <source>Threat: with pit %1 the opponent takes %n stones from your pit %2.</source>
        <translation>
            <numerusform>Угроза: ходом из лунки %1 соперник возьмёт %n кумалак из вашей лунки %2.</numerusform>
            <numerusform>Угроза: ходом из лунки %1 соперник возьмёт %n кумалака из вашей лунки %2.</numerusform>
            <numerusform>Угроза: ходом из лунки %1 соперник возьмёт %n кумалаков из вашей лунки %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>stones</comment>
        <translation>берёт %1</translation>
    </message>
    <message>
        <source>makes a tuzdyk</source>
        <translation>туздык</translation>
    </message>
    <message>
        <source>No pit is selected.</source>
        <translation>Лунка не выбрана.</translation>
    </message>
    <message>
        <source>First plays house %1</source>
        <translation>Бастаушы: ход из лунки %1</translation>
    </message>
    <message>
        <source>Second plays house %1</source>
        <translation>Костаушы: ход из лунки %1</translation>
    </message>
    <message>
        <source>last seed: %1</source>
        <comment>a place</comment>
        <translation>последнее зерно: %1</translation>
    </message>
    <message>
        <source>last stone: %1</source>
        <comment>a place</comment>
        <translation>последний камень: %1</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4.</source>
        <comment>First’s home, stones, Second’s home, stones</comment>
        <translation>%1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Ничего не выбрано.</translation>
    </message>
    <message>
        <source>All others are empty.</source>
        <translation>Остальные пусты.</translation>
    </message>
    <message>
        <source>sows %1, round the board</source>
        <comment>stones</comment>
        <translation>разложено %1, полный круг</translation>
    </message>
    <message>
        <source>sows %1</source>
        <comment>stones</comment>
        <translation>разложено %1</translation>
    </message>
    <message>
        <source>Into First’s tuzdyk: %1.</source>
        <comment>stones</comment>
        <translation>В туздык Бастаушы: %1.</translation>
    </message>
    <message>
        <source>Into Second’s tuzdyk: %1.</source>
        <comment>stones</comment>
        <translation>В туздык Костаушы: %1.</translation>
    </message>
    <message>
        <source>Threat: %1 takes %2.</source>
        <comment>the opponent’s move, how many</comment>
        <translation>Угроза: %1 приносит %2.</translation>
    </message>
    <message>
        <source>First plays %1</source>
        <comment>a hole of the other row</comment>
        <translation>Бастаушы ходит отсюда: %1</translation>
    </message>
    <message>
        <source>Second plays %1</source>
        <comment>a hole of the other row</comment>
        <translation>Костаушы ходит отсюда: %1</translation>
    </message>
    <message>
        <source>First plays %1</source>
        <comment>a pit</comment>
        <translation>Бастаушы: лунка %1</translation>
    </message>
    <message>
        <source>Second plays %1</source>
        <comment>a pit</comment>
        <translation>Костаушы: лунка %1</translation>
    </message>
    <message>
        <source>to First’s %1</source>
        <comment>a pit</comment>
        <translation>в лунку %1 Бастаушы</translation>
    </message>
    <message>
        <source>to Second’s %1</source>
        <comment>a pit</comment>
        <translation>в лунку %1 Костаушы</translation>
    </message>
    <message>
        <source>to own %1</source>
        <comment>a pit</comment>
        <translation>в свою лунку %1</translation>
    </message>
    <message>
        <source>all %1</source>
        <comment>each pit of a row has so many stones</comment>
        <translation>все по %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times %1</source>
        <comment>pits in a row, stones in each</comment>
        <translation>
            <numerusform>%n раз по %1</numerusform>
            <numerusform>%n раза по %1</numerusform>
            <numerusform>%n раз по %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes %1, now %2.</source>
        <comment>stones, how many that player has gathered</comment>
        <translation>Взято %1, всего %2.</translation>
    </message>
    <message>
        <source>Takes %1 and %3 by the tuzdyk, now %2.</source>
        <comment>stones, how many that player has gathered, stones</comment>
        <translation>Взято %1, туздыком %3, всего %2.</translation>
    </message>
    <message>
        <source>Kazan %1.</source>
        <comment>of the player who moved, stones</comment>
        <translation>Казан %1.</translation>
    </message>
    <message>
        <source>First’s kazan %1.</source>
        <comment>stones</comment>
        <translation>Казан Бастаушы: %1.</translation>
    </message>
    <message>
        <source>Second’s kazan %1.</source>
        <comment>stones</comment>
        <translation>Казан Костаушы: %1.</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <comment>counts</comment>
        <translation>Бастаушы: %1.</translation>
    </message>
    <message>
        <source>Second: %1.</source>
        <comment>counts</comment>
        <translation>Костаушы: %1.</translation>
    </message>
    <message>
        <source>Kazans: %1, %2.</source>
        <translation>Казаны: %1, %2.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>No animation</source>
        <comment>speed</comment>
        <translation>Без анимации</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Landing pit</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Куда упадёт</translation>
    </message>
    <message>
        <source>Landing and capture</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Куда упадёт и что возьмёт</translation>
    </message>
    <message>
        <source>Capture and counts</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Взятие и числа в лунках</translation>
    </message>
    <message>
        <source>Counts and best reply</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Числа и лучший ответ</translation>
    </message>
    <message>
        <source>Far from you, as on a real board</source>
        <comment>where your kazan lies</comment>
        <translation>Дальний, как на настоящей доске</translation>
    </message>
    <message>
        <source>Near you</source>
        <comment>where your kazan lies</comment>
        <translation>Ближний</translation>
    </message>
    <message>
        <source>Side by side</source>
        <comment>how two people sit</comment>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>The board turns after each move</source>
        <comment>how two people sit</comment>
        <translation>Доска поворачивается после каждого хода</translation>
    </message>
    <message>
        <source>Face to face, the screen flat on the table</source>
        <comment>how two people sit</comment>
        <translation>Лицом к лицу, экран лежит на столе</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>how much is said</comment>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how much is said</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>how much is said</comment>
        <translation>Подробно</translation>
    </message>
    <message>
        <source>On mains power</source>
        <comment>when the computer thinks during a person&apos;s turn</comment>
        <translation>При питании от сети</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>when the computer thinks during a person&apos;s turn</comment>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>when the computer thinks during a person&apos;s turn</comment>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>the size of texts</comment>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>125%</source>
        <comment>the size of texts</comment>
        <translation>125 %</translation>
    </message>
    <message>
        <source>150%</source>
        <comment>the size of texts</comment>
        <translation>150 %</translation>
    </message>
    <message>
        <source>As large as fits</source>
        <comment>the size of texts</comment>
        <translation>Как можно крупнее</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>minutes</comment>
        <translation>%1 против %2</translation>
    </message>
    <message>
        <source>A player whose time runs out loses.</source>
        <translation>У кого вышло время, тот проиграл.</translation>
    </message>
    <message>
        <source>Each move adds %1 s.</source>
        <translation>Каждый ход добавляет %1 с.</translation>
    </message>
    <message>
        <source>When time runs out, the stones not yet taken go to the opponent.</source>
        <translation>Когда время вышло, всё, что не взято, достаётся сопернику.</translation>
    </message>
    <message>
        <source>%1 + %2 s</source>
        <comment>minutes, seconds after each move</comment>
        <translation>%1 + %2 с</translation>
    </message>
    <message>
        <source>%1, up to %2 s given back per move</source>
        <comment>minutes, seconds</comment>
        <translation>%1, возвращается до %2 с за ход</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Save a picture of the window in FILE (PNG), or an animation of the moves in FILE.gif, and exit. This needs no display.</source>
        <translation>Сохранить снимок окна в FILE (PNG) или анимацию ходов в FILE.gif и завершить работу. Экран не нужен.</translation>
    </message>
    <message>
        <source>The size of the window, e.g. 1280x800.</source>
        <translation>Размер окна, например 1280x800.</translation>
    </message>
    <message>
        <source>The language of the program: %1.</source>
        <translation>Язык программы: %1.</translation>
    </message>
    <message>
        <source>The colours of the window: %1.</source>
        <translation>Цвета окна: %1.</translation>
    </message>
    <message>
        <source>The game, e.g. togyzqumalaq; run qumalaq-engine games for a list.</source>
        <translation>Игра, например togyzqumalaq; весь список выводит команда qumalaq-engine games.</translation>
    </message>
    <message>
        <source>A variant of the rules, e.g. holes=5; may be given several times.</source>
        <translation>Параметр правил, например holes=5; можно указать несколько раз.</translation>
    </message>
    <message>
        <source>Start from this position.</source>
        <translation>Начать с этой позиции.</translation>
    </message>
    <message>
        <source>Play these moves first, e.g. &quot;76 98 66&quot;.</source>
        <translation>Сначала сделать эти ходы, например &quot;76 98 66&quot;.</translation>
    </message>
    <message>
        <source>Open this page, or save a picture of it with --screenshot: %1.</source>
        <translation>Открыть эту страницу или, с --screenshot, сохранить её снимок: %1.</translation>
    </message>
    <message>
        <source>Keep the settings in FILE.</source>
        <translation>Хранить настройки в FILE.</translation>
    </message>
    <message>
        <source>Keep the games, the library and the learning progress in DIR.</source>
        <translation>Хранить партии, библиотеку и успехи в обучении в папке DIR.</translation>
    </message>
    <message>
        <source>Print the version and exit.</source>
        <translation>Показать версию и завершить работу.</translation>
    </message>
    <message>
        <source>Show this help and exit.</source>
        <translation>Показать эту справку и завершить работу.</translation>
    </message>
    <message>
        <source>--game: there is no game “%1”</source>
        <translation>--game: нет игры «%1»</translation>
    </message>
    <message>
        <source>--option: “%1” is not KEY=VALUE</source>
        <translation>--option: «%1» не имеет вида KEY=VALUE</translation>
    </message>
    <message>
        <source>--option: “%1” for %2: %3</source>
        <translation>--option: «%1» для %2: %3</translation>
    </message>
    <message>
        <source>--position: this is not a position of %1: %2</source>
        <translation>--position: это не позиция игры %1: %2</translation>
    </message>
    <message>
        <source>--moves: move %1, “%2”, cannot be played</source>
        <translation>--moves: ход %1, «%2», сделать нельзя</translation>
    </message>
    <message>
        <source>there is no file “%1”</source>
        <translation>нет файла «%1»</translation>
    </message>
    <message>
        <source>--screenshot: the name of the file is missing</source>
        <translation>--screenshot: не указано имя файла</translation>
    </message>
    <message>
        <source>--diagram: there is no game and no puzzle in “%1”</source>
        <translation>--diagram: в «%1» нет ни партии, ни задачи</translation>
    </message>
    <message>
        <source>--size: “%1” is not WIDTHxHEIGHT, each %2 to %3</source>
        <translation>--size: «%1» не имеет вида WIDTHxHEIGHT, где каждое число от %2 до %3</translation>
    </message>
    <message>
        <source>--language: “%1” is not one of %2</source>
        <translation>--language: «%1» нет в списке: %2</translation>
    </message>
    <message>
        <source>--theme: “%1” is not one of %2</source>
        <translation>--theme: «%1» нет в списке: %2</translation>
    </message>
    <message>
        <source>--page: “%1” is not one of %2</source>
        <translation>--page: «%1» нет в списке: %2</translation>
    </message>
    <message>
        <source>Usage: qumalaq [options] [FILE…]
Togyzqumalaq and its relatives, against the computer or another person. A FILE of games
is opened; several files are imported into the library.</source>
        <translation>Использование: qumalaq [параметры] [FILE…]
Тогызкумалак и родственные игры: с компьютером или с другим человеком. FILE с партиями
открывается; несколько файлов добавляются в библиотеку.</translation>
    </message>
    <message>
        <source>--screenshot: an animation needs --moves</source>
        <translation>--screenshot: для анимации нужен параметр --moves</translation>
    </message>
    <message>
        <source>--screenshot: cannot write “%1”</source>
        <translation>--screenshot: не удалось записать «%1»</translation>
    </message>
    <message>
        <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); use --screenshot FILE to save the window as a picture</source>
        <translation>нет экрана (не заданы ни DISPLAY, ни WAYLAND_DISPLAY); чтобы сохранить снимок окна, укажите --screenshot FILE</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Параметры:</translation>
    </message>
    <message>
        <source>Save a diagram of the position in FILE.svg or FILE.png, and exit. With a file of games or a pack, the diagram shows its first game or puzzle. This needs no display.</source>
        <translation>Сохранить диаграмму позиции в FILE.svg или FILE.png и завершить работу. Если указан файл партий или сборник, на диаграмме будет его первая партия или задача. Экран не нужен.</translation>
    </message>
    <message>
        <source>--diagram: the name of the file, “%1”, must end in .svg or .png</source>
        <translation>--diagram: имя файла, «%1», должно оканчиваться на .svg или .png</translation>
    </message>
    <message>
        <source>--diagram and --screenshot cannot be used together</source>
        <translation>--diagram и --screenshot нельзя использовать вместе</translation>
    </message>
    <message>
        <source>--diagram: cannot write “%1”: %2</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>--diagram: не удалось записать «%1»: %2</translation>
    </message>
    <message>
        <source>Qumalaq is already open, but it is not responding</source>
        <translation>Qumalaq уже открыт, но не отвечает</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file</source>
        <translation>«%1» — не файл, а папка</translation>
    </message>
    <message>
        <source>“%1” is not a file, but a pipe or a device</source>
        <translation>«%1» — не файл, а канал или устройство</translation>
    </message>
    <message>
        <source>no window can be opened on the display “%1”; use --screenshot FILE to save the window as a picture</source>
        <translation>окно нельзя открыть на экране «%1»; чтобы сохранить снимок окна, укажите --screenshot FILE</translation>
    </message>
    <message>
        <source>These games are already open in another copy of Qumalaq, perhaps on another computer.</source>
        <translation>Эти партии уже открыты в другой копии Qumalaq, возможно, на другом компьютере.</translation>
    </message>
    <message>
        <source>&amp;Open here</source>
        <translation>&amp;Открыть здесь</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Qumalaq closed unexpectedly last time. A report for its authors is on your disk.</source>
        <translation>В прошлый раз Qumalaq неожиданно закрылся. Отчёт для авторов лежит на диске.</translation>
    </message>
</context>
<context>
    <name>DueTasks</name>
    <message>
        <source>To practise today: %1.</source>
        <translation>Повторить сегодня: %1.</translation>
    </message>
    <message>
        <source>Tomorrow: a few minutes of practice.</source>
        <translation>Завтра — несколько минут повторения.</translation>
    </message>
</context>
<context>
    <name>EndContent</name>
    <message>
        <source>Match: %1 %2 – %3 %4</source>
        <comment>name, points, points, name</comment>
        <translation>Матч: %1 %2 – %3 %4</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>the text ends too early</source>
        <translation>текст обрывается слишком рано</translation>
    </message>
    <message>
        <source>“%1” does not belong here</source>
        <translation>«%1» здесь не к месту</translation>
    </message>
    <message>
        <source>there can be no tuzdyk here</source>
        <translation>здесь не может быть туздыка</translation>
    </message>
    <message>
        <source>the ninth pit cannot be a tuzdyk</source>
        <translation>девятая лунка не может быть туздыком</translation>
    </message>
    <message>
        <source>both tuzdyks have the same number</source>
        <translation>у обоих туздыков один номер</translation>
    </message>
    <message>
        <source>a tuzdyk holds stones</source>
        <translation>в туздыке лежат кумалаки</translation>
    </message>
    <message>
        <source>one player has two tuzdyks</source>
        <translation>у одного игрока два туздыка</translation>
    </message>
    <message>
        <source>“%1” cannot be played here</source>
        <translation>ход «%1» здесь невозможен</translation>
    </message>
    <message>
        <source>the last stone falls into pit %1, not %2</source>
        <translation>последний кумалак падает в лунку %1, а не %2</translation>
    </message>
    <message>
        <source>the mark of a tuzdyk does not fit the move</source>
        <translation>знак туздыка не подходит к ходу</translation>
    </message>
    <message>
        <source>this player has no move</source>
        <translation>у этого игрока нет хода</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Строка %1, столбец %2: %3.</translation>
    </message>
    <message>
        <source>The game has no option “%1”.</source>
        <translation>У игры нет параметра «%1».</translation>
    </message>
    <message>
        <source>“%1” needs a number, not “%2”.</source>
        <translation>Параметру «%1» нужно число, а не «%2».</translation>
    </message>
    <message>
        <source>“%1” must be at least %2.</source>
        <translation>Параметр «%1» должен быть не меньше %2.</translation>
    </message>
    <message>
        <source>“%1” must be at most %2.</source>
        <translation>Параметр «%1» должен быть не больше %2.</translation>
    </message>
    <message>
        <source>“%1”: there is no such hole on the board.</source>
        <translation>«%1»: такой лунки на доске нет.</translation>
    </message>
    <message>
        <source>“%1”: one hole is listed twice.</source>
        <translation>«%1»: одна лунка указана дважды.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n holes must be empty.</source>
        <translation>
            <numerusform>Пустой должна быть ровно %n лунка.</numerusform>
            <numerusform>Пустыми должны быть ровно %n лунки.</numerusform>
            <numerusform>Пустыми должны быть ровно %n лунок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The empty holes must not all lie in one row.</source>
        <translation>Пустые лунки не должны все оказаться в одном ряду.</translation>
    </message>
    <message>
        <source>The option “%1” cannot be “%2”.</source>
        <translation>У параметра «%1» не может быть значения «%2».</translation>
    </message>
    <message>
        <source>“%1” is not closed</source>
        <translation>у «%1» нет закрывающего знака</translation>
    </message>
    <message>
        <source>there is no game called “%1”</source>
        <translation>нет игры под названием «%1»</translation>
    </message>
    <message>
        <source>the game cannot be set up with “%1”</source>
        <translation>в этой игре нельзя задать «%1»</translation>
    </message>
    <message>
        <source>no game is that long</source>
        <translation>партий такой длины не бывает</translation>
    </message>
    <message>
        <source>the kazan holds %1, not %2</source>
        <translation>в казане %1, а не %2</translation>
    </message>
    <message>
        <source>the next move has the number %1, not %2</source>
        <translation>номер следующего хода — %1, а не %2</translation>
    </message>
    <message>
        <source>the moves do not lead to the result “%1”</source>
        <translation>ходы не ведут к результату «%1»</translation>
    </message>
    <message>
        <source>First’s final score is %1, not %2</source>
        <translation>итоговый счёт Бастаушы — %1, а не %2</translation>
    </message>
    <message>
        <source>the player to move still has stones</source>
        <translation>у игрока, чей ход, ещё есть кумалаки</translation>
    </message>
    <message>
        <source>“%1” is more stones than the game has</source>
        <translation>«%1» — больше, чем есть в игре</translation>
    </message>
    <message>
        <source>the row has too many numbers or too few</source>
        <translation>в ряду лишние числа или чисел не хватает</translation>
    </message>
    <message>
        <source>the numbers add up to %1 instead of %2</source>
        <translation>сумма чисел — %1 вместо %2</translation>
    </message>
    <message>
        <source>there is no “%1” on this board</source>
        <translation>на этой доске нет «%1»</translation>
    </message>
    <message>
        <source>this game prescribes no hole here</source>
        <translation>в этой игре здесь нет обязательной лунки</translation>
    </message>
    <message>
        <source>the prescribed hole is empty</source>
        <translation>обязательная лунка пуста</translation>
    </message>
    <message>
        <source>a hole is prescribed though the game is over</source>
        <translation>игра окончена, а обязательная лунка указана</translation>
    </message>
    <message>
        <source>another hole is prescribed</source>
        <translation>обязательна другая лунка</translation>
    </message>
    <message>
        <source>the line is not UTF-8</source>
        <translation>строка не в кодировке UTF-8</translation>
    </message>
    <message>
        <source>“%1” is not of the form “key = value”</source>
        <translation>«%1» не имеет вида «ключ = значение»</translation>
    </message>
    <message>
        <source>there is no part “%1”</source>
        <translation>раздела «%1» нет</translation>
    </message>
    <message>
        <source>there is no key “%1” here</source>
        <translation>ключа «%1» здесь нет</translation>
    </message>
    <message>
        <source>“%1” appears twice</source>
        <translation>«%1» встречается второй раз</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>не хватает «%1»</translation>
    </message>
    <message>
        <source>“%1” is not possible here</source>
        <translation>«%1» здесь невозможно</translation>
    </message>
    <message>
        <source>this is not a position of the game</source>
        <translation>это не позиция этой игры</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>в этой позиции игра окончена</translation>
    </message>
    <message>
        <source>a lesson has %1 to %2 tasks; this one has %3</source>
        <translation>в уроке от %1 до %2 заданий, здесь их %3</translation>
    </message>
    <message>
        <source>the text “%1” is missing</source>
        <translation>нет текста «%1»</translation>
    </message>
    <message>
        <source>no task has the text “%1”</source>
        <translation>нет задания для текста «%1»</translation>
    </message>
    <message>
        <source>the text has %1 words; at most %2 fit</source>
        <translation>в тексте слов: %1, а помещается не больше %2</translation>
    </message>
    <message>
        <source>the answer “%1” does not reach the goal</source>
        <translation>ответ «%1» не достигает цели</translation>
    </message>
    <message>
        <source>“%1” is a better answer</source>
        <translation>ответ «%1» лучше</translation>
    </message>
    <message>
        <source>“%1” is an equally good answer</source>
        <translation>ответ «%1» не хуже</translation>
    </message>
    <message>
        <source>the right answer is “%1”</source>
        <translation>верный ответ — «%1»</translation>
    </message>
    <message>
        <source>the game has no such goal</source>
        <translation>в этой игре нет такой цели</translation>
    </message>
    <message>
        <source>there are too many stones to prove who wins</source>
        <translation>лунки слишком полны: нельзя доказать, кто выиграет</translation>
    </message>
    <message>
        <source>a puzzle is written “kind grade | position | moves”</source>
        <translation>задача записывается так: «вид ступень | позиция | ходы»</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>You are Second.</source>
        <translation>Вы Костаушы.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind of puzzle, grade</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%2 of %3 · %1</source>
        <comment>lesson or kind of exercise, number of the exercise, of all</comment>
        <translation>%2 из %3 · %1</translation>
    </message>
    <message>
        <source>The opponent’s move begins here: %1.</source>
        <comment>a pit</comment>
        <translation>Соперник ходит отсюда: %1.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Even better: %1.</source>
        <translation>Ещё лучше: %1.</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <comment>a move</comment>
        <translation>%1 лучше.</translation>
    </message>
    <message>
        <source>%1 is the solution.</source>
        <comment>a move</comment>
        <translation>Решение — %1.</translation>
    </message>
    <message>
        <source>%1 of %2 · once more</source>
        <comment>number of the exercise, of all</comment>
        <translation>%1 из %2 · ещё раз</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <comment>a pit, a number, a player or a written move</comment>
        <translation>Верный ответ: %1.</translation>
    </message>
    <message>
        <source>Look for a capture: how much can one move take?</source>
        <translation>Ищите взятие: сколько можно взять одним ходом?</translation>
    </message>
    <message>
        <source>You can make a tuzdyk at once.</source>
        <translation>Туздык можно сделать сразу.</translation>
    </message>
    <message>
        <source>Look for a move that makes a threat.</source>
        <translation>Ищите ход, который создаёт угрозу.</translation>
    </message>
    <message>
        <source>You can make a tuzdyk with your second move.</source>
        <translation>Туздык можно сделать вторым ходом.</translation>
    </message>
    <message>
        <source>The opponent wants to take from you. Where?</source>
        <translation>Соперник грозит взять у вас. Где?</translation>
    </message>
    <message>
        <source>The opponent wants to make a tuzdyk. Where?</source>
        <translation>Соперник хочет сделать туздык. Где?</translation>
    </message>
    <message>
        <source>One move wins at once.</source>
        <translation>Есть ход, который выигрывает сразу.</translation>
    </message>
    <message>
        <source>Think of the opponent’s best reply to each of your moves.</source>
        <translation>Подумайте о лучшем ответе соперника на каждый ваш ход.</translation>
    </message>
    <message>
        <source>After that you gain %1, the opponent %2.</source>
        <comment>stones, stones</comment>
        <translation>Дальше вы получаете %1, соперник — %2.</translation>
    </message>
    <message>
        <source>Play the next move of your opening.</source>
        <translation>Ваш ход в вашем дебюте.</translation>
    </message>
    <message>
        <source>Look for a move that begins with %1.</source>
        <comment>5 stones</comment>
        <translation>Найдите ход из лунки, в которой %1.</translation>
    </message>
    <message>
        <source>This is not the move of your opening.</source>
        <translation>Это не ход вашего дебюта.</translation>
    </message>
    <message>
        <source>In your opening you play %1.</source>
        <comment>a move</comment>
        <translation>В вашем дебюте: %1.</translation>
    </message>
    <message>
        <source>%1 is written %2.</source>
        <comment>a move, its digits</comment>
        <translation>%1 пишется %2.</translation>
    </message>
    <message>
        <source>A reply: %1.</source>
        <comment>a move</comment>
        <translation>Ответ: %1.</translation>
    </message>
    <message>
        <source>The kazan holds so many after the move.</source>
        <translation>Столько в казане после хода.</translation>
    </message>
    <message>
        <source>The move ends in %1.</source>
        <comment>a place</comment>
        <translation>Ход кончается здесь: %1.</translation>
    </message>
    <message>
        <source>%1: the kazan held %2 before. How many were taken?</source>
        <comment>93(64), a number</comment>
        <translation>%1: раньше в казане было %2. Сколько взято?</translation>
    </message>
    <message>
        <source>The computer looked ahead and found no better move.</source>
        <translation>Компьютер просчитал варианты и не нашёл хода лучше.</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>it</source>
        <comment>a move</comment>
        <translation>он</translation>
    </message>
    <message>
        <source>%1 makes Second’s pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 делает туздык в лунке %2 Костаушы.</translation>
    </message>
    <message>
        <source>%1 makes First’s pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 делает туздык в лунке %2 Бастаушы.</translation>
    </message>
    <message>
        <source>%1 makes the opponent’s pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 делает туздык в лунке %2 соперника.</translation>
    </message>
    <message>
        <source>The player’s own pit %1 becomes even, %2 instead of %3: harder to take from.</source>
        <comment>number, stones, stones</comment>
        <translation>У того, кто ходит, в лунке %1 станет чётное число, %2 вместо %3: взять из неё труднее.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones fall into the opponent’s tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Туздык соперника (лунка %1) получает %n кумалак.</numerusform>
            <numerusform>Туздык соперника (лунка %1) получает %n кумалака.</numerusform>
            <numerusform>Туздык соперника (лунка %1) получает %n кумалаков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones fall into the player’s own tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Туздык того, кто ходит (лунка %1), получает %n кумалак.</numerusform>
            <numerusform>Туздык того, кто ходит (лунка %1), получает %n кумалака.</numerusform>
            <numerusform>Туздык того, кто ходит (лунка %1), получает %n кумалаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <comment>move</comment>
        <translation>%1 — единственный возможный.</translation>
    </message>
    <message numerus="yes">
        <source>%n more stones in the kazan make %1, which wins.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Если в казан попадёт ещё %n кумалак, станет %1, а это победа.</numerusform>
            <numerusform>Если в казан попадут ещё %n кумалака, станет %1, а это победа.</numerusform>
            <numerusform>Если в казан попадёт ещё %n кумалаков, станет %1, а это победа.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves left in the player’s row: %1, in the opponent’s: %2.</source>
        <comment>number, number</comment>
        <translation>Осталось ходов: у того, кто ходит, — %1, у соперника — %2.</translation>
    </message>
    <message>
        <source>First has no stones and passes.</source>
        <translation>У Бастаушы нет камней, ход пропускается.</translation>
    </message>
    <message>
        <source>Second has no stones and passes.</source>
        <translation>У Костаушы нет камней, ход пропускается.</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3.</source>
        <comment>move, stones, stones</comment>
        <translation>%1 выигрывает, %2:%3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 приносит %n кумалак.</numerusform>
            <numerusform>%1 приносит %n кумалака.</numerusform>
            <numerusform>%1 приносит %n кумалаков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones; %2 would take only %3.</source>
        <comment>move, another move, how many</comment>
        <translation>
            <numerusform>%1 приносит %n кумалак, %2 принёс бы только %3.</numerusform>
            <numerusform>%1 приносит %n кумалака, %2 принёс бы только %3.</numerusform>
            <numerusform>%1 приносит %n кумалаков, %2 принёс бы только %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones; %2 took only %3.</source>
        <comment>move, another move, how many</comment>
        <translation>
            <numerusform>%1 приносит %n кумалак, %2 принёс только %3.</numerusform>
            <numerusform>%1 приносит %n кумалака, %2 принёс только %3.</numerusform>
            <numerusform>%1 приносит %n кумалаков, %2 принёс только %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is common here: %2 of %n games (%3).</source>
        <comment>move, how many, where from</comment>
        <translation>
            <numerusform>%1 здесь встречается часто: в %2 из %n партии (%3).</numerusform>
            <numerusform>%1 здесь встречается часто: в %2 из %n партий (%3).</numerusform>
            <numerusform>%1 здесь встречается часто: в %2 из %n партий (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is rare here: %2 of %n games (%3).</source>
        <comment>move, how many, where from</comment>
        <translation>
            <numerusform>%1 здесь встречается редко: в %2 из %n партии (%3).</numerusform>
            <numerusform>%1 здесь встречается редко: в %2 из %n партий (%3).</numerusform>
            <numerusform>%1 здесь встречается редко: в %2 из %n партий (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in the player’s row are added to the kazan.</source>
        <translation>
            <numerusform>В казан добавляется остаток ряда: %n кумалак.</numerusform>
            <numerusform>В казан добавляется остаток ряда: %n кумалака.</numerusform>
            <numerusform>В казан добавляется остаток ряда: %n кумалаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever the reply, a tuzdyk follows: after %1, %2 makes pit %3 a tuzdyk.</source>
        <comment>the answer, next move, number</comment>
        <translation>Туздык будет при любом ответе: если ответ — %1, то туздык в лунке %3 делает %2.</translation>
    </message>
    <message>
        <source>The tuzdyk comes next: after %1, %2 makes pit %3 a tuzdyk.</source>
        <comment>the answer, next move, number</comment>
        <translation>Туздык будет следующим ходом: если ответ — %1, то туздык в лунке %3 делает %2.</translation>
    </message>
    <message>
        <source>Your pit %1 becomes even, %2 instead of %3: harder to take from.</source>
        <comment>number, stones, stones</comment>
        <translation>В вашей лунке %1 станет чётное число, %2 вместо %3: взять из неё труднее.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones fall into your tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Ваш туздык (лунка %1) получает %n кумалак.</numerusform>
            <numerusform>Ваш туздык (лунка %1) получает %n кумалака.</numerusform>
            <numerusform>Ваш туздык (лунка %1) получает %n кумалаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves left in your row: %1, in the opponent’s: %2.</source>
        <comment>number, number</comment>
        <translation>Ходов в вашем ряду осталось: %1, у соперника — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in your row are added to your kazan.</source>
        <translation>
            <numerusform>В ваш казан добавляется остаток ряда: %n кумалак.</numerusform>
            <numerusform>В ваш казан добавляется остаток ряда: %n кумалака.</numerusform>
            <numerusform>В ваш казан добавляется остаток ряда: %n кумалаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 makes your pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 делает туздык в вашей лунке %2.</translation>
    </message>
    <message>
        <source>The opponent’s pit %1 becomes even, %2 instead of %3: harder to take from.</source>
        <comment>number, stones, stones</comment>
        <translation>В лунке %1 соперника станет чётное число, %2 вместо %3: взять из неё труднее.</translation>
    </message>
    <message>
        <source>The opponent had no other move.</source>
        <translation>У соперника не было другого хода.</translation>
    </message>
    <message>
        <source>Moves left in the opponent’s row: %1; in yours: %2.</source>
        <comment>number, number</comment>
        <translation>Ходов в ряду соперника осталось: %1, у вас — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in the opponent’s row are added to their kazan.</source>
        <translation>
            <numerusform>В казан соперника добавляется остаток ряда: %n кумалак.</numerusform>
            <numerusform>В казан соперника добавляется остаток ряда: %n кумалака.</numerusform>
            <numerusform>В казан соперника добавляется остаток ряда: %n кумалаков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from the player’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 не даёт сопернику взять %n кумалак из лунки %2 этого игрока.</numerusform>
            <numerusform>%1 не даёт сопернику взять %n кумалака из лунки %2 этого игрока.</numerusform>
            <numerusform>%1 не даёт сопернику взять %n кумалаков из лунки %2 этого игрока.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from the player’s pit %2; they can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 не даёт сопернику взять %n кумалак из лунки %2 этого игрока; тогда он возьмёт не больше %3.</numerusform>
            <numerusform>%1 не даёт сопернику взять %n кумалака из лунки %2 этого игрока; тогда он возьмёт не больше %3.</numerusform>
            <numerusform>%1 не даёт сопернику взять %n кумалаков из лунки %2 этого игрока; тогда он возьмёт не больше %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the opponent from making the player’s pit %2 a tuzdyk.</source>
        <comment>move, number or numbers</comment>
        <translation>%1 не даёт сопернику сделать туздык в лунке %2 этого игрока.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from your pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 не даёт сопернику взять %n кумалак из вашей лунки %2.</numerusform>
            <numerusform>%1 не даёт сопернику взять %n кумалака из вашей лунки %2.</numerusform>
            <numerusform>%1 не даёт сопернику взять %n кумалаков из вашей лунки %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from your pit %2; they can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 не даёт сопернику взять %n кумалак из вашей лунки %2; тогда он возьмёт не больше %3.</numerusform>
            <numerusform>%1 не даёт сопернику взять %n кумалака из вашей лунки %2; тогда он возьмёт не больше %3.</numerusform>
            <numerusform>%1 не даёт сопернику взять %n кумалаков из вашей лунки %2; тогда он возьмёт не больше %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the opponent from making your pit %2 a tuzdyk.</source>
        <comment>move, number or numbers</comment>
        <translation>%1 не даёт сопернику сделать туздык в вашей лунке %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps you from taking %n stones from the opponent’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 не даёт вам взять %n кумалак из лунки %2 соперника.</numerusform>
            <numerusform>%1 не даёт вам взять %n кумалака из лунки %2 соперника.</numerusform>
            <numerusform>%1 не даёт вам взять %n кумалаков из лунки %2 соперника.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps you from taking %n stones from the opponent’s pit %2; you can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 не даёт вам взять %n кумалак из лунки %2 соперника; тогда вы возьмёте не больше %3.</numerusform>
            <numerusform>%1 не даёт вам взять %n кумалака из лунки %2 соперника; тогда вы возьмёте не больше %3.</numerusform>
            <numerusform>%1 не даёт вам взять %n кумалаков из лунки %2 соперника; тогда вы возьмёте не больше %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps you from making the opponent’s pit %2 a tuzdyk.</source>
        <comment>move, number or numbers</comment>
        <translation>%1 не даёт вам сделать туздык в лунке %2 соперника.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <comment>a home, how many stones</comment>
        <translation>%1: +%2.</translation>
    </message>
    <message>
        <source>Another move: the last stone falls into %1.</source>
        <comment>a home</comment>
        <translation>Последний камень попадает сюда: %1. Ещё один ход.</translation>
    </message>
    <message>
        <source>What is left, %1, goes to the player.</source>
        <comment>how many stones</comment>
        <translation>Остаток, %1, достаётся тому, кто ходит.</translation>
    </message>
    <message>
        <source>What is left, %1, goes to you.</source>
        <comment>how many stones</comment>
        <translation>Остаток, %1, достаётся вам.</translation>
    </message>
    <message>
        <source>What is left, %1, goes to the opponent.</source>
        <comment>how many stones</comment>
        <translation>Остаток, %1, достаётся сопернику.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>move, how many</comment>
        <translation>%1 приносит %2.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>numbers of pits</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 and the moves after it gain %2.</source>
        <comment>move, how many</comment>
        <translation>%1 вместе со следующими ходами приносит %2.</translation>
    </message>
    <message>
        <source>%1 and the moves after it lose %2.</source>
        <comment>move, how many</comment>
        <translation>%1 вместе со следующими ходами обходится в %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and the moves after it gain %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 вместе со следующими ходами приносит %n кумалак.</numerusform>
            <numerusform>%1 вместе со следующими ходами приносит %n кумалака.</numerusform>
            <numerusform>%1 вместе со следующими ходами приносит %n кумалаков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and the moves after it lose %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 вместе со следующими ходами обходится в %n кумалак.</numerusform>
            <numerusform>%1 вместе со следующими ходами обходится в %n кумалака.</numerusform>
            <numerusform>%1 вместе со следующими ходами обходится в %n кумалаков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 принёс %n кумалак.</numerusform>
            <numerusform>%1 принёс %n кумалака.</numerusform>
            <numerusform>%1 принёс %n кумалаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <comment>move, how many</comment>
        <translation>%1 принёс %2.</translation>
    </message>
    <message>
        <source>%1 made your pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 сделал туздык в вашей лунке %2.</translation>
    </message>
    <message>
        <source>The opponent’s pit %1 became even, %2 instead of %3: harder to take from.</source>
        <comment>number, stones, stones</comment>
        <translation>В лунке %1 соперника стало чётное число, %2 вместо %3: взять из неё труднее.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones fell into your tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Ваш туздык (лунка %1) получил %n кумалак.</numerusform>
            <numerusform>Ваш туздык (лунка %1) получил %n кумалака.</numerusform>
            <numerusform>Ваш туздык (лунка %1) получил %n кумалаков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones fell into the opponent’s tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Туздык соперника (лунка %1) получил %n кумалак.</numerusform>
            <numerusform>Туздык соперника (лунка %1) получил %n кумалака.</numerusform>
            <numerusform>Туздык соперника (лунка %1) получил %n кумалаков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to take %n stones from the opponent’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 создаёт угрозу взять %n кумалак из лунки %2 соперника.</numerusform>
            <numerusform>%1 создаёт угрозу взять %n кумалака из лунки %2 соперника.</numerusform>
            <numerusform>%1 создаёт угрозу взять %n кумалаков из лунки %2 соперника.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to make the opponent’s pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 создаёт угрозу сделать туздык в лунке %2 соперника.</translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to take %n stones from your pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 создаёт угрозу взять %n кумалак из вашей лунки %2.</numerusform>
            <numerusform>%1 создаёт угрозу взять %n кумалака из вашей лунки %2.</numerusform>
            <numerusform>%1 создаёт угрозу взять %n кумалаков из вашей лунки %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to make your pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 создаёт угрозу сделать туздык в вашей лунке %2.</translation>
    </message>
    <message numerus="yes">
        <source>The opponent threatens to take %n stones from your pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Соперник угрожает взять %n кумалак из вашей лунки %1.</numerusform>
            <numerusform>Соперник угрожает взять %n кумалака из вашей лунки %1.</numerusform>
            <numerusform>Соперник угрожает взять %n кумалаков из вашей лунки %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent threatens to make your pit %1 a tuzdyk.</source>
        <comment>number</comment>
        <translation>Соперник угрожает сделать туздык в вашей лунке %1.</translation>
    </message>
</context>
<context>
    <name>FocusDescription</name>
    <message>
        <source>checked</source>
        <translation>отмечено</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>не отмечено</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>флажок</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>ползунок</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>text field</source>
        <translation>поле ввода</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>меню</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>сейчас недоступно</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>вкладка</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Togyzqumalaq</source>
        <translation>Тогызкумалак</translation>
    </message>
    <message>
        <source>Toguz korgool</source>
        <translation>Тогуз коргоол</translation>
    </message>
    <message>
        <source>Bestemshe</source>
        <translation>Бестемше</translation>
    </message>
    <message>
        <source>Congkak</source>
        <translation>Чонгкак</translation>
    </message>
    <message>
        <source>Mangala of Suez</source>
        <translation>Суэцкая мангала</translation>
    </message>
    <message>
        <source>Nine pits a side, nine stones a pit. Make a pit even to take its stones; gather more than half.</source>
        <translation>Девять лунок в ряду, по девять кумалаков. Чётное число у соперника — ваше. Соберите больше половины.</translation>
    </message>
    <message>
        <source>The Kyrgyz form of the game: nine pits a side, nine stones a pit.</source>
        <translation>Та же игра, какой её знают кыргызы: девять лунок в ряду, в каждой девять кумалаков.</translation>
    </message>
    <message>
        <source>The little sister for beginners: five pits a side, five stones a pit, no tuzdyk.</source>
        <translation>Младшая сестра для начинающих: пять лунок в ряду, в каждой пять кумалаков, без туздыка.</translation>
    </message>
    <message>
        <source>The Malay game: sow into your own home, and sow on if the last stone lands on stones.</source>
        <translation>Малайская игра: раскладывайте камни и в свой дом; если последний упал в занятую лунку, раскладывайте дальше.</translation>
    </message>
    <message>
        <source>As it was played in Suez: long sowings round the board; captured stones are kept beside it.</source>
        <translation>Как играли в Суэце: долгие круги по доске, а взятое лежит рядом с ней.</translation>
    </message>
    <message>
        <source>Play on until atsyrau</source>
        <translation>Играть до атсырау</translation>
    </message>
    <message>
        <source>Holes in a row</source>
        <translation>Лунок в ряду</translation>
    </message>
    <message>
        <source>Stones in a hole</source>
        <translation>Камней в лунке</translation>
    </message>
    <message>
        <source>A capture takes</source>
        <translation>При взятии забирают</translation>
    </message>
    <message>
        <source>Last stone in the home</source>
        <translation>После попадания в дом</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Игра кончается</translation>
    </message>
    <message>
        <source>Empty holes at the start</source>
        <translation>Пустые лунки в начале</translation>
    </message>
    <message>
        <source>Opening turns without captures</source>
        <translation>Первых ходов без взятия</translation>
    </message>
    <message>
        <source>Prescribed first hole</source>
        <translation>Обязательная лунка</translation>
    </message>
    <message>
        <source>Stones left at the end</source>
        <translation>Камни, оставшиеся в конце</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>both holes</source>
        <translation>камни напротив и последний</translation>
    </message>
    <message>
        <source>the opposite hole only</source>
        <translation>только камни напротив</translation>
    </message>
    <message>
        <source>another move</source>
        <translation>ещё один ход</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>ход кончается</translation>
    </message>
    <message>
        <source>when the board is empty</source>
        <translation>когда доска пуста</translation>
    </message>
    <message>
        <source>when a row is empty</source>
        <translation>когда ряд пуст</translation>
    </message>
    <message>
        <source>after a capture</source>
        <translation>после взятия</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>count for neither player</source>
        <translation>не достаются никому</translation>
    </message>
    <message>
        <source>go to their owner</source>
        <translation>достаются хозяину ряда</translation>
    </message>
    <message>
        <source>The game ends only at atsyrau: the player to move has no stones in their row.</source>
        <translation>Игра кончается только при атсырау: ряд того, кто ходит, пуст.</translation>
    </message>
    <message>
        <source>How many holes each row has.</source>
        <translation>Сколько лунок в каждом ряду.</translation>
    </message>
    <message>
        <source>How many stones lie in each hole at the start.</source>
        <translation>Сколько камней лежит в каждой лунке в начале.</translation>
    </message>
    <message>
        <source>Whether the last stone goes to the home with the stones it takes.</source>
        <translation>Идёт ли последний камень в дом вместе со взятыми.</translation>
    </message>
    <message>
        <source>What happens when the last stone falls into the player’s own home.</source>
        <translation>Что будет, если последний камень попадёт в дом того, кто ходит.</translation>
    </message>
    <message>
        <source>What ends the game, so that the stones are counted.</source>
        <translation>Когда игра кончается и считают камни.</translation>
    </message>
    <message>
        <source>How many turns at the start, counting both players, take nothing.</source>
        <translation>Сколько первых ходов, считая ходы обоих игроков, проходит без взятия.</translation>
    </message>
    <message>
        <source>When a turn must begin at the hole after the one where the previous turn ended.</source>
        <translation>Когда ход нужно начинать с лунки, следующей за той, где закончился предыдущий.</translation>
    </message>
    <message>
        <source>Who gets the stones in the holes when the game is over.</source>
        <translation>Кому достаются камни в лунках, когда игра окончена.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Бастаушы</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Костаушы</translation>
    </message>
    <message>
        <source>First, moves first</source>
        <translation>Бастаушы, ходит первым</translation>
    </message>
    <message>
        <source>Second, moves second</source>
        <translation>Костаушы, ходит вторым</translation>
    </message>
    <message>
        <source>Art</source>
        <comment>pit 1</comment>
        <translation>Арт</translation>
    </message>
    <message>
        <source>Tekturmas</source>
        <comment>pit 2</comment>
        <translation>Тектурмас</translation>
    </message>
    <message>
        <source>At otpes</source>
        <comment>pit 3</comment>
        <translation>Ат отпес</translation>
    </message>
    <message>
        <source>Atsyratar</source>
        <comment>pit 4</comment>
        <translation>Атсыратар</translation>
    </message>
    <message>
        <source>Bel</source>
        <comment>pit 5</comment>
        <translation>Бел</translation>
    </message>
    <message>
        <source>Belbasar</source>
        <comment>pit 6</comment>
        <translation>Белбасар</translation>
    </message>
    <message>
        <source>Qandyqaqpan</source>
        <comment>pit 7</comment>
        <translation>Кандыкакпан</translation>
    </message>
    <message>
        <source>Kokmoiyn</source>
        <comment>pit 8</comment>
        <translation>Кокмойын</translation>
    </message>
    <message>
        <source>Mangdai</source>
        <comment>pit 9</comment>
        <translation>Мандай</translation>
    </message>
    <message>
        <source>Kuiruk</source>
        <comment>Kyrgyz, pit 1</comment>
        <translation>Куйрук</translation>
    </message>
    <message>
        <source>At otpos</source>
        <comment>Kyrgyz, pit 2</comment>
        <translation>Ат отпос</translation>
    </message>
    <message>
        <source>Jaman ui</source>
        <comment>Kyrgyz, pit 3</comment>
        <translation>Жаман уй</translation>
    </message>
    <message>
        <source>Tekildek</source>
        <comment>Kyrgyz, pit 4</comment>
        <translation>Текилдек</translation>
    </message>
    <message>
        <source>Bel</source>
        <comment>Kyrgyz, pit 5</comment>
        <translation>Бел</translation>
    </message>
    <message>
        <source>Daly</source>
        <comment>Kyrgyz, pit 6</comment>
        <translation>Далы</translation>
    </message>
    <message>
        <source>Eki tishti</source>
        <comment>Kyrgyz, pit 7</comment>
        <translation>Эки тишти</translation>
    </message>
    <message>
        <source>Kok moyun</source>
        <comment>Kyrgyz, pit 8</comment>
        <translation>Кок моюн</translation>
    </message>
    <message>
        <source>Ooz</source>
        <comment>Kyrgyz, pit 9</comment>
        <translation>Ооз</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>First wins</source>
        <translation>Бастаушы побеждает</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>Костаушы побеждает</translation>
    </message>
    <message>
        <source>Atsyrau: the player to move has no stones left. Each player keeps their own row.</source>
        <translation>Атсырау: ходить нечем. Каждый забирает то, что лежит в его ряду.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Доска пуста.</translation>
    </message>
    <message>
        <source>The sowing would never end.</source>
        <translation>Этот ход никогда не кончился бы.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time.</source>
        <translation>Одна и та же позиция возникла в третий раз.</translation>
    </message>
    <message>
        <source>Both players agreed to a draw.</source>
        <translation>Игроки согласились на ничью.</translation>
    </message>
    <message>
        <source>Second resigned.</source>
        <translation>Костаушы сдался.</translation>
    </message>
    <message>
        <source>First resigned.</source>
        <translation>Бастаушы сдался.</translation>
    </message>
    <message>
        <source>Second ran out of time.</source>
        <translation>У Костаушы вышло время.</translation>
    </message>
    <message>
        <source>First ran out of time.</source>
        <translation>У Бастаушы вышло время.</translation>
    </message>
    <message>
        <source>Three holes are empty, two in one row and one in the other. Choose them.</source>
        <translation>Пусты три лунки: две в одном ряду и одна в другом. Выберите их.</translation>
    </message>
    <message>
        <source>Foal</source>
        <comment>level 1</comment>
        <translation>Жеребёнок</translation>
    </message>
    <message>
        <source>Yearling</source>
        <comment>level 2</comment>
        <translation>Стригунок</translation>
    </message>
    <message>
        <source>Colt</source>
        <comment>level 3</comment>
        <translation>Третьяк</translation>
    </message>
    <message>
        <source>Young horse</source>
        <comment>level 4</comment>
        <translation>Молодой конь</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>level 5</comment>
        <translation>Конь</translation>
    </message>
    <message>
        <source>Pacer</source>
        <comment>level 6</comment>
        <translation>Иноходец</translation>
    </message>
    <message>
        <source>Racer</source>
        <comment>level 7</comment>
        <translation>Рысак</translation>
    </message>
    <message>
        <source>Courser</source>
        <comment>level 8</comment>
        <translation>Скакун</translation>
    </message>
    <message>
        <source>Argamak</source>
        <comment>level 9</comment>
        <translation>Аргамак</translation>
    </message>
    <message>
        <source>Tulpar</source>
        <comment>level 10</comment>
        <translation>Тулпар</translation>
    </message>
    <message>
        <source>For your very first games.</source>
        <comment>level 1</comment>
        <translation>Для самых первых партий.</translation>
    </message>
    <message>
        <source>Looks for captures, but misses some.</source>
        <comment>level 2</comment>
        <translation>Ищет, что взять, но замечает не всё.</translation>
    </message>
    <message>
        <source>Takes what it can and forgets about you.</source>
        <comment>level 3</comment>
        <translation>Берёт что есть и забывает о вас.</translation>
    </message>
    <message>
        <source>Begins to think about your reply.</source>
        <comment>level 4</comment>
        <translation>Начинает думать о вашем ответе.</translation>
    </message>
    <message>
        <source>Plays a decent game, and makes mistakes like anyone else.</source>
        <comment>level 5</comment>
        <translation>Играет прилично и ошибается, как все.</translation>
    </message>
    <message>
        <source>Looks a few moves ahead.</source>
        <comment>level 6</comment>
        <translation>Смотрит на несколько ходов вперёд.</translation>
    </message>
    <message>
        <source>Seldom makes mistakes: for club players.</source>
        <comment>level 7</comment>
        <translation>Ошибается редко: для клубных игроков.</translation>
    </message>
    <message>
        <source>No longer makes big mistakes.</source>
        <comment>level 8</comment>
        <translation>Грубых ошибок уже не делает.</translation>
    </message>
    <message>
        <source>For masters.</source>
        <comment>level 9</comment>
        <translation>Для мастеров.</translation>
    </message>
    <message>
        <source>The winged horse of legend: plays at full strength.</source>
        <comment>level 10</comment>
        <translation>Крылатый конь из легенд: играет в полную силу.</translation>
    </message>
    <message>
        <source>Zhinagysh the hoarder</source>
        <translation>Жинагыш-собиратель</translation>
    </message>
    <message>
        <source>Tuzdykshy the hunter</source>
        <translation>Туздыкши-охотник</translation>
    </message>
    <message>
        <source>Sakshy the guardian</source>
        <translation>Сакши-страж</translation>
    </message>
    <message>
        <source>Shabuylshy the attacker</source>
        <translation>Шабуылши-боец</translation>
    </message>
    <message>
        <source>Esepshi the counter</source>
        <translation>Есепши-счетовод</translation>
    </message>
    <message>
        <source>Keeps as many stones as it can in its own row.</source>
        <translation>Старается удержать побольше кумалаков в своём ряду.</translation>
    </message>
    <message>
        <source>Hunts for a tuzdyk from the first move on.</source>
        <translation>С первого хода охотится за туздыком.</translation>
    </message>
    <message>
        <source>Keeps its pits even, so that there is little to take.</source>
        <translation>Держит в лунках чётные числа, чтобы взять было трудно.</translation>
    </message>
    <message>
        <source>Takes as much as it can, here and now.</source>
        <translation>Берёт как можно больше, здесь и сейчас.</translation>
    </message>
    <message>
        <source>Keeps moves in hand and works out the ending.</source>
        <translation>Бережёт ходы в запасе и просчитывает конец партии.</translation>
    </message>
    <message>
        <source>Oware</source>
        <translation>Овари</translation>
    </message>
    <message>
        <source>Kalah</source>
        <translation>Калах</translation>
    </message>
    <message>
        <source>Turkish Mangala</source>
        <translation>Турецкая мангала</translation>
    </message>
    <message>
        <source>Repetition ends the game</source>
        <translation>Конец при повторении</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>ничего не берёт</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>остаётся на месте</translation>
    </message>
    <message>
        <source>The game of West Africa: make two or three in a house to take them, and leave the opponent some.</source>
        <translation>Игра Западной Африки: доведите число зёрен в лунке до двух или трёх и берите их, но оставьте что-нибудь и сопернику.</translation>
    </message>
    <message>
        <source>The mancala of the West: end in your store and move again, or take what lies opposite.</source>
        <translation>Манкала Запада: закончите в своём амбаре и ходите ещё раз или возьмите то, что напротив.</translation>
    </message>
    <message>
        <source>The mancala of Turkey: the first stone goes back, even counts are taken, your treasury gives another move.</source>
        <translation>Турецкая разновидность манкалы: первый камень кладут обратно, чётное число берут, казна даёт ещё один ход.</translation>
    </message>
    <message>
        <source>A capture of all the opponent’s seeds</source>
        <translation>Взятие всех зёрен соперника</translation>
    </message>
    <message>
        <source>Last stone, nothing opposite</source>
        <translation>Последний камень, напротив пусто</translation>
    </message>
    <message>
        <source>takes them all</source>
        <translation>берёт всё</translation>
    </message>
    <message>
        <source>goes to the store</source>
        <translation>идёт в амбар</translation>
    </message>
    <message>
        <source>A grand slam: it would leave the opponent without seeds.</source>
        <translation>Большой шлем: после него у соперника не осталось бы зёрен.</translation>
    </message>
    <message>
        <source>The last stone falls into an empty hole of the player’s own row, and the hole opposite is empty too.</source>
        <translation>Последний камень упал в пустую лунку того, кто ходил, и напротив тоже пусто.</translation>
    </message>
    <message>
        <source>%1 are enough: that is more than half.</source>
        <comment>how many stones</comment>
        <translation>Достаточно %1: это больше половины.</translation>
    </message>
    <message>
        <source>The player to move has nothing left in their row.</source>
        <translation>Ряд игрока, чей ход, пуст.</translation>
    </message>
    <message>
        <source>A row is empty. What is left belongs to the owner of the other row.</source>
        <translation>Один ряд пуст. Остаток достаётся хозяину другого ряда.</translation>
    </message>
    <message>
        <source>A row is empty. Its owner takes all that is left in the other row.</source>
        <translation>Один ряд пуст. Его хозяин забирает всё, что осталось в другом.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time. Each player keeps their own row.</source>
        <translation>Одна и та же позиция возникла в третий раз. Каждый забирает то, что лежит в его ряду.</translation>
    </message>
    <message>
        <source>One row is empty, and no move can feed it. Each player keeps their own row.</source>
        <translation>Один ряд пуст, и накормить его нельзя. Каждый забирает то, что лежит в его ряду.</translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>Ничья при повторении</translation>
    </message>
    <message>
        <source>When a position comes up for the third time, each player keeps their own row.</source>
        <translation>Когда позиция возникает в третий раз, каждый забирает свой ряд.</translation>
    </message>
    <message>
        <source>The game is drawn when the same position comes up for the third time.</source>
        <translation>Когда позиция возникает в третий раз, объявляется ничья.</translation>
    </message>
    <message>
        <source>%1 are enough. Each keeps their own row.</source>
        <comment>how many stones</comment>
        <translation>%1 — победа. Каждый забирает свой ряд.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>the name of this language, in this language</comment>
        <translation>Русский</translation>
    </message>
    <message>
        <source>en_GB</source>
        <comment>this language and its country, as in kk_KZ</comment>
        <translation>ru_RU</translation>
    </message>
</context>
<context>
    <name>LearnersTable</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Lessons finished</source>
        <translation>Пройдено уроков</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Остановка</translation>
    </message>
    <message>
        <source>Tasks solved</source>
        <translation>Решено заданий</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Звёзды</translation>
    </message>
    <message>
        <source>Puzzles solved</source>
        <translation>Решено задач</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Дней подряд</translation>
    </message>
    <message>
        <source>Last practice</source>
        <translation>Последнее занятие</translation>
    </message>
    <message>
        <source>Best counting rush</source>
        <translation>Рекорд в счёте на скорость</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>finished lessons, all lessons</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1, task %2</source>
        <comment>title of a lesson, number</comment>
        <translation>%1, задание %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>puzzles solved on the first try, tried</comment>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>That is not possible here.</source>
        <translation>Здесь так нельзя.</translation>
    </message>
    <message>
        <source>This takes nothing.</source>
        <translation>Этим ходом вы ничего не берёте.</translation>
    </message>
    <message>
        <source>This takes %1; more is possible.</source>
        <comment>how many stones</comment>
        <translation>Этим ходом вы берёте %1, а можно больше.</translation>
    </message>
    <message>
        <source>This gains nothing.</source>
        <translation>Этот ход ничего не приносит.</translation>
    </message>
    <message>
        <source>This gains %1; more is possible.</source>
        <comment>how many stones</comment>
        <translation>Этот ход приносит %1, а можно больше.</translation>
    </message>
    <message>
        <source>No tuzdyk: the last stone must make three, but it makes %1.</source>
        <comment>how many stones</comment>
        <translation>Не туздык: с последним кумалаком должно стать три, а стало %1.</translation>
    </message>
    <message>
        <source>No tuzdyk: pit 9 cannot become one.</source>
        <translation>Не туздык: лунка 9 не может им стать.</translation>
    </message>
    <message>
        <source>No tuzdyk: the opponent’s tuzdyk has the same number.</source>
        <translation>Туздыка нет: у соперника туздык в лунке с тем же номером.</translation>
    </message>
    <message>
        <source>No tuzdyk: you have one already.</source>
        <translation>Не туздык: у вас уже есть один.</translation>
    </message>
    <message>
        <source>Then the opponent takes %1.</source>
        <comment>how many stones</comment>
        <translation>Тогда соперник возьмёт %1.</translation>
    </message>
    <message>
        <source>Find the move after which they take nothing.</source>
        <translation>Найдите ход, после которого соперник ничего не возьмёт.</translation>
    </message>
    <message>
        <source>Find the move after which the opponent takes less.</source>
        <translation>Найдите ход, после которого соперник возьмёт меньше.</translation>
    </message>
    <message>
        <source>Then the opponent makes %1 a tuzdyk.</source>
        <comment>a place</comment>
        <translation>Тогда соперник сделает туздык здесь: %1.</translation>
    </message>
    <message>
        <source>Find the move that prevents it.</source>
        <translation>Найдите ход, который этому помешает.</translation>
    </message>
    <message>
        <source>You do not move again: the last stone falls into %1.</source>
        <comment>a place</comment>
        <translation>Второго хода нет, последний камень падает сюда: %1.</translation>
    </message>
    <message>
        <source>This does not win.</source>
        <translation>Этот ход не выигрывает.</translation>
    </message>
    <message>
        <source>Nothing can be taken from this pit.</source>
        <translation>Из этой лунки ничего нельзя взять.</translation>
    </message>
    <message>
        <source>You can take %1 from this pit, and more from another.</source>
        <comment>how many stones</comment>
        <translation>Из этой лунки можно взять %1, из другой — больше.</translation>
    </message>
    <message>
        <source>Not %1. Watch the move, then count again.</source>
        <comment>a number</comment>
        <translation>Не %1. Посмотрите на ход и посчитайте снова.</translation>
    </message>
    <message>
        <source>Capture</source>
        <comment>kind of puzzle</comment>
        <translation>Взятие</translation>
    </message>
    <message>
        <source>Tuzdyk</source>
        <comment>kind of puzzle</comment>
        <translation>Туздык</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>kind of puzzle</comment>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Atsyrau</source>
        <comment>kind of puzzle</comment>
        <translation>Атсырау</translation>
    </message>
    <message>
        <source>Find the move that gains the most in the end.</source>
        <translation>Найдите ход, который в итоге приносит больше всего.</translation>
    </message>
    <message>
        <source>Find the best way to a tuzdyk.</source>
        <translation>Найдите лучший путь к туздыку.</translation>
    </message>
    <message>
        <source>Find the move that stops the opponent’s threat.</source>
        <translation>Найдите ход, который отражает угрозу соперника.</translation>
    </message>
    <message>
        <source>The game is nearly over. Find the deciding move.</source>
        <translation>Концовка. Найдите решающий ход.</translation>
    </message>
    <message>
        <source>Grade 1: easiest</source>
        <translation>Ступень 1: самые лёгкие</translation>
    </message>
    <message>
        <source>Grade 2: easy</source>
        <translation>Ступень 2: лёгкие</translation>
    </message>
    <message>
        <source>Grade 3: medium</source>
        <translation>Ступень 3: средние</translation>
    </message>
    <message>
        <source>Grade 4: hard</source>
        <translation>Ступень 4: трудные</translation>
    </message>
    <message>
        <source>Grade 5: hardest</source>
        <translation>Ступень 5: самые трудные</translation>
    </message>
    <message>
        <source>Pit %1: where does the last stone fall?</source>
        <translation>Лунка %1: куда упадёт последний кумалак?</translation>
    </message>
    <message>
        <source>Pit %1: how many stones does the move take?</source>
        <translation>Лунка %1: сколько кумалаков приносит ход?</translation>
    </message>
    <message>
        <source>This move is written %1; the scoresheet says %2.</source>
        <comment>moves</comment>
        <translation>Этот ход пишется %1, а в записи стоит %2.</translation>
    </message>
    <message>
        <source>What lies in a kazan stays there.</source>
        <translation>Из казана не ходят: что в нём лежит, там и остаётся.</translation>
    </message>
    <message>
        <source>The turn must begin in the marked hole.</source>
        <translation>Начните ход с отмеченной лунки.</translation>
    </message>
    <message>
        <source>This pit is the opponent’s: begin in your own row.</source>
        <translation>Это лунка соперника: начните в своём ряду.</translation>
    </message>
    <message>
        <source>This pit is the opponent’s tuzdyk: no move begins here.</source>
        <translation>Эта лунка — туздык соперника: отсюда не ходят.</translation>
    </message>
    <message>
        <source>This pit is empty: no move begins here.</source>
        <translation>Эта лунка пуста: отсюда не ходят.</translation>
    </message>
    <message>
        <source>Then %1 makes your pit %2 a tuzdyk. You can avoid that.</source>
        <comment>the answer, number</comment>
        <translation>Тогда в ответ %1 делает туздык в вашей лунке %2. Этого можно не допустить.</translation>
    </message>
    <message>
        <source>This makes no tuzdyk and threatens none.</source>
        <translation>Этот ход не делает туздыка и не угрожает им.</translation>
    </message>
    <message>
        <source>This threatens to make pit %1 a tuzdyk, but %2 prevents it.</source>
        <comment>number, the answer</comment>
        <translation>Этот ход угрожает туздыком в лунке %1, но %2 его не допускает.</translation>
    </message>
    <message>
        <source>This takes nothing, but another move would take stones.</source>
        <translation>Этим ходом вы ничего не берёте, а другим взять можно.</translation>
    </message>
    <message>
        <source>This does not win: the reply is %1.</source>
        <comment>a move</comment>
        <translation>Этот ход не выигрывает: есть ответ — %1.</translation>
    </message>
    <message>
        <source>The cost of this shows only later: in the end another move gains more.</source>
        <translation>Цена этого хода видна лишь позже: в итоге другой ход приносит больше.</translation>
    </message>
    <message>
        <source>The game is over: the player whose turn it is has no stones.</source>
        <translation>Партия окончена: у того, чей ход, нет кумалаков.</translation>
    </message>
    <message>
        <source>The game is over: one kazan holds more than half of the stones.</source>
        <translation>Партия окончена: в одном казане больше половины кумалаков.</translation>
    </message>
    <message>
        <source>The players move in turn, and nobody passes: it is your turn.</source>
        <translation>Ходят по очереди и без пропусков: сейчас ваш ход.</translation>
    </message>
    <message>
        <source>The players move in turn, and nobody passes: it is the opponent’s turn.</source>
        <translation>Ходят по очереди и без пропусков: сейчас ход соперника.</translation>
    </message>
    <message>
        <source>First the pit where the move begins, then the pit of the last stone.</source>
        <translation>Сначала лунка, из которой ходят, потом лунка последнего кумалака.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who moves or wins</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>The opponent</source>
        <comment>who moves or wins</comment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Nobody: game over</source>
        <translation>Никто: партия окончена</translation>
    </message>
    <message>
        <source>Nobody: a draw</source>
        <translation>Никто: ничья</translation>
    </message>
    <message>
        <source>The move begins here. Choose where it ends.</source>
        <translation>Отсюда ход начинается. Выберите, где он закончится.</translation>
    </message>
    <message>
        <source>The opponent’s move begins here. Choose the pit that it takes from.</source>
        <translation>Отсюда соперник только начинает ход. Выберите лунку, в которой будет взятие.</translation>
    </message>
    <message>
        <source>Your move begins here. Choose the pit that it takes from.</source>
        <translation>Отсюда вы ходите. Выберите лунку, из которой возьмёте.</translation>
    </message>
    <message>
        <source>The game goes on: it is your turn, and you can move.</source>
        <translation>Партия идёт дальше: ваш ход, и ходить есть чем.</translation>
    </message>
    <message>
        <source>The game goes on: it is the opponent’s turn, and they can move.</source>
        <translation>Партия идёт дальше: ход соперника, и ходить ему есть чем.</translation>
    </message>
    <message>
        <source>Ending</source>
        <comment>kind of puzzle</comment>
        <translation>Концовка</translation>
    </message>
    <message>
        <source>The opponent could take %1 from this pit, and more from another.</source>
        <comment>how many stones</comment>
        <translation>Соперник мог бы взять из этой лунки %1, а из другой — больше.</translation>
    </message>
    <message>
        <source>Not %1. %2</source>
        <comment>a number, the rule</comment>
        <translation>Не %1. %2</translation>
    </message>
    <message>
        <source>The same position for the third time is a draw.</source>
        <translation>Если позиция возникла в третий раз, это ничья.</translation>
    </message>
    <message>
        <source>You have %1 of %2: more than half wins.</source>
        <comment>stones, stones</comment>
        <translation>У вас %1 из %2: больше половины — победа.</translation>
    </message>
    <message>
        <source>The opponent has %1 of %2: more than half wins.</source>
        <comment>stones, stones</comment>
        <translation>У соперника %1 из %2: больше половины — победа.</translation>
    </message>
    <message>
        <source>The x is missing: this move makes a new tuzdyk.</source>
        <translation>Не хватает x: этот ход делает новый туздык.</translation>
    </message>
    <message>
        <source>No x belongs here: this move makes no new tuzdyk.</source>
        <translation>Здесь x не пишут: этот ход не делает туздыка.</translation>
    </message>
    <message>
        <source>The other way round: first the pit where the move begins.</source>
        <translation>Наоборот: сначала лунка, из которой ходят.</translation>
    </message>
    <message>
        <source>The last stone falls into your own row, where nothing is ever taken.</source>
        <translation>Последний кумалак падает в ваш ряд: из своего ряда никогда не берут.</translation>
    </message>
    <message>
        <source>The last stone makes %1, an odd number: nothing is taken.</source>
        <comment>how many stones</comment>
        <translation>С последним кумалаком станет %1, число нечётное: ничего не берут.</translation>
    </message>
    <message>
        <source>The last stone falls into a tuzdyk: nothing is taken there.</source>
        <translation>Последний кумалак падает в туздык: там ничего не берут.</translation>
    </message>
    <message>
        <source>A tuzdyk is made only in the opponent’s row.</source>
        <translation>Туздык делают только в ряду соперника.</translation>
    </message>
    <message>
        <source>This number is even already: one more stone would make it odd.</source>
        <translation>Это число уже чётное: ещё один кумалак сделал бы его нечётным.</translation>
    </message>
    <message>
        <source>None of your moves ends in this pit.</source>
        <translation>Ни один ваш ход не кончается в этой лунке.</translation>
    </message>
    <message>
        <source>Half is %1; one more than that wins.</source>
        <comment>how many stones</comment>
        <translation>Половина — %1; для победы нужно на один больше.</translation>
    </message>
    <message>
        <source>You need %1 to win, and you have %2.</source>
        <comment>stones, stones</comment>
        <translation>Для победы нужно %1, у вас %2.</translation>
    </message>
    <message>
        <source>Only the last stone takes, and only from the pit where it falls.</source>
        <translation>Берёт только последний кумалак, и только из той лунки, куда упал.</translation>
    </message>
    <message>
        <source>Each player has only one tuzdyk in a game: the three stones stay.</source>
        <translation>Туздык у каждого один за всю партию: три кумалака остаются на месте.</translation>
    </message>
    <message>
        <source>The two tuzdyks never have the same number: the three stones stay.</source>
        <translation>У двух туздыков не бывает одного номера: три кумалака остаются на месте.</translation>
    </message>
    <message>
        <source>Pit 9 never becomes a tuzdyk: the three stones stay.</source>
        <translation>Лунка 9 туздыком не бывает: три кумалака остаются на месте.</translation>
    </message>
    <message>
        <source>Every stone that falls into your tuzdyk, yours or the opponent’s, goes to your kazan.</source>
        <translation>Каждый кумалак, ваш или соперника, упав в ваш туздык, идёт в ваш казан.</translation>
    </message>
    <message>
        <source>Two numbers count: what the last stone takes, and what falls into your tuzdyk.</source>
        <translation>Сложите два числа: сколько берёт последний кумалак и сколько упадёт в ваш туздык.</translation>
    </message>
    <message>
        <source>The move does not reach your tuzdyk: only the capture counts.</source>
        <translation>Ход не доходит до вашего туздыка: считается только взятие.</translation>
    </message>
    <message>
        <source>At the end each player’s row is added to their kazan.</source>
        <translation>В конце кумалаки каждого ряда идут в казан его хозяина.</translation>
    </message>
    <message>
        <source>%1 ends here and makes %2, not three.</source>
        <comment>a move, how many stones</comment>
        <translation>%1 кончается здесь: становится не три, а %2.</translation>
    </message>
    <message>
        <source>The opponent takes only from your row.</source>
        <translation>Соперник берёт только из вашего ряда.</translation>
    </message>
    <message>
        <source>Nothing is ever taken from your own row.</source>
        <translation>Из своего ряда никогда ничего не берут.</translation>
    </message>
    <message>
        <source>This pit is a tuzdyk: nothing is taken there.</source>
        <translation>Эта лунка — туздык: там ничего не берут.</translation>
    </message>
    <message>
        <source>%1 ends here and makes %2, an odd number: nothing is taken.</source>
        <comment>a move, how many stones</comment>
        <translation>%1 кончается здесь: становится %2, число нечётное, ничего не берут.</translation>
    </message>
    <message>
        <source>None of the opponent’s moves ends in this pit.</source>
        <translation>Ни один ход соперника не кончается в этой лунке.</translation>
    </message>
    <message>
        <source>This does not win: the game ends %1 to %2.</source>
        <comment>stones</comment>
        <translation>Этот ход не выигрывает: партия кончается со счётом %1:%2.</translation>
    </message>
    <message>
        <source>This does not win: after %1 the game ends %2 to %3.</source>
        <comment>a move, stones</comment>
        <translation>Этот ход не выигрывает: в ответ %1, и партия кончается со счётом %2:%3.</translation>
    </message>
    <message>
        <source>This does not win: you would have %1, and you need %2.</source>
        <comment>stones, stones</comment>
        <translation>Этот ход не выигрывает: у вас будет %1, а нужно %2.</translation>
    </message>
    <message>
        <source>The sowing brings %1 more.</source>
        <comment>how many stones</comment>
        <translation>Раскладка приносит ещё %1.</translation>
    </message>
    <message>
        <source>Otherwise the opponent could make your pit %1 a tuzdyk.</source>
        <comment>number or numbers</comment>
        <translation>Иначе соперник мог бы сделать туздык в вашей лунке %1.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise the opponent could take %n stones from your pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Иначе соперник мог бы взять %n кумалак из вашей лунки %1.</numerusform>
            <numerusform>Иначе соперник мог бы взять %n кумалака из вашей лунки %1.</numerusform>
            <numerusform>Иначе соперник мог бы взять %n кумалаков из вашей лунки %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise the opponent could take %n stones from your pit %1; now %2 at most.</source>
        <comment>number, how many</comment>
        <translation>
            <numerusform>Иначе соперник мог бы взять %n кумалак из вашей лунки %1; теперь — не больше %2.</numerusform>
            <numerusform>Иначе соперник мог бы взять %n кумалака из вашей лунки %1; теперь — не больше %2.</numerusform>
            <numerusform>Иначе соперник мог бы взять %n кумалаков из вашей лунки %1; теперь — не больше %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This does not win: after %1 the opponent still has stones. The game goes on.</source>
        <comment>a move</comment>
        <translation>Этот ход не выигрывает: в ответ %1, и ряд соперника ещё не пуст. Партия идёт дальше.</translation>
    </message>
    <message>
        <source>This does not win: after %1 the game goes on.</source>
        <comment>a move</comment>
        <translation>Этот ход не выигрывает: в ответ %1, и партия идёт дальше.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Count again: you have %1, the opponent has %2.</source>
        <translation>Посчитайте ещё раз: у вас %1, у соперника %2.</translation>
    </message>
    <message>
        <source>What lies here stays here.</source>
        <translation>Отсюда не ходят: что здесь лежит, здесь и остаётся.</translation>
    </message>
    <message>
        <source>This is the opponent’s: begin in your own row.</source>
        <translation>Это лунка соперника: начните в своём ряду.</translation>
    </message>
    <message>
        <source>It is empty: no move begins here.</source>
        <translation>Лунка пуста: отсюда не ходят.</translation>
    </message>
    <message>
        <source>You must give the opponent a seed.</source>
        <translation>Вы обязаны дать сопернику зерно.</translation>
    </message>
    <message>
        <source>Then %1 takes %2. You can avoid that.</source>
        <comment>the answer, how many stones</comment>
        <translation>Тогда в ответ %1 приносит %2. Этого можно не допустить.</translation>
    </message>
    <message>
        <source>Then %1 takes %2. You can lose less.</source>
        <comment>the answer, how many stones</comment>
        <translation>Тогда в ответ %1 приносит %2. Можно отдать меньше.</translation>
    </message>
    <message>
        <source>You have %1, the opponent has %2.</source>
        <comment>stones</comment>
        <translation>У вас %1, у соперника %2.</translation>
    </message>
    <message>
        <source>The move ends in your own row, where nothing is ever taken.</source>
        <translation>Ход кончается в вашем ряду, а из своего ряда ничего не берут.</translation>
    </message>
    <message>
        <source>Only a move that ends in an empty hole of your own takes anything.</source>
        <translation>Взять можно только ходом, который кончается в вашей пустой лунке.</translation>
    </message>
    <message>
        <source>The move makes %1, an odd number: nothing is taken.</source>
        <comment>how many stones</comment>
        <translation>Получается %1, число нечётное: взятия нет.</translation>
    </message>
    <message>
        <source>You move again, but nothing is taken.</source>
        <translation>Вы ходите ещё раз, но взятия нет.</translation>
    </message>
    <message>
        <source>On each player’s first turn nothing is taken.</source>
        <translation>Первым ходом никто ничего не берёт.</translation>
    </message>
    <message>
        <source>The last stone falls into a hole that holds stones: only an empty one takes.</source>
        <translation>Последний камень падает в занятую лунку, а берёт он только в пустой.</translation>
    </message>
    <message>
        <source>In your own row nothing is taken for an even number.</source>
        <translation>В своём ряду за чётное число ничего не берут.</translation>
    </message>
    <message>
        <source>Nothing lies opposite, so nothing is taken.</source>
        <translation>Напротив пусто: взятия нет.</translation>
    </message>
    <message>
        <source>The last seed makes %1: only two or three are taken.</source>
        <comment>how many seeds</comment>
        <translation>С последним зерном становится %1, а берут только два или три.</translation>
    </message>
    <message>
        <source>A move that would take all the opponent’s seeds takes nothing.</source>
        <translation>Ход, который взял бы у соперника всё, не берёт ничего.</translation>
    </message>
    <message>
        <source>You move again: the last stone falls into %1.</source>
        <comment>a place</comment>
        <translation>Вы ходите ещё раз, последний камень падает сюда: %1.</translation>
    </message>
    <message>
        <source>The opponent has no stones and passes: it is your turn.</source>
        <translation>У соперника нет камней, он пропускает ход: ходите вы.</translation>
    </message>
    <message>
        <source>You have no stones and pass: it is the opponent’s turn.</source>
        <translation>У вас нет камней, вы пропускаете ход: ходит соперник.</translation>
    </message>
    <message>
        <source>The players move in turn: it is your turn.</source>
        <translation>Ходят по очереди: ваш ход.</translation>
    </message>
    <message>
        <source>The players move in turn: it is the opponent’s turn.</source>
        <translation>Ходят по очереди: ход соперника.</translation>
    </message>
    <message>
        <source>The game is over: the player whose turn it is has an empty row.</source>
        <translation>Партия окончена: у того, чей ход, ряд пуст.</translation>
    </message>
    <message>
        <source>The game is over: one player has more than half.</source>
        <translation>Партия окончена: у одного игрока больше половины.</translation>
    </message>
    <message>
        <source>The game is over: one of the rows is empty.</source>
        <translation>Партия окончена: один из рядов пуст.</translation>
    </message>
    <message>
        <source>The game is over: the player whose row is empty cannot be given a seed.</source>
        <translation>Партия окончена: игроку с пустым рядом нельзя дать зерно.</translation>
    </message>
    <message>
        <source>The game is over: all the holes are empty.</source>
        <translation>Партия окончена: все лунки пусты.</translation>
    </message>
    <message>
        <source>the opponent’s %1</source>
        <comment>numbers of pits</comment>
        <translation>у соперника %1</translation>
    </message>
    <message>
        <source>your %1</source>
        <comment>numbers of pits</comment>
        <translation>у вас %1</translation>
    </message>
    <message>
        <source>The first stone stays in pit %1.</source>
        <comment>number</comment>
        <translation>Первый кумалак остаётся в лунке %1.</translation>
    </message>
    <message>
        <source>The first stone stays in hole %1.</source>
        <comment>number</comment>
        <translation>Первый камень остаётся в лунке %1.</translation>
    </message>
    <message>
        <source>Then one by one: %1.</source>
        <comment>pits</comment>
        <translation>Дальше по одному: %1.</translation>
    </message>
    <message>
        <source>A single stone goes to the next pit: %1.</source>
        <comment>a pit</comment>
        <translation>Один кумалак идёт в следующую лунку: %1.</translation>
    </message>
    <message>
        <source>A single stone goes to the next place: %1.</source>
        <comment>a place</comment>
        <translation>Один камень идёт на следующее место: %1.</translation>
    </message>
    <message>
        <source>The starting house is skipped: %1.</source>
        <comment>houses</comment>
        <translation>Лунку, из которой ходят, пропускают: %1.</translation>
    </message>
    <message>
        <source>From the next house on, one by one: %1.</source>
        <comment>houses</comment>
        <translation>Со следующей лунки по одному: %1.</translation>
    </message>
    <message>
        <source>From the next hole on, one by one: %1.</source>
        <comment>holes</comment>
        <translation>Со следующей лунки по одному: %1.</translation>
    </message>
    <message>
        <source>Go on to the last of the %1 stones.</source>
        <comment>Togyz family</comment>
        <translation>Продолжайте до последнего кумалака: всего их %1.</translation>
    </message>
    <message>
        <source>Go on to the last of the %1 seeds.</source>
        <translation>Продолжайте до последнего зерна: всего их %1.</translation>
    </message>
    <message>
        <source>Go on to the last of the %1 stones.</source>
        <comment>southern games</comment>
        <translation>Продолжайте до последнего камня: всего их %1.</translation>
    </message>
    <message>
        <source>No stone falls into a kazan on the way.</source>
        <translation>В казан по пути кумалак не кладут.</translation>
    </message>
    <message>
        <source>Here you move to the right.</source>
        <translation>Здесь ходят направо.</translation>
    </message>
    <message>
        <source>Here you move to the left.</source>
        <translation>Здесь ходят налево.</translation>
    </message>
    <message>
        <source>Here no seed stays in the house where you begin.</source>
        <translation>Здесь в лунке, с которой начат ход, зерно не остаётся.</translation>
    </message>
    <message>
        <source>Here no stone stays in the hole where you begin.</source>
        <translation>Здесь в лунке, с которой начат ход, камень не остаётся.</translation>
    </message>
    <message>
        <source>No seed falls into a store on the way.</source>
        <translation>В амбар по пути зерно не кладут.</translation>
    </message>
    <message>
        <source>No stone falls into a home on the way.</source>
        <translation>В дом по пути камень не кладут.</translation>
    </message>
    <message>
        <source>On the way no stone falls into %1.</source>
        <comment>a place</comment>
        <translation>По пути камень сюда не кладут: %1.</translation>
    </message>
    <message>
        <source>The sowing goes on from there, and the last stone falls into %1.</source>
        <comment>a place</comment>
        <translation>Оттуда раскладывают дальше, последний падает сюда: %1.</translation>
    </message>
    <message>
        <source>Only the last stone takes, and only from the hole where it falls.</source>
        <translation>Берёт только последний камень, и только из той лунки, куда упал.</translation>
    </message>
    <message>
        <source>At the end each player also keeps their own row.</source>
        <translation>В конце каждому достаётся и его ряд.</translation>
    </message>
    <message>
        <source>At the end the player whose row is empty takes all that is left.</source>
        <translation>В конце игрок, чей ряд пуст, забирает всё, что осталось.</translation>
    </message>
    <message>
        <source>What is left in the holes counts for neither player.</source>
        <translation>То, что осталось в лунках, не достаётся никому.</translation>
    </message>
    <message>
        <source>Both count: what lies opposite, and your last stone.</source>
        <translation>Считаются и камни напротив, и ваш последний камень.</translation>
    </message>
    <message>
        <source>You take what lies opposite; your last stone goes on to the next hole.</source>
        <translation>Вы берёте то, что напротив; последний камень переходит в следующую лунку.</translation>
    </message>
    <message>
        <source>Count backwards from the last house, as long as you find two or three.</source>
        <translation>Считайте лунки назад, начиная с последней, пока в них два или три зерна.</translation>
    </message>
    <message>
        <source>Count move by move: each stone that comes in, and what you take.</source>
        <translation>Считайте ход за ходом: что попало к вам и что вы взяли.</translation>
    </message>
    <message>
        <source>Where a tuzdyk is allowed, three always make one: it cannot be declined.</source>
        <translation>Три в такой лунке — всегда туздык: отказаться нельзя.</translation>
    </message>
    <message>
        <source>%1: where does it end?</source>
        <comment>a move</comment>
        <translation>%1: где он кончится?</translation>
    </message>
    <message>
        <source>Write this move.</source>
        <translation>Запишите этот ход.</translation>
    </message>
    <message>
        <source>Whose turn is it now?</source>
        <translation>Чей теперь ход?</translation>
    </message>
    <message>
        <source>The game is over. Who has won?</source>
        <translation>Партия окончена. Кто победил?</translation>
    </message>
    <message>
        <source>%1: how many does it take?</source>
        <comment>a move</comment>
        <translation>%1: сколько он возьмёт?</translation>
    </message>
    <message>
        <source>%1. Then the game is over. How many do you have in all?</source>
        <comment>one or more moves</comment>
        <translation>%1. На этом партия кончается. Сколько у вас будет всего?</translation>
    </message>
    <message>
        <source>You have %1. At least how many more do you need to win?</source>
        <comment>a number of stones</comment>
        <translation>У вас %1. Сколько ещё нужно для победы минимум?</translation>
    </message>
    <message>
        <source>%1: how many does it add to your kazan?</source>
        <comment>a move</comment>
        <translation>%1: сколько прибавится в вашем казане?</translation>
    </message>
    <message>
        <source>%1. How many do these moves bring you?</source>
        <comment>moves</comment>
        <translation>%1. Сколько вам принесут эти ходы?</translation>
    </message>
    <message>
        <source>From which of your pits could the opponent take the most?</source>
        <translation>Из какой вашей лунки соперник мог бы взять больше всего?</translation>
    </message>
    <message>
        <source>Which of the opponent’s pits can become your tuzdyk?</source>
        <translation>Какая лунка соперника может стать вашим туздыком?</translation>
    </message>
    <message>
        <source>From which of the opponent’s pits can you take the most?</source>
        <translation>Из какой лунки соперника можно взять больше всего?</translation>
    </message>
    <message>
        <source>Find the move that ends in the marked place.</source>
        <translation>Найдите ход, который кончается в отмеченном месте.</translation>
    </message>
    <message>
        <source>Begin in the marked hole.</source>
        <translation>Начните с отмеченной лунки.</translation>
    </message>
    <message>
        <source>Only one move is possible. Find it.</source>
        <translation>Возможен только один ход. Найдите его.</translation>
    </message>
    <message>
        <source>Take as much as you can.</source>
        <translation>Возьмите как можно больше.</translation>
    </message>
    <message>
        <source>Find the move that brings in the most.</source>
        <translation>Найдите ход, который приносит больше всего.</translation>
    </message>
    <message>
        <source>Make a tuzdyk.</source>
        <translation>Сделайте туздык.</translation>
    </message>
    <message>
        <source>Save as much as you can.</source>
        <translation>Спасите как можно больше.</translation>
    </message>
    <message>
        <source>Prevent the opponent’s tuzdyk.</source>
        <translation>Не дайте сопернику сделать туздык.</translation>
    </message>
    <message>
        <source>Find the move that earns another move.</source>
        <translation>Найдите ход, который даёт ещё один ход.</translation>
    </message>
    <message>
        <source>The scoresheet says %1: the first digit is smudged. Which pit was it?</source>
        <comment>?8</comment>
        <translation>В записи стоит %1: первая цифра стёрта. Какая это лунка?</translation>
    </message>
    <message>
        <source>The scoresheet says %1. Play it.</source>
        <comment>76</comment>
        <translation>В записи стоит %1. Сделайте этот ход.</translation>
    </message>
    <message>
        <source>Find the right move.</source>
        <translation>Найдите верный ход.</translation>
    </message>
    <message>
        <source>Pit %1 (%2): the reply takes %3.</source>
        <comment>pit, stones, stones</comment>
        <translation>После хода из лунки %1 (%2) соперник берёт: %3.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>pits of a row, pits of the next row</comment>
        <translation>%1, потом %2</translation>
    </message>
    <message>
        <source>Half is %1; one more than that wins.</source>
        <comment>stones or seeds</comment>
        <translation>Половина — %1; для победы нужно на один больше.</translation>
    </message>
    <message>
        <source>Pit %1 (%2): the last stone falls into %3.</source>
        <comment>pit, stones, a place</comment>
        <translation>Лунка %1 (%2), ход кончается здесь: %3.</translation>
    </message>
    <message>
        <source>Pit %1 (%2): the move takes %3.</source>
        <comment>pit, stones, stones</comment>
        <translation>Лунка %1 (%2), ход приносит: %3.</translation>
    </message>
    <message>
        <source>The reply is %1.</source>
        <comment>a move</comment>
        <translation>Ответ — %1.</translation>
    </message>
    <message>
        <source>In the end you gain %1 this way; more is possible.</source>
        <comment>how many stones</comment>
        <translation>Так вы в итоге получаете %1, а можно больше.</translation>
    </message>
    <message>
        <source>In the end you lose %1 this way; you can lose less.</source>
        <comment>how many stones</comment>
        <translation>Так вы в итоге теряете %1, а можно меньше.</translation>
    </message>
    <message>
        <source>In the end you gain nothing this way; more is possible.</source>
        <translation>Так вы в итоге ничего не получаете, а взять можно.</translation>
    </message>
    <message>
        <source>Your pit %1, then the opponent’s pit %2: how many stones does the reply take?</source>
        <translation>Вы ходите из лунки %1, соперник — из лунки %2: сколько кумалаков он возьмёт?</translation>
    </message>
    <message numerus="yes">
        <source>The move from your pit %1 takes %n stones.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Ход из вашей лунки %1 берёт %n кумалак.</numerusform>
            <numerusform>Ход из вашей лунки %1 берёт %n кумалака.</numerusform>
            <numerusform>Ход из вашей лунки %1 берёт %n кумалаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes nothing, and no stone reaches your tuzdyk.</source>
        <translation>Этот ход ничего не берёт, и в ваш туздык ничего не падает.</translation>
    </message>
    <message>
        <source>This position has come up for the third time. Who has won?</source>
        <translation>Эта позиция возникла в третий раз. Кто победил?</translation>
    </message>
    <message>
        <source>The move from your pit %1 makes the opponent’s pit %2 a tuzdyk.</source>
        <comment>number, number</comment>
        <translation>Ход из вашей лунки %1 сделал туздык в лунке %2 соперника.</translation>
    </message>
</context>
<context>
    <name>LibraryNotices</name>
    <message>
        <source>Stopped.</source>
        <comment>an import</comment>
        <translation>Остановлено.</translation>
    </message>
    <message numerus="yes">
        <source>%n new games are now in the library.</source>
        <translation>
            <numerusform>В библиотеке теперь %n новая партия.</numerusform>
            <numerusform>В библиотеке теперь %n новые партии.</numerusform>
            <numerusform>В библиотеке теперь %n новых партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already there.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n партия уже была там.</numerusform>
            <numerusform>%n партии уже были там.</numerusform>
            <numerusform>%n партий уже были там.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read completely and were left out.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n партия прочитана не целиком и не добавлена.</numerusform>
            <numerusform>%n партии прочитаны не целиком и не добавлены.</numerusform>
            <numerusform>%n партий прочитано не целиком и не добавлено.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <comment>file</comment>
        <translation>Не удалось прочитать «%1».</translation>
    </message>
    <message>
        <source>The library could not be read. Nothing was deleted: the damaged file was renamed to %1. A new library has been started.</source>
        <comment>file</comment>
        <translation>Библиотеку не удалось прочитать. Ничего не удалено: повреждённый файл переименован в %1. Создана новая библиотека.</translation>
    </message>
    <message>
        <source>The library in %1 is damaged: %2.</source>
        <comment>file, the database&apos;s reason</comment>
        <translation>Библиотека в %1 повреждена: %2.</translation>
    </message>
    <message>
        <source>The library in %1 was made by a newer version of this program.</source>
        <comment>file</comment>
        <translation>Библиотека в %1 создана более новой версией программы.</translation>
    </message>
    <message>
        <source>The library in %1 cannot be used: %2.</source>
        <comment>file, the database&apos;s reason</comment>
        <translation>Библиотекой в %1 нельзя воспользоваться: %2.</translation>
    </message>
    <message>
        <source>Set it aside and start a new one</source>
        <translation>Отложить её и создать новую</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>Не удалось записать «%1»: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n games were saved to %1.</source>
        <translation>
            <numerusform>%n партия сохранена в %1.</numerusform>
            <numerusform>%n партии сохранены в %1.</numerusform>
            <numerusform>%n партий сохранено в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is in the library twice.</source>
        <translation>Повторов в библиотеке нет.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Оставить все</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Объединить</translation>
    </message>
    <message numerus="yes">
        <source>%n copies were merged into other games.</source>
        <translation>
            <numerusform>%n копия объединена с другими партиями.</numerusform>
            <numerusform>%n копии объединены с другими партиями.</numerusform>
            <numerusform>%n копий объединено с другими партиями.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the library more than once. Merge the copies of each into one game with all names and comments?</source>
        <translation>
            <numerusform>%n партия есть в библиотеке несколько раз. Объединить копии, сохранив все имена и комментарии?</numerusform>
            <numerusform>%n партии есть в библиотеке по нескольку раз. Объединить копии каждой в одну партию со всеми именами и комментариями?</numerusform>
            <numerusform>%n партий есть в библиотеке по нескольку раз. Объединить копии каждой в одну партию со всеми именами и комментариями?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>In “%1”: %2</source>
        <comment>file, what is wrong in it</comment>
        <translation>В файле «%1»: %2</translation>
    </message>
    <message>
        <source>There are no games in “%1”.</source>
        <comment>file</comment>
        <translation>В файле «%1» нет партий.</translation>
    </message>
    <message>
        <source>Use “Check a scoresheet” for moves that were written by hand.</source>
        <translation>Для ходов, записанных от руки, есть «Проверка записи».</translation>
    </message>
    <message>
        <source>Stopped. “%1” was not saved.</source>
        <comment>file</comment>
        <translation>Остановлено. Файл «%1» не сохранён.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were removed from the library.</source>
        <translation>
            <numerusform>Из библиотеки удалена %n партия.</numerusform>
            <numerusform>Из библиотеки удалены %n партии.</numerusform>
            <numerusform>Из библиотеки удалено %n партий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message>
        <source>Tuzdyk missed</source>
        <translation>Упущен туздык</translation>
    </message>
    <message>
        <source>Tuzdyk allowed</source>
        <translation>Допущен туздык</translation>
    </message>
    <message>
        <source>Atsyrau misplayed</source>
        <translation>Ошибка в атсырау</translation>
    </message>
    <message>
        <source>Capture missed</source>
        <translation>Упущено взятие</translation>
    </message>
    <message>
        <source>Stones given away</source>
        <translation>Отдано сопернику</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Ваша партия</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>You chose %1. Find a better move.</source>
        <comment>a move</comment>
        <translation>Вы выбрали %1. Найдите ход лучше.</translation>
    </message>
    <message>
        <source>Better move missed</source>
        <translation>Был ход лучше</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the pit that was played, what was wrong with it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of mistake, how often</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>MovePreviewText</name>
    <message>
        <source>tuzdyk</source>
        <comment>verdict of a move, at the landing pit</comment>
        <translation>туздык</translation>
    </message>
    <message>
        <source>again</source>
        <comment>verdict of a move: the same player moves again</comment>
        <translation>ещё</translation>
    </message>
    <message>
        <source>own row, no capture</source>
        <comment>verdict of a move: the last stone falls on the mover&apos;s row, where nothing is taken</comment>
        <translation>свой ряд, взятия нет</translation>
    </message>
    <message>
        <source>%1: odd, no capture</source>
        <comment>verdict of a move: so many stones</comment>
        <translation>%1 — нечётное: взятия нет</translation>
    </message>
    <message>
        <source>3, but ninth pit</source>
        <comment>verdict of a move: why it makes no tuzdyk</comment>
        <translation>3, но девятая лунка</translation>
    </message>
    <message>
        <source>3, but the same number as the opponent’s tuzdyk</source>
        <comment>verdict of a move: the opponent&apos;s tuzdyk has the same number</comment>
        <translation>3, но тот же номер, что у туздыка соперника</translation>
    </message>
    <message>
        <source>3, but you have a tuzdyk</source>
        <comment>verdict of a move: the player has a tuzdyk already</comment>
        <translation>3, но туздык уже есть</translation>
    </message>
    <message>
        <source>into the opponent’s tuzdyk</source>
        <comment>verdict of a move</comment>
        <translation>в туздык соперника</translation>
    </message>
    <message>
        <source>no capture</source>
        <comment>verdict of a move: nothing is taken</comment>
        <translation>взятия нет</translation>
    </message>
    <message>
        <source>endless</source>
        <comment>verdict of a move: the sowing would never end</comment>
        <translation>без конца</translation>
    </message>
    <message>
        <source>reply: tuzdyk</source>
        <comment>what the opponent can do then</comment>
        <translation>ответ: туздык</translation>
    </message>
    <message>
        <source>reply: +%1</source>
        <comment>so many stones the opponent can take then</comment>
        <translation>ответ: +%1</translation>
    </message>
    <message>
        <source>last stone into First’s pit %1</source>
        <comment>spoken</comment>
        <translation>последний кумалак — в лунку %1 Бастаушы</translation>
    </message>
    <message>
        <source>last stone into Second’s pit %1</source>
        <comment>spoken</comment>
        <translation>последний кумалак — в лунку %1 Костаушы</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <comment>spoken: so many stones</comment>
        <translation>приносит %1</translation>
    </message>
    <message>
        <source>all of them: no capture</source>
        <comment>verdict of a move: a grand slam, which takes nothing</comment>
        <translation>всё сразу: взятия нет</translation>
    </message>
    <message>
        <source>last seed: %1</source>
        <comment>spoken; a place</comment>
        <translation>последнее зерно: %1</translation>
    </message>
    <message>
        <source>last stone: %1</source>
        <comment>spoken; a place</comment>
        <translation>последний камень: %1</translation>
    </message>
</context>
<context>
    <name>MoveText</name>
    <message>
        <source>the move from your pit %1</source>
        <translation>ход из вашей лунки %1</translation>
    </message>
    <message>
        <source>the move from the opponent’s pit %1</source>
        <translation>ход из лунки %1 соперника</translation>
    </message>
    <message>
        <source>the move from First’s pit %1</source>
        <translation>ход из лунки %1 Бастаушы</translation>
    </message>
    <message>
        <source>the move from Second’s pit %1</source>
        <translation>ход из лунки %1 Костаушы</translation>
    </message>
    <message>
        <source>the move from pit %1</source>
        <translation>ход из лунки %1</translation>
    </message>
    <message>
        <source>the move from your hole %1</source>
        <translation>ход из вашей лунки %1</translation>
    </message>
    <message>
        <source>the move from the opponent’s hole %1</source>
        <translation>ход из лунки %1 соперника</translation>
    </message>
    <message>
        <source>the move from First’s hole %1</source>
        <translation>ход из лунки %1 Бастаушы</translation>
    </message>
    <message>
        <source>the move from Second’s hole %1</source>
        <translation>ход из лунки %1 Костаушы</translation>
    </message>
    <message>
        <source>the move from hole %1</source>
        <translation>ход из лунки %1</translation>
    </message>
    <message>
        <source>the move from your house %1</source>
        <translation>ход из вашей лунки %1</translation>
    </message>
    <message>
        <source>the move from the opponent’s house %1</source>
        <translation>ход из лунки %1 соперника</translation>
    </message>
    <message>
        <source>the move from First’s house %1</source>
        <translation>ход из лунки %1 Бастаушы</translation>
    </message>
    <message>
        <source>the move from Second’s house %1</source>
        <translation>ход из лунки %1 Костаушы</translation>
    </message>
    <message>
        <source>the move from house %1</source>
        <translation>ход из лунки %1</translation>
    </message>
    <message>
        <source>Hint: the move from your pit %1.</source>
        <translation>Подсказка: ход из вашей лунки %1.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <comment>a move</comment>
        <translation>Подсказка: %1.</translation>
    </message>
</context>
<context>
    <name>PackText</name>
    <message>
        <source>The pack “%1” is saved with your puzzles.</source>
        <translation>Сборник «%1» добавлен к вашим задачам.</translation>
    </message>
    <message>
        <source>The pack “%1” was removed.</source>
        <translation>Сборник «%1» удалён.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>“%1” could not be added: %2</source>
        <comment>file, reason</comment>
        <translation>Не удалось добавить «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” is not a pack: %2</source>
        <comment>file, reason</comment>
        <translation>«%1» — не сборник: %2</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems.</source>
        <translation>
            <numerusform>Есть ещё %n ошибка.</numerusform>
            <numerusform>Есть ещё %n ошибки.</numerusform>
            <numerusform>Есть ещё %n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could not be removed: %2</source>
        <comment>file, reason</comment>
        <translation>Не удалось удалить «%1»: %2</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n кумалак</numerusform>
            <numerusform>%n кумалака</numerusform>
            <numerusform>%n кумалаков</numerusform>
        </translation>
    </message>
    <message>
        <source>Second’s pit %1: First’s tuzdyk</source>
        <translation>Лунка %1 Костаушы: туздык Бастаушы</translation>
    </message>
    <message>
        <source>First’s pit %1: Second’s tuzdyk</source>
        <translation>Лунка %1 Бастаушы: туздык Костаушы</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>southern games</comment>
        <translation>
            <numerusform>%n камень</numerusform>
            <numerusform>%n камня</numerusform>
            <numerusform>%n камней</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent’s pit %1: your tuzdyk</source>
        <translation>Лунка %1 соперника: ваш туздык</translation>
    </message>
    <message>
        <source>Your pit %1: the opponent’s tuzdyk</source>
        <translation>Ваша лунка %1: туздык соперника</translation>
    </message>
    <message>
        <source>tuzdyk</source>
        <translation>туздык</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of the pit, stones</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>opposite %1: %2</source>
        <comment>number of the pit, stones</comment>
        <translation>напротив %1: %2</translation>
    </message>
    <message>
        <source>your pit %1</source>
        <translation>ваша лунка %1</translation>
    </message>
    <message>
        <source>the opponent’s pit %1</source>
        <translation>лунка %1 соперника</translation>
    </message>
    <message>
        <source>First’s pit %1</source>
        <translation>лунка %1 Бастаушы</translation>
    </message>
    <message>
        <source>Second’s pit %1</source>
        <translation>лунка %1 Костаушы</translation>
    </message>
    <message>
        <source>your hole %1</source>
        <translation>ваша лунка %1</translation>
    </message>
    <message>
        <source>the opponent’s hole %1</source>
        <translation>лунка %1 соперника</translation>
    </message>
    <message>
        <source>First’s hole %1</source>
        <translation>лунка %1 Бастаушы</translation>
    </message>
    <message>
        <source>Second’s hole %1</source>
        <translation>лунка %1 Костаушы</translation>
    </message>
    <message>
        <source>your house %1</source>
        <translation>ваша лунка %1</translation>
    </message>
    <message>
        <source>the opponent’s house %1</source>
        <translation>лунка %1 соперника</translation>
    </message>
    <message>
        <source>First’s house %1</source>
        <translation>лунка %1 Бастаушы</translation>
    </message>
    <message>
        <source>Second’s house %1</source>
        <translation>лунка %1 Костаушы</translation>
    </message>
    <message>
        <source>your kazan</source>
        <translation>ваш казан</translation>
    </message>
    <message>
        <source>the opponent’s kazan</source>
        <translation>казан соперника</translation>
    </message>
    <message>
        <source>First’s kazan</source>
        <translation>казан Бастаушы</translation>
    </message>
    <message>
        <source>Second’s kazan</source>
        <translation>казан Костаушы</translation>
    </message>
    <message>
        <source>your home</source>
        <translation>ваш дом</translation>
    </message>
    <message>
        <source>the opponent’s home</source>
        <translation>дом соперника</translation>
    </message>
    <message>
        <source>First’s home</source>
        <translation>дом Бастаушы</translation>
    </message>
    <message>
        <source>Second’s home</source>
        <translation>дом Костаушы</translation>
    </message>
    <message>
        <source>your store</source>
        <translation>ваш амбар</translation>
    </message>
    <message>
        <source>the opponent’s store</source>
        <translation>амбар соперника</translation>
    </message>
    <message>
        <source>First’s store</source>
        <translation>амбар Бастаушы</translation>
    </message>
    <message>
        <source>Second’s store</source>
        <translation>амбар Костаушы</translation>
    </message>
    <message>
        <source>your treasury</source>
        <translation>ваша казна</translation>
    </message>
    <message>
        <source>the opponent’s treasury</source>
        <translation>казна соперника</translation>
    </message>
    <message>
        <source>First’s treasury</source>
        <translation>казна Бастаушы</translation>
    </message>
    <message>
        <source>Second’s treasury</source>
        <translation>казна Костаушы</translation>
    </message>
    <message numerus="yes">
        <source>%n seeds</source>
        <translation>
            <numerusform>%n зерно</numerusform>
            <numerusform>%n зерна</numerusform>
            <numerusform>%n зёрен</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>pit, its name, stones</comment>
        <translation>%1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>PlayerText</name>
    <message>
        <source>Level %1</source>
        <comment>of the computer</comment>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player&apos;s name</comment>
        <translation>Ходит %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a player&apos;s name</comment>
        <translation>Побеждает %1</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>its level</comment>
        <translation>Компьютер %1</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Вы сдались.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>У вас вышло время.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <comment>a player&apos;s name</comment>
        <translation>Партию сдаёт %1.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: время вышло.</translation>
    </message>
</context>
<context>
    <name>Pronunciation</name>
    <message>
        <source>1-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>1-</translation>
    </message>
    <message>
        <source>2-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>2-</translation>
    </message>
    <message>
        <source>3-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>3-</translation>
    </message>
    <message>
        <source>4-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>4-</translation>
    </message>
    <message>
        <source>5-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>5-</translation>
    </message>
    <message>
        <source>6-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>6-</translation>
    </message>
    <message>
        <source>7-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>7-</translation>
    </message>
    <message>
        <source>8-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>8-</translation>
    </message>
    <message>
        <source>9-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>9-</translation>
    </message>
    <message>
        <source>10-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>10-</translation>
    </message>
    <message>
        <source>20-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>20-</translation>
    </message>
    <message>
        <source>30-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>30-</translation>
    </message>
    <message>
        <source>40-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>40-</translation>
    </message>
    <message>
        <source>50-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>50-</translation>
    </message>
    <message>
        <source>60-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>60-</translation>
    </message>
    <message>
        <source>70-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>70-</translation>
    </message>
    <message>
        <source>80-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>80-</translation>
    </message>
    <message>
        <source>90-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>90-</translation>
    </message>
</context>
<context>
    <name>RecordOutput</name>
    <message>
        <source>The game was copied.</source>
        <translation>Партия скопирована.</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>Позиция скопирована.</translation>
    </message>
    <message>
        <source>Save the scoresheet</source>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Сохранить рисунок</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Рисунки (*.png *.svg)</translation>
    </message>
    <message>
        <source>There are no moves to show yet.</source>
        <translation>Пока нет ходов, которые можно показать.</translation>
    </message>
    <message>
        <source>Save as animation</source>
        <translation>Сохранить как анимацию</translation>
    </message>
    <message>
        <source>Animations (*.gif)</source>
        <translation>Анимации (*.gif)</translation>
    </message>
    <message>
        <source>“%1” could not be printed.</source>
        <comment>document</comment>
        <translation>Не удалось напечатать «%1».</translation>
    </message>
    <message>
        <source>Save the diagram</source>
        <translation>Сохранить диаграмму</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <comment>proposal for a file name</comment>
        <translation>Бланк записи</translation>
    </message>
</context>
<context>
    <name>RecordContext</name>
    <message>
        <source>Saved to %1.</source>
        <comment>file</comment>
        <translation>Сохранено в %1.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Its old contents are unchanged.</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>Не удалось записать «%1»: %2. Прежнее содержимое не изменилось.</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Brilliant move</source>
        <translation>Блестящий ход</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Интересный ход</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Сомнительный ход</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Грубая ошибка</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>Лучший ход.</translation>
    </message>
    <message>
        <source>A good move.</source>
        <translation>Хороший ход.</translation>
    </message>
    <message>
        <source>An inaccuracy.</source>
        <translation>Неточность.</translation>
    </message>
    <message>
        <source>A mistake.</source>
        <translation>Ошибка.</translation>
    </message>
    <message>
        <source>A blunder.</source>
        <translation>Грубая ошибка.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <comment>a move</comment>
        <translation>Лучше: %1.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a sentence that begins with a move</comment>
        <translation>Лучше: %1</translation>
    </message>
    <message>
        <source>%1 is better by %2.</source>
        <comment>a pit, how many stones</comment>
        <translation>%1 лучше на %2.</translation>
    </message>
    <message>
        <source>%1: loses %2.</source>
        <comment>a mistake, how many stones</comment>
        <translation>%1: теряет %2.</translation>
    </message>
    <message>
        <source>The computer prefers %1: it is better by about %2.</source>
        <comment>a move, how many stones</comment>
        <translation>Компьютер предпочитает %1: он лучше примерно на %2.</translation>
    </message>
    <message>
        <source>The computer prefers %1.</source>
        <comment>a move</comment>
        <translation>Компьютер предпочитает %1.</translation>
    </message>
    <message>
        <source>%1 would stop a tuzdyk.</source>
        <comment>a pit</comment>
        <translation>%1 не дала бы туздыка.</translation>
    </message>
    <message>
        <source>%1 would threaten a tuzdyk.</source>
        <comment>a pit</comment>
        <translation>%1 грозила бы туздыком.</translation>
    </message>
    <message>
        <source>%1 would earn another move.</source>
        <comment>a pit</comment>
        <translation>%1 дала бы ещё ход.</translation>
    </message>
    <message>
        <source>%1 would threaten to take %2.</source>
        <comment>a pit, how many stones</comment>
        <translation>%1 грозила бы взять %2.</translation>
    </message>
    <message>
        <source>%1 would save %2.</source>
        <comment>a pit, how many stones</comment>
        <translation>%1 спасала %2.</translation>
    </message>
    <message>
        <source>pit %1</source>
        <translation>лунка %1</translation>
    </message>
    <message>
        <source>house %1</source>
        <translation>лунка %1</translation>
    </message>
    <message>
        <source>hole %1</source>
        <translation>лунка %1</translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Proven draw</source>
        <translation>Доказанная ничья</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Равная позиция</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 M/s</source>
        <comment>million positions a second</comment>
        <translation>%1&#xa0;млн/с</translation>
    </message>
    <message>
        <source>%1 thousand positions/s</source>
        <comment>thousand positions a second</comment>
        <translation>%1&#xa0;тыс.&#xa0;поз./с</translation>
    </message>
    <message>
        <source>Neither can force a win</source>
        <translation>Форсированной победы нет</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>a player&apos;s name</comment>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Вы выиграли</translation>
    </message>
    <message>
        <source>%1 wins with best play</source>
        <comment>a player&apos;s name</comment>
        <translation>При верной игре выигрывает %1</translation>
    </message>
    <message>
        <source>You win with best play</source>
        <translation>При верной игре выигрываете вы</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <comment>proven, a player&apos;s name</comment>
        <translation>
            <numerusform>%1 выигрывает за %n ход</numerusform>
            <numerusform>%1 выигрывает за %n хода</numerusform>
            <numerusform>%1 выигрывает за %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win in %n moves</source>
        <comment>proven</comment>
        <translation>
            <numerusform>Вы выигрываете за %n ход</numerusform>
            <numerusform>Вы выигрываете за %n хода</numerusform>
            <numerusform>Вы выигрываете за %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is ahead by about %2</source>
        <comment>a player&apos;s name, how many stones</comment>
        <translation>%1 впереди примерно на %2</translation>
    </message>
    <message>
        <source>You are ahead by about %1</source>
        <comment>how many stones</comment>
        <translation>Вы впереди примерно на %1</translation>
    </message>
    <message>
        <source>%1 more gathered</source>
        <comment>stones</comment>
        <translation>собрано на %1 больше</translation>
    </message>
    <message>
        <source>a tuzdyk</source>
        <comment>a reason to be ahead</comment>
        <translation>есть туздык</translation>
    </message>
    <message>
        <source>Why: %1.</source>
        <comment>reasons</comment>
        <translation>Почему: %1.</translation>
    </message>
</context>
<context>
    <name>StorageNotices</name>
    <message>
        <source>Your game is not being saved. You can go on playing.</source>
        <translation>Ваша партия не сохраняется. Можно играть дальше.</translation>
    </message>
    <message>
        <source>Your changes in the study are not being saved. Save the game before you leave.</source>
        <translation>Изменения в разборе не сохраняются. Сохраните партию перед выходом.</translation>
    </message>
    <message>
        <source>Your learning progress is not being saved.</source>
        <translation>Ваши успехи в обучении не сохраняются.</translation>
    </message>
    <message>
        <source>Your last game could not be read.</source>
        <translation>Не удалось прочитать вашу последнюю партию.</translation>
    </message>
    <message>
        <source>Some of your unsaved games could not be read.</source>
        <translation>Некоторые несохранённые партии прочитать не удалось.</translation>
    </message>
    <message>
        <source>Your learning progress could not be read and starts again from the beginning.</source>
        <translation>Не удалось прочитать ваши успехи в обучении: отсчёт начат заново.</translation>
    </message>
    <message>
        <source>Nothing was deleted. The damaged file was renamed to %1.</source>
        <comment>file</comment>
        <translation>Ничего не удалено. Повреждённый файл переименован в %1.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program. It is left unchanged.</source>
        <comment>file</comment>
        <translation>Файл %1 записан более новой версией программы. Он остаётся без изменений.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. It is left unchanged.</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>Не удалось прочитать %1: %2. Файл остаётся без изменений.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. The program will try again.</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>Не удалось записать %1: %2. Программа попробует ещё раз.</translation>
    </message>
    <message>
        <source>The mistakes from your games are not being saved.</source>
        <translation>Ошибки из ваших партий не сохраняются.</translation>
    </message>
    <message>
        <source>The mistakes from your games could not be read.</source>
        <translation>Ошибки из ваших партий не удалось прочитать.</translation>
    </message>
    <message>
        <source>The names of the learners are not being saved.</source>
        <translation>Имена учеников не сохраняются.</translation>
    </message>
    <message>
        <source>The names of the learners could not be read. Their progress is still there.</source>
        <translation>Не удалось прочитать имена учеников. Их успехи сохранились.</translation>
    </message>
    <message>
        <source>Another program changed %1. Nothing was deleted: its version is in %2.</source>
        <comment>file, file</comment>
        <translation>Другая программа изменила файл %1. Ничего не удалено: то, что она записала, сохранено в %2.</translation>
    </message>
    <message>
        <source>The reviews of your games are not being saved.</source>
        <translation>Проверки ваших партий не сохраняются.</translation>
    </message>
    <message>
        <source>The connection to the other computer is not being saved. If the program closes, your game cannot go on.</source>
        <translation>Данные о соединении в партии на двух компьютерах не сохраняются. Если программа закроется, продолжить партию будет нельзя.</translation>
    </message>
    <message>
        <source>The reviews of your games could not be read. The games are still in the library.</source>
        <translation>Проверки ваших партий не удалось прочитать. Сами партии остались в библиотеке.</translation>
    </message>
    <message>
        <source>Your openings are not being saved.</source>
        <translation>Ваши дебюты не сохраняются.</translation>
    </message>
    <message>
        <source>Your openings could not be read.</source>
        <translation>Ваши дебюты не удалось прочитать.</translation>
    </message>
    <message>
        <source>The saved connection to the other computer could not be read.</source>
        <translation>Данные о соединении в партии на двух компьютерах прочитать не удалось.</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>First has no stones and passes</source>
        <translation>У Бастаушы нет камней, ход пропускается</translation>
    </message>
    <message>
        <source>Second has no stones and passes</source>
        <translation>У Костаушы нет камней, ход пропускается</translation>
    </message>
    <message>
        <source>First moves again</source>
        <translation>Бастаушы ходит ещё раз</translation>
    </message>
    <message>
        <source>Second moves again</source>
        <translation>Костаушы ходит ещё раз</translation>
    </message>
    <message>
        <source>You move again</source>
        <translation>Вы ходите ещё раз</translation>
    </message>
    <message>
        <source>The opponent moves again</source>
        <translation>Соперник ходит ещё раз</translation>
    </message>
    <message>
        <source>Begin in the marked hole: %1</source>
        <comment>a hole</comment>
        <translation>Начните с отмеченной лунки: %1</translation>
    </message>
    <message>
        <source>The opponent must begin in the marked hole: %1</source>
        <comment>a hole</comment>
        <translation>Соперник должен начать с отмеченной лунки: %1</translation>
    </message>
    <message>
        <source>First must begin in the marked hole: %1</source>
        <comment>a hole</comment>
        <translation>Бастаушы должен начать с отмеченной лунки: %1</translation>
    </message>
    <message>
        <source>Second must begin in the marked hole: %1</source>
        <comment>a hole</comment>
        <translation>Костаушы должен начать с отмеченной лунки: %1</translation>
    </message>
</context>
<context>
    <name>TwoComputersText</name>
    <message>
        <source>Stop waiting</source>
        <translation>Не ждать</translation>
    </message>
    <message>
        <source>Waiting for the other player</source>
        <translation>Ждём соперника</translation>
    </message>
    <message>
        <source>%1 can see your invitation.</source>
        <comment>a name</comment>
        <translation>Ваше приглашение видит игрок: %1</translation>
    </message>
    <message>
        <source>The other player can see your invitation.</source>
        <translation>Соперник видит ваше приглашение.</translation>
    </message>
    <message>
        <source>watch only</source>
        <comment>a game in the network</comment>
        <translation>можно только смотреть</translation>
    </message>
    <message>
        <source>&amp;Yes, I agree</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <comment>I do not agree</comment>
        <translation>Не&amp;т</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробнее</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Начинаете вы.</translation>
    </message>
    <message>
        <source>The other player begins.</source>
        <translation>Начинает соперник.</translation>
    </message>
    <message>
        <source>Codes never contain “%1”. Check character %2.</source>
        <translation>В коде не бывает «%1». Проверьте знак номер %2.</translation>
    </message>
    <message>
        <source>A code has 8 letters and digits. This one has %1.</source>
        <translation>В коде 8 букв и цифр. Здесь их %1.</translation>
    </message>
    <message>
        <source>Something is mistyped. Compare the code with the one on the other screen.</source>
        <translation>В коде опечатка. Сравните его с кодом на другом экране.</translation>
    </message>
    <message>
        <source>The other computer was not found. Both must be on the same network, and the other one must be showing the code.</source>
        <translation>Другой компьютер не найден. Оба должны быть в одной сети, и на другом должен быть показан код.</translation>
    </message>
    <message>
        <source>The other computer has a different version of Qumalaq. Use the same version on both.</source>
        <translation>На другом компьютере другая версия Qumalaq. Используйте на обоих одну и ту же версию.</translation>
    </message>
    <message>
        <source>This is not the code of the other computer. Ask for the code again.</source>
        <translation>У другого компьютера другой код. Узнайте код ещё раз.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in half a minute.</source>
        <translation>Слишком много неверных кодов. Попробуйте через полминуты.</translation>
    </message>
    <message>
        <source>Somebody else is playing this game. You can watch it.</source>
        <translation>В этой партии играет кто-то другой. Вы можете смотреть.</translation>
    </message>
    <message>
        <source>Too many people are watching this game.</source>
        <translation>Слишком много зрителей.</translation>
    </message>
    <message>
        <source>The other player is no longer playing.</source>
        <translation>Соперник больше не играет.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Do you agree?</source>
        <comment>a name</comment>
        <translation>%1 хочет взять ход назад. Вы согласны?</translation>
    </message>
    <message>
        <source>%1 wants to stop the clocks for a while. Do you agree?</source>
        <comment>a name</comment>
        <translation>%1 просит ненадолго остановить часы. Вы согласны?</translation>
    </message>
    <message>
        <source>%1 wants to play again, with the sides swapped. Do you agree?</source>
        <comment>a name</comment>
        <translation>%1 предлагает сыграть ещё раз, поменявшись сторонами. Вы согласны?</translation>
    </message>
    <message>
        <source>That was too late: the game is over.</source>
        <translation>Слишком поздно: партия окончена.</translation>
    </message>
    <message>
        <source>That was not possible: it is the other player’s turn.</source>
        <translation>Не получилось: сейчас ход соперника.</translation>
    </message>
    <message>
        <source>That was too late: the position has changed.</source>
        <translation>Слишком поздно: позиция изменилась.</translation>
    </message>
    <message>
        <source>The other computer did not accept that: it is against the rules of this game.</source>
        <translation>Другой компьютер не принял это: так нельзя по правилам этой партии.</translation>
    </message>
    <message>
        <source>%1 did not let you take back the move.</source>
        <comment>a name</comment>
        <translation>%1 не разрешает взять ход назад.</translation>
    </message>
    <message>
        <source>%1 did not agree to stop the clocks.</source>
        <comment>a name</comment>
        <translation>%1 не соглашается остановить часы.</translation>
    </message>
    <message>
        <source>%1 does not want to play again.</source>
        <comment>a name</comment>
        <translation>%1 не хочет играть ещё раз.</translation>
    </message>
    <message>
        <source>The connection was lost. Waiting for %1 (%2 s)</source>
        <comment>name, seconds</comment>
        <translation>Связь прервалась. Ждём игрока: %1 (%2 с)</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <comment>a name</comment>
        <translation>Игрок вышел из партии: %1.</translation>
    </message>
    <message>
        <source>The connection was lost. Waiting for the other player (%1 s)</source>
        <comment>seconds</comment>
        <translation>Связь прервалась. Ждём соперника (%1 с)</translation>
    </message>
    <message>
        <source>The other player has left.</source>
        <translation>Соперник вышел из партии.</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Соперник</translation>
    </message>
</context>
<context>
    <name>VoiceText</name>
    <message>
        <source>A screen reader is running, so the program itself is silent.</source>
        <translation>Работает программа экранного доступа, поэтому Qumalaq молчит.</translation>
    </message>
    <message>
        <source>This computer has no voice for the language of the program.</source>
        <translation>На этом компьютере нет голоса для языка программы.</translation>
    </message>
    <message>
        <source>This computer has no voice: install speech-dispatcher with eSpeak NG.</source>
        <translation>На этом компьютере нет голоса: установите speech-dispatcher и eSpeak NG.</translation>
    </message>
    <message>
        <source>The program was built without Qt TextToSpeech, so it cannot read aloud.</source>
        <translation>Программа собрана без Qt TextToSpeech и не умеет читать вслух.</translation>
    </message>
    <message>
        <source>The screen reader has stopped.</source>
        <translation>Программа экранного доступа перестала работать.</translation>
    </message>
    <message>
        <source>The program reads aloud. Control silences it; F8 turns reading aloud off.</source>
        <translation>Программа читает вслух. Клавиша Контрол прерывает чтение, F8 отключает его.</translation>
    </message>
    <message>
        <source>The program no longer reads aloud.</source>
        <translation>Программа больше не читает вслух.</translation>
    </message>
    <message>
        <source>First plays 7, to Second’s 6. Takes 10, now 10.</source>
        <translation>Бастаушы: лунка 7, в лунку 6 Костаушы. Взято 10, всего 10.</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>field of a worksheet</comment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>field of a worksheet</comment>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Your row is the lower one. Find your move and write it under the board.</source>
        <translation>Ваш ряд нижний. Найдите ход и запишите его под доской.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a puzzle, task</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Move:</source>
        <comment>followed by a line to write on</comment>
        <translation>Ход:</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <comment>title of a worksheet</comment>
        <translation>Ответы: %1</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AboutDialog</name>
    <message>
        <source>About Qumalaq</source>
        <translation>О программе Qumalaq</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версия %1</translation>
    </message>
    <message>
        <source>Togyzqumalaq and its relatives: mancala games of the steppe and beyond.</source>
        <translation>Тогызкумалак и его родня: игры семейства манкала — степные и не только.</translation>
    </message>
    <message>
        <source>© 2026 The Qumalaq authors. Free software under the GNU General Public License, version 3 or later. There is no warranty, to the extent the law permits.</source>
        <translation>© 2026 Авторы Qumalaq. Свободная программа на условиях GNU General Public License версии 3 или более поздней. Гарантий нет в той мере, в какой это допускает закон.</translation>
    </message>
    <message>
        <source>Built with Qt %1. Typeface: Noto Sans, under the SIL Open Font License.</source>
        <translation>Сделана на Qt %1. Шрифт: Noto Sans, на условиях SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>Choose a game, an opponent and a side</source>
        <translation>Выбрать игру, соперника и сторону</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>Play again with the sides swapped</source>
        <translation>Сыграть ещё раз, поменявшись сторонами</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>Сд&amp;аться</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Признать поражение</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Предложить ни&amp;чью</translation>
    </message>
    <message>
        <source>Ask the opponent to agree to a draw</source>
        <translation>Предложить сопернику ничью</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>Leave the program; the game is saved</source>
        <translation>Выйти из программы; партия сохранится</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>Re&amp;play the last move</source>
        <translation>По&amp;казать последний ход</translation>
    </message>
    <message>
        <source>Show the last move once more, slowly</source>
        <translation>Показать последний ход ещё раз, медленно</translation>
    </message>
    <message>
        <source>Pre&amp;vious move</source>
        <translation>Пре&amp;дыдущий ход</translation>
    </message>
    <message>
        <source>Look at the position one move earlier</source>
        <translation>Посмотреть позицию ходом раньше</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>С&amp;ледующий ход</translation>
    </message>
    <message>
        <source>Look at the position one move later</source>
        <translation>Посмотреть позицию ходом позже</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>Повернуть &amp;доску</translation>
    </message>
    <message>
        <source>Turn the board round</source>
        <translation>Повернуть доску другой стороной</translation>
    </message>
    <message>
        <source>Side p&amp;anel</source>
        <translation>&amp;Боковая панель</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves</source>
        <translation>Показать или скрыть игроков и ходы</translation>
    </message>
    <message>
        <source>Only the &amp;board</source>
        <translation>&amp;Только доска</translation>
    </message>
    <message>
        <source>Hide everything but the board</source>
        <translation>Скрыть всё, кроме доски</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Развернуть на весь экран</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Б&amp;ыстрее</translation>
    </message>
    <message>
        <source>Raise the sowing speed</source>
        <translation>Повысить скорость раскладки</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>Lower the sowing speed</source>
        <translation>Понизить скорость раскладки</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Без &amp;звука</translation>
    </message>
    <message>
        <source>Turn the sounds off or on</source>
        <translation>Выключить или включить звук</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>На&amp;стройки…</translation>
    </message>
    <message>
        <source>Language, theme, sowing speed and sound</source>
        <translation>Язык, оформление, скорость раскладки и звук</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>Everything the keyboard can do</source>
        <translation>Всё, что можно сделать с клавиатуры</translation>
    </message>
    <message>
        <source>&amp;About Qumalaq</source>
        <translation>&amp;О программе</translation>
    </message>
    <message>
        <source>Version, licence and authors</source>
        <translation>Версия, лицензия и авторы</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>О библиотеке &amp;Qt</translation>
    </message>
    <message>
        <source>The toolkit this program is built with</source>
        <translation>Инструментарий, на котором построена программа</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tip (keys)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show &amp;odd and even</source>
        <translation>П&amp;оказать чётность</translation>
    </message>
    <message>
        <source>&amp;Guess the landing</source>
        <translation>У&amp;гадать лунку</translation>
    </message>
    <message>
        <source>Before each move, guess where its last stone will fall</source>
        <translation>Перед каждым ходом угадывать, где он закончится</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>На&amp;чальная страница</translation>
    </message>
    <message>
        <source>All that the program offers; your game is saved</source>
        <translation>Всё, что здесь можно делать; партия сохранится</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>Learn the game from the first stone, step by step</source>
        <translation>Научиться игре с нуля, шаг за шагом</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Задачи</translation>
    </message>
    <message>
        <source>Positions with one best move</source>
        <translation>Позиции с одним лучшим ходом</translation>
    </message>
    <message>
        <source>&amp;Counting rush</source>
        <translation>&amp;Счёт на скорость</translation>
    </message>
    <message>
        <source>Thirty seconds: where does the last stone fall?</source>
        <translation>Тридцать секунд: куда упадёт последний кумалак?</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>О&amp;бучение</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Па&amp;уза</translation>
    </message>
    <message>
        <source>Stop the clocks or start them again</source>
        <translation>Остановить часы или снова пустить их</translation>
    </message>
    <message>
        <source>The &amp;kazans</source>
        <translation>&amp;Казаны</translation>
    </message>
    <message>
        <source>Say how many stones each player has gathered</source>
        <translation>Сказать, сколько собрал каждый</translation>
    </message>
    <message>
        <source>The &amp;clocks</source>
        <translation>&amp;Часы</translation>
    </message>
    <message>
        <source>Say how much time is left</source>
        <translation>Сказать, сколько осталось времени</translation>
    </message>
    <message>
        <source>The whole &amp;board</source>
        <translation>Вся &amp;доска</translation>
    </message>
    <message>
        <source>Say what lies in every pit</source>
        <translation>Сказать, сколько лежит в каждой лунке</translation>
    </message>
    <message>
        <source>Sp&amp;eech</source>
        <translation>Озву&amp;чивание</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a file of games</source>
        <translation>Открыть файл с партиями</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>Сохранить партию в её файл</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>Сохранить партию в другой файл</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Библиотека</translation>
    </message>
    <message>
        <source>All games that were played or imported</source>
        <translation>Все сыгранные и загруженные партии</translation>
    </message>
    <message>
        <source>Position e&amp;ditor</source>
        <translation>Редактор по&amp;зиций</translation>
    </message>
    <message>
        <source>Set up any position, to play or to analyse it</source>
        <translation>Составить любую позицию, чтобы играть из неё или разобрать её</translation>
    </message>
    <message>
        <source>C&amp;heck a scoresheet</source>
        <translation>Проверк&amp;а записи</translation>
    </message>
    <message>
        <source>Type in a scoresheet and find what does not fit</source>
        <translation>Набрать запись партии и найти, что не сходится</translation>
    </message>
    <message>
        <source>&amp;Print the scoresheet…</source>
        <translation>&amp;Печать записи…</translation>
    </message>
    <message>
        <source>The moves on paper, with the position after every ten</source>
        <translation>Ходы на бумаге, с позицией после каждых десяти</translation>
    </message>
    <message>
        <source>Scoresheet as PD&amp;F…</source>
        <translation>Запись в P&amp;DF…</translation>
    </message>
    <message>
        <source>The moves as a page, with the position after every ten</source>
        <translation>Ходы на странице, с позицией после каждых десяти</translation>
    </message>
    <message>
        <source>P&amp;icture of the board…</source>
        <translation>Рисунок &amp;доски…</translation>
    </message>
    <message>
        <source>Save the board as a picture, PNG or SVG</source>
        <translation>Сохранить доску как рисунок, PNG или SVG</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>Копировать пар&amp;тию</translation>
    </message>
    <message>
        <source>The moves as text, for a message or another program</source>
        <translation>Ходы текстом, для письма или другой программы</translation>
    </message>
    <message>
        <source>Cop&amp;y the position</source>
        <translation>Копировать пози&amp;цию</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Позиция текстом</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Open the copied game or position</source>
        <translation>Открыть скопированную партию или позицию</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Mark the pit the computer would play; press again for the reason</source>
        <translation>Отметить лунку, из которой пошёл бы компьютер; ещё раз — узнать причину</translation>
    </message>
    <message>
        <source>C&amp;oach</source>
        <translation>&amp;Тренер</translation>
    </message>
    <message>
        <source>Say after each move what it did, and offer to take back a clear mistake</source>
        <translation>Говорить после каждого хода, что он дал, и при явной ошибке предлагать взять ход назад</translation>
    </message>
    <message>
        <source>Open the st&amp;udy</source>
        <translation>Открыть &amp;разбор</translation>
    </message>
    <message>
        <source>Go through a game move by move, with the computer’s opinion</source>
        <translation>Просмотреть партию ход за ходом, с оценками компьютера</translation>
    </message>
    <message>
        <source>&amp;Evaluation</source>
        <translation>&amp;Оценка</translation>
    </message>
    <message>
        <source>Show who is ahead, and the best moves; never during a game</source>
        <translation>Показывать, кто впереди, и лучшие ходы; во время партии — никогда</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>&amp;Проверить партию</translation>
    </message>
    <message>
        <source>Let the computer judge every move of the game</source>
        <translation>Оценить каждый ход партии с помощью компьютера</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>Пр&amp;едыдущая ошибка</translation>
    </message>
    <message>
        <source>Go to the previous mistake that the review found</source>
        <translation>Перейти к предыдущей ошибке, найденной проверкой</translation>
    </message>
    <message>
        <source>Nex&amp;t mistake</source>
        <translation>&amp;Следующая ошибка</translation>
    </message>
    <message>
        <source>Go to the next mistake that the review found</source>
        <translation>Перейти к следующей ошибке, найденной проверкой</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>&amp;Комментарий…</translation>
    </message>
    <message>
        <source>Comment on the move</source>
        <translation>Прокомментировать ход</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <translation>Под&amp;нять вариант</translation>
    </message>
    <message>
        <source>Move this variation above the previous one</source>
        <translation>Поставить этот вариант выше предыдущего</translation>
    </message>
    <message>
        <source>Remove &amp;from here</source>
        <translation>&amp;Удалить с этого хода</translation>
    </message>
    <message>
        <source>Remove this move and all moves after it; you can undo this</source>
        <translation>Удалить этот ход и все следующие; это можно отменить</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Играть отсюда</translation>
    </message>
    <message>
        <source>Play against the computer from this position</source>
        <translation>Играть с компьютером из этой позиции</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>A&amp;nimation of moves…</source>
        <translation>Анимация &amp;ходов…</translation>
    </message>
    <message>
        <source>Save some moves as a GIF that shows the stones being sown</source>
        <translation>Сохранить несколько ходов как GIF-анимацию</translation>
    </message>
    <message>
        <source>&amp;Clock for a wooden board</source>
        <translation>Часы для д&amp;еревянной доски</translation>
    </message>
    <message>
        <source>Two clocks and nothing else, in full screen</source>
        <translation>Только двое часов на весь экран</translation>
    </message>
    <message>
        <source>I&amp;mport games…</source>
        <translation>Загрузить партии &amp;из файлов…</translation>
    </message>
    <message>
        <source>Choose files and add all their games to the library</source>
        <translation>Добавить все партии из файлов в библиотеку</translation>
    </message>
    <message>
        <source>&amp;Start of the game</source>
        <translation>В начал&amp;о партии</translation>
    </message>
    <message>
        <source>Show the position before the first move</source>
        <translation>Показать позицию до первого хода</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>К по&amp;следнему ходу</translation>
    </message>
    <message>
        <source>Show the position after the last move</source>
        <translation>Показать позицию после последнего хода</translation>
    </message>
    <message>
        <source>&amp;My mistakes</source>
        <translation>&amp;Мои ошибки</translation>
    </message>
    <message>
        <source>What you could have played better in your games</source>
        <translation>Что в ваших партиях можно было сыграть лучше</translation>
    </message>
    <message>
        <source>&amp;Worksheets…</source>
        <translation>Рабочие &amp;листы…</translation>
    </message>
    <message>
        <source>Puzzles or an empty scoresheet on paper, or as a PDF</source>
        <translation>Задачи или пустой бланк записи на бумаге либо в PDF</translation>
    </message>
    <message>
        <source>Dia&amp;gram for print…</source>
        <translation>Диа&amp;грамма для печати…</translation>
    </message>
    <message>
        <source>Save the board in black and white, SVG or PNG</source>
        <translation>Сохранить чёрно-белую доску в SVG или PNG</translation>
    </message>
    <message>
        <source>Ma&amp;ke a puzzle…</source>
        <translation>Составить за&amp;дачу…</translation>
    </message>
    <message>
        <source>Add this position to a pack of puzzles, if it has one best move</source>
        <translation>Добавить позицию в сборник задач, если в ней один лучший ход</translation>
    </message>
    <message>
        <source>&amp;What was said</source>
        <translation>Что &amp;было сказано</translation>
    </message>
    <message>
        <source>Repeat what was said last; press again for what came before</source>
        <translation>Повторить последнее сообщение; ещё раз — предыдущее</translation>
    </message>
    <message>
        <source>&amp;Your row</source>
        <translation>&amp;Ваш ряд</translation>
    </message>
    <message>
        <source>Say what lies in your pits</source>
        <translation>Сказать, что лежит в ваших лунках</translation>
    </message>
    <message>
        <source>The &amp;opponent’s row</source>
        <translation>Ряд &amp;соперника</translation>
    </message>
    <message>
        <source>Say what lies in the opponent’s pits</source>
        <translation>Сказать, что лежит в лунках соперника</translation>
    </message>
    <message>
        <source>The tu&amp;zdyks</source>
        <translation>&amp;Туздыки</translation>
    </message>
    <message>
        <source>Say which pits are tuzdyks</source>
        <translation>Сказать, какие лунки стали туздыками</translation>
    </message>
    <message>
        <source>The th&amp;reats</source>
        <translation>&amp;Угрозы</translation>
    </message>
    <message>
        <source>Say what the opponent could take at once</source>
        <translation>Сказать, что соперник может взять сразу</translation>
    </message>
    <message>
        <source>Re&amp;ad aloud</source>
        <translation>Ч&amp;итать вслух</translation>
    </message>
    <message>
        <source>Let the program speak, without a screen reader; the Ctrl key silences it</source>
        <translation>Читать вслух без программы экранного доступа; клавиша Ctrl прерывает чтение</translation>
    </message>
    <message>
        <source>The selected &amp;pit</source>
        <translation>Выбранная &amp;лунка</translation>
    </message>
    <message>
        <source>Say what the pit is called and what a move from it would do</source>
        <translation>Сказать, как называется лунка и что даст ход из неё</translation>
    </message>
    <message>
        <source>The &amp;evaluation</source>
        <translation>О&amp;ценка</translation>
    </message>
    <message>
        <source>Say who is ahead and why; press again for the best line (in the study)</source>
        <translation>Сказать, кто впереди и почему; ещё раз — лучший вариант (в разборе)</translation>
    </message>
    <message>
        <source>&amp;Playing without seeing</source>
        <translation>&amp;Игра на слух</translation>
    </message>
    <message>
        <source>How to play by listening: the keys, the board in your head, learning</source>
        <translation>Как играть на слух: клавиши, доска в голове, обучение</translation>
    </message>
    <message>
        <source>User’s &amp;guide</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>Explains everything in this program, with pictures; opens in the browser</source>
        <translation>Всё об этой программе, с рисунками; открывается в браузере</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Взять ход на&amp;зад</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Взять назад свой последний ход</translation>
    </message>
    <message>
        <source>Repeat the move that you took back</source>
        <translation>Повторить отменённый ход</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Отменить последнее изменение</translation>
    </message>
    <message>
        <source>Tint odd and even pits; odd ones have their number on a circle, even ones on a square</source>
        <translation>Окрасить чётные и нечётные лунки в разные цвета; нечётное число — в круге, чётное — в квадрате</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Найти команду…</translation>
    </message>
    <message>
        <source>Type what you want to do, and choose from the list</source>
        <translation>Напишите, что вы хотите сделать, и выберите из списка</translation>
    </message>
    <message>
        <source>Cl&amp;ass…</source>
        <translation>&amp;Класс…</translation>
    </message>
    <message>
        <source>Who is learning on this computer, how far they have come, and where they stopped</source>
        <translation>Кто учится за этим компьютером, кто докуда дошёл и кто где остановился</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu: command</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The last &amp;move</source>
        <translation>Последний &amp;ход</translation>
    </message>
    <message>
        <source>Say the move that led to the position</source>
        <translation>Назвать ход, после которого возникла позиция</translation>
    </message>
    <message>
        <source>T&amp;wo players on two computers</source>
        <translation>Два игрока на двух ко&amp;мпьютерах</translation>
    </message>
    <message>
        <source>Play with somebody at another computer on your network</source>
        <translation>Играть с тем, кто сидит за другим компьютером вашей сети</translation>
    </message>
    <message>
        <source>Rev&amp;iews</source>
        <translation>Про&amp;верки партий</translation>
    </message>
    <message>
        <source>My p&amp;rogress</source>
        <translation>Мои усп&amp;ехи</translation>
    </message>
    <message>
        <source>Your rating, your results and what your moves cost</source>
        <translation>Ваш рейтинг, результаты и потери за ход</translation>
    </message>
    <message>
        <source>Let the computer review games from the library, one after another</source>
        <translation>Проверять партии из библиотеки одну за другой</translation>
    </message>
    <message>
        <source>My openin&amp;gs</source>
        <translation>Мои де&amp;бюты</translation>
    </message>
    <message>
        <source>Choose the first moves that you want to play, and practise them</source>
        <translation>Выбрать первые ходы, которые вы хотите играть, и выучить их</translation>
    </message>
    <message>
        <source>&amp;Learn this opening</source>
        <translation>У&amp;чить этот дебют</translation>
    </message>
    <message>
        <source>Add the moves from the start to this position to your openings, for the side that moved last</source>
        <translation>Добавить ходы от начала до этой позиции в ваши дебюты — за сторону, которая ходила последней</translation>
    </message>
    <message>
        <source>Repeat the change that you undid</source>
        <translation>Повторить отменённое изменение</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AnalysisPanel</name>
    <message>
        <source>%1
Depth %2 · %3</source>
        <comment>moves, plies, speed</comment>
        <translation>%1
Глубина %2 · %3</translation>
    </message>
    <message>
        <source>Best moves (+ %1 ahead)</source>
        <comment>what the sign means, a name</comment>
        <translation>Лучшие ходы (+ впереди %1)</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AnimationDialog</name>
    <message>
        <source>Save as animation</source>
        <translation>Сохранить как анимацию</translation>
    </message>
    <message>
        <source>The GIF shows the moves on the board one after another, in a loop.</source>
        <translation>Файл GIF показывает ходы на доске один за другим, по кругу.</translation>
    </message>
    <message>
        <source>&amp;From move</source>
        <translation>&amp;С хода</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>&amp;По ход</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Со&amp;хранить…</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AnimationSaver</name>
    <message>
        <source>Making the animation…</source>
        <translation>Анимация создаётся…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The animation could not be made.</source>
        <translation>Не удалось создать анимацию.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AnswerFields</name>
    <message>
        <source>&amp;Answer</source>
        <translation>&amp;Ответить</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>На один меньше</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>На один больше</translation>
    </message>
    <message>
        <source>Mark of a new tuzdyk</source>
        <translation>Знак нового туздыка</translation>
    </message>
    <message>
        <source>The move, as it is written</source>
        <translation>Ход, как его записывают</translation>
    </message>
    <message>
        <source>Type the move first: two digits.</source>
        <translation>Сначала запишите ход: две цифры.</translation>
    </message>
    <message>
        <source>Type a number first.</source>
        <translation>Сначала напишите число.</translation>
    </message>
    <message>
        <source>Press a number from 1 to %1.</source>
        <translation>Нажмите цифру от 1 до %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ChooseGameDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>Выберите партию</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games found.</source>
        <translation>
            <numerusform>Найдена %Ln партия.</numerusform>
            <numerusform>Найдены %Ln партии.</numerusform>
            <numerusform>Найдено %Ln партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Add &amp;all to the library</source>
        <translation>Добавить &amp;все в библиотеку</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ClockPicker</name>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Другие…</translation>
    </message>
    <message>
        <source>The minutes are for the whole game</source>
        <translation>Минуты — на всю партию</translation>
    </message>
    <message>
        <source>Each move adds seconds (Fischer)</source>
        <translation>Каждый ход добавляет секунды (Фишер)</translation>
    </message>
    <message>
        <source>Each move gives back its seconds (Bronstein)</source>
        <translation>Каждый ход возвращает свои секунды (Бронштейн)</translation>
    </message>
    <message>
        <source>Minutes for %1</source>
        <comment>a side</comment>
        <translation>%1: сколько минут</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Секунд за ход</translation>
    </message>
    <message>
        <source>At most, in seconds</source>
        <translation>Не больше, секунд</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Когда время вышло</translation>
    </message>
    <message>
        <source>the game is lost</source>
        <translation>партия проиграна</translation>
    </message>
    <message>
        <source>the stones left go to the opponent</source>
        <translation>оставшееся — сопернику</translation>
    </message>
    <message>
        <source>Type of clock</source>
        <translation>Вид часов</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ClockWindow</name>
    <message>
        <source>Moves: %1</source>
        <translation>Ходов: %1</translation>
    </message>
    <message>
        <source>Press after your first move to start the other clock.</source>
        <translation>Нажмите после первого хода: пойдут часы соперника.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Paused. Press to continue.</source>
        <translation>Пауза. Нажмите, чтобы продолжить.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Clock for a wooden board</source>
        <translation>Часы для деревянной доски</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Начать заново</translation>
    </message>
    <message>
        <source>&amp;Clock…</source>
        <translation>&amp;Часы…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Clock of the near player</source>
        <translation>Часы ближнего игрока</translation>
    </message>
    <message>
        <source>Clock of the far player</source>
        <translation>Часы дальнего игрока</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::CoachController</name>
    <message>
        <source>The coach speaks after the next move.</source>
        <translation>Тренер заговорит после следующего хода.</translation>
    </message>
    <message>
        <source>Clearly better: %1.</source>
        <comment>a move</comment>
        <translation>Явно лучше был %1.</translation>
    </message>
    <message>
        <source>A sure win was missed: %1.</source>
        <comment>a move</comment>
        <translation>Упущена верная победа: %1.</translation>
    </message>
    <message>
        <source>Your move loses the game; %1 is better.</source>
        <comment>a move</comment>
        <translation>Ваш ход проигрывает партию, лучше %1.</translation>
    </message>
    <message>
        <source>Better by about %2: %1.</source>
        <comment>a move, how many stones</comment>
        <translation>Лучше примерно на %2 был %1.</translation>
    </message>
    <message>
        <source>The computer looked ahead and found no better move.</source>
        <translation>Компьютер просчитал варианты и не нашёл хода лучше.</translation>
    </message>
    <message>
        <source>This move wins for certain.</source>
        <translation>Этот ход точно выигрывает.</translation>
    </message>
    <message>
        <source>All moves lose.</source>
        <translation>Все ходы проигрывают.</translation>
    </message>
    <message>
        <source>No move wins for certain.</source>
        <translation>Верной победы не даёт ни один ход.</translation>
    </message>
    <message>
        <source>Why? Ask for the hint again.</source>
        <translation>Почему? Попросите подсказку ещё раз.</translation>
    </message>
    <message>
        <source>Every stone that falls into a tuzdyk goes to its owner’s kazan.</source>
        <translation>Каждый кумалак, который падает в туздык, уходит в казан его хозяина.</translation>
    </message>
    <message>
        <source>After it the opponent can take %1 at most, after other moves up to %2.</source>
        <comment>how many, how many</comment>
        <translation>После него соперник возьмёт не больше %1, после других ходов — до %2.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::CoachPanel</name>
    <message>
        <source>Take &amp;back</source>
        <translation>Взять ход &amp;назад</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::CountingRushPage</name>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <comment>the right answer</comment>
        <translation>Нет: %1.</translation>
    </message>
    <message>
        <source>Counting rush</source>
        <translation>Счёт на скорость</translation>
    </message>
    <message>
        <source>Thirty seconds. Say where the last stone falls, then what it takes, then what the reply takes. Choose the pit, or type the digit; ↑ and ↓ change the row.</source>
        <translation>Тридцать секунд. Скажите, куда упадёт последний кумалак, потом — сколько приносит ход, потом — сколько приносит ответ. Выбирайте лунку или набирайте цифру; ↑ и ↓ меняют ряд.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>A new record.</source>
        <translation>Новый рекорд.</translation>
    </message>
    <message>
        <source>Best so far. Points: %1. Right in a row: %2. Level: %3.</source>
        <translation>Лучший результат: очков — %1, верных подряд — %2, уровень — %3.</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;Ещё раз</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Начать</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 · %n points</source>
        <translation>
            <numerusform>Уровень %1 · %n очко</numerusform>
            <numerusform>Уровень %1 · %n очка</numerusform>
            <numerusform>Уровень %1 · %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds are left.</source>
        <translation>
            <numerusform>Осталась %n секунда.</numerusform>
            <numerusform>Осталось %n секунды.</numerusform>
            <numerusform>Осталось %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seconds left</source>
        <translation>Осталось секунд</translation>
    </message>
    <message>
        <source>Missed:</source>
        <translation>Ошибки:</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Время вышло.</translation>
    </message>
</context>
<context>
    <name>CourseProgress</name>
    <message>
        <source>Your horse: %1.</source>
        <comment>foal, yearling …</comment>
        <translation>Ваш конь: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::EditorPage</name>
    <message>
        <source>Stones on the board: %1 of %2.</source>
        <translation>На доске: %1 из %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>В этой позиции игра окончена.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Повторено.</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Редактор позиций</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Игра&amp;ть отсюда</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>Р&amp;азбор</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Stones on the board: %1 of %2. Missing: %3.</source>
        <translation>На доске: %1 из %2. Не хватает: %3.</translation>
    </message>
    <message>
        <source>Stones on the board: %1 of %2. Too many: %3.</source>
        <translation>На доске: %1 из %2. Лишних: %3.</translation>
    </message>
    <message>
        <source>A click adds a stone, a right click removes one, and the wheel does both. Or select a place and type a number.</source>
        <translation>Щелчок добавляет, правая кнопка убирает, колесо делает и то и другое. Или выберите место и наберите число.</translation>
    </message>
    <message>
        <source>Digits set the number of stones in the selected pit, plus and minus change it, and T makes the pit a tuzdyk or an ordinary pit again.</source>
        <translation>Цифры задают число кумалаков в выбранной лунке, плюс и минус меняют его, T ставит или снимает туздык.</translation>
    </message>
    <message>
        <source>Digits set the number of stones in the selected hole, plus and minus change it.</source>
        <translation>Цифры задают число в выбранной лунке, плюс и минус меняют его.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::EmptyPitsPicker</name>
    <message>
        <source>Choose at &amp;random</source>
        <translation>Бросить &amp;жребий</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>Копировать партию</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <comment>stones</comment>
        <translation>с начала: %1</translation>
    </message>
    <message>
        <source>%1 taken</source>
        <comment>stones</comment>
        <translation>взято: %1</translation>
    </message>
    <message>
        <source>%1 from the tuzdyk</source>
        <comment>stones</comment>
        <translation>из туздыка: %1</translation>
    </message>
    <message>
        <source>%1 from the row</source>
        <comment>stones, at the end</comment>
        <translation>из ряда: %1</translation>
    </message>
    <message>
        <source>%1 sown</source>
        <comment>stones, into the store of the player who sows</comment>
        <translation>разложено: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the game</comment>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the game</comment>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>%1. First’s chances: %2.</source>
        <comment>sentence, percentage</comment>
        <translation>%1. Шансы Бастаушы — %2.</translation>
    </message>
    <message>
        <source>There is no evaluation.</source>
        <translation>Оценки нет.</translation>
    </message>
    <message>
        <source>Expected: %1, %2 ahead</source>
        <comment>a player&apos;s name, how many stones</comment>
        <translation>Прогноз: %1, больше на %2</translation>
    </message>
    <message>
        <source>%1: %2 ahead</source>
        <comment>a player&apos;s name, a number</comment>
        <translation>%1: перевес %2</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ExampleBoard</name>
    <message>
        <source>Show the move</source>
        <translation>Показать ход</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ExerciseView</name>
    <message>
        <source>Solved on the first try: %1 of %2.</source>
        <translation>Решено с первого раза: %1 из %2.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>Watch what happens.</source>
        <translation>Посмотрите, что будет.</translation>
    </message>
    <message>
        <source>Sho&amp;w the solution</source>
        <translation>&amp;Показать решение</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Ещё раз</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>С&amp;мотреть</translation>
    </message>
    <message>
        <source>Looking for the opponent’s reply…</source>
        <translation>Ищем ответ соперника…</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Неверно.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>You chose %1.</source>
        <comment>a move</comment>
        <translation>Вы выбрали %1.</translation>
    </message>
    <message>
        <source>This task comes again at the end: solve it, and you win the stars back.</source>
        <translation>Это задание вернётся в конце: решите, и звёзды снова ваши.</translation>
    </message>
    <message>
        <source>%1 gives a hint.</source>
        <comment>a key</comment>
        <translation>Клавиша %1 даёт подсказку.</translation>
    </message>
    <message>
        <source>Watch how it goes on: the opponent replies.</source>
        <translation>Смотрите, что дальше: соперник отвечает.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ExplorerModel</name>
    <message>
        <source>game ends</source>
        <comment>a game ends here</comment>
        <translation>конец игры</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партий</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>%1 wins %2%, draws %3%, %4 wins %5%</source>
        <comment>first side, …, second side</comment>
        <translation>%1 — побед: %2&#xa0;%; ничьих: %3&#xa0;%; %4 — побед: %5&#xa0;%</translation>
    </message>
    <message>
        <source>%1 wins, draws, %2 wins</source>
        <comment>first side, second side</comment>
        <translation>Победы %1, ничьи, победы %2</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ExplorerPanel</name>
    <message>
        <source>From this position: all games</source>
        <translation>Из этой позиции: все партии</translation>
    </message>
    <message>
        <source>From this position: players rated %1+</source>
        <comment>a number</comment>
        <translation>Из этой позиции: игроки с рейтингом от %1</translation>
    </message>
    <message>
        <source>Strength of the players</source>
        <translation>Сила игроков</translation>
    </message>
    <message>
        <source>Moves played from this position</source>
        <translation>Ходы из этой позиции</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::FaultsDialog</name>
    <message>
        <source>Pasted text</source>
        <translation>Вставленный текст</translation>
    </message>
    <message>
        <source>No game could be read.</source>
        <translation>Не удалось прочитать ни одной партии.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games could be read.</source>
        <translation>
            <numerusform>Прочитана %Ln партия.</numerusform>
            <numerusform>Прочитаны %Ln партии.</numerusform>
            <numerusform>Прочитано %Ln партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems:</source>
        <comment>faults of a text, a list follows</comment>
        <translation>Ошибки:</translation>
    </message>
    <message>
        <source>&amp;Open what was read</source>
        <translation>&amp;Открыть прочитанное</translation>
    </message>
    <message>
        <source>Check the &amp;scoresheet</source>
        <translation>Проверить &amp;запись</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Problems in the text</source>
        <translation>Ошибки в тексте</translation>
    </message>
    <message numerus="yes">
        <source>%n more problems</source>
        <translation>
            <numerusform>ещё %n ошибка</numerusform>
            <numerusform>ещё %n ошибки</numerusform>
            <numerusform>ещё %n ошибок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::FindActionDialog</name>
    <message>
        <source>%1 (%2)</source>
        <comment>command (keys)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Что вы хотите сделать?</translation>
    </message>
    <message>
        <source>No matching command is available now.</source>
        <translation>Сейчас нет доступных команд с такими словами.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GameAnnouncements</name>
    <message>
        <source>There is no clock.</source>
        <translation>Часов нет.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 предлагает ничью.</translation>
    </message>
    <message>
        <source>Back in the game.</source>
        <translation>Снова в партии.</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>Начало партии.</translation>
    </message>
    <message>
        <source>First: %1. Second: %2.</source>
        <comment>names of the players</comment>
        <translation>Бастаушы — %1. Костаушы — %2.</translation>
    </message>
    <message>
        <source>%1. First %2, Second %3. %4</source>
        <comment>who wins, stones, stones, why</comment>
        <translation>%1. Бастаушы %2, Костаушы %3. %4</translation>
    </message>
    <message>
        <source>You are First.</source>
        <translation>Вы Бастаушы.</translation>
    </message>
    <message>
        <source>You are Second.</source>
        <translation>Вы Костаушы.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <comment>the pits of moves</comment>
        <translation>Отменено: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Партия продолжается.</translation>
    </message>
    <message>
        <source>In the game it is your move.</source>
        <translation>В партии ваш ход.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ConfiguredBoard</name>
    <message>
        <source>The edge of the board.</source>
        <translation>Край доски.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GameController</name>
    <message>
        <source>Waiting for the other computer</source>
        <translation>Ждём другой компьютер</translation>
    </message>
    <message>
        <source>You are sowing…</source>
        <translation>Вы делаете ход…</translation>
    </message>
    <message>
        <source>%1 is sowing…</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 делает ход…</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 думает…</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GameNotices</name>
    <message>
        <source>%1 offers a draw. %2, do you accept?</source>
        <comment>two names</comment>
        <translation>%1 предлагает ничью. %2, вы согласны?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <comment>a draw</comment>
        <translation>&amp;Принять</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <comment>a draw</comment>
        <translation>О&amp;тклонить</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>Часы остановлены.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>with the game after a pause</comment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Your game against %1 was set aside in the library.</source>
        <comment>the name of a computer player</comment>
        <translation>Ваша партия с компьютером (%1) отложена в библиотеку.</translation>
    </message>
    <message>
        <source>Your game against level %1 was set aside in the library.</source>
        <translation>Ваша партия с компьютером (уровень %1) отложена в библиотеку.</translation>
    </message>
    <message>
        <source>The game %1 – %2 was set aside in the library.</source>
        <comment>two names</comment>
        <translation>Партия «%1 – %2» отложена в библиотеку.</translation>
    </message>
    <message>
        <source>Your last game could not be saved in the library. It is in the file %1.</source>
        <translation>Вашу последнюю партию не удалось сохранить в библиотеке. Она в файле %1.</translation>
    </message>
    <message>
        <source>&amp;Return to it now</source>
        <comment>to a game; not after the next move</comment>
        <translation>В&amp;ернуться к ней сейчас</translation>
    </message>
    <message>
        <source>%1, do you resign?</source>
        <comment>a name</comment>
        <translation>%1, вы сдаётесь?</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Сдаться в этой партии?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <comment>the game ends</comment>
        <translation>Сд&amp;аться</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <comment>the game does not end</comment>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>Resign this rated game?</source>
        <translation>Сдаться в этой партии на рейтинг?</translation>
    </message>
    <message>
        <source>Resign this rated game and begin another one?</source>
        <translation>Сдаться в этой партии на рейтинг и начать новую?</translation>
    </message>
    <message>
        <source>Leave this game and begin another one?</source>
        <translation>Выйти из этой партии и начать новую?</translation>
    </message>
    <message>
        <source>Begin another game? This one is kept in the library.</source>
        <translation>Начать другую партию? Эта сохранится в библиотеке.</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <comment>the game ends</comment>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <comment>the game does not end</comment>
        <translation>Не&amp;т</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GamePage</name>
    <message>
        <source>The computer declined the draw.</source>
        <translation>Компьютер отклонил ничью.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The clocks are stopped. “Continue” goes on with the game.</source>
        <translation>Часы остановлены. «Продолжить» возобновит партию.</translation>
    </message>
    <message>
        <source>You are watching this game.</source>
        <translation>Вы только смотрите эту партию.</translation>
    </message>
    <message>
        <source>It is the opponent’s turn.</source>
        <translation>Сейчас ход соперника.</translation>
    </message>
    <message>
        <source>The other player declined the draw.</source>
        <translation>Соперник отказался от ничьей.</translation>
    </message>
    <message>
        <source>%1, rated game</source>
        <comment>two players</comment>
        <translation>%1, партия на рейтинг</translation>
    </message>
    <message>
        <source>A rated game has no hints, and moves cannot be taken back.</source>
        <translation>В партии на рейтинг нет подсказок, и ход нельзя взять назад.</translation>
    </message>
    <message>
        <source>The draw was declined.</source>
        <translation>Ничья отклонена.</translation>
    </message>
    <message>
        <source>You can offer a draw again after the next move.</source>
        <translation>Снова предложить ничью можно после следующего хода.</translation>
    </message>
    <message>
        <source>%1: in the menu %2.</source>
        <comment>a command</comment>
        <translation>%1: в меню «%2».</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GamePreview</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of a game</comment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <comment>number, South or North, the move</comment>
        <translation>Ход %1, %2: %3</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>Начало партии.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GamesReader</name>
    <message>
        <source>Reading the copied text…</source>
        <translation>Читается скопированный текст…</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <comment>file</comment>
        <translation>Читается «%1»…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::HeaderBar</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>To the previous page</source>
        <translation>На предыдущую страницу</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>More commands</source>
        <translation>Другие команды</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Play that pit</source>
        <translation>Сходить из лунки с этим номером</translation>
    </message>
    <message>
        <source>Select a pit; then ← and → go from pit to pit</source>
        <translation>Выбрать лунку; тогда ← и → переходят от лунки к лунке</translation>
    </message>
    <message>
        <source>Play the selected pit</source>
        <translation>Сходить из выбранной лунки</translation>
    </message>
    <message>
        <source>Complete the sowing, deselect, or go back</source>
        <translation>Завершить ход, снять выбор или вернуться</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Go to the other row to choose a place</source>
        <translation>Перейти в другой ряд, чтобы выбрать место</translation>
    </message>
    <message>
        <source>Choose your home or store</source>
        <translation>Выбрать свой дом или амбар</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Go to another variation</source>
        <translation>Перейти к другому варианту</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Колесо мыши</translation>
    </message>
    <message>
        <source>Step through the moves</source>
        <translation>Листать ходы</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Remove the selected games</source>
        <translation>Удалить выбранные партии</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Искать</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Редактор позиций</translation>
    </message>
    <message>
        <source>Type the number of stones</source>
        <translation>Ввести, сколько лежит в лунке</translation>
    </message>
    <message>
        <source>One stone more or less</source>
        <translation>Прибавить или убрать один кумалак</translation>
    </message>
    <message>
        <source>Make the pit a tuzdyk</source>
        <translation>Сделать туздык в лунке</translation>
    </message>
    <message>
        <source>&amp;Reset this key</source>
        <translation>Сбросить &amp;эту клавишу</translation>
    </message>
    <message>
        <source>Reset &amp;all keys</source>
        <translation>Сбросить в&amp;се клавиши</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Нажмите новую клавишу</translation>
    </message>
    <message>
        <source>C&amp;hange a key</source>
        <translation>&amp;Изменить клавишу</translation>
    </message>
    <message>
        <source>%1 cannot be used as the key for a command.</source>
        <comment>key</comment>
        <translation>Клавиша %1 для команды не годится.</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”. Give that command another key first.</source>
        <comment>key, command</comment>
        <translation>%1 — клавиша команды «%2». Сначала назначьте той команде другую клавишу.</translation>
    </message>
    <message>
        <source>The key is now %1.</source>
        <translation>Теперь клавиша — %1.</translation>
    </message>
    <message>
        <source>The command now has no key.</source>
        <translation>Теперь у команды нет клавиши.</translation>
    </message>
    <message>
        <source>All commands have their original keys again.</source>
        <translation>У всех команд снова исходные клавиши.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LearnerButton</name>
    <message>
        <source>Learner: %1</source>
        <translation>Ученик: %1</translation>
    </message>
    <message>
        <source>&amp;Class…</source>
        <translation>&amp;Класс…</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::Learners</name>
    <message>
        <source>Learner %1</source>
        <comment>somebody without a name</comment>
        <translation>Ученик %1</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LearnersDialog</name>
    <message>
        <source>is learning now</source>
        <translation>учится сейчас</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Введите имя.</translation>
    </message>
    <message>
        <source>There is already a learner with the name “%1”.</source>
        <translation>Ученик с именем «%1» уже есть.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <comment>a learner</comment>
        <translation>Ученик «%1» удалён.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>The file could not be renamed: %1.</source>
        <comment>the system&apos;s reason</comment>
        <translation>Не удалось переименовать файл: %1.</translation>
    </message>
    <message>
        <source>Everybody who learns on this computer has their own progress, rating and count of days in a row. There is no password.</source>
        <translation>У каждого, кто учится за этим компьютером, свои успехи, рейтинг и счёт дней подряд. Пароля нет.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>В&amp;ыбрать</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>What each learner has done, as a table for a spreadsheet (CSV)</source>
        <translation>Успехи учеников: таблица (CSV)</translation>
    </message>
    <message>
        <source>New &amp;learner</source>
        <translation>&amp;Новый ученик</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Остановка</translation>
    </message>
    <message>
        <source>Last practice</source>
        <translation>Последнее занятие</translation>
    </message>
    <message>
        <source>lessons: %1</source>
        <translation>уроки: %1</translation>
    </message>
    <message>
        <source>puzzles solved on the first try: %1</source>
        <translation>решено с первого раза: %1</translation>
    </message>
    <message>
        <source>no lesson begun</source>
        <translation>начатого урока нет</translation>
    </message>
    <message>
        <source>stopped at: %1</source>
        <translation>остановка: %1</translation>
    </message>
    <message>
        <source>has not practised yet</source>
        <translation>занятий ещё не было</translation>
    </message>
    <message>
        <source>last practised: %1</source>
        <translation>последнее занятие: %1</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <comment>a learner</comment>
        <translation>Добавлен ученик: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonCard</name>
    <message>
        <source>The edge of the list.</source>
        <translation>Край списка.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Урок %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 tasks solved</source>
        <translation>решено заданий: %1 из %2</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonGameView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>С&amp;ыграть снова</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, stones</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>More than half: %1</source>
        <comment>stones</comment>
        <translation>Больше половины: %1</translation>
    </message>
    <message>
        <source>Not this time (%1:%2). Play again: Hint helps.</source>
        <comment>stones, stones</comment>
        <translation>На этот раз не вышло (%1:%2). Сыграйте снова: «Подсказка» поможет.</translation>
    </message>
    <message>
        <source>Your moves: %1 of %2</source>
        <translation>Ваши ходы: %1 из %2</translation>
    </message>
    <message>
        <source>The game is played to its end.</source>
        <translation>Партию играют до конца.</translation>
    </message>
    <message>
        <source>Scoresheet: %1</source>
        <translation>Запись: %1</translation>
    </message>
    <message>
        <source>Looking back. End returns to the game.</source>
        <translation>Просмотр прошлых ходов. Вернуться к партии — End.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonList</name>
    <message>
        <source>Learn the game</source>
        <translation>Учимся играть</translation>
    </message>
    <message>
        <source>Eight games, one small step at a time: answer, then watch.</source>
        <translation>Восемь игр, шаг за шагом: ответьте, потом посмотрите.</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>З&amp;адачи</translation>
    </message>
    <message>
        <source>Counting &amp;rush</source>
        <translation>С&amp;чёт на скорость</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Tasks to practise today: %n</source>
        <translation>
            <numerusform>&amp;Повторить сегодня: %n задание</numerusform>
            <numerusform>&amp;Повторить сегодня: %n задания</numerusform>
            <numerusform>&amp;Повторить сегодня: %n заданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n день подряд.</numerusform>
            <numerusform>%n дня подряд.</numerusform>
            <numerusform>%n дней подряд.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonsPage</name>
    <message>
        <source>&amp;All lessons</source>
        <translation>Все &amp;уроки</translation>
    </message>
    <message>
        <source>That is all for today</source>
        <translation>На сегодня всё</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>Everything right on the first try.</source>
        <translation>Всё верно с первого раза.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>title of a lesson</comment>
        <translation>Дальше: %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Read the &amp;rule</source>
        <translation>Прочитать пра&amp;вило</translation>
    </message>
    <message>
        <source>Solve &amp;puzzles</source>
        <translation>Решать &amp;задачи</translation>
    </message>
    <message>
        <source>This was the last lesson</source>
        <translation>Это был последний урок</translation>
    </message>
    <message>
        <source>Now you know how to play. Next: a game, and a few puzzles every day.</source>
        <translation>Теперь вы умеете играть. Дальше — партия и по нескольку задач каждый день.</translation>
    </message>
    <message>
        <source>Play a &amp;game</source>
        <translation>Сыграть &amp;партию</translation>
    </message>
    <message>
        <source>Your new horse: %1.</source>
        <comment>foal, yearling …</comment>
        <translation>Ваш новый конь: %1.</translation>
    </message>
    <message>
        <source>The task with the fewest stars counts. Solved on the first try, also when it comes again, a task has three.</source>
        <translation>Считается задание, где звёзд меньше всего. Решённое с первого раза, и при повторе тоже, даёт три.</translation>
    </message>
    <message>
        <source>Each game has its own horse, which grows with the lessons, from foal to tulpar.</source>
        <translation>У каждой игры свой конь: он растёт вместе с уроками, от жеребёнка до тулпара.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LibraryModel</name>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>First won</source>
        <translation>Выиграл Бастаушы</translation>
    </message>
    <message>
        <source>Second won</source>
        <translation>Выиграл Костаушы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Не окончена</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LibraryPage</name>
    <message>
        <source>Searching…</source>
        <translation>Поиск…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Подходящих партий нет.</translation>
    </message>
    <message>
        <source>Shown: %1. “Show all” shows the other games, too.</source>
        <comment>which games</comment>
        <translation>Показаны: %1. «Показать все» покажет и остальные партии.</translation>
    </message>
    <message>
        <source>There are no games yet.</source>
        <translation>Партий пока нет.</translation>
    </message>
    <message>
        <source>Every game you finish is added here; you can also import files of games.</source>
        <translation>Каждая оконченная партия попадает сюда сама; можно также загрузить партии из файлов.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Открыть партию</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>За&amp;грузить из файлов…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Экспорт партий</translation>
    </message>
    <message>
        <source>Games with comments (*.tgk);;Text for online sites (*.txt)</source>
        <translation>Партии с комментариями (*.tgk);;Текст для сайтов (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>Export %n games…</source>
        <translation>
            <numerusform>Экспортировать %n партию…</numerusform>
            <numerusform>Экспортировать %n партии…</numerusform>
            <numerusform>Экспортировать %n партий…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n games</source>
        <translation>
            <numerusform>Удалить %n партию</numerusform>
            <numerusform>Удалить %n партии</numerusform>
            <numerusform>Удалить %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выделить все</translation>
    </message>
    <message>
        <source>Find duplicates</source>
        <translation>Найти повторы</translation>
    </message>
    <message>
        <source>More commands</source>
        <translation>Другие команды</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>&amp;Продолжить партию</translation>
    </message>
    <message numerus="yes">
        <source>Review %n games</source>
        <translation>
            <numerusform>Проверить %n партию</numerusform>
            <numerusform>Проверить %n партии</numerusform>
            <numerusform>Проверить %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, less than a minute</source>
        <comment>a command</comment>
        <translation>%1, меньше минуты</translation>
    </message>
    <message numerus="yes">
        <source>%1, about %n minutes</source>
        <comment>a command</comment>
        <translation>
            <numerusform>%1, примерно %n минута</numerusform>
            <numerusform>%1, примерно %n минуты</numerusform>
            <numerusform>%1, примерно %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to the game in progress: %1</source>
        <comment>two players</comment>
        <translation>Вернуться к идущей партии: %1</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LibrarySearch</name>
    <message>
        <source>Any result</source>
        <translation>Любой итог</translation>
    </message>
    <message>
        <source>First won</source>
        <translation>Выиграл Бастаушы</translation>
    </message>
    <message>
        <source>Second won</source>
        <translation>Выиграл Костаушы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Любая игра</translation>
    </message>
    <message>
        <source>the games you have chosen</source>
        <translation>выбранные партии</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>From any year</source>
        <translation>С любого года</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>С какого года</translation>
    </message>
    <message>
        <source>To any year</source>
        <translation>По любой год</translation>
    </message>
    <message>
        <source>To year</source>
        <translation>По какой год</translation>
    </message>
    <message>
        <source>With this position</source>
        <translation>С этой позицией</translation>
    </message>
    <message>
        <source>Only games in which the position on the board occurs</source>
        <translation>Только партии, где была та же позиция, что на доске</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a year</comment>
        <translation>с %1 года</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a year</comment>
        <translation>по %1 год</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a year</comment>
        <translation>любой</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LineNavigator</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Press Up or Down to read line by line.</source>
        <translation>Чтобы читать по строкам, нажимайте «вверх» или «вниз».</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>Начало.</translation>
    </message>
    <message>
        <source>The end.</source>
        <translation>Конец.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MainWindow</name>
    <message>
        <source>The settings could not be saved to %1.</source>
        <comment>file</comment>
        <translation>Не удалось сохранить настройки в %1.</translation>
    </message>
    <message>
        <source>Save the pack</source>
        <translation>Сохранить сборник</translation>
    </message>
    <message>
        <source>Packs (*.qpack)</source>
        <translation>Сборники (*.qpack)</translation>
    </message>
    <message>
        <source>%1 F1 explains how to play without seeing.</source>
        <comment>what the program is</comment>
        <translation>%1 Как играть на слух, рассказывает F1.</translation>
    </message>
    <message>
        <source>The language is English.</source>
        <comment>the translation names its own language</comment>
        <translation>Теперь язык русский.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Save the openings</source>
        <translation>Сохранить дебюты</translation>
    </message>
    <message>
        <source>Games (*.tgk)</source>
        <translation>Партии (*.tgk)</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MakePuzzleDialog</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>В этой позиции игра окончена.</translation>
    </message>
    <message>
        <source>There is only one legal move here, so there is nothing to find.</source>
        <translation>Здесь возможен только один ход, искать нечего.</translation>
    </message>
    <message>
        <source>The game is already decided here, whatever is played.</source>
        <translation>Исход партии здесь уже решён, как ни ходи.</translation>
    </message>
    <message>
        <source>Not even the computer can see far enough ahead to know which move is best.</source>
        <translation>Даже компьютеру не просчитать так далеко, чтобы узнать, какой ход лучший.</translation>
    </message>
    <message>
        <source>Checking that one move is better than all others…</source>
        <translation>Проверяется, что один ход лучше всех остальных…</translation>
    </message>
    <message>
        <source>The best move is %1, but it makes no puzzle: it takes too little and defends nothing.</source>
        <comment>move</comment>
        <translation>Лучше всего %1, но задачи из него не выйдет: он приносит слишком мало и ничего не защищает.</translation>
    </message>
    <message>
        <source>The answer is %1: every other move is worse by at least %2. %3, %4.</source>
        <comment>move, how many stones, kind of puzzle, grade</comment>
        <translation>Ответ: %1. Любой другой ход хуже минимум на %2. %3, %4.</translation>
    </message>
    <message>
        <source>This puzzle is already in the pack.</source>
        <translation>Эта задача в сборнике уже есть.</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Составить задачу</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Сборник</translation>
    </message>
    <message>
        <source>A new pack</source>
        <translation>Новый сборник</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Мои задачи</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Two moves are almost equally good: %1 and %2. A puzzle needs one best move.</source>
        <comment>two moves</comment>
        <translation>Почти равны два хода: %1 и %2. В задаче нужен один лучший ход.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MessageLine</name>
    <message>
        <source>What was said before</source>
        <translation>Что было сказано раньше</translation>
    </message>
    <message>
        <source>Here you can read again what the coach said and what you asked for.</source>
        <translation>Здесь можно снова прочитать, что сказал тренер и что программа ответила на ваши вопросы.</translation>
    </message>
    <message>
        <source>Looking back at the start. %1 returns to the game.</source>
        <comment>a key</comment>
        <translation>Вы смотрите начало партии. Вернуться к партии — %1.</translation>
    </message>
    <message>
        <source>Move %1 of %2 (%3). %4 returns to the game.</source>
        <comment>number, how many, who played it, a key</comment>
        <translation>Ход %1 из %2 (%3). Вернуться к партии — %4.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 предлагает ничью.</translation>
    </message>
    <message>
        <source>Choose it again to play it.</source>
        <translation>Выберите ещё раз, чтобы сделать ход.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>No. The last one falls here: %1.</source>
        <comment>a place</comment>
        <translation>Нет. Ход кончается здесь: %1.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Поиск лучшего хода…</translation>
    </message>
    <message>
        <source>“Take back” continues the game.</source>
        <translation>«Взять ход назад» продолжит игру.</translation>
    </message>
    <message>
        <source>Where will the last one fall? Choose the place; ↑ and ↓ change the row.</source>
        <translation>Где кончится этот ход? Выберите место; ↑ и ↓ меняют ряд.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MistakesPage</name>
    <message>
        <source>My mistakes</source>
        <translation>Мои ошибки</translation>
    </message>
    <message>
        <source>Your game is being reviewed. The mistakes in it become puzzles.</source>
        <translation>Ваша партия проверяется. Ошибки из неё станут задачами.</translation>
    </message>
    <message>
        <source>Play against the computer. When the game is over, your mistakes become puzzles here.</source>
        <translation>Сыграйте с компьютером. После партии ваши ошибки станут здесь задачами.</translation>
    </message>
    <message>
        <source>Mistakes: %1. Games: %2.</source>
        <comment>in the last games</comment>
        <translation>Ошибок: %1. Партий: %2.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Practise: %n puzzles</source>
        <translation>
            <numerusform>&amp;Тренироваться: %n задача</numerusform>
            <numerusform>&amp;Тренироваться: %n задачи</numerusform>
            <numerusform>&amp;Тренироваться: %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a move and what was wrong with it, the game</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MoveLine</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MoveRowsModel</name>
    <message>
        <source>Move %1: %2</source>
        <comment>number, pits</comment>
        <translation>Ход %1: %2</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>Вариант: %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Комментарий: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>A move is written with the numbers on the board. After it, + is how many it took.</source>
        <translation>Ход записывается номерами с доски. После него знаком + — сколько взято.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MoveRowsView</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>First</source>
        <comment>the player, before a name</comment>
        <translation>Бастаушы (первый)</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>the player, before a name</comment>
        <translation>Костаушы (второй)</translation>
    </message>
    <message>
        <source>against the &amp;computer</source>
        <translation>с &amp;компьютером</translation>
    </message>
    <message>
        <source>against &amp;another person</source>
        <translation>в&amp;двоём</translation>
    </message>
    <message>
        <source>Your &amp;side</source>
        <translation>Ваша &amp;сторона</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Имя (необязательно)</translation>
    </message>
    <message>
        <source>Fewer o&amp;ptions</source>
        <translation>Скрыть &amp;параметры</translation>
    </message>
    <message>
        <source>More o&amp;ptions</source>
        <translation>Ещё &amp;параметры</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Часы</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>Соп&amp;ерник</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше и&amp;мя</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>Keeps up with you</source>
        <comment>an opponent</comment>
        <translation>Подстраивается под вас</translation>
    </message>
    <message>
        <source>Ra&amp;ted game</source>
        <translation>Партия на рей&amp;тинг</translation>
    </message>
    <message>
        <source>Now plays at about level %1, and adapts to your results.</source>
        <translation>Сейчас играет примерно на уровне %1 и подстраивается под ваши результаты.</translation>
    </message>
    <message>
        <source>Rated games need the usual rules. Changed: %1.</source>
        <comment>names of options</comment>
        <translation>Партию на рейтинг играют по обычным правилам. Изменено: %1.</translation>
    </message>
    <message>
        <source>Show this option</source>
        <translation>Показать параметр</translation>
    </message>
    <message>
        <source>Learner: %1.</source>
        <comment>whose rating</comment>
        <translation>Ученик: %1.</translation>
    </message>
    <message>
        <source>The computer chooses the level; no hints, no taking back.</source>
        <translation>Уровень выбирает компьютер; подсказок нет, ход назад не взять.</translation>
    </message>
    <message>
        <source>Not in this game: its levels differ too little for a rating.</source>
        <translation>В этой игре нельзя: её уровни слишком мало отличаются друг от друга.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::NumberField</name>
    <message>
        <source>empty</source>
        <comment>a number field</comment>
        <translation>пусто</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PackStore</name>
    <message>
        <source>the file is too large for a pack</source>
        <translation>файл слишком велик для сборника</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PackWidget</name>
    <message>
        <source>Puzzles solved: %1 of %2</source>
        <translation>Решено задач: %1 из %2</translation>
    </message>
    <message>
        <source>Lessons: %1</source>
        <translation>Уроков: %1</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Решать</translation>
    </message>
    <message>
        <source>Solve the puzzles of “%1”</source>
        <translation>Решать задачи из сборника «%1»</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Учиться</translation>
    </message>
    <message>
        <source>Start the lessons in “%1”</source>
        <translation>Начать уроки из сборника «%1»</translation>
    </message>
    <message>
        <source>More commands for “%1”</source>
        <translation>Другие команды: сборник «%1»</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Сохранить копию…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PlayerControls</name>
    <message>
        <source>Offer a draw</source>
        <translation>Предложить ничью</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять ход назад</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PositionForm</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Next to move</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tuzdyk</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prescribed hole</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Tuzdyk: %1</source>
        <comment>whose</comment>
        <translation>Туздык: %1</translation>
    </message>
    <message>
        <source>Prescribed hole</source>
        <translation>Обязательная лунка</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Позиция текстом</translation>
    </message>
    <message>
        <source>The position as text: type or paste it here</source>
        <translation>Позиция текстом: наберите или вставьте её здесь</translation>
    </message>
    <message>
        <source>S&amp;tart position</source>
        <translation>&amp;Начальная позиция</translation>
    </message>
    <message>
        <source>&amp;Empty board</source>
        <translation>&amp;Пустая доска</translation>
    </message>
    <message>
        <source>The rest</source>
        <comment>of the stones, into a kazan or a home</comment>
        <translation>Остаток</translation>
    </message>
    <message>
        <source>Put the missing stones here</source>
        <translation>Положить недостающее сюда</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new games</source>
        <translation>
            <numerusform>%Ln новая партия</numerusform>
            <numerusform>%Ln новые партии</numerusform>
            <numerusform>%Ln новых партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games saved</source>
        <translation>
            <numerusform>сохранена %Ln партия</numerusform>
            <numerusform>сохранены %Ln партии</numerusform>
            <numerusform>сохранено %Ln партий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Solved: %1 of %2.</source>
        <translation>Решено: %1 из %2.</translation>
    </message>
    <message>
        <source>Your rating: %1.</source>
        <translation>Ваш рейтинг: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n день подряд.</numerusform>
            <numerusform>%n дня подряд.</numerusform>
            <numerusform>%n дней подряд.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today’s &amp;practice: %n puzzles</source>
        <translation>
            <numerusform>&amp;Тренировка дня: %n задача</numerusform>
            <numerusform>&amp;Тренировка дня: %n задачи</numerusform>
            <numerusform>&amp;Тренировка дня: %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;My mistakes</source>
        <translation>&amp;Мои ошибки</translation>
    </message>
    <message>
        <source>Your packs</source>
        <translation>Ваши сборники</translation>
    </message>
    <message>
        <source>“%1” is not a pack: %2</source>
        <comment>file, reason</comment>
        <translation>«%1» — не сборник: %2</translation>
    </message>
    <message>
        <source>&amp;Add a pack…</source>
        <translation>&amp;Добавить сборник…</translation>
    </message>
    <message>
        <source>Puzzles or lessons in a file that somebody sent you</source>
        <translation>Задачи или уроки в файле, который вам прислали</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message numerus="yes">
        <source>More &amp;practice: %n puzzles</source>
        <translation>
            <numerusform>&amp;Потренироваться ещё: %n задача</numerusform>
            <numerusform>&amp;Потренироваться ещё: %n задачи</numerusform>
            <numerusform>&amp;Потренироваться ещё: %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Мои ошибки</translation>
    </message>
    <message>
        <source>Rating before: %1, now: %2. Only the first answer to a puzzle counts.</source>
        <translation>Рейтинг: был %1, стал %2. Считается только первый ответ на задачу.</translation>
    </message>
    <message>
        <source>The pack was made for another learner, so your rating stays as it is.</source>
        <translation>Сборник сделан для другого ученика, поэтому ваш рейтинг не меняется.</translation>
    </message>
    <message>
        <source>My openings</source>
        <translation>Мои дебюты</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RecentFiles</name>
    <message>
        <source>&amp;Recent files</source>
        <translation>&amp;Недавние файлы</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Очистить список</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RecentGames</name>
    <message>
        <source>Recent games</source>
        <translation>Последние партии</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>All games you have played or imported</source>
        <translation>Все сыгранные и загруженные партии</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчера</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a player&apos;s name</comment>
        <translation>победа: %1</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Два игрока</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RecordController</name>
    <message>
        <source>“%1” could not be opened: %2</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>Не удалось открыть «%1»: %2</translation>
    </message>
    <message>
        <source>There is neither a game nor a position in the copied text.</source>
        <translation>В скопированном тексте нет ни партии, ни позиции.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>Games (*.tgk);;All files (*)</source>
        <translation>Партии (*.tgk);;Все файлы (*)</translation>
    </message>
    <message>
        <source>The game has unsaved changes.</source>
        <translation>В партии есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Do not save</source>
        <translation>&amp;Не сохранять</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Загрузить партии из файлов</translation>
    </message>
    <message>
        <source>Open games or a pack</source>
        <translation>Открыть партии или сборник</translation>
    </message>
    <message>
        <source>Games and packs (*.tgk *.txt *.pgn *.qpack)</source>
        <translation>Партии и сборники (*.tgk *.txt *.pgn *.qpack)</translation>
    </message>
    <message>
        <source>Games (*.tgk *.txt *.pgn)</source>
        <translation>Партии (*.tgk *.txt *.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Another program changed “%1”.</source>
        <comment>file</comment>
        <translation>Другая программа изменила файл «%1».</translation>
    </message>
    <message>
        <source>The game that you opened is no longer in it. Nothing has been saved yet.</source>
        <translation>Партии, которую вы открыли, в нём больше нет. Пока ничего не сохранено.</translation>
    </message>
    <message>
        <source>&amp;Add the game at the end</source>
        <translation>&amp;Добавить партию в конец</translation>
    </message>
    <message>
        <source>&amp;Save to another file…</source>
        <translation>&amp;Сохранить в другой файл…</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewGraph</name>
    <message>
        <source>Start</source>
        <comment>of a game</comment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <comment>number, South or North</comment>
        <translation>Ход %1, %2</translation>
    </message>
    <message>
        <source>score %1 to %2</source>
        <comment>stones taken</comment>
        <translation>счёт %1:%2</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>to win, short</comment>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>Stones</source>
        <comment>title of an axis</comment>
        <translation>Кумалаки</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Проверить партию</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Проверка идёт</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Learn from First’s mistakes</source>
        <translation>Учиться на ошибках Бастаушы</translation>
    </message>
    <message>
        <source>Learn from Second’s mistakes</source>
        <translation>Учиться на ошибках Костаушы</translation>
    </message>
    <message>
        <source>Learn from mistakes: %1</source>
        <comment>a name</comment>
        <translation>Учиться на ошибках: %1</translation>
    </message>
    <message>
        <source>Add to the moves</source>
        <translation>Добавить к ходам</translation>
    </message>
    <message>
        <source>Add marks, evaluations and better lines to the moves; you can undo this</source>
        <translation>Добавляет к ходам знаки, оценки и лучшие варианты; это можно отменить</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Where the stones came from</source>
        <translation>Из чего сложился счёт</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>How close the moves came to the best ones: 100% if nothing was lost</source>
        <translation>Насколько ходы близки к лучшим: 100 %, если ничего не потеряно</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Неточности</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Of these, blunders</source>
        <translation>Из них грубых</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Следующая ошибка</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>Ошибка %1 из %2</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <comment>a move</comment>
        <translation>Верный ответ: %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <comment>a move</comment>
        <translation>Верно: %1.</translation>
    </message>
    <message>
        <source>Better moves found: %1 of %2.</source>
        <translation>Найдено лучших ходов: %1 из %2.</translation>
    </message>
    <message>
        <source>%1 was played.</source>
        <comment>a move</comment>
        <translation>%1 — тот, что был в партии.</translation>
    </message>
    <message>
        <source>%1 is better, but there is an even better move.</source>
        <comment>a move</comment>
        <translation>%1 лучше, но есть ход ещё лучше.</translation>
    </message>
    <message>
        <source>%1 is no better. Try again.</source>
        <comment>a move</comment>
        <translation>%1 не лучше. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>В начале</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Взятия</translation>
    </message>
    <message>
        <source>Tuzdyk</source>
        <translation>Туздык</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n кумалак</numerusform>
            <numerusform>%n кумалака</numerusform>
            <numerusform>%n кумалаков</numerusform>
        </translation>
    </message>
    <message>
        <source>First’s tuzdyk in pit %1, made by move %2, has brought in %3.</source>
        <translation>Туздык Бастаушы в лунке %1 (сделан ходом %2) принёс %3.</translation>
    </message>
    <message>
        <source>Second’s tuzdyk in pit %1, made by move %2, has brought in %3.</source>
        <translation>Туздык Костаушы в лунке %1 (сделан ходом %2) принёс %3.</translation>
    </message>
    <message>
        <source>First’s tuzdyk in pit %1 has brought in %2.</source>
        <translation>Туздык Бастаушы в лунке %1 принёс %2.</translation>
    </message>
    <message>
        <source>Second’s tuzdyk in pit %1 has brought in %2.</source>
        <translation>Туздык Костаушы в лунке %1 принёс %2.</translation>
    </message>
    <message>
        <source>Sown</source>
        <comment>stones, into the store of the player who sows</comment>
        <translation>Разложено</translation>
    </message>
    <message>
        <source>The computer is looking at every move.</source>
        <translation>Компьютер просматривает каждый ход.</translation>
    </message>
    <message>
        <source>%1: First %2, Second %3.</source>
        <comment>what was counted, numbers</comment>
        <translation>%1: Бастаушы — %2, Костаушы — %3.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Вы победили.</translation>
    </message>
    <message>
        <source>You lose.</source>
        <translation>Вы проиграли.</translation>
    </message>
    <message>
        <source>Your accuracy: %1. Your mistakes: %2.</source>
        <translation>Ваша точность: %1. Ваших ошибок: %2.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Учиться на своих ошибках</translation>
    </message>
    <message>
        <source>Played here: %1.</source>
        <comment>a move</comment>
        <translation>В партии сыграно: %1.</translation>
    </message>
    <message>
        <source>Played here: %1. Find a better move.</source>
        <comment>a move</comment>
        <translation>В партии сыграно: %1. Найдите ход лучше.</translation>
    </message>
    <message>
        <source>Step to a move to read how good it was.</source>
        <translation>Перейдите к ходу, чтобы узнать, насколько он хорош.</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Показать лучший ход</translation>
    </message>
    <message>
        <source>At the start of the game, the key %1 tells all numbers.</source>
        <translation>В начале партии клавиша %1 назовёт все числа.</translation>
    </message>
    <message>
        <source>You resigned, but you were ahead.</source>
        <translation>Вы сдались, хотя ваша позиция была лучше.</translation>
    </message>
    <message>
        <source>%1 resigned, but was ahead.</source>
        <comment>a player&apos;s name</comment>
        <translation>Партию сдаёт %1, хотя позиция лучше.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewsModel</name>
    <message>
        <source>waiting</source>
        <comment>a game that is to be reviewed</comment>
        <translation>ждёт</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>of First and of Second</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>turning point</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>move %1 by %2</source>
        <comment>number, who made it</comment>
        <translation>ход %1, игрок: %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Переломный ход</translation>
    </message>
    <message>
        <source>Stones lost</source>
        <translation>Потеряно кумалаков</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Stones lost per move</source>
        <translation>Потери за ход</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, their mistakes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Most often</source>
        <comment>a kind of mistake</comment>
        <translation>Чаще всего</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>How close the moves are to the best moves: 100% if every move kept the chance of winning.</source>
        <translation>Насколько ходы близки к лучшим: 100%, если каждый ход сохранял шансы на победу.</translation>
    </message>
    <message>
        <source>How many stones the moves cost, compared with the best moves.</source>
        <translation>Сколько кумалаков потеряно по сравнению с лучшими ходами.</translation>
    </message>
    <message>
        <source>The move after which the opponent was ahead to the end.</source>
        <translation>После этого хода соперник был впереди до конца партии.</translation>
    </message>
    <message>
        <source>now: %1%</source>
        <comment>how much of a game was reviewed</comment>
        <translation>сейчас: %1%</translation>
    </message>
    <message>
        <source>“%1” is named here only if there are no other mistakes.</source>
        <comment>a kind of mistake</comment>
        <translation>«%1» называется здесь, только если других ошибок нет.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewsPage</name>
    <message>
        <source>Open in the st&amp;udy</source>
        <translation>&amp;Открыть в разборе</translation>
    </message>
    <message>
        <source>Make a pac&amp;k of puzzles</source>
        <translation>Составить сбор&amp;ник задач</translation>
    </message>
    <message>
        <source>Make a pac&amp;k for %1</source>
        <comment>a player</comment>
        <translation>Составить сбор&amp;ник: %1</translation>
    </message>
    <message>
        <source>Make puzzles of the mistakes</source>
        <translation>Составить задачи из ошибок</translation>
    </message>
    <message>
        <source>When added</source>
        <comment>the order of games</comment>
        <translation>В порядке добавления</translation>
    </message>
    <message>
        <source>Make a pac&amp;k from the selected games</source>
        <translation>Составить сбор&amp;ник по выделенным партиям</translation>
    </message>
    <message>
        <source>Save the &amp;table…</source>
        <translation>Сохранить &amp;таблицу…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>No games yet. Select games in the library, then choose “Review” under “More commands” (⋯).</source>
        <translation>Партий пока нет. Выберите партии в библиотеке, а затем «Проверить» в её меню ⋯.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message numerus="yes">
        <source>%n games reviewed.</source>
        <translation>
            <numerusform>Проверена %n партия.</numerusform>
            <numerusform>Проверены %n партии.</numerusform>
            <numerusform>Проверено %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games reviewed.</source>
        <translation>
            <numerusform>Проверено: %1 из %n партии.</numerusform>
            <numerusform>Проверено: %1 из %n партий.</numerusform>
            <numerusform>Проверено: %1 из %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reviews are paused.</source>
        <translation>Проверка приостановлена.</translation>
    </message>
    <message>
        <source>Less than a minute left.</source>
        <translation>Осталось меньше минуты.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes left.</source>
        <translation>
            <numerusform>Осталось около %n минуты.</numerusform>
            <numerusform>Осталось около %n минут.</numerusform>
            <numerusform>Осталось около %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>the reviews</comment>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <comment>the reviews</comment>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Mistakes, %1</source>
        <comment>a date or a player</comment>
        <translation>Ошибки, %1</translation>
    </message>
    <message>
        <source>None of the mistakes in these games makes a good puzzle.</source>
        <translation>Из ошибок этих партий задач не получилось.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were removed from the reviews. They are still in the library.</source>
        <translation>
            <numerusform>Из проверок убрана %n партия. В библиотеке она осталась.</numerusform>
            <numerusform>Из проверок убраны %n партии. В библиотеке они остались.</numerusform>
            <numerusform>Из проверок убрано %n партий. В библиотеке они остались.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Проверки партий</translation>
    </message>
    <message>
        <source>Sort b&amp;y</source>
        <translation>Сортировк&amp;а</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Mistakes with one clear best move: %1 of %2.</source>
        <translation>Ошибок с единственным лучшим ходом: %1 из %2.</translation>
    </message>
    <message>
        <source>Sho&amp;w the games</source>
        <translation>По&amp;казать партии</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Playing without seeing</source>
        <translation>Игра на слух</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ScoreSheet</name>
    <message>
        <source>Scoresheet</source>
        <translation>Запись партии</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Бастаушы</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Костаушы</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Kazans</source>
        <translation>Казаны</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Подписи</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Starts from</source>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ScoresheetCheckPage</name>
    <message>
        <source>Checking…</source>
        <translation>Проверяется…</translation>
    </message>
    <message numerus="yes">
        <source>Everything fits: %n moves.</source>
        <translation>
            <numerusform>Всё сходится: %n ход.</numerusform>
            <numerusform>Всё сходится: %n хода.</numerusform>
            <numerusform>Всё сходится: %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to correct</source>
        <translation>Исправлять нечего</translation>
    </message>
    <message>
        <source>&amp;Apply this correction and open the game</source>
        <translation>Прин&amp;ять исправление и открыть партию</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Открыть партию</translation>
    </message>
    <message>
        <source>Move %1: the first digit of “%2” is not known.</source>
        <translation>Ход %1: в «%2» неизвестна первая цифра.</translation>
    </message>
    <message>
        <source>Move %1: “%2” cannot be played.</source>
        <translation>Ход %1: «%2» сыграть нельзя.</translation>
    </message>
    <message>
        <source>Move %1: the game is over before “%2”.</source>
        <translation>Ход %1: партия окончена уже до «%2».</translation>
    </message>
    <message>
        <source>Move %1: the last stone of “%2” falls into pit %3.</source>
        <translation>Ход %1: последний кумалак хода «%2» падает в лунку %3.</translation>
    </message>
    <message>
        <source>Move %1: the mark of a tuzdyk does not fit “%2”.</source>
        <translation>Ход %1: знак туздыка не подходит к «%2».</translation>
    </message>
    <message>
        <source>Before move %1, the position on the sheet differs from the board.</source>
        <translation>Позиция в записи перед ходом %1 не та, что на доске.</translation>
    </message>
    <message>
        <source>move %1: %2 instead of %3</source>
        <translation>ход %1: %2 вместо %3</translation>
    </message>
    <message>
        <source>moves %1 and %2 change places</source>
        <translation>ходы %1 и %2 меняются местами</translation>
    </message>
    <message>
        <source>move %1: %2 was not made</source>
        <translation>ход %1: %2 — лишний</translation>
    </message>
    <message>
        <source>before move %1: %2 is missing</source>
        <translation>перед ходом %1 пропущен ход %2</translation>
    </message>
    <message>
        <source>the position on the sheet before move %1 is wrong</source>
        <translation>позиция в записи перед ходом %1 неверна</translation>
    </message>
    <message>
        <source>Check a scoresheet</source>
        <translation>Проверка записи</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Moves as they are &amp;written</source>
        <translation>Ход&amp;ы, как они записаны</translation>
    </message>
    <message>
        <source>Co&amp;rrections, the smallest first</source>
        <translation>Исправле&amp;ния, сначала короткие</translation>
    </message>
    <message>
        <source>The moves; those that do not fit are marked</source>
        <translation>Ходы с отметками того, что не сходится</translation>
    </message>
    <message>
        <source>Positions, line %1: %2</source>
        <comment>number, what is wrong</comment>
        <translation>Позиции, строка %1: %2</translation>
    </message>
    <message>
        <source>The second digit of each move checks the first, and a position on the sheet checks all moves before it. Write a question mark for a digit you cannot read. You can also type a position among the moves.</source>
        <translation>Вторая цифра каждого хода проверяет первую, а позиция в записи — все ходы до неё. Вместо цифры, которую не прочесть, ставьте вопросительный знак. Позицию можно вписать и среди ходов.</translation>
    </message>
    <message>
        <source>&amp;Positions on the sheet</source>
        <translation>&amp;Позиции из записи</translation>
    </message>
    <message>
        <source>%1 (an equally small correction)</source>
        <comment>a repair</comment>
        <translation>%1 (такое же короткое, как первое)</translation>
    </message>
    <message numerus="yes">
        <source>At least %n corrections are equally small: only the paper shows which one is right.</source>
        <translation>
            <numerusform>Самых коротких исправлений не меньше %n: какое верно, видно только по бланку.</numerusform>
            <numerusform>Самых коротких исправлений не меньше %n: какое верно, видно только по бланку.</numerusform>
            <numerusform>Самых коротких исправлений не меньше %n: какое верно, видно только по бланку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections are equally small: only the paper shows which one is right.</source>
        <translation>
            <numerusform>Самых коротких исправлений — %n: какое верно, видно только по бланку.</numerusform>
            <numerusform>Самых коротких исправлений — %n: какое верно, видно только по бланку.</numerusform>
            <numerusform>Самых коротких исправлений — %n: какое верно, видно только по бланку.</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous correction</source>
        <translation>Предыдущее исправление</translation>
    </message>
    <message>
        <source>Next correction</source>
        <translation>Следующее исправление</translation>
    </message>
    <message>
        <source>%1; then everything fits as far as move %2</source>
        <comment>a repair, a number</comment>
        <translation>%1; тогда сходится до хода %2</translation>
    </message>
    <message>
        <source>Type in the moves of a scoresheet. Whatever does not fit is marked here, with corrections to choose from.</source>
        <translation>Введите ходы с бланка записи. Здесь будет отмечено, что не сходится, и предложены исправления.</translation>
    </message>
    <message numerus="yes">
        <source>%n more corrections</source>
        <translation>
            <numerusform>ещё %n исправление</numerusform>
            <numerusform>ещё %n исправления</numerusform>
            <numerusform>ещё %n исправлений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of a move, First or Second</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n corrections.</source>
        <translation>
            <numerusform>%n исправление.</numerusform>
            <numerusform>%n исправления.</numerusform>
            <numerusform>%n исправлений.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first: %1.</source>
        <comment>a repair</comment>
        <translation>Первое: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ScreenKeeper</name>
    <message>
        <source>A game is being played</source>
        <translation>Идёт партия</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::SettingsDialog</name>
    <message>
        <source>Light wood</source>
        <comment>theme</comment>
        <translation>Светлое дерево</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>theme</comment>
        <translation>Турнирное</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Оформление</translation>
    </message>
    <message>
        <source>&amp;Sowing speed</source>
        <translation>&amp;Скорость раскладки</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Play s&amp;ounds</source>
        <translation>Включить &amp;звук</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Громкость</translation>
    </message>
    <message>
        <source>&amp;Preview of a move</source>
        <translation>&amp;Показывать до хода</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Confirm moves by &amp;choosing twice</source>
        <translation>Подтверждать ход по&amp;вторным выбором</translation>
    </message>
    <message>
        <source>Your &amp;kazan</source>
        <translation>Мой ка&amp;зан</translation>
    </message>
    <message>
        <source>T&amp;wo players</source>
        <translation>&amp;Два игрока</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше &amp;имя</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Имя (необязательно)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Озвучивание</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Послушать</translation>
    </message>
    <message>
        <source>Stones in your row</source>
        <translation>Кумалаки в вашем ряду</translation>
    </message>
    <message>
        <source>Stones in the other row</source>
        <translation>Кумалаки в другом ряду</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Взятие</translation>
    </message>
    <message>
        <source>Tuzdyk</source>
        <translation>Туздык</translation>
    </message>
    <message>
        <source>No move there</source>
        <translation>Здесь хода нет</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>The higher the tone, the more stones the pit holds. Left and right are as on the board.</source>
        <translation>Чем выше звук, тем больше кумалаков в лунке; слева и справа — как на доске</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Голос</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>&amp;Читать вслух</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>Скорость &amp;речи</translation>
    </message>
    <message>
        <source>Tr&amp;y</source>
        <translation>Попро&amp;бовать</translation>
    </message>
    <message>
        <source>Looking for a voice on this computer…</source>
        <translation>Идёт поиск голоса на этом компьютере…</translation>
    </message>
    <message>
        <source>&amp;Detail</source>
        <translation>&amp;Подробность</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>&amp;Processor cores</source>
        <translation>&amp;Ядра процессора</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Автоматически: %1</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Память</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 МБ</translation>
    </message>
    <message>
        <source>&amp;Think during your turn</source>
        <translation>&amp;Думать во время вашего хода</translation>
    </message>
    <message>
        <source>These settings affect only the strongest level and the analysis.</source>
        <translation>Эти настройки влияют только на самый сильный уровень и на анализ.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>&amp;Best moves shown</source>
        <translation>Сколько лучших &amp;ходов показывать</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>C&amp;omment on moves against the computer</source>
        <translation>&amp;Комментировать ходы в игре с компьютером</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StarRating</name>
    <message>
        <source>%1 of %2 stars</source>
        <translation>звёзд: %1 из %2</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StartPage</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Два игрока</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая партия…</translation>
    </message>
    <message>
        <source>Choose a game, an opponent, a side and a clock</source>
        <translation>Выбрать игру, соперника, сторону и часы</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Открыть партию…</translation>
    </message>
    <message>
        <source>From a file or a scoresheet</source>
        <translation>Из файла или с бланка записи</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of the computer</comment>
        <translation>Уровень %1</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>You have finished all the lessons.</source>
        <translation>Вы прошли все уроки.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Another game: %1, lesson %2</source>
        <comment>its name, number</comment>
        <translation>Другая игра: %1, урок %2</translation>
    </message>
    <message>
        <source>First lesson: %1</source>
        <translation>Первый урок: %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>You have practised today.</source>
        <translation>Сегодня вы уже занимались.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles for you</source>
        <translation>
            <numerusform>%n задача для вас</numerusform>
            <numerusform>%n задачи для вас</numerusform>
            <numerusform>%n задач для вас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last time: %n puzzles</source>
        <translation>
            <numerusform>В прошлый раз: %n задача</numerusform>
            <numerusform>В прошлый раз: %n задачи</numerusform>
            <numerusform>В прошлый раз: %n задач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n день подряд.</numerusform>
            <numerusform>%n дня подряд.</numerusform>
            <numerusform>%n дней подряд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s practice</source>
        <translation>Тренировка дня</translation>
    </message>
    <message>
        <source>Counting rush</source>
        <translation>Счёт на скорость</translation>
    </message>
    <message>
        <source>Your best: %1</source>
        <comment>points</comment>
        <translation>Ваш рекорд: %1</translation>
    </message>
    <message>
        <source>Thirty seconds: where does the last stone fall?</source>
        <translation>Тридцать секунд: где кончится ход?</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>how many puzzles, how many mistakes, how many others</comment>
        <translation>%1: %2 и %3</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles</source>
        <translation>
            <numerusform>%n задача</numerusform>
            <numerusform>%n задачи</numerusform>
            <numerusform>%n задач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your mistakes</source>
        <translation>
            <numerusform>%n ваша ошибка</numerusform>
            <numerusform>%n ваши ошибки</numerusform>
            <numerusform>%n ваших ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new ones</source>
        <translation>
            <numerusform>%n новая</numerusform>
            <numerusform>%n новые</numerusform>
            <numerusform>%n новых</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it: your row is the near one. Click a pit in it, or press a key from 1 to 9: its stones are sown anticlockwise.</source>
        <translation>Попробуйте: ваш ряд — ближний. Щёлкните по лунке в нём или нажмите 1–9: кумалаки раскладываются против часовой стрелки.</translation>
    </message>
    <message>
        <source>Togyzqumalaq is a Kazakh board game for two. Gather more than half of the stones to win.</source>
        <translation>Тогызкумалак — казахская игра для двоих. Кто собрал больше половины кумалаков, тот победил.</translation>
    </message>
    <message>
        <source>On this computer or on two computers</source>
        <translation>На этом компьютере или на двух</translation>
    </message>
    <message>
        <source>On &amp;this computer</source>
        <translation>На &amp;этом компьютере</translation>
    </message>
    <message>
        <source>&amp;On two computers</source>
        <translation>&amp;На двух компьютерах</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Партия на рейтинг</translation>
    </message>
    <message>
        <source>Keeps up with you</source>
        <comment>an opponent</comment>
        <translation>Подстраивается под вас</translation>
    </message>
    <message>
        <source>My openings</source>
        <translation>Мои дебюты</translation>
    </message>
    <message numerus="yes">
        <source>%n moves to practise today</source>
        <translation>
            <numerusform>Сегодня повторить %n ход</numerusform>
            <numerusform>Сегодня повторить %n хода</numerusform>
            <numerusform>Сегодня повторить %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stone makes %1, an even number: all of them are yours.</source>
        <comment>how many stones</comment>
        <translation>С последним кумалаком стало %1 — чётное число: все они ваши.</translation>
    </message>
    <message>
        <source>The opponent makes an even number and takes %1. It is your turn.</source>
        <comment>how many stones</comment>
        <translation>Соперник получает чётное число и берёт %1. Теперь ваш ход.</translation>
    </message>
    <message>
        <source>The opponent answers. It is your turn.</source>
        <translation>Соперник отвечает. Теперь ваш ход.</translation>
    </message>
    <message>
        <source>The last stone makes three: this pit is now your tuzdyk.</source>
        <translation>С последним кумалаком стало три: эта лунка теперь ваш туздык.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Урок %1: %2</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StoneCounts</name>
    <message>
        <source>%1 +%2</source>
        <comment>a player&apos;s name, stones</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>From the tuzdyk: %1</source>
        <comment>a list</comment>
        <translation>Из туздыка: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a number</comment>
        <translation>не меньше %1</translation>
    </message>
    <message>
        <source>The game ends when the player to move has no stones left in their row.</source>
        <translation>Партия кончается, когда у того, чей ход, в ряду не осталось кумалаков.</translation>
    </message>
    <message>
        <source>Solved: a draw</source>
        <translation>Просчитано: ничья</translation>
    </message>
    <message>
        <source>Moves without new stones: %1</source>
        <comment>a list of players</comment>
        <translation>Ходов без новых кумалаков: %1</translation>
    </message>
    <message>
        <source>Solved: you win</source>
        <translation>Просчитано: вы выигрываете</translation>
    </message>
    <message>
        <source>Solved: %1 wins</source>
        <comment>a player&apos;s name</comment>
        <translation>Просчитано: выигрывает %1</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StudyBoardController</name>
    <message>
        <source>The start of the game.</source>
        <translation>Начало партии.</translation>
    </message>
    <message>
        <source>A variation.</source>
        <translation>Вариант.</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to go on.</source>
        <translation>
            <numerusform>Есть %n продолжение.</numerusform>
            <numerusform>Есть %n продолжения.</numerusform>
            <numerusform>Есть %n продолжений.</numerusform>
        </translation>
    </message>
    <message>
        <source>then +%1</source>
        <comment>so many stones a threat would take</comment>
        <translation>затем +%1</translation>
    </message>
    <message>
        <source>then a tuzdyk</source>
        <comment>what a threat would make</comment>
        <translation>затем туздык</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StudyMovesPanel</name>
    <message>
        <source>Comment on the game</source>
        <translation>Комментарий к партии</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Комментарий к этому ходу</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Comment saved.</source>
        <translation>Комментарий сохранён.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StudyPage</name>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>The best line: %1</source>
        <comment>moves</comment>
        <translation>Лучший вариант: %1</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Повторено.</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Удалено.</translation>
    </message>
    <message>
        <source>There is no other variation here.</source>
        <translation>Других вариантов здесь нет.</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>Это начало партии.</translation>
    </message>
    <message>
        <source>This is the last move.</source>
        <translation>Это последний ход.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Graph of the game</source>
        <translation>График партии</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Панель</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>the players</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Move %1: %2 · %3</source>
        <comment>number, a player&apos;s name, whose turn or the result</comment>
        <translation>Ход %1: %2 · %3</translation>
    </message>
    <message>
        <source>More commands for this move</source>
        <translation>Другие команды для этого хода</translation>
    </message>
    <message>
        <source>Before move %1 · %2</source>
        <comment>number, whose turn</comment>
        <translation>Перед ходом %1 · %2</translation>
    </message>
    <message>
        <source>The evaluation is off. The key %1 turns it on.</source>
        <translation>Оценка выключена. Её включает клавиша %1.</translation>
    </message>
    <message>
        <source>Added to the moves. You can undo this.</source>
        <translation>Добавлено к ходам. Это можно отменить.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::TaskView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Click a pit, or press its number.</source>
        <translation>Щёлкните лунку или нажмите её номер.</translation>
    </message>
    <message>
        <source>Press an arrow key to select one, or a number to play.</source>
        <translation>Чтобы выбрать, нажмите стрелку; чтобы сходить — цифру.</translation>
    </message>
    <message>
        <source>%1 · keys 1 to %2</source>
        <comment>player, number of pits</comment>
        <translation>%1 · клавиши 1–%2</translation>
    </message>
    <message>
        <source>A digit chooses a place in your row; Up switches to the other row.</source>
        <translation>Цифра выбирает место в вашем ряду; клавиша «Вверх» переводит в другой ряд.</translation>
    </message>
    <message>
        <source>A digit chooses a place in the opponent’s row; Down switches to the other row.</source>
        <translation>Цифра выбирает место в ряду соперника; клавиша «Вниз» переводит в другой ряд.</translation>
    </message>
    <message>
        <source>0 is %1.</source>
        <comment>your home</comment>
        <translation>0 — %1.</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <comment>a pit</comment>
        <translation>Отмечено: %1</translation>
    </message>
    <message>
        <source>Type a number, or press − and +.</source>
        <translation>Наберите число или нажимайте «−» и «+».</translation>
    </message>
    <message>
        <source>Click one in your row, or press its number.</source>
        <translation>Щёлкните лунку в своём ряду или нажмите её номер.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::TwoComputersPage</name>
    <message>
        <source>This computer is not on a network. Connect it by Wi-Fi or cable.</source>
        <translation>Этот компьютер не в сети. Подключите его по беспроводной сети или кабелем.</translation>
    </message>
    <message>
        <source>Show this game to everyone on the network</source>
        <translation>Показать эту партию всем в сети</translation>
    </message>
    <message>
        <source>Spectators see the moves a minute later</source>
        <translation>Зрители видят ходы на минуту позже</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>Партии в этой сети</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Два компьютера</translation>
    </message>
    <message>
        <source>You each need a computer on the same network: at home, at school, or joined by a cable. One player invites, the other types in the code.</source>
        <translation>Нужны два компьютера в одной сети: дома, в школе или соединённые кабелем. Один игрок приглашает, другой вводит код.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Пригласить</translation>
    </message>
    <message>
        <source>You choose the game. This computer shows a code for the other player.</source>
        <translation>Игру выбираете вы. Этот компьютер покажет код для соперника.</translation>
    </message>
    <message>
        <source>Windows may ask whether to let Qumalaq use the network. Allow it on private networks.</source>
        <translation>Windows может спросить, можно ли Qumalaq пользоваться сетью. Разрешите для частных сетей.</translation>
    </message>
    <message>
        <source>Choose another game…</source>
        <translation>Выбрать другую игру…</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Присоединиться</translation>
    </message>
    <message>
        <source>The other player gives you a code of 8 letters and digits.</source>
        <translation>Соперник скажет вам код из 8 букв и цифр.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Address of the other computer</source>
        <translation>Адрес другого компьютера</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Только смотреть</translation>
    </message>
    <message>
        <source>Give this code to the other player</source>
        <translation>Скажите этот код сопернику</translation>
    </message>
    <message>
        <source>With this code others can watch the game</source>
        <translation>По этому коду другие могут смотреть партию</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Нет, спасибо</translation>
    </message>
    <message>
        <source>Cancel the invitation</source>
        <translation>Отменить приглашение</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Прекратить поиск</translation>
    </message>
    <message>
        <source>Addresses of this computer: %1</source>
        <translation>Адреса этого компьютера: %1</translation>
    </message>
    <message>
        <source>Looking for the other computer…</source>
        <translation>Ищем другой компьютер…</translation>
    </message>
    <message>
        <source>%1 invites you to a game.</source>
        <comment>a name</comment>
        <translation>%1 приглашает вас сыграть.</translation>
    </message>
    <message>
        <source>Who begins is chosen at random.</source>
        <translation>Кто начинает, решит жребий.</translation>
    </message>
    <message>
        <source>No other computer can join: another program is using the connection that Qumalaq needs.</source>
        <translation>Другой компьютер не сможет присоединиться: нужное соединение занято другой программой.</translation>
    </message>
    <message>
        <source>This is not an address. An address looks like 192.168.1.20.</source>
        <translation>Это не адрес. Адрес выглядит так: 192.168.1.20.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WindowCommands</name>
    <message>
        <source>Sowing speed: %1</source>
        <comment>speed</comment>
        <translation>Скорость раскладки: %1</translation>
    </message>
    <message>
        <source>Find a position with one best move, then choose this again.</source>
        <translation>Найдите позицию с одним лучшим ходом и повторите команду.</translation>
    </message>
    <message>
        <source>Press Esc to show everything again.</source>
        <translation>Чтобы снова показать всё, нажмите Esc.</translation>
    </message>
    <message>
        <source>No browser could be opened. The guide is here: %1</source>
        <comment>file</comment>
        <translation>Не удалось открыть браузер. Руководство находится здесь: %1</translation>
    </message>
    <message>
        <source>%1: on</source>
        <comment>a command</comment>
        <translation>%1: вкл.</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>a command</comment>
        <translation>%1: выкл.</translation>
    </message>
    <message>
        <source>The board has been turned round.</source>
        <translation>Доска повёрнута.</translation>
    </message>
    <message>
        <source>%1: not available now</source>
        <comment>a command</comment>
        <translation>%1: сейчас нельзя</translation>
    </message>
    <message>
        <source>Everything is shown again.</source>
        <translation>Снова показано всё.</translation>
    </message>
    <message>
        <source>The game goes on. %1 leads to the start page.</source>
        <comment>keys</comment>
        <translation>Партия идёт. На начальную страницу: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WindowDialogs</name>
    <message>
        <source>Save the worksheet</source>
        <translation>Сохранить рабочий лист</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Puzzles: %1</source>
        <comment>name of a game</comment>
        <translation>Задачи: %1</translation>
    </message>
    <message>
        <source>Class</source>
        <comment>proposal for a file name</comment>
        <translation>Класс</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WorksheetDialog</name>
    <message>
        <source>Eighty numbered moves on two pages, with room for the position after every ten.</source>
        <translation>Восемьдесят пронумерованных ходов на двух страницах, после каждых десяти — место для позиции.</translation>
    </message>
    <message>
        <source>The pack has no such puzzles.</source>
        <translation>В сборнике нет таких задач.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles. The answers are on the last page.</source>
        <comment>how many are printed</comment>
        <translation>
            <numerusform>Задач: %1 из %n. Ответы на последней странице.</numerusform>
            <numerusform>Задач: %1 из %n. Ответы на последней странице.</numerusform>
            <numerusform>Задач: %1 из %n. Ответы на последней странице.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Рабочие листы</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Лист</translation>
    </message>
    <message>
        <source>Puzzles with answers</source>
        <translation>Задачи с ответами</translation>
    </message>
    <message>
        <source>Empty scoresheet</source>
        <translation>Пустой бланк записи</translation>
    </message>
    <message>
        <source>P&amp;ack</source>
        <translation>С&amp;борник</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Все виды</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Все ступени</translation>
    </message>
    <message>
        <source>&amp;Grade</source>
        <translation>Ст&amp;упень</translation>
    </message>
    <message>
        <source>&amp;Number of puzzles</source>
        <translation>&amp;Число задач</translation>
    </message>
    <message>
        <source>&amp;Boards per page</source>
        <translation>&amp;Досок на странице</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Сохранить в PD&amp;F…</translation>
    </message>
</context>
<context>
    <name>RatingText</name>
    <message numerus="yes">
        <source>%n more rated games until your rating is shown.</source>
        <translation>
            <numerusform>Рейтинг появится через %n партию на рейтинг.</numerusform>
            <numerusform>Рейтинг появится через %n партии на рейтинг.</numerusform>
            <numerusform>Рейтинг появится через %n партий на рейтинг.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: %1, most likely between %2 and %3.</source>
        <translation>Ваш рейтинг: %1, скорее всего между %2 и %3.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ProgressPage</name>
    <message>
        <source>Results against the computer</source>
        <translation>Результаты против компьютера</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a column</comment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>of games</comment>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>games</comment>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>in percent</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Против компьютера</translation>
    </message>
    <message>
        <source>Last %1 games</source>
        <translation>Последние %1</translation>
    </message>
    <message>
        <source>%1: lessons %2 of %3, stars %4 of %5.</source>
        <comment>a game</comment>
        <translation>%1: уроки %2 из %3, звёзды %4 из %5.</translation>
    </message>
    <message>
        <source>Puzzles solved: %1.</source>
        <translation>Решено задач: %1.</translation>
    </message>
    <message>
        <source>Best counting rush: %1.</source>
        <translation>Рекорд в счёте на скорость: %1.</translation>
    </message>
    <message>
        <source>Double-click a line, or press Enter, to see its games.</source>
        <translation>Чтобы увидеть партии, щёлкните строку дважды или нажмите Enter.</translation>
    </message>
    <message>
        <source>Days in a row with practice: %1.</source>
        <translation>Дней занятий подряд: %1.</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>Мои успехи</translation>
    </message>
    <message>
        <source>This game cannot be played for a rating.</source>
        <translation>В этой игре нет партий на рейтинг.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Занятия</translation>
    </message>
    <message>
        <source>Play a &amp;rated game…</source>
        <translation>Сы&amp;грать партию на рейтинг…</translation>
    </message>
    <message>
        <source>Play a game against the computer to the end. Its result will count here; games in lessons do not.</source>
        <translation>Сыграйте партию с компьютером до конца. Её результат появится здесь; партии из уроков не считаются.</translation>
    </message>
    <message>
        <source>Stones lost per move</source>
        <translation>Потери за ход</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Ваши ошибки</translation>
    </message>
    <message>
        <source>After %1 reviewed games against the computer, this page shows your mistakes. So far: %2.</source>
        <comment>how many games, how many of them are reviewed</comment>
        <translation>Когда будут проверены %1 ваших партий с компьютером, здесь появятся ваши ошибки. Пока проверено: %2.</translation>
    </message>
    <message>
        <source>Play rated games to see how strong you are.</source>
        <translation>Играйте партии на рейтинг, чтобы узнать свою силу.</translation>
    </message>
    <message>
        <source>You moved first</source>
        <translation>Вы начинали</translation>
    </message>
    <message>
        <source>You moved second</source>
        <translation>Начинал соперник</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <comment>a level of the computer</comment>
        <translation>Соперник: %1</translation>
    </message>
    <message>
        <source>You began with %1</source>
        <comment>a pit</comment>
        <translation>Ваш первый ход: %1</translation>
    </message>
    <message>
        <source>You answered with %1</source>
        <comment>a pit</comment>
        <translation>Ваш первый ответ: %1</translation>
    </message>
    <message>
        <source>In the opening</source>
        <translation>В начале</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>В середине</translation>
    </message>
    <message>
        <source>In the ending</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>In the whole game</source>
        <translation>За всю партию</translation>
    </message>
    <message>
        <source>Mistakes per game</source>
        <translation>Ошибок за партию</translation>
    </message>
    <message>
        <source>You play at about level %1.</source>
        <translation>Вы играете примерно на уровне %1.</translation>
    </message>
    <message>
        <source>Practise this first: %1. It was in %2 of your last %3 games.</source>
        <comment>a kind of mistake, how many games, of how many</comment>
        <translation>Сначала потренируйте это: %1. Партий с этой ошибкой: %2 из последних %3.</translation>
    </message>
    <message numerus="yes">
        <source>Pra&amp;ctise: %n puzzles of this kind</source>
        <translation>
            <numerusform>&amp;Тренироваться: %n задача такого вида</numerusform>
            <numerusform>&amp;Тренироваться: %n задачи такого вида</numerusform>
            <numerusform>&amp;Тренироваться: %n задач такого вида</numerusform>
        </translation>
    </message>
    <message>
        <source>Only rated games count here: %1 of your %2 games.</source>
        <translation>Здесь считаются только партии на рейтинг: %1 из %2.</translation>
    </message>
    <message>
        <source>The rating began with game %1, between %2 and %3. Double-click the graph, or press Enter, to see a game.</source>
        <comment>a number, two ratings</comment>
        <translation>Рейтинг появился с партии %1 (между %2 и %3). Чтобы увидеть партию, щёлкните график дважды или нажмите Enter.</translation>
    </message>
    <message>
        <source>How many stones a move cost on average, compared with the best move.</source>
        <translation>Сколько кумалаков в среднем потеряно за ход по сравнению с лучшим.</translation>
    </message>
    <message>
        <source>With a clock: %1 per move</source>
        <comment>a time</comment>
        <translation>С часами: %1 на ход</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RatingGraph</name>
    <message>
        <source>Rating, game by game</source>
        <translation>Рейтинг, партия за партией</translation>
    </message>
    <message>
        <source>you won</source>
        <comment>a game</comment>
        <translation>победа</translation>
    </message>
    <message>
        <source>you lost</source>
        <comment>a game</comment>
        <translation>поражение</translation>
    </message>
    <message>
        <source>a draw</source>
        <comment>a game</comment>
        <translation>ничья</translation>
    </message>
    <message>
        <source>Rated game %1, %2: %3 (%4). Rating %5, most likely between %6 and %7.</source>
        <comment>number, date, opponent, won or lost, rating</comment>
        <translation>Партия %1 на рейтинг, %2: %3 (%4). Рейтинг %5, скорее всего между %6 и %7.</translation>
    </message>
    <message>
        <source>Rating, game by game; grey: its likely range</source>
        <translation>Рейтинг, партия за партией; серым — вероятные границы</translation>
    </message>
</context>
<context>
    <name>OpeningText</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, First or Second</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>number, a pit</comment>
        <translation>Ход %1: %2</translation>
    </message>
    <message>
        <source>Move %1: %2, after %3</source>
        <comment>number, a pit, the pit of the move before</comment>
        <translation>Ход %1: %2, перед этим — %3</translation>
    </message>
    <message>
        <source>Move %1: %2 of %3 recorded games go on with %4. Choose your answer in the study.</source>
        <comment>number, how many, of how many, a pit</comment>
        <translation>Ход %1: %4 (записанных партий: %2 из %3). Выберите ответ в разборе.</translation>
    </message>
    <message>
        <source>%1 · move %2</source>
        <comment>a game and a side, number</comment>
        <translation>%1 · ход %2</translation>
    </message>
    <message>
        <source>You left your openings at move %1: %2 instead of %3.</source>
        <comment>number, a pit, a pit</comment>
        <translation>Ходом %1 вы отошли от своего дебюта: %2, а в дебюте — %3.</translation>
    </message>
    <message>
        <source>These moves are already in your openings.</source>
        <translation>Эти ходы уже есть в ваших дебютах.</translation>
    </message>
    <message numerus="yes">
        <source>Added to your openings as %1: %n moves.</source>
        <comment>First or Second</comment>
        <translation>
            <numerusform>Добавлено в ваши дебюты (%1): %n ход.</numerusform>
            <numerusform>Добавлено в ваши дебюты (%1): %n хода.</numerusform>
            <numerusform>Добавлено в ваши дебюты (%1): %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>At move %1 this replaces %2.</source>
        <comment>number, a pit</comment>
        <translation>Ход %1 заменён; раньше было: %2.</translation>
    </message>
    <message>
        <source>Your move %1 is a mistake.</source>
        <comment>number</comment>
        <translation>Ваш ход %1 — ошибка.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves were removed from your openings.</source>
        <translation>
            <numerusform>Из ваших дебютов удалён %n ход.</numerusform>
            <numerusform>Из ваших дебютов удалено %n хода.</numerusform>
            <numerusform>Из ваших дебютов удалено %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You began with another opening: %1 instead of %2.</source>
        <comment>a pit, a pit</comment>
        <translation>Вы начали другой дебют: %1, а в вашем — %2.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::OpeningsPage</name>
    <message>
        <source>My openings</source>
        <translation>Мои дебюты</translation>
    </message>
    <message>
        <source>Open in the st&amp;udy</source>
        <translation>&amp;Открыть в разборе</translation>
    </message>
    <message>
        <source>Choose yo&amp;ur answer</source>
        <translation>&amp;Выбрать свой ответ</translation>
    </message>
    <message>
        <source>Play your answer on the board of the study, and choose Study › Learn this opening</source>
        <translation>Сделайте ход-ответ на доске разбора и выберите «Разбор › Учить этот дебют»</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Game and side</source>
        <translation>Игра и сторона</translation>
    </message>
    <message>
        <source>Remove the selected move and the moves that come only after it</source>
        <translation>Удалить выбранный ход и ходы, которые следуют только за ним</translation>
    </message>
    <message>
        <source>%1 · to practise today</source>
        <comment>a move</comment>
        <translation>%1 · повторить сегодня</translation>
    </message>
    <message>
        <source>Play your first moves on the board of the study, and choose Study › Learn this opening.</source>
        <translation>Сделайте свои первые ходы на доске разбора и выберите «Разбор › Учить этот дебют».</translation>
    </message>
    <message>
        <source>Your moves: %1. To practise today: %2.</source>
        <translation>Ваших ходов: %1. Повторить сегодня: %2.</translation>
    </message>
    <message>
        <source>Your moves: %1. You need not practise today, but you can repeat them.</source>
        <translation>Ваших ходов: %1. Сегодня повторять не обязательно, но можно.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Practise: %n moves</source>
        <translation>
            <numerusform>&amp;Тренироваться: %n ход</numerusform>
            <numerusform>&amp;Тренироваться: %n хода</numerusform>
            <numerusform>&amp;Тренироваться: %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Sho&amp;w my games</source>
        <translation>Показать мои &amp;партии</translation>
    </message>
    <message>
        <source>Show your games in which you played another move than the selected one</source>
        <translation>Показать ваши партии, в которых вместо выбранного хода был другой</translation>
    </message>
    <message>
        <source>Your last games with this opening: %1. You left it in %2 of them.</source>
        <translation>Ваших последних партий с этим дебютом: %1. Вы отошли от него в %2 из них.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · another move in %n games</source>
        <comment>a move</comment>
        <translation>
            <numerusform>%1 · другой ход в %n партии</numerusform>
            <numerusform>%1 · другой ход в %n партиях</numerusform>
            <numerusform>%1 · другой ход в %n партиях</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with another opening: %1.</source>
        <translation>Партий с другим дебютом: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WindowPages</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>My openings</source>
        <translation>Мои дебюты</translation>
    </message>
    <message numerus="yes">
        <source>The list of reviews is full: %n games were not added. Remove reviewed games first.</source>
        <translation>
            <numerusform>Список проверок полон: %n партия не добавлена. Сначала удалите проверенные партии.</numerusform>
            <numerusform>Список проверок полон: %n партии не добавлены. Сначала удалите проверенные партии.</numerusform>
            <numerusform>Список проверок полон: %n партий не добавлено. Сначала удалите проверенные партии.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not your game; Esc returns to it.</source>
        <translation>Это не ваша партия; к ней возвращает Esc.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>It goes one step, into the opponent’s row.</source>
        <translation>Здесь всего один шаг — в ряд соперника.</translation>
    </message>
    <message>
        <source>It goes one step to the right.</source>
        <translation>Здесь всего один шаг вправо.</translation>
    </message>
    <message>
        <source>Look at the opponent’s pits with two stones: one more makes three.</source>
        <translation>Смотрите на лунки соперника с двумя кумалаками: ещё один — и станет три.</translation>
    </message>
    <message>
        <source>Odd becomes even: look at your odd numbers.</source>
        <translation>Нечётное становится чётным: смотрите на свои нечётные числа.</translation>
    </message>
    <message>
        <source>Odd becomes even: look at the opponent’s odd numbers.</source>
        <translation>Нечётное становится чётным: смотрите на нечётные числа соперника.</translation>
    </message>
    <message>
        <source>Where do the stones of a new tuzdyk go?</source>
        <translation>Куда идут кумалаки из нового туздыка?</translation>
    </message>
    <message>
        <source>Compare the number of this pit with that of the opponent’s tuzdyk.</source>
        <translation>Сравните номер этой лунки с номером туздыка соперника.</translation>
    </message>
    <message>
        <source>Look at the number of the pit where the last stone falls.</source>
        <translation>Посмотрите на номер лунки, куда падает последний кумалак.</translation>
    </message>
    <message>
        <source>Look at the board: which tuzdyks are there already?</source>
        <translation>Посмотрите на доску: какие туздыки уже есть?</translation>
    </message>
    <message>
        <source>Count one by one, to the end of the move.</source>
        <translation>Считайте по одному до конца хода.</translation>
    </message>
    <message>
        <source>You take only from the opponent’s row. In whose row does the move end?</source>
        <translation>Берут только из ряда соперника. В чьём ряду кончается ход?</translation>
    </message>
    <message>
        <source>Only a move to an empty hole of your own takes. In whose row does this one end?</source>
        <translation>Берёт только ход, который кончается в вашей пустой лунке. В чьём ряду кончается этот?</translation>
    </message>
    <message>
        <source>Only an even number is taken. How many lie where the move ends?</source>
        <translation>Берут только чётное число. Сколько станет там, где кончается ход?</translation>
    </message>
    <message>
        <source>How many turns have you had before this one?</source>
        <translation>Сколько раз вы уже ходили до этого?</translation>
    </message>
    <message>
        <source>Only an empty hole takes. Was it empty where the last stone falls?</source>
        <translation>Взять можно, только закончив в пустой лунке. Была ли она пуста?</translation>
    </message>
    <message>
        <source>Only an even number in the opponent’s row is taken. In whose row does the move end?</source>
        <translation>Чётное число берут только в ряду соперника. В чьём ряду кончается ход?</translation>
    </message>
    <message>
        <source>You take what lies opposite. What lies opposite the last stone?</source>
        <translation>Берут то, что лежит напротив. Что лежит напротив последнего камня?</translation>
    </message>
    <message>
        <source>Only two or three are taken. How many seeds lie in the last house then?</source>
        <translation>Берут только два или три. Сколько зёрен станет в последней лунке?</translation>
    </message>
    <message>
        <source>You take only if the opponent keeps a seed. How many would they have left?</source>
        <translation>Взять можно, только если у соперника останется хотя бы одно зерно. Сколько бы осталось?</translation>
    </message>
    <message>
        <source>If you went on like this, would anything change?</source>
        <translation>Изменилось бы что-нибудь, если ходить так и дальше?</translation>
    </message>
    <message>
        <source>Half is %1. Compare it with what each player has.</source>
        <comment>number</comment>
        <translation>Половина — %1. Сравните с ней, сколько есть у каждого.</translation>
    </message>
    <message>
        <source>Is there anything left to move?</source>
        <translation>Осталось ли чем ходить?</translation>
    </message>
    <message>
        <source>Can the player to move give the opponent a seed?</source>
        <translation>Может ли тот, чья очередь, накормить соперника?</translation>
    </message>
    <message>
        <source>Whose turn would it be? Can that player move?</source>
        <translation>Чья была бы очередь? Может ли этот игрок ходить?</translation>
    </message>
    <message>
        <source>Where did the move end, and what does that earn?</source>
        <translation>Где кончился ход и что это даёт?</translation>
    </message>
    <message>
        <source>Who made the last move?</source>
        <translation>Кто ходил последним?</translation>
    </message>
    <message>
        <source>You begin in the marked hole.</source>
        <translation>Начинают из отмеченной лунки.</translation>
    </message>
    <message>
        <source>Which of your moves reaches the opponent’s row?</source>
        <translation>Какой ваш ход достаёт до ряда соперника?</translation>
    </message>
    <message>
        <source>There is only one move.</source>
        <translation>Ход здесь только один.</translation>
    </message>
    <message>
        <source>The last stone must fall just past the end of your row.</source>
        <translation>Последний камень должен упасть сразу за концом вашего ряда.</translation>
    </message>
    <message>
        <source>Count what a move takes, and what falls into your tuzdyk.</source>
        <translation>Посчитайте взятие и то, что попадает в ваш туздык.</translation>
    </message>
    <message>
        <source>You still need %1 to win.</source>
        <comment>number</comment>
        <translation>До победы не хватает: %1.</translation>
    </message>
    <message>
        <source>At the end your own row counts, too.</source>
        <translation>В конце считается и ваш ряд.</translation>
    </message>
    <message>
        <source>The second digit is the pit where the last stone falls.</source>
        <translation>Вторая цифра — лунка, куда падает последний кумалак.</translation>
    </message>
    <message>
        <source>The first digit is the pit where the move begins.</source>
        <translation>Первая цифра — лунка, из которой ходят.</translation>
    </message>
    <message>
        <source>Look at the opponent’s houses with one or two seeds.</source>
        <translation>Смотрите на лунки соперника с одним или двумя зёрнами.</translation>
    </message>
    <message>
        <source>Which empty hole has stones opposite it?</source>
        <translation>Напротив какой пустой лунки лежат камни?</translation>
    </message>
    <message>
        <source>Which empty hole of yours has stones opposite it?</source>
        <translation>Напротив какой вашей пустой лунки лежат камни?</translation>
    </message>
    <message>
        <source>Where would the opponent make three? Change the number of stones there.</source>
        <translation>Где у соперника получится три? Измените там число кумалаков.</translation>
    </message>
    <message>
        <source>The opponent wants to make three in your pit %1. Change the number there.</source>
        <translation>Соперник хочет сделать три в вашей лунке %1. Измените там число.</translation>
    </message>
    <message>
        <source>Find what the opponent would take, and change the number of stones there.</source>
        <translation>Найдите, что взял бы соперник, и измените там число кумалаков.</translation>
    </message>
    <message>
        <source>The opponent wants your pit %1. Move those stones, or change their number.</source>
        <translation>Соперник хочет взять из вашей лунки %1. Уведите кумалаки или измените их число.</translation>
    </message>
    <message>
        <source>A single stone goes one step.</source>
        <translation>Одиночный кумалак проходит один шаг.</translation>
    </message>
    <message>
        <source>Two stones go one step, three stones go two steps.</source>
        <comment>Togyz family</comment>
        <translation>Два кумалака проходят один шаг, три — два шага.</translation>
    </message>
    <message>
        <source>Two stones go one step, three stones go two steps.</source>
        <comment>Turkish Mangala</comment>
        <translation>Два камня проходят один шаг, три — два шага.</translation>
    </message>
    <message>
        <source>One seed goes one step, two seeds go two steps.</source>
        <translation>Одно зерно проходит один шаг, два — два шага.</translation>
    </message>
    <message>
        <source>One stone goes one step, two stones go two steps.</source>
        <translation>Один камень проходит один шаг, два — два шага.</translation>
    </message>
    <message>
        <source>The move began in %1. Where did the last stone fall?</source>
        <comment>a pit</comment>
        <translation>Ход начался здесь: %1. Куда упал последний кумалак?</translation>
    </message>
    <message>
        <source>Who gets what is left in the rows?</source>
        <translation>Кому достанется то, что осталось в рядах?</translation>
    </message>
</context>
</TS>
