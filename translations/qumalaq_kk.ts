<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="kk" sourcelanguage="en">
<context>
    <name>AnnouncementText</name>
    <message>
        <source>Takes %1.</source>
        <comment>stones</comment>
        <translation>Ұтысы %1.</translation>
    </message>
    <message>
        <source>Makes a tuzdyk.</source>
        <translation>Тұздық алды.</translation>
    </message>
    <message>
        <source>First’s kazan %1, Second’s kazan %2.</source>
        <translation>Бастаушының қазаны — %1, қостаушыныкі — %2.</translation>
    </message>
    <message>
        <source>Second’s kazan %1, First’s kazan %2.</source>
        <translation>Қостаушының қазаны — %1, бастаушыныкі — %2.</translation>
    </message>
    <message>
        <source>tuzdyk</source>
        <translation>тұздық</translation>
    </message>
    <message>
        <source>First to move.</source>
        <translation>Кезек — бастаушыда.</translation>
    </message>
    <message>
        <source>Second to move.</source>
        <translation>Кезек — қостаушыда.</translation>
    </message>
    <message>
        <source>First plays hole %1</source>
        <translation>Бастаушы: %1-шұңқыр</translation>
    </message>
    <message>
        <source>Second plays hole %1</source>
        <translation>Қостаушы: %1-шұңқыр</translation>
    </message>
    <message>
        <source>First’s tuzdyk is Second’s pit %1.</source>
        <translation>Бастаушының тұздығы — қостаушының %1-отауы.</translation>
    </message>
    <message>
        <source>Second’s tuzdyk is First’s pit %1.</source>
        <translation>Қостаушының тұздығы — бастаушының %1-отауы.</translation>
    </message>
    <message>
        <source>There is no tuzdyk.</source>
        <translation>Тұздық жоқ.</translation>
    </message>
    <message>
        <source>No threat.</source>
        <translation>Қауіп жоқ.</translation>
    </message>
    <message>
        <source>All other pits are empty.</source>
        <translation>Қалған отаулар бос.</translation>
    </message>
    <message>
        <source>You are First.</source>
        <translation>Сіз бастаушысыз.</translation>
    </message>
    <message>
        <source>You are Second.</source>
        <translation>Сіз қостаушысыз.</translation>
    </message>
    <message>
        <source>Threat: from pit %1 the opponent makes your pit %2 a tuzdyk.</source>
        <translation>Қауіп: қарсылас %1-отаудан жүріп, %2-отауыңыздан тұздық алады.</translation>
    </message>
    <message numerus="yes">
        <source>Threat: with pit %1 the opponent takes %n stones from your pit %2.</source>
        <translation>
            <numerusform>Қауіп: қарсылас %1-отаудан жүріп, %2-отауыңыздан %n құмалақ ұтып алады.</numerusform>
            <numerusform>Қауіп: қарсылас %1-отаудан жүріп, %2-отауыңыздан %n құмалақ ұтып алады.</numerusform>
        </translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>stones</comment>
        <translation>ұтысы %1</translation>
    </message>
    <message>
        <source>makes a tuzdyk</source>
        <translation>тұздық алды</translation>
    </message>
    <message>
        <source>No pit is selected.</source>
        <translation>Отау таңдалмаған.</translation>
    </message>
    <message>
        <source>First plays house %1</source>
        <translation>Бастаушы: %1-шұңқыр</translation>
    </message>
    <message>
        <source>Second plays house %1</source>
        <translation>Қостаушы: %1-шұңқыр</translation>
    </message>
    <message>
        <source>last seed: %1</source>
        <comment>a place</comment>
        <translation>соңғы дән: %1</translation>
    </message>
    <message>
        <source>last stone: %1</source>
        <comment>a place</comment>
        <translation>соңғы тас: %1</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4.</source>
        <comment>First’s home, stones, Second’s home, stones</comment>
        <translation>%1 — %2, %3 — %4.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Ештеңе таңдалмаған.</translation>
    </message>
    <message>
        <source>All others are empty.</source>
        <translation>Қалғандары бос.</translation>
    </message>
    <message>
        <source>sows %1, round the board</source>
        <comment>stones</comment>
        <translation>%1 құмалақ таратып, айналып шықты</translation>
    </message>
    <message>
        <source>sows %1</source>
        <comment>stones</comment>
        <translation>%1 құмалақ таратты</translation>
    </message>
    <message>
        <source>Into First’s tuzdyk: %1.</source>
        <comment>stones</comment>
        <translation>Бастаушының тұздығына %1 түсті.</translation>
    </message>
    <message>
        <source>Into Second’s tuzdyk: %1.</source>
        <comment>stones</comment>
        <translation>Қостаушының тұздығына %1 түсті.</translation>
    </message>
    <message>
        <source>Threat: %1 takes %2.</source>
        <comment>the opponent’s move, how many</comment>
        <translation>Қауіп: %1 жүрілсе, ұтысы — %2.</translation>
    </message>
    <message>
        <source>First plays %1</source>
        <comment>a hole of the other row</comment>
        <translation>Бастаушы: %1</translation>
    </message>
    <message>
        <source>Second plays %1</source>
        <comment>a hole of the other row</comment>
        <translation>Қостаушы: %1</translation>
    </message>
    <message>
        <source>First plays %1</source>
        <comment>a pit</comment>
        <translation>Бастаушы: %1-отау</translation>
    </message>
    <message>
        <source>Second plays %1</source>
        <comment>a pit</comment>
        <translation>Қостаушы: %1-отау</translation>
    </message>
    <message>
        <source>to First’s %1</source>
        <comment>a pit</comment>
        <translation>бастаушының %1-отауына</translation>
    </message>
    <message>
        <source>to Second’s %1</source>
        <comment>a pit</comment>
        <translation>қостаушының %1-отауына</translation>
    </message>
    <message>
        <source>to own %1</source>
        <comment>a pit</comment>
        <translation>өз %1-отауына</translation>
    </message>
    <message>
        <source>all %1</source>
        <comment>each pit of a row has so many stones</comment>
        <translation>бәрінде %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times %1</source>
        <comment>pits in a row, stones in each</comment>
        <translation>
            <numerusform>%n рет %1</numerusform>
            <numerusform>%n рет %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes %1, now %2.</source>
        <comment>stones, how many that player has gathered</comment>
        <translation>Ұтысы %1, барлығы %2.</translation>
    </message>
    <message>
        <source>Takes %1 and %3 by the tuzdyk, now %2.</source>
        <comment>stones, how many that player has gathered, stones</comment>
        <translation>Ұтысы %1, тұздықтан %3, барлығы %2.</translation>
    </message>
    <message>
        <source>Kazan %1.</source>
        <comment>of the player who moved, stones</comment>
        <translation>Қазаны %1.</translation>
    </message>
    <message>
        <source>First’s kazan %1.</source>
        <comment>stones</comment>
        <translation>Бастаушының қазаны: %1.</translation>
    </message>
    <message>
        <source>Second’s kazan %1.</source>
        <comment>stones</comment>
        <translation>Қостаушының қазаны: %1.</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <comment>counts</comment>
        <translation>Бастаушы: %1.</translation>
    </message>
    <message>
        <source>Second: %1.</source>
        <comment>counts</comment>
        <translation>Қостаушы: %1.</translation>
    </message>
    <message>
        <source>Kazans: %1, %2.</source>
        <translation>Қазандар: %1, %2.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Баяу</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Қалыпты</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Жылдам</translation>
    </message>
    <message>
        <source>No animation</source>
        <comment>speed</comment>
        <translation>Анимациясыз</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Ештеңе</translation>
    </message>
    <message>
        <source>Landing pit</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Түсер жері</translation>
    </message>
    <message>
        <source>Landing and capture</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Түсер жері және ұтысы</translation>
    </message>
    <message>
        <source>Capture and counts</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Ұтысы және кейінгі сандар</translation>
    </message>
    <message>
        <source>Counts and best reply</source>
        <comment>what is shown of a move before it is made</comment>
        <translation>Сандар және ең жақсы жауап</translation>
    </message>
    <message>
        <source>Far from you, as on a real board</source>
        <comment>where your kazan lies</comment>
        <translation>Сізден алыс, нағыз тақтадағыдай</translation>
    </message>
    <message>
        <source>Near you</source>
        <comment>where your kazan lies</comment>
        <translation>Сізге жақын</translation>
    </message>
    <message>
        <source>Side by side</source>
        <comment>how two people sit</comment>
        <translation>Қатар отырып</translation>
    </message>
    <message>
        <source>The board turns after each move</source>
        <comment>how two people sit</comment>
        <translation>Тақта әр жүрістен кейін бұрылады</translation>
    </message>
    <message>
        <source>Face to face, the screen flat on the table</source>
        <comment>how two people sit</comment>
        <translation>Бетпе-бет, экран үстелде жатыр</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>how much is said</comment>
        <translation>Қысқа</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>how much is said</comment>
        <translation>Қалыпты</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>how much is said</comment>
        <translation>Толық</translation>
    </message>
    <message>
        <source>On mains power</source>
        <comment>when the computer thinks during a person&apos;s turn</comment>
        <translation>Электр желісіне қосулы кезде</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>when the computer thinks during a person&apos;s turn</comment>
        <translation>Әрқашан</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>when the computer thinks during a person&apos;s turn</comment>
        <translation>Ешқашан</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>the size of texts</comment>
        <translation>Автоматты</translation>
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
        <translation>Барынша үлкен</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n секунд</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n минут</numerusform>
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
        <translation>%1 және %2</translation>
    </message>
    <message>
        <source>A player whose time runs out loses.</source>
        <translation>Уақыты біткен ойыншы жеңіледі.</translation>
    </message>
    <message>
        <source>Each move adds %1 s.</source>
        <translation>Әр жүріске %1 с қосылады.</translation>
    </message>
    <message>
        <source>When time runs out, the stones not yet taken go to the opponent.</source>
        <translation>Уақыт бітсе, тақтада қалғаны қарсыласқа өтеді.</translation>
    </message>
    <message>
        <source>%1 + %2 s</source>
        <comment>minutes, seconds after each move</comment>
        <translation>%1 + %2 с</translation>
    </message>
    <message>
        <source>%1, up to %2 s given back per move</source>
        <comment>minutes, seconds</comment>
        <translation>%1, әр жүріске %2 секундқа дейін қайтарылады</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Save a picture of the window in FILE (PNG), or an animation of the moves in FILE.gif, and exit. This needs no display.</source>
        <translation>Терезенің суретін FILE файлына (PNG) немесе жүрістердің анимациясын FILE.gif файлына сақтап, жұмысты аяқтау. Экран керек емес.</translation>
    </message>
    <message>
        <source>The size of the window, e.g. 1280x800.</source>
        <translation>Терезенің өлшемі, мысалы, 1280x800.</translation>
    </message>
    <message>
        <source>The language of the program: %1.</source>
        <translation>Бағдарламаның тілі: %1.</translation>
    </message>
    <message>
        <source>The colours of the window: %1.</source>
        <translation>Терезенің түстері: %1.</translation>
    </message>
    <message>
        <source>The game, e.g. togyzqumalaq; run qumalaq-engine games for a list.</source>
        <translation>Ойын, мысалы, togyzqumalaq; бәрінің тізімін qumalaq-engine games шығарады.</translation>
    </message>
    <message>
        <source>A variant of the rules, e.g. holes=5; may be given several times.</source>
        <translation>Ережелердің параметрі, мысалы, holes=5; бірнеше рет беруге болады.</translation>
    </message>
    <message>
        <source>Start from this position.</source>
        <translation>Осы позициядан бастау.</translation>
    </message>
    <message>
        <source>Play these moves first, e.g. &quot;76 98 66&quot;.</source>
        <translation>Алдымен осы жүрістерді жасау, мысалы, &quot;76 98 66&quot;.</translation>
    </message>
    <message>
        <source>Open this page, or save a picture of it with --screenshot: %1.</source>
        <translation>Осы бетті ашу немесе --screenshot арқылы суретке салу: %1.</translation>
    </message>
    <message>
        <source>Keep the settings in FILE.</source>
        <translation>Баптауларды FILE файлында сақтау.</translation>
    </message>
    <message>
        <source>Keep the games, the library and the learning progress in DIR.</source>
        <translation>Партияларды, кітапхананы және жетістікті DIR қалтасында сақтау.</translation>
    </message>
    <message>
        <source>Print the version and exit.</source>
        <translation>Нұсқасын шығарып, жұмысты аяқтау.</translation>
    </message>
    <message>
        <source>Show this help and exit.</source>
        <translation>Осы анықтаманы шығарып, жұмысты аяқтау.</translation>
    </message>
    <message>
        <source>--game: there is no game “%1”</source>
        <translation>--game: «%1» деген ойын жоқ</translation>
    </message>
    <message>
        <source>--option: “%1” is not KEY=VALUE</source>
        <translation>--option: «%1» KEY=VALUE түрінде емес</translation>
    </message>
    <message>
        <source>--option: “%1” for %2: %3</source>
        <translation>--option: «%1», %2: %3</translation>
    </message>
    <message>
        <source>--position: this is not a position of %1: %2</source>
        <translation>--position: бұл %1 ойынының позициясы емес: %2</translation>
    </message>
    <message>
        <source>--moves: move %1, “%2”, cannot be played</source>
        <translation>--moves: %1-жүрісті («%2») жасауға болмайды</translation>
    </message>
    <message>
        <source>there is no file “%1”</source>
        <translation>«%1» деген файл жоқ</translation>
    </message>
    <message>
        <source>--screenshot: the name of the file is missing</source>
        <translation>--screenshot: файлдың аты берілмеген</translation>
    </message>
    <message>
        <source>--diagram: there is no game and no puzzle in “%1”</source>
        <translation>--diagram: «%1» файлында партия да, есеп те жоқ</translation>
    </message>
    <message>
        <source>--size: “%1” is not WIDTHxHEIGHT, each %2 to %3</source>
        <translation>--size: «%1» WIDTHxHEIGHT түрінде емес, әр сан %2–%3 аралығында болуы керек</translation>
    </message>
    <message>
        <source>--language: “%1” is not one of %2</source>
        <translation>--language: «%1» тізімде жоқ: %2</translation>
    </message>
    <message>
        <source>--theme: “%1” is not one of %2</source>
        <translation>--theme: «%1» тізімде жоқ: %2</translation>
    </message>
    <message>
        <source>--page: “%1” is not one of %2</source>
        <translation>--page: «%1» тізімде жоқ: %2</translation>
    </message>
    <message>
        <source>Usage: qumalaq [options] [FILE…]
Togyzqumalaq and its relatives, against the computer or another person. A FILE of games
is opened; several files are imported into the library.</source>
        <translation>Қолданылуы: qumalaq [параметрлер] [FILE…]
Тоғызқұмалақ пен оның туыстары: компьютермен немесе басқа адаммен. Партиялары бар FILE
ашылады; бірнеше файл кітапханаға қосылады.</translation>
    </message>
    <message>
        <source>--screenshot: an animation needs --moves</source>
        <translation>--screenshot: анимацияға --moves керек</translation>
    </message>
    <message>
        <source>--screenshot: cannot write “%1”</source>
        <translation>--screenshot: «%1» файлын жазу мүмкін болмады</translation>
    </message>
    <message>
        <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); use --screenshot FILE to save the window as a picture</source>
        <translation>экран жоқ (DISPLAY де, WAYLAND_DISPLAY де берілмеген); терезенің суретін сақтау үшін --screenshot FILE қолданыңыз</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Параметрлер:</translation>
    </message>
    <message>
        <source>Save a diagram of the position in FILE.svg or FILE.png, and exit. With a file of games or a pack, the diagram shows its first game or puzzle. This needs no display.</source>
        <translation>Позицияның диаграммасын FILE.svg немесе FILE.png файлына салып, жұмысты аяқтау. Партия файлы немесе жинақ берілсе, диаграммада оның алғашқы партиясы немесе есебі көрсетіледі. Экран керек емес.</translation>
    </message>
    <message>
        <source>--diagram: the name of the file, “%1”, must end in .svg or .png</source>
        <translation>--diagram: файлдың аты («%1») .svg немесе .png деп аяқталуы керек</translation>
    </message>
    <message>
        <source>--diagram and --screenshot cannot be used together</source>
        <translation>--diagram мен --screenshot бірге қолданылмайды</translation>
    </message>
    <message>
        <source>--diagram: cannot write “%1”: %2</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>--diagram: «%1» файлын жазу мүмкін болмады: %2</translation>
    </message>
    <message>
        <source>Qumalaq is already open, but it is not responding</source>
        <translation>Qumalaq ашық тұр, бірақ жауап бермейді</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file</source>
        <translation>«%1» — файл емес, қалта</translation>
    </message>
    <message>
        <source>“%1” is not a file, but a pipe or a device</source>
        <translation>«%1» — файл емес, канал немесе құрылғы</translation>
    </message>
    <message>
        <source>no window can be opened on the display “%1”; use --screenshot FILE to save the window as a picture</source>
        <translation>экранда терезе ашу мүмкін емес («%1»); терезенің суретін сақтау үшін --screenshot FILE қолданыңыз</translation>
    </message>
    <message>
        <source>These games are already open in another copy of Qumalaq, perhaps on another computer.</source>
        <translation>Бұл партиялар Qumalaq бағдарламасының басқа көшірмесінде, мүмкін, басқа компьютерде ашық тұр.</translation>
    </message>
    <message>
        <source>&amp;Open here</source>
        <translation>&amp;Осы жерде ашу</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Qumalaq closed unexpectedly last time. A report for its authors is on your disk.</source>
        <translation>Өткен жолы Qumalaq күтпеген жерден жабылып қалды. Қате туралы авторларға арналған мәлімет дискіде тұр.</translation>
    </message>
</context>
<context>
    <name>DueTasks</name>
    <message>
        <source>To practise today: %1.</source>
        <translation>Бүгін %1 тапсырманы қайталаңыз.</translation>
    </message>
    <message>
        <source>Tomorrow: a few minutes of practice.</source>
        <translation>Ертең — бірнеше минут қайталау.</translation>
    </message>
</context>
<context>
    <name>EndContent</name>
    <message>
        <source>Match: %1 %2 – %3 %4</source>
        <comment>name, points, points, name</comment>
        <translation>Кездесу: %1 %2 – %3 %4</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>the text ends too early</source>
        <translation>мәтін ерте бітіп қалған</translation>
    </message>
    <message>
        <source>“%1” does not belong here</source>
        <translation>«%1» бұл жерге сай келмейді</translation>
    </message>
    <message>
        <source>there can be no tuzdyk here</source>
        <translation>мұнда тұздық болмайды</translation>
    </message>
    <message>
        <source>the ninth pit cannot be a tuzdyk</source>
        <translation>тоғызыншы отаудан тұздық алынбайды</translation>
    </message>
    <message>
        <source>both tuzdyks have the same number</source>
        <translation>екі тұздықтың нөмірі бірдей</translation>
    </message>
    <message>
        <source>a tuzdyk holds stones</source>
        <translation>тұздықта құмалақ жатыр</translation>
    </message>
    <message>
        <source>one player has two tuzdyks</source>
        <translation>бір ойыншыда екі тұздық бар</translation>
    </message>
    <message>
        <source>“%1” cannot be played here</source>
        <translation>мұнда «%1» жүрісін жасауға болмайды</translation>
    </message>
    <message>
        <source>the last stone falls into pit %1, not %2</source>
        <translation>соңғы құмалақ %2-отауға емес, %1-отауға түседі</translation>
    </message>
    <message>
        <source>the mark of a tuzdyk does not fit the move</source>
        <translation>тұздық белгісі жүріске сай емес</translation>
    </message>
    <message>
        <source>this player has no move</source>
        <translation>бұл ойыншы жүре алмайды</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>%1-жол, %2-баған: %3.</translation>
    </message>
    <message>
        <source>The game has no option “%1”.</source>
        <translation>Бұл ойында «%1» деген параметр жоқ.</translation>
    </message>
    <message>
        <source>“%1” needs a number, not “%2”.</source>
        <translation>«%1» параметріне «%2» емес, сан керек.</translation>
    </message>
    <message>
        <source>“%1” must be at least %2.</source>
        <translation>«%1» мәні кемінде %2 болуы керек.</translation>
    </message>
    <message>
        <source>“%1” must be at most %2.</source>
        <translation>«%1» мәні көп дегенде %2 болуы керек.</translation>
    </message>
    <message>
        <source>“%1”: there is no such hole on the board.</source>
        <translation>«%1»: тақтада ондай шұңқыр жоқ.</translation>
    </message>
    <message>
        <source>“%1”: one hole is listed twice.</source>
        <translation>«%1»: бір шұңқыр екі рет жазылған.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n holes must be empty.</source>
        <translation>
            <numerusform>Дәл %n шұңқыр бос болуы керек.</numerusform>
            <numerusform>Дәл %n шұңқыр бос болуы керек.</numerusform>
        </translation>
    </message>
    <message>
        <source>The empty holes must not all lie in one row.</source>
        <translation>Бос шұңқырлардың бәрі бір қатарда болмауы керек.</translation>
    </message>
    <message>
        <source>The option “%1” cannot be “%2”.</source>
        <translation>«%1» параметріне «%2» мәні жарамайды.</translation>
    </message>
    <message>
        <source>“%1” is not closed</source>
        <translation>«%1» жабылмаған</translation>
    </message>
    <message>
        <source>there is no game called “%1”</source>
        <translation>«%1» деген ойын жоқ</translation>
    </message>
    <message>
        <source>the game cannot be set up with “%1”</source>
        <translation>бұл ойында «%1» параметрін қолдануға болмайды</translation>
    </message>
    <message>
        <source>no game is that long</source>
        <translation>мұндай ұзақ партия болмайды</translation>
    </message>
    <message>
        <source>the kazan holds %1, not %2</source>
        <translation>қазанда %2 емес, %1 құмалақ</translation>
    </message>
    <message>
        <source>the next move has the number %1, not %2</source>
        <translation>келесі жүрістің нөмірі %2 емес, %1</translation>
    </message>
    <message>
        <source>the moves do not lead to the result “%1”</source>
        <translation>жүрістер «%1» нәтижесіне әкелмейді</translation>
    </message>
    <message>
        <source>First’s final score is %1, not %2</source>
        <translation>бастаушының қорытынды есебі %2 емес, %1</translation>
    </message>
    <message>
        <source>the player to move still has stones</source>
        <translation>жүріс кезегі келген ойыншыда әлі құмалақ бар</translation>
    </message>
    <message>
        <source>“%1” is more stones than the game has</source>
        <translation>«%1» — ойындағы жалпы саннан көп</translation>
    </message>
    <message>
        <source>the row has too many numbers or too few</source>
        <translation>қатардағы сандар артық немесе кем</translation>
    </message>
    <message>
        <source>the numbers add up to %1 instead of %2</source>
        <translation>сандардың қосындысы — %1, ал керегі — %2</translation>
    </message>
    <message>
        <source>there is no “%1” on this board</source>
        <translation>бұл тақтада «%1» жоқ</translation>
    </message>
    <message>
        <source>this game prescribes no hole here</source>
        <translation>бұл ойында мұндай міндетті шұңқыр болмайды</translation>
    </message>
    <message>
        <source>the prescribed hole is empty</source>
        <translation>міндетті шұңқыр бос</translation>
    </message>
    <message>
        <source>a hole is prescribed though the game is over</source>
        <translation>ойын бітсе де, міндетті шұңқыр көрсетілген</translation>
    </message>
    <message>
        <source>another hole is prescribed</source>
        <translation>басқа шұңқырдан жүру міндетті</translation>
    </message>
    <message>
        <source>the line is not UTF-8</source>
        <translation>жол UTF-8 кодтауында емес</translation>
    </message>
    <message>
        <source>“%1” is not of the form “key = value”</source>
        <translation>«%1» жолы «кілт = мән» түрінде емес</translation>
    </message>
    <message>
        <source>there is no part “%1”</source>
        <translation>«%1» деген бөлім жоқ</translation>
    </message>
    <message>
        <source>there is no key “%1” here</source>
        <translation>мұнда «%1» деген кілт жоқ</translation>
    </message>
    <message>
        <source>“%1” appears twice</source>
        <translation>«%1» екінші рет кездеседі</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>«%1» жетіспейді</translation>
    </message>
    <message>
        <source>“%1” is not possible here</source>
        <translation>мұнда «%1» болмайды</translation>
    </message>
    <message>
        <source>this is not a position of the game</source>
        <translation>бұл осы ойынның позициясы емес</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>бұл позицияда ойын аяқталған</translation>
    </message>
    <message>
        <source>a lesson has %1 to %2 tasks; this one has %3</source>
        <translation>сабақта кемінде %1, көп дегенде %2 тапсырма болады, мұнда — %3</translation>
    </message>
    <message>
        <source>the text “%1” is missing</source>
        <translation>«%1» мәтіні жоқ</translation>
    </message>
    <message>
        <source>no task has the text “%1”</source>
        <translation>«%1» мәтінінің тапсырмасы жоқ</translation>
    </message>
    <message>
        <source>the text has %1 words; at most %2 fit</source>
        <translation>мәтіндегі сөз саны — %1, ең көбі — %2</translation>
    </message>
    <message>
        <source>the answer “%1” does not reach the goal</source>
        <translation>«%1» жауабы мақсатқа жеткізбейді</translation>
    </message>
    <message>
        <source>“%1” is a better answer</source>
        <translation>«%1» — одан жақсы жауап</translation>
    </message>
    <message>
        <source>“%1” is an equally good answer</source>
        <translation>«%1» — дәл сондай жақсы жауап</translation>
    </message>
    <message>
        <source>the right answer is “%1”</source>
        <translation>дұрыс жауабы — «%1»</translation>
    </message>
    <message>
        <source>the game has no such goal</source>
        <translation>бұл ойында ондай мақсат жоқ</translation>
    </message>
    <message>
        <source>there are too many stones to prove who wins</source>
        <translation>тақтадағысы тым көп: кім жеңетінін дәлелдеу мүмкін емес</translation>
    </message>
    <message>
        <source>a puzzle is written “kind grade | position | moves”</source>
        <translation>есеп «түрі сатысы | позиция | жүрістер» деп жазылады</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>You are Second.</source>
        <translation>Сіз қостаушысыз.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind of puzzle, grade</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%2 of %3 · %1</source>
        <comment>lesson or kind of exercise, number of the exercise, of all</comment>
        <translation>%2/%3 · %1</translation>
    </message>
    <message>
        <source>The opponent’s move begins here: %1.</source>
        <comment>a pit</comment>
        <translation>Қарсылас мына жерден жүреді: %1.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Дұрыс.</translation>
    </message>
    <message>
        <source>Even better: %1.</source>
        <translation>Бұдан да жақсысы — %1 жүру.</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <comment>a move</comment>
        <translation>%1 жүрген жақсырақ.</translation>
    </message>
    <message>
        <source>%1 is the solution.</source>
        <comment>a move</comment>
        <translation>Шешімі — %1 жүру.</translation>
    </message>
    <message>
        <source>%1 of %2 · once more</source>
        <comment>number of the exercise, of all</comment>
        <translation>%1/%2 · тағы бір рет</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <comment>a pit, a number, a player or a written move</comment>
        <translation>Дұрыс жауап: %1.</translation>
    </message>
    <message>
        <source>Look for a capture: how much can one move take?</source>
        <translation>Ұтыс іздеңіз: бір жүріспен қанша ұтып алуға болады?</translation>
    </message>
    <message>
        <source>You can make a tuzdyk at once.</source>
        <translation>Тұздықты бірден алуға болады.</translation>
    </message>
    <message>
        <source>Look for a move that makes a threat.</source>
        <translation>Қауіп төндіретін жүрісті іздеңіз.</translation>
    </message>
    <message>
        <source>You can make a tuzdyk with your second move.</source>
        <translation>Тұздықты екінші жүріспен алуға болады.</translation>
    </message>
    <message>
        <source>The opponent wants to take from you. Where?</source>
        <translation>Қарсылас сізден ұтып алмақ. Қай жерден?</translation>
    </message>
    <message>
        <source>The opponent wants to make a tuzdyk. Where?</source>
        <translation>Қарсылас тұздық алмақ. Қай жерден?</translation>
    </message>
    <message>
        <source>One move wins at once.</source>
        <translation>Бір жүріс бірден жеңіске жеткізеді.</translation>
    </message>
    <message>
        <source>Think of the opponent’s best reply to each of your moves.</source>
        <translation>Әр жүрісіңізге қарсыластың ең жақсы жауабын ойлаңыз.</translation>
    </message>
    <message>
        <source>After that you gain %1, the opponent %2.</source>
        <comment>stones, stones</comment>
        <translation>Содан кейін сіз %1 ұтып аласыз, қарсылас — %2.</translation>
    </message>
    <message>
        <source>Play the next move of your opening.</source>
        <translation>Бастауыңыздағы келесі жүрісті жасаңыз.</translation>
    </message>
    <message>
        <source>Look for a move that begins with %1.</source>
        <comment>5 stones</comment>
        <translation>%1 жатқан жерден басталатын жүрісті іздеңіз.</translation>
    </message>
    <message>
        <source>This is not the move of your opening.</source>
        <translation>Бастауыңыздағы жүріс бұл емес.</translation>
    </message>
    <message>
        <source>In your opening you play %1.</source>
        <comment>a move</comment>
        <translation>Бастауыңызда %1 жүресіз.</translation>
    </message>
    <message>
        <source>%1 is written %2.</source>
        <comment>a move, its digits</comment>
        <translation>%1 жасалған жүріс %2 деп жазылады.</translation>
    </message>
    <message>
        <source>A reply: %1.</source>
        <comment>a move</comment>
        <translation>Бұған жауап — %1.</translation>
    </message>
    <message>
        <source>The kazan holds so many after the move.</source>
        <translation>Бұл — жүрістен кейін қазандағы құмалақ саны.</translation>
    </message>
    <message>
        <source>The move ends in %1.</source>
        <comment>a place</comment>
        <translation>Соңғысы түскен жер — %1.</translation>
    </message>
    <message>
        <source>%1: the kazan held %2 before. How many were taken?</source>
        <comment>93(64), a number</comment>
        <translation>%1: бұрын қазанда %2 болған. Нешеуі ұтып алынды?</translation>
    </message>
    <message>
        <source>The computer looked ahead and found no better move.</source>
        <translation>Компьютер алға қарай есептеп, бұдан жақсысын таппады.</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>it</source>
        <comment>a move</comment>
        <translation>осылай</translation>
    </message>
    <message>
        <source>%1 makes Second’s pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 жүргенде қостаушының %2-отауынан тұздық алынады.</translation>
    </message>
    <message>
        <source>%1 makes First’s pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 жүргенде бастаушының %2-отауынан тұздық алынады.</translation>
    </message>
    <message>
        <source>%1 makes the opponent’s pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 жүргенде қарсыластың %2-отауынан тұздық аласыз.</translation>
    </message>
    <message>
        <source>The player’s own pit %1 becomes even, %2 instead of %3: harder to take from.</source>
        <comment>number, stones, stones</comment>
        <translation>Жүрген ойыншының %1-отауы жұп болады: %3 емес, %2. Одан ұтып алу қиынырақ.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones fall into the opponent’s tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Қарсыластың тұздығына (%1-отау) %n құмалақ түседі.</numerusform>
            <numerusform>Қарсыластың тұздығына (%1-отау) %n құмалақ түседі.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones fall into the player’s own tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Жүрген ойыншының тұздығына (%1-отау) %n құмалақ түседі.</numerusform>
            <numerusform>Жүрген ойыншының тұздығына (%1-отау) %n құмалақ түседі.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <comment>move</comment>
        <translation>%1 ғана жүруге болады.</translation>
    </message>
    <message numerus="yes">
        <source>%n more stones in the kazan make %1, which wins.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Қазанға тағы %n құмалақ түссе, %1 болады: бұл — жеңіс.</numerusform>
            <numerusform>Қазанға тағы %n құмалақ түссе, %1 болады: бұл — жеңіс.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves left in the player’s row: %1, in the opponent’s: %2.</source>
        <comment>number, number</comment>
        <translation>Жүрген ойыншының қатарында қалған жүріс: %1, қарсыласында — %2.</translation>
    </message>
    <message>
        <source>First has no stones and passes.</source>
        <translation>Бастаушының тасы жоқ, кезегін өткізеді.</translation>
    </message>
    <message>
        <source>Second has no stones and passes.</source>
        <translation>Қостаушының тасы жоқ, кезегін өткізеді.</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3.</source>
        <comment>move, stones, stones</comment>
        <translation>%1 жүргенде партия жеңіспен аяқталады, есеп — %2:%3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 жүргенде %n құмалақ ұтып алынады.</numerusform>
            <numerusform>%1 жүргенде %n құмалақ ұтып алынады.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones; %2 would take only %3.</source>
        <comment>move, another move, how many</comment>
        <translation>
            <numerusform>%1 жүргенде %n құмалақ ұтып алынады, %2 жүргенде — тек %3.</numerusform>
            <numerusform>%1 жүргенде %n құмалақ ұтып алынады, %2 жүргенде — тек %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones; %2 took only %3.</source>
        <comment>move, another move, how many</comment>
        <translation>
            <numerusform>%1 жүргенде %n құмалақ ұтып алынады, %2 жүргенде тек %3 алынды.</numerusform>
            <numerusform>%1 жүргенде %n құмалақ ұтып алынады, %2 жүргенде тек %3 алынды.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is common here: %2 of %n games (%3).</source>
        <comment>move, how many, where from</comment>
        <translation>
            <numerusform>%1 мұнда жиі жүріледі: %n партияда %2 рет (%3).</numerusform>
            <numerusform>%1 мұнда жиі жүріледі: %n партияда %2 рет (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is rare here: %2 of %n games (%3).</source>
        <comment>move, how many, where from</comment>
        <translation>
            <numerusform>%1 мұнда сирек жүріледі: %n партияда %2 рет (%3).</numerusform>
            <numerusform>%1 мұнда сирек жүріледі: %n партияда %2 рет (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in the player’s row are added to the kazan.</source>
        <translation>
            <numerusform>Жүрген ойыншының қатарында қалған %n құмалақ қазанға қосылады.</numerusform>
            <numerusform>Жүрген ойыншының қатарында қалған %n құмалақ қазанға қосылады.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever the reply, a tuzdyk follows: after %1, %2 makes pit %3 a tuzdyk.</source>
        <comment>the answer, next move, number</comment>
        <translation>Жауап қандай болса да, тұздық алынады. Мысалы, %1 жауап берілсе, %2 жүріп, %3-отаудан тұздық алуға болады.</translation>
    </message>
    <message>
        <source>The tuzdyk comes next: after %1, %2 makes pit %3 a tuzdyk.</source>
        <comment>the answer, next move, number</comment>
        <translation>Тұздық келесі жүрісте алынады: %1 жауап берілсе, %2 жүріп, %3-отаудан тұздық алуға болады.</translation>
    </message>
    <message>
        <source>Your pit %1 becomes even, %2 instead of %3: harder to take from.</source>
        <comment>number, stones, stones</comment>
        <translation>%1-отауыңыз жұп болады: %3 емес, %2. Одан ұтып алу қиынырақ.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones fall into your tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Тұздығыңызға (%1-отау) %n құмалақ түседі.</numerusform>
            <numerusform>Тұздығыңызға (%1-отау) %n құмалақ түседі.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves left in your row: %1, in the opponent’s: %2.</source>
        <comment>number, number</comment>
        <translation>Сізде тағы %1 жүріс қалады, қарсыласта — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in your row are added to your kazan.</source>
        <translation>
            <numerusform>Қатарыңызда қалған %n құмалақ қазаныңызға қосылады.</numerusform>
            <numerusform>Қатарыңызда қалған %n құмалақ қазаныңызға қосылады.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 makes your pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 жүргенде %2-отауыңыздан тұздық алынады.</translation>
    </message>
    <message>
        <source>The opponent’s pit %1 becomes even, %2 instead of %3: harder to take from.</source>
        <comment>number, stones, stones</comment>
        <translation>Қарсыластың %1-отауы жұп болады: %3 емес, %2. Одан ұтып алу қиынырақ.</translation>
    </message>
    <message>
        <source>The opponent had no other move.</source>
        <translation>Қарсыластың басқа жүрісі болған жоқ.</translation>
    </message>
    <message>
        <source>Moves left in the opponent’s row: %1; in yours: %2.</source>
        <comment>number, number</comment>
        <translation>Қарсыластың қатарында қалған жүріс: %1, сізде — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in the opponent’s row are added to their kazan.</source>
        <translation>
            <numerusform>Қарсыластың қатарында қалған %n құмалақ оның қазанына қосылады.</numerusform>
            <numerusform>Қарсыластың қатарында қалған %n құмалақ оның қазанына қосылады.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from the player’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 жүргенде қарсылас оның %2-отауынан %n құмалақ ұтып ала алмайды.</numerusform>
            <numerusform>%1 жүргенде қарсылас оның %2-отауынан %n құмалақ ұтып ала алмайды.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from the player’s pit %2; they can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 жүргенде қарсылас оның %2-отауынан %n құмалақ ұтып ала алмайды; ұтысы көп дегенде — %3.</numerusform>
            <numerusform>%1 жүргенде қарсылас оның %2-отауынан %n құмалақ ұтып ала алмайды; ұтысы көп дегенде — %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the opponent from making the player’s pit %2 a tuzdyk.</source>
        <comment>move, number or numbers</comment>
        <translation>%1 жүргенде қарсылас оның %2-отауынан тұздық ала алмайды.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from your pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 жүргенде қарсылас %2-отауыңыздан %n құмалақ ұтып ала алмайды.</numerusform>
            <numerusform>%1 жүргенде қарсылас %2-отауыңыздан %n құмалақ ұтып ала алмайды.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from your pit %2; they can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 жүргенде қарсылас %2-отауыңыздан %n құмалақ ұтып ала алмайды; оның ұтысы көп дегенде — %3.</numerusform>
            <numerusform>%1 жүргенде қарсылас %2-отауыңыздан %n құмалақ ұтып ала алмайды; оның ұтысы көп дегенде — %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the opponent from making your pit %2 a tuzdyk.</source>
        <comment>move, number or numbers</comment>
        <translation>%1 жүргенде қарсылас %2-отауыңыздан тұздық ала алмайды.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps you from taking %n stones from the opponent’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 жүргенде сіз оның %2-отауынан %n құмалақ ұтып ала алмайсыз.</numerusform>
            <numerusform>%1 жүргенде сіз оның %2-отауынан %n құмалақ ұтып ала алмайсыз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps you from taking %n stones from the opponent’s pit %2; you can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 жүргенде сіз оның %2-отауынан %n құмалақ ұтып ала алмайсыз; ұтысыңыз көп дегенде — %3.</numerusform>
            <numerusform>%1 жүргенде сіз оның %2-отауынан %n құмалақ ұтып ала алмайсыз; ұтысыңыз көп дегенде — %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps you from making the opponent’s pit %2 a tuzdyk.</source>
        <comment>move, number or numbers</comment>
        <translation>%1 жүргенде сіз оның %2-отауынан тұздық ала алмайсыз.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <comment>a home, how many stones</comment>
        <translation>%1: +%2.</translation>
    </message>
    <message>
        <source>Another move: the last stone falls into %1.</source>
        <comment>a home</comment>
        <translation>Бұл жүріс тағы бір жүріс береді: соңғы тас түсетін жер — %1.</translation>
    </message>
    <message>
        <source>What is left, %1, goes to the player.</source>
        <comment>how many stones</comment>
        <translation>Қалғаны (%1) жүрген ойыншыға тиеді.</translation>
    </message>
    <message>
        <source>What is left, %1, goes to you.</source>
        <comment>how many stones</comment>
        <translation>Қалғаны (%1) сізге тиеді.</translation>
    </message>
    <message>
        <source>What is left, %1, goes to the opponent.</source>
        <comment>how many stones</comment>
        <translation>Қалғаны (%1) қарсыласқа тиеді.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>move, how many</comment>
        <translation>%1 жүргенде ұтыс — %2.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>numbers of pits</comment>
        <translation>%1 немесе %2</translation>
    </message>
    <message>
        <source>%1 and the moves after it gain %2.</source>
        <comment>move, how many</comment>
        <translation>%1 жүргенде кейінгі жүрістермен бірге ұтыс — %2.</translation>
    </message>
    <message>
        <source>%1 and the moves after it lose %2.</source>
        <comment>move, how many</comment>
        <translation>%1 жүргенде кейінгі жүрістермен бірге шығын — %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and the moves after it gain %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 жүргенде кейінгі жүрістермен бірге ұтыс — %n құмалақ.</numerusform>
            <numerusform>%1 жүргенде кейінгі жүрістермен бірге ұтыс — %n құмалақ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and the moves after it lose %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 жүргенде кейінгі жүрістермен бірге шығын — %n құмалақ.</numerusform>
            <numerusform>%1 жүргенде кейінгі жүрістермен бірге шығын — %n құмалақ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 жүріліп, %n құмалақ ұтып алынды.</numerusform>
            <numerusform>%1 жүріліп, %n құмалақ ұтып алынды.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <comment>move, how many</comment>
        <translation>%1 жүрілді, ұтысы — %2.</translation>
    </message>
    <message>
        <source>%1 made your pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 жүріліп, %2-отауыңыздан тұздық алынды.</translation>
    </message>
    <message>
        <source>The opponent’s pit %1 became even, %2 instead of %3: harder to take from.</source>
        <comment>number, stones, stones</comment>
        <translation>Қарсыластың %1-отауы жұп болды: %3 емес, %2. Одан ұтып алу қиынырақ.</translation>
    </message>
    <message numerus="yes">
        <source>%n stones fell into your tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Тұздығыңызға (%1-отау) %n құмалақ түсті.</numerusform>
            <numerusform>Тұздығыңызға (%1-отау) %n құмалақ түсті.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones fell into the opponent’s tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Қарсыластың тұздығына (%1-отау) %n құмалақ түсті.</numerusform>
            <numerusform>Қарсыластың тұздығына (%1-отау) %n құмалақ түсті.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to take %n stones from the opponent’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 жүргенде қарсыластың %2-отауына қауіп төнеді: %n құмалақ.</numerusform>
            <numerusform>%1 жүргенде қарсыластың %2-отауына қауіп төнеді: %n құмалақ.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to make the opponent’s pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 жүргенде қарсыластың %2-отауынан тұздық алу қаупі төнеді.</translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to take %n stones from your pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 жүргенде %2-отауыңызға қауіп төнеді: %n құмалақ.</numerusform>
            <numerusform>%1 жүргенде %2-отауыңызға қауіп төнеді: %n құмалақ.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threatens to make your pit %2 a tuzdyk.</source>
        <comment>move, number</comment>
        <translation>%1 жүргенде %2-отауыңыздан тұздық алу қаупі төнеді.</translation>
    </message>
    <message numerus="yes">
        <source>The opponent threatens to take %n stones from your pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Қарсылас %1-отауыңыздан %n құмалақ ұтып алғалы тұр.</numerusform>
            <numerusform>Қарсылас %1-отауыңыздан %n құмалақ ұтып алғалы тұр.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent threatens to make your pit %1 a tuzdyk.</source>
        <comment>number</comment>
        <translation>Қарсылас %1-отауыңыздан тұздық алғалы тұр.</translation>
    </message>
</context>
<context>
    <name>FocusDescription</name>
    <message>
        <source>checked</source>
        <translation>белгіленген</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>белгіленбеген</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>құсбелгі</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>таңдау</translation>
    </message>
    <message>
        <source>list</source>
        <translation>тізім</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>жүгірткі</translation>
    </message>
    <message>
        <source>number</source>
        <translation>сан</translation>
    </message>
    <message>
        <source>text field</source>
        <translation>мәтін өрісі</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>мәзір</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>қазір мүмкін емес</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>қойынды</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>бос</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Togyzqumalaq</source>
        <translation>Тоғызқұмалақ</translation>
    </message>
    <message>
        <source>Toguz korgool</source>
        <translation>Тоғыз қорғоол</translation>
    </message>
    <message>
        <source>Bestemshe</source>
        <translation>Бестемше</translation>
    </message>
    <message>
        <source>Congkak</source>
        <translation>Чоңкак</translation>
    </message>
    <message>
        <source>Mangala of Suez</source>
        <translation>Суэц мангаласы</translation>
    </message>
    <message>
        <source>Nine pits a side, nine stones a pit. Make a pit even to take its stones; gather more than half.</source>
        <translation>Әр жақта тоғыз отау, әр отауда тоғыз құмалақ. Санын жұп қылып ұтып алыңыз; жартысынан көбін жинаған жеңеді.</translation>
    </message>
    <message>
        <source>The Kyrgyz form of the game: nine pits a side, nine stones a pit.</source>
        <translation>Тоғызқұмалақтың қырғызша түрі: әр жақта тоғыз отау, әр отауда тоғыз құмалақ.</translation>
    </message>
    <message>
        <source>The little sister for beginners: five pits a side, five stones a pit, no tuzdyk.</source>
        <translation>Үйренушілерге арналған шағын түрі: әр жақта бес отау, әр отауда бес құмалақ, тұздық жоқ.</translation>
    </message>
    <message>
        <source>The Malay game: sow into your own home, and sow on if the last stone lands on stones.</source>
        <translation>Малай ойыны: өз үйіңізге де таратасыз, соңғы тас түскен шұңқыр бос болмаса, тарата бересіз.</translation>
    </message>
    <message>
        <source>As it was played in Suez: long sowings round the board; captured stones are kept beside it.</source>
        <translation>Суэцте ойналған түрі: тастар тақтаны айнала ұзақ таратылады, ұтып алынғаны тақтаның қасында жатады.</translation>
    </message>
    <message>
        <source>Play on until atsyrau</source>
        <translation>Атсырауға дейін ойнау</translation>
    </message>
    <message>
        <source>Holes in a row</source>
        <translation>Қатардағы шұңқыр саны</translation>
    </message>
    <message>
        <source>Stones in a hole</source>
        <translation>Шұңқырдағы тас саны</translation>
    </message>
    <message>
        <source>A capture takes</source>
        <translation>Тас қайдан ұтып алынады</translation>
    </message>
    <message>
        <source>Last stone in the home</source>
        <translation>Соңғы тас үйге түссе</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Ойын бітеді</translation>
    </message>
    <message>
        <source>Empty holes at the start</source>
        <translation>Ойын басындағы бос шұңқырлар</translation>
    </message>
    <message>
        <source>Opening turns without captures</source>
        <translation>Ұтыссыз алғашқы жүрістер</translation>
    </message>
    <message>
        <source>Prescribed first hole</source>
        <translation>Міндетті шұңқыр</translation>
    </message>
    <message>
        <source>Stones left at the end</source>
        <translation>Соңында қалған тастар</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Иә</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Жоқ</translation>
    </message>
    <message>
        <source>both holes</source>
        <translation>екі шұңқырдан да</translation>
    </message>
    <message>
        <source>the opposite hole only</source>
        <translation>тек қарсыдағы шұңқырдан</translation>
    </message>
    <message>
        <source>another move</source>
        <translation>тағы бір жүріс</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>кезек ауысады</translation>
    </message>
    <message>
        <source>when the board is empty</source>
        <translation>тақта босағанда</translation>
    </message>
    <message>
        <source>when a row is empty</source>
        <translation>қатар босағанда</translation>
    </message>
    <message>
        <source>after a capture</source>
        <translation>ұтыстан кейін</translation>
    </message>
    <message>
        <source>always</source>
        <translation>әрқашан</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ешқашан</translation>
    </message>
    <message>
        <source>count for neither player</source>
        <translation>ешкімге тимейді</translation>
    </message>
    <message>
        <source>go to their owner</source>
        <translation>иесіне тиеді</translation>
    </message>
    <message>
        <source>The game ends only at atsyrau: the player to move has no stones in their row.</source>
        <translation>Ойын тек атсырауда бітеді: жүретін ойыншының қатары бос қалғанда.</translation>
    </message>
    <message>
        <source>How many holes each row has.</source>
        <translation>Әр қатардағы шұңқыр саны.</translation>
    </message>
    <message>
        <source>How many stones lie in each hole at the start.</source>
        <translation>Ойын басында әр шұңқырдағы тас саны.</translation>
    </message>
    <message>
        <source>Whether the last stone goes to the home with the stones it takes.</source>
        <translation>Соңғы тастың ұтып алынғандармен бірге үйге түсетін-түспейтіні.</translation>
    </message>
    <message>
        <source>What happens when the last stone falls into the player’s own home.</source>
        <translation>Соңғы тас жүрген ойыншының үйіне түскенде не болатыны.</translation>
    </message>
    <message>
        <source>What ends the game, so that the stones are counted.</source>
        <translation>Ойынның қашан аяқталып, тастардың қашан саналатыны.</translation>
    </message>
    <message>
        <source>How many turns at the start, counting both players, take nothing.</source>
        <translation>Ойын басындағы осынша жүрісте (екі ойыншынікі қоса есептеледі) ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>When a turn must begin at the hole after the one where the previous turn ended.</source>
        <translation>Жүрісті алдыңғы жүріс аяқталған шұңқырдан кейінгі шұңқырдан бастау қашан міндетті екені.</translation>
    </message>
    <message>
        <source>Who gets the stones in the holes when the game is over.</source>
        <translation>Ойын біткенде шұңқырларда қалған тастың кімге тиетіні.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Бастаушы</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Қостаушы</translation>
    </message>
    <message>
        <source>First, moves first</source>
        <translation>Бастаушы, бірінші жүреді</translation>
    </message>
    <message>
        <source>Second, moves second</source>
        <translation>Қостаушы, екінші жүреді</translation>
    </message>
    <message>
        <source>Art</source>
        <comment>pit 1</comment>
        <translation>Арт</translation>
    </message>
    <message>
        <source>Tekturmas</source>
        <comment>pit 2</comment>
        <translation>Тектұрмас</translation>
    </message>
    <message>
        <source>At otpes</source>
        <comment>pit 3</comment>
        <translation>Ат өтпес</translation>
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
        <translation>Қандықақпан</translation>
    </message>
    <message>
        <source>Kokmoiyn</source>
        <comment>pit 8</comment>
        <translation>Көкмойын</translation>
    </message>
    <message>
        <source>Mangdai</source>
        <comment>pit 9</comment>
        <translation>Маңдай</translation>
    </message>
    <message>
        <source>Kuiruk</source>
        <comment>Kyrgyz, pit 1</comment>
        <translation>Куйрук</translation>
    </message>
    <message>
        <source>At otpos</source>
        <comment>Kyrgyz, pit 2</comment>
        <translation>Ат өтпөс</translation>
    </message>
    <message>
        <source>Jaman ui</source>
        <comment>Kyrgyz, pit 3</comment>
        <translation>Жаман үй</translation>
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
        <translation>Көк моюн</translation>
    </message>
    <message>
        <source>Ooz</source>
        <comment>Kyrgyz, pit 9</comment>
        <translation>Ооз</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Тең ойын</translation>
    </message>
    <message>
        <source>First wins</source>
        <translation>Бастаушы жеңді</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>Қостаушы жеңді</translation>
    </message>
    <message>
        <source>Atsyrau: the player to move has no stones left. Each player keeps their own row.</source>
        <translation>Атсырау: жүріс кезегі келген ойыншыда құмалақ қалмады. Әркім өз қатарындағысын алады.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Тақтада тас қалмады.</translation>
    </message>
    <message>
        <source>The sowing would never end.</source>
        <translation>Бұл тарату ешқашан бітпес еді.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time.</source>
        <translation>Бір позиция үшінші рет кездесті.</translation>
    </message>
    <message>
        <source>Both players agreed to a draw.</source>
        <translation>Ойыншылар тең ойынға келісті.</translation>
    </message>
    <message>
        <source>Second resigned.</source>
        <translation>Қостаушы берілді.</translation>
    </message>
    <message>
        <source>First resigned.</source>
        <translation>Бастаушы берілді.</translation>
    </message>
    <message>
        <source>Second ran out of time.</source>
        <translation>Қостаушының уақыты бітті.</translation>
    </message>
    <message>
        <source>First ran out of time.</source>
        <translation>Бастаушының уақыты бітті.</translation>
    </message>
    <message>
        <source>Three holes are empty, two in one row and one in the other. Choose them.</source>
        <translation>Үш шұңқыр бос болады: бір қатарда екеуі, екіншісінде біреуі. Тақтадан таңдаңыз.</translation>
    </message>
    <message>
        <source>Foal</source>
        <comment>level 1</comment>
        <translation>Құлын</translation>
    </message>
    <message>
        <source>Yearling</source>
        <comment>level 2</comment>
        <translation>Тай</translation>
    </message>
    <message>
        <source>Colt</source>
        <comment>level 3</comment>
        <translation>Құнан</translation>
    </message>
    <message>
        <source>Young horse</source>
        <comment>level 4</comment>
        <translation>Дөнен</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>level 5</comment>
        <translation>Бесті</translation>
    </message>
    <message>
        <source>Pacer</source>
        <comment>level 6</comment>
        <translation>Жорға</translation>
    </message>
    <message>
        <source>Racer</source>
        <comment>level 7</comment>
        <translation>Жүйрік</translation>
    </message>
    <message>
        <source>Courser</source>
        <comment>level 8</comment>
        <translation>Сәйгүлік</translation>
    </message>
    <message>
        <source>Argamak</source>
        <comment>level 9</comment>
        <translation>Арғымақ</translation>
    </message>
    <message>
        <source>Tulpar</source>
        <comment>level 10</comment>
        <translation>Тұлпар</translation>
    </message>
    <message>
        <source>For your very first games.</source>
        <comment>level 1</comment>
        <translation>Ең алғашқы партияларыңызға.</translation>
    </message>
    <message>
        <source>Looks for captures, but misses some.</source>
        <comment>level 2</comment>
        <translation>Ұтыс іздейді, бірақ бәрін байқай бермейді.</translation>
    </message>
    <message>
        <source>Takes what it can and forgets about you.</source>
        <comment>level 3</comment>
        <translation>Қолынан келгенін ұтып алады, сізді ойламайды.</translation>
    </message>
    <message>
        <source>Begins to think about your reply.</source>
        <comment>level 4</comment>
        <translation>Жауабыңызды да ойлай бастайды.</translation>
    </message>
    <message>
        <source>Plays a decent game, and makes mistakes like anyone else.</source>
        <comment>level 5</comment>
        <translation>Жақсы ойнайды, бірақ кез келген адам сияқты қателеседі.</translation>
    </message>
    <message>
        <source>Looks a few moves ahead.</source>
        <comment>level 6</comment>
        <translation>Бірнеше жүрісті алдын ала есептейді.</translation>
    </message>
    <message>
        <source>Seldom makes mistakes: for club players.</source>
        <comment>level 7</comment>
        <translation>Сирек қателеседі: үйірмеде ойнайтындарға.</translation>
    </message>
    <message>
        <source>No longer makes big mistakes.</source>
        <comment>level 8</comment>
        <translation>Өрескел қате жібермейді.</translation>
    </message>
    <message>
        <source>For masters.</source>
        <comment>level 9</comment>
        <translation>Шеберлерге.</translation>
    </message>
    <message>
        <source>The winged horse of legend: plays at full strength.</source>
        <comment>level 10</comment>
        <translation>Ертегідегі қанатты ат: бар күшімен ойнайды.</translation>
    </message>
    <message>
        <source>Zhinagysh the hoarder</source>
        <translation>Жинағыш</translation>
    </message>
    <message>
        <source>Tuzdykshy the hunter</source>
        <translation>Тұздықшы</translation>
    </message>
    <message>
        <source>Sakshy the guardian</source>
        <translation>Сақшы</translation>
    </message>
    <message>
        <source>Shabuylshy the attacker</source>
        <translation>Шабуылшы</translation>
    </message>
    <message>
        <source>Esepshi the counter</source>
        <translation>Есепші</translation>
    </message>
    <message>
        <source>Keeps as many stones as it can in its own row.</source>
        <translation>Құмалақты өз жағында көбірек сақтауға тырысады.</translation>
    </message>
    <message>
        <source>Hunts for a tuzdyk from the first move on.</source>
        <translation>Алғашқы жүрістен бастап тұздық аңдиды.</translation>
    </message>
    <message>
        <source>Keeps its pits even, so that there is little to take.</source>
        <translation>Ұтысқа жол бермеу үшін отауларын жұп ұстайды.</translation>
    </message>
    <message>
        <source>Takes as much as it can, here and now.</source>
        <translation>Осы жүрісте барынша көп ұтып алады.</translation>
    </message>
    <message>
        <source>Keeps moves in hand and works out the ending.</source>
        <translation>Жүріс қорын сақтап, ойынның соңын есептеп шығады.</translation>
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
        <translation>Түрік мангаласы</translation>
    </message>
    <message>
        <source>Repetition ends the game</source>
        <translation>Қайталанса, ойын бітеді</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>ештеңе ұтып алынбайды</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>орнында қалады</translation>
    </message>
    <message>
        <source>The game of West Africa: make two or three in a house to take them, and leave the opponent some.</source>
        <translation>Батыс Африка ойыны: санын екеу немесе үшеу қылып ұтып алыңыз, бірақ қарсыласқа да дән қалдырыңыз.</translation>
    </message>
    <message>
        <source>The mancala of the West: end in your store and move again, or take what lies opposite.</source>
        <translation>Батыстың манкаласы: соңғы тас қоймаңызға түссе, тағы жүресіз, бос шұңқырыңызға түссе, қарсыдағы тасты ұтып аласыз.</translation>
    </message>
    <message>
        <source>The mancala of Turkey: the first stone goes back, even counts are taken, your treasury gives another move.</source>
        <translation>Түркияның манкаласы: бірінші тас орнына қайтады, тасы жұп болған шұңқырдан ұтып аласыз, соңғы тас қазынаңызға түссе, тағы жүресіз.</translation>
    </message>
    <message>
        <source>A capture of all the opponent’s seeds</source>
        <translation>Қарсыластың дәнін түгел алу</translation>
    </message>
    <message>
        <source>Last stone, nothing opposite</source>
        <translation>Соңғы тас, қарсысы бос</translation>
    </message>
    <message>
        <source>takes them all</source>
        <translation>бәрі алынады</translation>
    </message>
    <message>
        <source>goes to the store</source>
        <translation>қоймаға түседі</translation>
    </message>
    <message>
        <source>A grand slam: it would leave the opponent without seeds.</source>
        <translation>Бәрін бірден алу: одан кейін қарсыласта дән қалмас еді.</translation>
    </message>
    <message>
        <source>The last stone falls into an empty hole of the player’s own row, and the hole opposite is empty too.</source>
        <translation>Соңғы тас жүрген ойыншының бос шұңқырына түседі, қарсысындағы шұңқыр да бос.</translation>
    </message>
    <message>
        <source>%1 are enough: that is more than half.</source>
        <comment>how many stones</comment>
        <translation>Жеңуге %1 жеткілікті: бұл — жартысынан көп.</translation>
    </message>
    <message>
        <source>The player to move has nothing left in their row.</source>
        <translation>Жүріс кезегі келген ойыншының қатары бос.</translation>
    </message>
    <message>
        <source>A row is empty. What is left belongs to the owner of the other row.</source>
        <translation>Бір қатар босады. Екінші қатарда қалғаны сол қатардың иесіне тиеді.</translation>
    </message>
    <message>
        <source>A row is empty. Its owner takes all that is left in the other row.</source>
        <translation>Бір қатар босады. Оның иесі екінші қатарда қалғанының бәрін алады.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time. Each player keeps their own row.</source>
        <translation>Бір позиция үшінші рет кездесті. Әркім өз қатарындағысын алады.</translation>
    </message>
    <message>
        <source>One row is empty, and no move can feed it. Each player keeps their own row.</source>
        <translation>Бір қатар бос, оған дән беру мүмкін емес. Әркім өз қатарындағысын алады.</translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>Қайталанса — тең ойын</translation>
    </message>
    <message>
        <source>When a position comes up for the third time, each player keeps their own row.</source>
        <translation>Бір позиция үшінші рет кездессе, әркім өз қатарындағысын алады.</translation>
    </message>
    <message>
        <source>The game is drawn when the same position comes up for the third time.</source>
        <translation>Бір позиция үшінші рет кездессе, ойын тең аяқталады.</translation>
    </message>
    <message>
        <source>%1 are enough. Each keeps their own row.</source>
        <comment>how many stones</comment>
        <translation>%1 — жеңіс. Әркім өз қатарындағысын алады.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>the name of this language, in this language</comment>
        <translation>Қазақша</translation>
    </message>
    <message>
        <source>en_GB</source>
        <comment>this language and its country, as in kk_KZ</comment>
        <translation>kk_KZ</translation>
    </message>
</context>
<context>
    <name>LearnersTable</name>
    <message>
        <source>Name</source>
        <translation>Аты-жөні</translation>
    </message>
    <message>
        <source>Lessons finished</source>
        <translation>Аяқталған сабақ</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Тоқтаған жері</translation>
    </message>
    <message>
        <source>Tasks solved</source>
        <translation>Шешілген тапсырма</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Жұлдыз</translation>
    </message>
    <message>
        <source>Puzzles solved</source>
        <translation>Шешілген есеп</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Қатарынан неше күн</translation>
    </message>
    <message>
        <source>Last practice</source>
        <translation>Соңғы жаттығу</translation>
    </message>
    <message>
        <source>Best counting rush</source>
        <translation>Жылдам санаудағы үздік нәтиже</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>finished lessons, all lessons</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, task %2</source>
        <comment>title of a lesson, number</comment>
        <translation>%1, %2-тапсырма</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>puzzles solved on the first try, tried</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>That is not possible here.</source>
        <translation>Мұнда бұлай болмайды.</translation>
    </message>
    <message>
        <source>This takes nothing.</source>
        <translation>Бұл жүріспен ештеңе ұтып алмайсыз.</translation>
    </message>
    <message>
        <source>This takes %1; more is possible.</source>
        <comment>how many stones</comment>
        <translation>Бұл жүрістің ұтысы — %1, одан да көп ұтып алуға болады.</translation>
    </message>
    <message>
        <source>This gains nothing.</source>
        <translation>Бұл жүрістен ұтыс жоқ.</translation>
    </message>
    <message>
        <source>This gains %1; more is possible.</source>
        <comment>how many stones</comment>
        <translation>Бұл жүрістің ұтысы — %1, одан да көп ұтып алуға болады.</translation>
    </message>
    <message>
        <source>No tuzdyk: the last stone must make three, but it makes %1.</source>
        <comment>how many stones</comment>
        <translation>Тұздық алынбайды: соңғы құмалақпен үшеу болуы керек, мұнда — %1.</translation>
    </message>
    <message>
        <source>No tuzdyk: pit 9 cannot become one.</source>
        <translation>Тұздық алынбайды: бұл — 9-отау.</translation>
    </message>
    <message>
        <source>No tuzdyk: the opponent’s tuzdyk has the same number.</source>
        <translation>Тұздық алынбайды: бұл отау қарсыластың тұздығымен аттас.</translation>
    </message>
    <message>
        <source>No tuzdyk: you have one already.</source>
        <translation>Тұздық алынбайды: сізде тұздық бар.</translation>
    </message>
    <message>
        <source>Then the opponent takes %1.</source>
        <comment>how many stones</comment>
        <translation>Сонда қарсыластың ұтысы — %1.</translation>
    </message>
    <message>
        <source>Find the move after which they take nothing.</source>
        <translation>Қарсылас ештеңе ұтып ала алмайтын жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>Find the move after which the opponent takes less.</source>
        <translation>Қарсыластың ұтысы азырақ болатын жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>Then the opponent makes %1 a tuzdyk.</source>
        <comment>a place</comment>
        <translation>Сонда қарсылас мына отаудан тұздық алады: %1.</translation>
    </message>
    <message>
        <source>Find the move that prevents it.</source>
        <translation>Оған жол бермейтін жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>You do not move again: the last stone falls into %1.</source>
        <comment>a place</comment>
        <translation>Тағы жүрмейсіз: соңғы тас түсетін жер — %1.</translation>
    </message>
    <message>
        <source>This does not win.</source>
        <translation>Бұл жеңіске жеткізбейді.</translation>
    </message>
    <message>
        <source>Nothing can be taken from this pit.</source>
        <translation>Бұл отаудан ештеңе ұтып алуға болмайды.</translation>
    </message>
    <message>
        <source>You can take %1 from this pit, and more from another.</source>
        <comment>how many stones</comment>
        <translation>Бұл отаудан %1 құмалақ, ал басқасынан көбірек ұтып алуға болады.</translation>
    </message>
    <message>
        <source>Not %1. Watch the move, then count again.</source>
        <comment>a number</comment>
        <translation>%1 емес. Жүріске қарап, қайта санаңыз.</translation>
    </message>
    <message>
        <source>Capture</source>
        <comment>kind of puzzle</comment>
        <translation>Ұтып алу</translation>
    </message>
    <message>
        <source>Tuzdyk</source>
        <comment>kind of puzzle</comment>
        <translation>Тұздық</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>kind of puzzle</comment>
        <translation>Қорғану</translation>
    </message>
    <message>
        <source>Atsyrau</source>
        <comment>kind of puzzle</comment>
        <translation>Атсырау</translation>
    </message>
    <message>
        <source>Find the move that gains the most in the end.</source>
        <translation>Соңында ең көп ұтыс беретін жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>Find the best way to a tuzdyk.</source>
        <translation>Тұздық алудың ең жақсы жолын табыңыз.</translation>
    </message>
    <message>
        <source>Find the move that stops the opponent’s threat.</source>
        <translation>Қарсылас төндірген қауіпті жоятын жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>The game is nearly over. Find the deciding move.</source>
        <translation>Ойын соңы жақын. Шешуші жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>Grade 1: easiest</source>
        <translation>1-саты: ең оңай</translation>
    </message>
    <message>
        <source>Grade 2: easy</source>
        <translation>2-саты: оңай</translation>
    </message>
    <message>
        <source>Grade 3: medium</source>
        <translation>3-саты: орташа</translation>
    </message>
    <message>
        <source>Grade 4: hard</source>
        <translation>4-саты: қиын</translation>
    </message>
    <message>
        <source>Grade 5: hardest</source>
        <translation>5-саты: ең қиын</translation>
    </message>
    <message>
        <source>Pit %1: where does the last stone fall?</source>
        <translation>%1-отаудан жүрсеңіз, соңғы құмалақ қайда түседі?</translation>
    </message>
    <message>
        <source>Pit %1: how many stones does the move take?</source>
        <translation>%1-отаудан жүрсеңіз, қанша құмалақ ұтып аласыз?</translation>
    </message>
    <message>
        <source>This move is written %1; the scoresheet says %2.</source>
        <comment>moves</comment>
        <translation>Бұл жүріс %1 деп жазылады, ал жазбада %2 тұр.</translation>
    </message>
    <message>
        <source>What lies in a kazan stays there.</source>
        <translation>Қазандағы құмалақ сонда қалады, одан жүріс басталмайды.</translation>
    </message>
    <message>
        <source>The turn must begin in the marked hole.</source>
        <translation>Жүрісті белгіленген шұңқырдан бастаңыз.</translation>
    </message>
    <message>
        <source>This pit is the opponent’s: begin in your own row.</source>
        <translation>Бұл — қарсыластың отауы: өз қатарыңыздан бастаңыз.</translation>
    </message>
    <message>
        <source>This pit is the opponent’s tuzdyk: no move begins here.</source>
        <translation>Бұл отау — қарсыластың тұздығы: одан жүріс басталмайды.</translation>
    </message>
    <message>
        <source>This pit is empty: no move begins here.</source>
        <translation>Бұл отау бос: одан жүріс басталмайды.</translation>
    </message>
    <message>
        <source>Then %1 makes your pit %2 a tuzdyk. You can avoid that.</source>
        <comment>the answer, number</comment>
        <translation>Сонда жауап — %1: %2-отауыңыздан тұздық алынады. Бұған жол бермеуге болады.</translation>
    </message>
    <message>
        <source>This makes no tuzdyk and threatens none.</source>
        <translation>Бұл жүріспен тұздық алынбайды, тұздық қаупі де төнбейді.</translation>
    </message>
    <message>
        <source>This threatens to make pit %1 a tuzdyk, but %2 prevents it.</source>
        <comment>number, the answer</comment>
        <translation>Бұл жүріспен %1-отаудан тұздық алмақсыз, бірақ %2 жауап берілсе, ала алмайсыз.</translation>
    </message>
    <message>
        <source>This takes nothing, but another move would take stones.</source>
        <translation>Бұл жүріспен ештеңе ұтып алмайсыз, ал басқасымен ұтып аласыз.</translation>
    </message>
    <message>
        <source>This does not win: the reply is %1.</source>
        <comment>a move</comment>
        <translation>Бұл жеңіске жеткізбейді: жауап — %1.</translation>
    </message>
    <message>
        <source>The cost of this shows only later: in the end another move gains more.</source>
        <translation>Бұл жүрістің кемшілігі кейін ғана білінеді: соңында басқа жүрістің ұтысы көбірек.</translation>
    </message>
    <message>
        <source>The game is over: the player whose turn it is has no stones.</source>
        <translation>Партия бітті: кезегі келген ойыншының құмалағы жоқ.</translation>
    </message>
    <message>
        <source>The game is over: one kazan holds more than half of the stones.</source>
        <translation>Партия бітті: бір қазанда құмалақтың жартысынан көбі бар.</translation>
    </message>
    <message>
        <source>The players move in turn, and nobody passes: it is your turn.</source>
        <translation>Ойыншылар кезекпен жүреді, жүрісті өткізіп жіберуге болмайды: қазір кезек сізде.</translation>
    </message>
    <message>
        <source>The players move in turn, and nobody passes: it is the opponent’s turn.</source>
        <translation>Ойыншылар кезекпен жүреді, жүрісті өткізіп жіберуге болмайды: қазір кезек қарсыласта.</translation>
    </message>
    <message>
        <source>First the pit where the move begins, then the pit of the last stone.</source>
        <translation>Алдымен жүріс басталған отау, сосын соңғы құмалақ түскен отау жазылады.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who moves or wins</comment>
        <translation>Сіз</translation>
    </message>
    <message>
        <source>The opponent</source>
        <comment>who moves or wins</comment>
        <translation>Қарсылас</translation>
    </message>
    <message>
        <source>Nobody: game over</source>
        <translation>Ешкім: партия бітті</translation>
    </message>
    <message>
        <source>Nobody: a draw</source>
        <translation>Ешкім: тең ойын</translation>
    </message>
    <message>
        <source>The move begins here. Choose where it ends.</source>
        <translation>Жүріс осы жерден басталады. Аяқталатын жерін таңдаңыз.</translation>
    </message>
    <message>
        <source>The opponent’s move begins here. Choose the pit that it takes from.</source>
        <translation>Қарсыластың жүрісі осы жерден басталады. Құмалағы ұтып алынатын отауды таңдаңыз.</translation>
    </message>
    <message>
        <source>Your move begins here. Choose the pit that it takes from.</source>
        <translation>Жүрісіңіз осы жерден басталады. Құмалағы ұтып алынатын отауды таңдаңыз.</translation>
    </message>
    <message>
        <source>The game goes on: it is your turn, and you can move.</source>
        <translation>Партия жалғасады: кезек сізде, жүре аласыз.</translation>
    </message>
    <message>
        <source>The game goes on: it is the opponent’s turn, and they can move.</source>
        <translation>Партия жалғасады: кезек қарсыласта, ол жүре алады.</translation>
    </message>
    <message>
        <source>Ending</source>
        <comment>kind of puzzle</comment>
        <translation>Ойын соңы</translation>
    </message>
    <message>
        <source>The opponent could take %1 from this pit, and more from another.</source>
        <comment>how many stones</comment>
        <translation>Қарсылас бұл отаудан %1 құмалақ, ал басқасынан көбірек ұтып ала алады.</translation>
    </message>
    <message>
        <source>Not %1. %2</source>
        <comment>a number, the rule</comment>
        <translation>%1 емес. %2</translation>
    </message>
    <message>
        <source>The same position for the third time is a draw.</source>
        <translation>Бір позиция үшінші рет кездессе, ойын тең аяқталады.</translation>
    </message>
    <message>
        <source>You have %1 of %2: more than half wins.</source>
        <comment>stones, stones</comment>
        <translation>Барлығы %2, сізде %1: жартысынан көбін жинаған жеңеді.</translation>
    </message>
    <message>
        <source>The opponent has %1 of %2: more than half wins.</source>
        <comment>stones, stones</comment>
        <translation>Барлығы %2, қарсыласта %1: жартысынан көбін жинаған жеңеді.</translation>
    </message>
    <message>
        <source>The x is missing: this move makes a new tuzdyk.</source>
        <translation>x белгісі жетіспейді: бұл жүріспен жаңа тұздық алынады.</translation>
    </message>
    <message>
        <source>No x belongs here: this move makes no new tuzdyk.</source>
        <translation>Мұнда x қойылмайды: бұл жүріспен жаңа тұздық алынбайды.</translation>
    </message>
    <message>
        <source>The other way round: first the pit where the move begins.</source>
        <translation>Керісінше: алдымен жүріс басталған отау жазылады.</translation>
    </message>
    <message>
        <source>The last stone falls into your own row, where nothing is ever taken.</source>
        <translation>Соңғы құмалақ өз қатарыңызға түседі, ал одан ештеңе алмайсыз.</translation>
    </message>
    <message>
        <source>The last stone makes %1, an odd number: nothing is taken.</source>
        <comment>how many stones</comment>
        <translation>Соңғы құмалақпен %1 болады, бұл — тақ сан: ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>The last stone falls into a tuzdyk: nothing is taken there.</source>
        <translation>Соңғы құмалақ тұздыққа түседі: одан ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>A tuzdyk is made only in the opponent’s row.</source>
        <translation>Тұздық қарсылас қатарынан ғана алынады.</translation>
    </message>
    <message>
        <source>This number is even already: one more stone would make it odd.</source>
        <translation>Бұл сан қазірдің өзінде жұп: тағы бір құмалақ түссе, тақ болады.</translation>
    </message>
    <message>
        <source>None of your moves ends in this pit.</source>
        <translation>Бірде-бір жүрісіңіз бұл отауда аяқталмайды.</translation>
    </message>
    <message>
        <source>Half is %1; one more than that wins.</source>
        <comment>how many stones</comment>
        <translation>Жартысы — %1, жеңу үшін одан бірі артық керек.</translation>
    </message>
    <message>
        <source>You need %1 to win, and you have %2.</source>
        <comment>stones, stones</comment>
        <translation>Жеңу үшін %1 керек, сізде %2 бар.</translation>
    </message>
    <message>
        <source>Only the last stone takes, and only from the pit where it falls.</source>
        <translation>Соңғы құмалақ қана ұтып алады, онда да өзі түскен отаудан ғана.</translation>
    </message>
    <message>
        <source>Each player has only one tuzdyk in a game: the three stones stay.</source>
        <translation>Әр ойыншы партияда бір ғана тұздық алады: үшеуі орнында қалады.</translation>
    </message>
    <message>
        <source>The two tuzdyks never have the same number: the three stones stay.</source>
        <translation>Екі тұздық аттас отауларда болмайды: үшеуі орнында қалады.</translation>
    </message>
    <message>
        <source>Pit 9 never becomes a tuzdyk: the three stones stay.</source>
        <translation>9-отаудан тұздық алынбайды: үшеуі орнында қалады.</translation>
    </message>
    <message>
        <source>Every stone that falls into your tuzdyk, yours or the opponent’s, goes to your kazan.</source>
        <translation>Тұздығыңызға түскен әр құмалақ, қарсыластікі болса да, қазаныңызға өтеді.</translation>
    </message>
    <message>
        <source>Two numbers count: what the last stone takes, and what falls into your tuzdyk.</source>
        <translation>Екі сан қосылады: соңғы құмалақтың ұтып алғаны және тұздығыңызға түскені.</translation>
    </message>
    <message>
        <source>The move does not reach your tuzdyk: only the capture counts.</source>
        <translation>Бұл жүріс тұздығыңызға жетпейді: ұтыс қана саналады.</translation>
    </message>
    <message>
        <source>At the end each player’s row is added to their kazan.</source>
        <translation>Соңында әр ойыншының қатарындағы құмалақ оның қазанына қосылады.</translation>
    </message>
    <message>
        <source>%1 ends here and makes %2, not three.</source>
        <comment>a move, how many stones</comment>
        <translation>%1 жүрсеңіз, соңғысы осында түседі, бірақ үш емес, %2 болады.</translation>
    </message>
    <message>
        <source>The opponent takes only from your row.</source>
        <translation>Қарсылас сіздің қатарыңыздан ғана ұтып алады.</translation>
    </message>
    <message>
        <source>Nothing is ever taken from your own row.</source>
        <translation>Өз қатарыңыздан ешқашан құмалақ ұтып алынбайды.</translation>
    </message>
    <message>
        <source>This pit is a tuzdyk: nothing is taken there.</source>
        <translation>Бұл отау — тұздық: одан ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>%1 ends here and makes %2, an odd number: nothing is taken.</source>
        <comment>a move, how many stones</comment>
        <translation>%1 жүргенде соңғысы осында түсіп, %2 болады, бұл — тақ сан: ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>None of the opponent’s moves ends in this pit.</source>
        <translation>Қарсыластың бірде-бір жүрісі бұл отауда аяқталмайды.</translation>
    </message>
    <message>
        <source>This does not win: the game ends %1 to %2.</source>
        <comment>stones</comment>
        <translation>Бұл жеңіске жеткізбейді: партия %1:%2 болып аяқталады.</translation>
    </message>
    <message>
        <source>This does not win: after %1 the game ends %2 to %3.</source>
        <comment>a move, stones</comment>
        <translation>Бұл жеңіске жеткізбейді: жауап — %1, партия %2:%3 болып аяқталады.</translation>
    </message>
    <message>
        <source>This does not win: you would have %1, and you need %2.</source>
        <comment>stones, stones</comment>
        <translation>Бұл жеңіске жеткізбейді: сізде %1 болады, ал керегі — %2.</translation>
    </message>
    <message>
        <source>The sowing brings %1 more.</source>
        <comment>how many stones</comment>
        <translation>Таратқанда өзіңізге тағы %1 түсті.</translation>
    </message>
    <message>
        <source>Otherwise the opponent could make your pit %1 a tuzdyk.</source>
        <comment>number or numbers</comment>
        <translation>Әйтпесе қарсылас %1-отауыңыздан тұздық алар еді.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise the opponent could take %n stones from your pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Әйтпесе қарсылас %1-отауыңыздан %n құмалақ ұтып алар еді.</numerusform>
            <numerusform>Әйтпесе қарсылас %1-отауыңыздан %n құмалақ ұтып алар еді.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise the opponent could take %n stones from your pit %1; now %2 at most.</source>
        <comment>number, how many</comment>
        <translation>
            <numerusform>Әйтпесе қарсылас %1-отауыңыздан %n құмалақ ұтып алар еді; енді ең көбі — %2.</numerusform>
            <numerusform>Әйтпесе қарсылас %1-отауыңыздан %n құмалақ ұтып алар еді; енді ең көбі — %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This does not win: after %1 the opponent still has stones. The game goes on.</source>
        <comment>a move</comment>
        <translation>Бұл жеңіске жеткізбейді: жауап — %1, сонда да қарсыластың құмалағы қалады. Партия жалғасады.</translation>
    </message>
    <message>
        <source>This does not win: after %1 the game goes on.</source>
        <comment>a move</comment>
        <translation>Бұл жеңіске жеткізбейді: жауап — %1, партия жалғасады.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия бітті.</translation>
    </message>
    <message>
        <source>Count again: you have %1, the opponent has %2.</source>
        <translation>Қайта санаңыз: сізде %1, қарсыласта %2.</translation>
    </message>
    <message>
        <source>What lies here stays here.</source>
        <translation>Мұндағысы осында қалады, бұл жерден жүріс басталмайды.</translation>
    </message>
    <message>
        <source>This is the opponent’s: begin in your own row.</source>
        <translation>Бұл — қарсыластікі: өз қатарыңыздан бастаңыз.</translation>
    </message>
    <message>
        <source>It is empty: no move begins here.</source>
        <translation>Бұл шұңқыр бос: одан жүріс басталмайды.</translation>
    </message>
    <message>
        <source>You must give the opponent a seed.</source>
        <translation>Қарсыласқа дән беруге міндеттісіз.</translation>
    </message>
    <message>
        <source>Then %1 takes %2. You can avoid that.</source>
        <comment>the answer, how many stones</comment>
        <translation>Сонда жауап — %1, ұтысы — %2. Бұған жол бермеуге болады.</translation>
    </message>
    <message>
        <source>Then %1 takes %2. You can lose less.</source>
        <comment>the answer, how many stones</comment>
        <translation>Сонда жауап — %1, ұтысы — %2. Шығынды азайтуға болады.</translation>
    </message>
    <message>
        <source>You have %1, the opponent has %2.</source>
        <comment>stones</comment>
        <translation>Сізде %1, қарсыласта %2.</translation>
    </message>
    <message>
        <source>The move ends in your own row, where nothing is ever taken.</source>
        <translation>Жүріс өз қатарыңызда аяқталады, ал одан ештеңе алмайсыз.</translation>
    </message>
    <message>
        <source>Only a move that ends in an empty hole of your own takes anything.</source>
        <translation>Өз қатарыңыздағы бос шұңқырда аяқталған жүріспен ғана ұтып аласыз.</translation>
    </message>
    <message>
        <source>The move makes %1, an odd number: nothing is taken.</source>
        <comment>how many stones</comment>
        <translation>Тас саны %1 болады, бұл — тақ сан: ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>You move again, but nothing is taken.</source>
        <translation>Тағы жүресіз, бірақ ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>On each player’s first turn nothing is taken.</source>
        <translation>Алғашқы жүрісінде ешкім ештеңе ұтып алмайды.</translation>
    </message>
    <message>
        <source>The last stone falls into a hole that holds stones: only an empty one takes.</source>
        <translation>Соңғы тас бос емес шұңқырға түседі, ал бос шұңқырға түссе ғана ұтып аласыз.</translation>
    </message>
    <message>
        <source>In your own row nothing is taken for an even number.</source>
        <translation>Сан жұп болса да, өз қатарыңыздан ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>Nothing lies opposite, so nothing is taken.</source>
        <translation>Қарсысындағы шұңқыр бос: ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>The last seed makes %1: only two or three are taken.</source>
        <comment>how many seeds</comment>
        <translation>Соңғы дәнмен саны %1 болады, ал екеу немесе үшеу болса ғана ұтып алынады.</translation>
    </message>
    <message>
        <source>A move that would take all the opponent’s seeds takes nothing.</source>
        <translation>Қарсыластың дәнін түгел алатын жүріспен ештеңе ұтып алынбайды.</translation>
    </message>
    <message>
        <source>You move again: the last stone falls into %1.</source>
        <comment>a place</comment>
        <translation>Тағы жүресіз: соңғы тас түсетін жер — %1.</translation>
    </message>
    <message>
        <source>The opponent has no stones and passes: it is your turn.</source>
        <translation>Қарсыластың тасы жоқ, ол кезегін өткізеді: кезек сізде.</translation>
    </message>
    <message>
        <source>You have no stones and pass: it is the opponent’s turn.</source>
        <translation>Сізде тас жоқ, кезегіңізді өткізесіз: кезек қарсыласта.</translation>
    </message>
    <message>
        <source>The players move in turn: it is your turn.</source>
        <translation>Ойыншылар кезекпен жүреді: кезек сізде.</translation>
    </message>
    <message>
        <source>The players move in turn: it is the opponent’s turn.</source>
        <translation>Ойыншылар кезекпен жүреді: кезек қарсыласта.</translation>
    </message>
    <message>
        <source>The game is over: the player whose turn it is has an empty row.</source>
        <translation>Партия бітті: кезегі келген ойыншының қатары бос.</translation>
    </message>
    <message>
        <source>The game is over: one player has more than half.</source>
        <translation>Партия бітті: бір ойыншыда жартысынан көбі бар.</translation>
    </message>
    <message>
        <source>The game is over: one of the rows is empty.</source>
        <translation>Партия бітті: бір қатар бос.</translation>
    </message>
    <message>
        <source>The game is over: the player whose row is empty cannot be given a seed.</source>
        <translation>Партия бітті: қатары бос ойыншыға дән беру мүмкін емес.</translation>
    </message>
    <message>
        <source>The game is over: all the holes are empty.</source>
        <translation>Партия бітті: барлық шұңқыр бос.</translation>
    </message>
    <message>
        <source>the opponent’s %1</source>
        <comment>numbers of pits</comment>
        <translation>қарсылас қатарында %1</translation>
    </message>
    <message>
        <source>your %1</source>
        <comment>numbers of pits</comment>
        <translation>өз қатарыңызда %1</translation>
    </message>
    <message>
        <source>The first stone stays in pit %1.</source>
        <comment>number</comment>
        <translation>Бірінші құмалақ %1-отауда қалады.</translation>
    </message>
    <message>
        <source>The first stone stays in hole %1.</source>
        <comment>number</comment>
        <translation>Бірінші тас %1-шұңқырда қалады.</translation>
    </message>
    <message>
        <source>Then one by one: %1.</source>
        <comment>pits</comment>
        <translation>Одан кейін бір-бірден: %1.</translation>
    </message>
    <message>
        <source>A single stone goes to the next pit: %1.</source>
        <comment>a pit</comment>
        <translation>Жалғыз құмалақ келесі отауға барады: %1.</translation>
    </message>
    <message>
        <source>A single stone goes to the next place: %1.</source>
        <comment>a place</comment>
        <translation>Жалғыз тас келесі жерге барады: %1.</translation>
    </message>
    <message>
        <source>The starting house is skipped: %1.</source>
        <comment>houses</comment>
        <translation>Жүріс басталған шұңқыр аттап өтіледі: %1.</translation>
    </message>
    <message>
        <source>From the next house on, one by one: %1.</source>
        <comment>houses</comment>
        <translation>Келесі шұңқырдан бастап бір-бірден: %1.</translation>
    </message>
    <message>
        <source>From the next hole on, one by one: %1.</source>
        <comment>holes</comment>
        <translation>Келесі шұңқырдан бастап бір-бірден: %1.</translation>
    </message>
    <message>
        <source>Go on to the last of the %1 stones.</source>
        <comment>Togyz family</comment>
        <translation>Соңғы құмалаққа дейін жалғастырыңыз: барлығы %1.</translation>
    </message>
    <message>
        <source>Go on to the last of the %1 seeds.</source>
        <translation>Соңғы дәнге дейін жалғастырыңыз: барлығы %1.</translation>
    </message>
    <message>
        <source>Go on to the last of the %1 stones.</source>
        <comment>southern games</comment>
        <translation>Соңғы тасқа дейін жалғастырыңыз: барлығы %1.</translation>
    </message>
    <message>
        <source>No stone falls into a kazan on the way.</source>
        <translation>Жолай қазанға құмалақ түспейді.</translation>
    </message>
    <message>
        <source>Here you move to the right.</source>
        <translation>Мұнда оңға қарай жүресіз.</translation>
    </message>
    <message>
        <source>Here you move to the left.</source>
        <translation>Мұнда солға қарай жүресіз.</translation>
    </message>
    <message>
        <source>Here no seed stays in the house where you begin.</source>
        <translation>Мұнда жүріс басталған шұңқырда дән қалмайды.</translation>
    </message>
    <message>
        <source>Here no stone stays in the hole where you begin.</source>
        <translation>Мұнда жүріс басталған шұңқырда тас қалмайды.</translation>
    </message>
    <message>
        <source>No seed falls into a store on the way.</source>
        <translation>Жолай қоймаға дән түспейді.</translation>
    </message>
    <message>
        <source>No stone falls into a home on the way.</source>
        <translation>Жолай үйге тас түспейді.</translation>
    </message>
    <message>
        <source>On the way no stone falls into %1.</source>
        <comment>a place</comment>
        <translation>Жолай мына жерге тас түспейді: %1.</translation>
    </message>
    <message>
        <source>The sowing goes on from there, and the last stone falls into %1.</source>
        <comment>a place</comment>
        <translation>Тарату сол жерден жалғасады, соңғысы мына жерге түседі: %1.</translation>
    </message>
    <message>
        <source>Only the last stone takes, and only from the hole where it falls.</source>
        <translation>Соңғы тас түскен шұңқырдан ғана ұтып аласыз.</translation>
    </message>
    <message>
        <source>At the end each player also keeps their own row.</source>
        <translation>Соңында әр ойыншының қатарындағысы да өзінде қалады.</translation>
    </message>
    <message>
        <source>At the end the player whose row is empty takes all that is left.</source>
        <translation>Соңында қатары бос ойыншы қалғанының бәрін алады.</translation>
    </message>
    <message>
        <source>What is left in the holes counts for neither player.</source>
        <translation>Шұңқырларда қалған тас ешкімге тимейді.</translation>
    </message>
    <message>
        <source>Both count: what lies opposite, and your last stone.</source>
        <translation>Екеуі де саналады: қарсыдағы тастар және соңғы тасыңыз.</translation>
    </message>
    <message>
        <source>You take what lies opposite; your last stone goes on to the next hole.</source>
        <translation>Қарсыдағы тасты ұтып аласыз, соңғы тасыңыз келесі шұңқырға өтеді.</translation>
    </message>
    <message>
        <source>Count backwards from the last house, as long as you find two or three.</source>
        <translation>Соңғы шұңқырдан кері қарай санаңыз: шұңқырда екеу немесе үшеу болса, жалғастыра беріңіз.</translation>
    </message>
    <message>
        <source>Count move by move: each stone that comes in, and what you take.</source>
        <translation>Жүріс сайын түскен тасты да, ұтып алғаныңызды да санаңыз.</translation>
    </message>
    <message>
        <source>Where a tuzdyk is allowed, three always make one: it cannot be declined.</source>
        <translation>Мұндай отауда үшеу болса, міндетті түрде тұздық алынады: одан бас тартуға болмайды.</translation>
    </message>
    <message>
        <source>%1: where does it end?</source>
        <comment>a move</comment>
        <translation>%1 жүрсеңіз, соңғысы қайда түседі?</translation>
    </message>
    <message>
        <source>Write this move.</source>
        <translation>Осы жүрісті жазыңыз.</translation>
    </message>
    <message>
        <source>Whose turn is it now?</source>
        <translation>Енді кімнің кезегі?</translation>
    </message>
    <message>
        <source>The game is over. Who has won?</source>
        <translation>Партия бітті. Кім жеңді?</translation>
    </message>
    <message>
        <source>%1: how many does it take?</source>
        <comment>a move</comment>
        <translation>%1 жүрсеңіз, нешеуін ұтып аласыз?</translation>
    </message>
    <message>
        <source>%1. Then the game is over. How many do you have in all?</source>
        <comment>one or more moves</comment>
        <translation>%1. Сонымен партия аяқталады. Сонда сізде барлығы нешеу болады?</translation>
    </message>
    <message>
        <source>You have %1. At least how many more do you need to win?</source>
        <comment>a number of stones</comment>
        <translation>Сізде %1 бар. Жеңу үшін тағы кемінде нешеу керек?</translation>
    </message>
    <message>
        <source>%1: how many does it add to your kazan?</source>
        <comment>a move</comment>
        <translation>%1 жүрсеңіз, қазаныңызға қанша қосылады?</translation>
    </message>
    <message>
        <source>%1. How many do these moves bring you?</source>
        <comment>moves</comment>
        <translation>%1. Осы жүрістерден сізге нешеу келеді?</translation>
    </message>
    <message>
        <source>From which of your pits could the opponent take the most?</source>
        <translation>Қарсылас қай отауыңыздан ең көп ұтып алар еді?</translation>
    </message>
    <message>
        <source>Which of the opponent’s pits can become your tuzdyk?</source>
        <translation>Қарсыластың қай отауы тұздығыңыз бола алады?</translation>
    </message>
    <message>
        <source>From which of the opponent’s pits can you take the most?</source>
        <translation>Қарсыластың қай отауынан ең көп ұтып аласыз?</translation>
    </message>
    <message>
        <source>Find the move that ends in the marked place.</source>
        <translation>Белгіленген жерде аяқталатын жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>Begin in the marked hole.</source>
        <translation>Белгіленген шұңқырдан бастаңыз.</translation>
    </message>
    <message>
        <source>Only one move is possible. Find it.</source>
        <translation>Бір ғана жүріске болады. Соны табыңыз.</translation>
    </message>
    <message>
        <source>Take as much as you can.</source>
        <translation>Ең көп ұтып алатын жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>Find the move that brings in the most.</source>
        <translation>Барлығын қосқанда ең көп беретін жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>Make a tuzdyk.</source>
        <translation>Тұздық алыңыз.</translation>
    </message>
    <message>
        <source>Save as much as you can.</source>
        <translation>Мүмкіндігінше көбірек сақтап қалыңыз.</translation>
    </message>
    <message>
        <source>Prevent the opponent’s tuzdyk.</source>
        <translation>Қарсыласқа тұздық алғызбаңыз.</translation>
    </message>
    <message>
        <source>Find the move that earns another move.</source>
        <translation>Қалай жүрсеңіз, тағы жүресіз? Сол жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>The scoresheet says %1: the first digit is smudged. Which pit was it?</source>
        <comment>?8</comment>
        <translation>Жазбада %1 деп тұр: алғашқы цифры өшіп қалған. Қай отаудан жүрілген?</translation>
    </message>
    <message>
        <source>The scoresheet says %1. Play it.</source>
        <comment>76</comment>
        <translation>Жазбада %1 деп тұр. Осылай жүріңіз.</translation>
    </message>
    <message>
        <source>Find the right move.</source>
        <translation>Дұрыс жүрісті табыңыз.</translation>
    </message>
    <message>
        <source>Pit %1 (%2): the reply takes %3.</source>
        <comment>pit, stones, stones</comment>
        <translation>%1-отаудан (%2) жүрсеңіз, жауап жүрістің ұтысы: %3.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>pits of a row, pits of the next row</comment>
        <translation>%1, сосын %2</translation>
    </message>
    <message>
        <source>Half is %1; one more than that wins.</source>
        <comment>stones or seeds</comment>
        <translation>Жартысы — %1, жеңу үшін одан бірі артық керек.</translation>
    </message>
    <message>
        <source>Pit %1 (%2): the last stone falls into %3.</source>
        <comment>pit, stones, a place</comment>
        <translation>%1-отау (%2), соңғысы түсетін жер: %3.</translation>
    </message>
    <message>
        <source>Pit %1 (%2): the move takes %3.</source>
        <comment>pit, stones, stones</comment>
        <translation>%1-отау (%2), ұтысы: %3.</translation>
    </message>
    <message>
        <source>The reply is %1.</source>
        <comment>a move</comment>
        <translation>Бұған жауап — %1.</translation>
    </message>
    <message>
        <source>In the end you gain %1 this way; more is possible.</source>
        <comment>how many stones</comment>
        <translation>Осылай жүрсеңіз, соңында ұтысыңыз — %1; одан да көп ұтып алуға болады.</translation>
    </message>
    <message>
        <source>In the end you lose %1 this way; you can lose less.</source>
        <comment>how many stones</comment>
        <translation>Осылай жүрсеңіз, соңында шығыныңыз — %1; одан аз жоғалтуға болады.</translation>
    </message>
    <message>
        <source>In the end you gain nothing this way; more is possible.</source>
        <translation>Осылай жүрсеңіз, соңында ұтыс жоқ, ал басқа жүріспен ұтып алуға болады.</translation>
    </message>
    <message>
        <source>Your pit %1, then the opponent’s pit %2: how many stones does the reply take?</source>
        <translation>%1-отаудан жүрсеңіз, қарсылас %2-отаудан жүреді. Ол қанша құмалақ ұтып алады?</translation>
    </message>
    <message numerus="yes">
        <source>The move from your pit %1 takes %n stones.</source>
        <comment>number</comment>
        <translation>
            <numerusform>%1-отаудан жүріп, %n құмалақ ұтып алдыңыз.</numerusform>
            <numerusform>%1-отаудан жүріп, %n құмалақ ұтып алдыңыз.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes nothing, and no stone reaches your tuzdyk.</source>
        <translation>Бұл жүріспен ештеңе ұтып алмайсыз, тұздығыңызға да құмалақ түспейді.</translation>
    </message>
    <message>
        <source>This position has come up for the third time. Who has won?</source>
        <translation>Бұл позиция үшінші рет кездесті. Кім жеңді?</translation>
    </message>
    <message>
        <source>The move from your pit %1 makes the opponent’s pit %2 a tuzdyk.</source>
        <comment>number, number</comment>
        <translation>%1-отаудан жүріп, қарсыластың %2-отауынан тұздық алдыңыз.</translation>
    </message>
</context>
<context>
    <name>LibraryNotices</name>
    <message>
        <source>Stopped.</source>
        <comment>an import</comment>
        <translation>Тоқтатылды.</translation>
    </message>
    <message numerus="yes">
        <source>%n new games are now in the library.</source>
        <translation>
            <numerusform>Кітапханаға %n жаңа партия қосылды.</numerusform>
            <numerusform>Кітапханаға %n жаңа партия қосылды.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already there.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Бұрыннан бары: %n партия.</numerusform>
            <numerusform>Бұрыннан бары: %n партия.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read completely and were left out.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n партия толық оқылмағандықтан, қосылмады.</numerusform>
            <numerusform>%n партия толық оқылмағандықтан, қосылмады.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <comment>file</comment>
        <translation>«%1» файлын оқу мүмкін болмады.</translation>
    </message>
    <message>
        <source>The library could not be read. Nothing was deleted: the damaged file was renamed to %1. A new library has been started.</source>
        <comment>file</comment>
        <translation>Кітапхана оқылмады. Ештеңе жойылған жоқ: бүлінген файлдың жаңа аты — %1. Жаңа кітапхана ашылды.</translation>
    </message>
    <message>
        <source>The library in %1 is damaged: %2.</source>
        <comment>file, the database&apos;s reason</comment>
        <translation>%1 файлындағы кітапхана бүлінген: %2.</translation>
    </message>
    <message>
        <source>The library in %1 was made by a newer version of this program.</source>
        <comment>file</comment>
        <translation>%1 файлындағы кітапхананы бағдарламаның жаңарақ нұсқасы жасаған.</translation>
    </message>
    <message>
        <source>The library in %1 cannot be used: %2.</source>
        <comment>file, the database&apos;s reason</comment>
        <translation>%1 файлындағы кітапхананы қолдану мүмкін емес: %2.</translation>
    </message>
    <message>
        <source>Set it aside and start a new one</source>
        <translation>Оны бөлек сақтап, жаңасын ашу</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>«%1» файлын жазу мүмкін болмады: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n games were saved to %1.</source>
        <translation>
            <numerusform>%n партия сақталды: %1.</numerusform>
            <numerusform>%n партия сақталды: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is in the library twice.</source>
        <translation>Кітапханада қайталанған партия жоқ.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Бәрін қалдыру</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Біріктіру</translation>
    </message>
    <message numerus="yes">
        <source>%n copies were merged into other games.</source>
        <translation>
            <numerusform>%n көшірме басқа партиялармен біріктірілді.</numerusform>
            <numerusform>%n көшірме басқа партиялармен біріктірілді.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the library more than once. Merge the copies of each into one game with all names and comments?</source>
        <translation>
            <numerusform>Кітапханада %n партия бірнеше рет кездеседі. Көшірмелері біріктірілсін бе? Аттары мен түсініктемелерінің бәрі сақталады.</numerusform>
            <numerusform>Кітапханада %n партия бірнеше рет кездеседі. Көшірмелері біріктірілсін бе? Аттары мен түсініктемелерінің бәрі сақталады.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Қайтару</translation>
    </message>
    <message>
        <source>In “%1”: %2</source>
        <comment>file, what is wrong in it</comment>
        <translation>«%1» файлында: %2</translation>
    </message>
    <message>
        <source>There are no games in “%1”.</source>
        <comment>file</comment>
        <translation>«%1» файлында партия жоқ.</translation>
    </message>
    <message>
        <source>Use “Check a scoresheet” for moves that were written by hand.</source>
        <translation>Қолмен жазылған жүрістер үшін «Жазбаны түзету» бар.</translation>
    </message>
    <message>
        <source>Stopped. “%1” was not saved.</source>
        <comment>file</comment>
        <translation>Тоқтатылды. «%1» файлы сақталған жоқ.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were removed from the library.</source>
        <translation>
            <numerusform>Кітапханадан %n партия өшірілді.</numerusform>
            <numerusform>Кітапханадан %n партия өшірілді.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeText</name>
    <message>
        <source>Tuzdyk missed</source>
        <translation>Тұздық алынбай қалды</translation>
    </message>
    <message>
        <source>Tuzdyk allowed</source>
        <translation>Тұздыққа жол берілді</translation>
    </message>
    <message>
        <source>Atsyrau misplayed</source>
        <translation>Атсырауда қате жүрілді</translation>
    </message>
    <message>
        <source>Capture missed</source>
        <translation>Ұтыс алынбай қалды</translation>
    </message>
    <message>
        <source>Stones given away</source>
        <translation>Қарсыласқа ұтыс берілді</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Сіздің партияңыз</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1-жүріс</translation>
    </message>
    <message>
        <source>You chose %1. Find a better move.</source>
        <comment>a move</comment>
        <translation>Сіз %1 жүрдіңіз. Одан жақсы жүріс табыңыз.</translation>
    </message>
    <message>
        <source>Better move missed</source>
        <translation>Жақсырақ жүріс бар еді</translation>
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
        <translation>тұздық</translation>
    </message>
    <message>
        <source>again</source>
        <comment>verdict of a move: the same player moves again</comment>
        <translation>тағы</translation>
    </message>
    <message>
        <source>own row, no capture</source>
        <comment>verdict of a move: the last stone falls on the mover&apos;s row, where nothing is taken</comment>
        <translation>өз қатары, ұтыс жоқ</translation>
    </message>
    <message>
        <source>%1: odd, no capture</source>
        <comment>verdict of a move: so many stones</comment>
        <translation>%1 — тақ, ұтыс жоқ</translation>
    </message>
    <message>
        <source>3, but ninth pit</source>
        <comment>verdict of a move: why it makes no tuzdyk</comment>
        <translation>3, бірақ тоғызыншы отау</translation>
    </message>
    <message>
        <source>3, but the same number as the opponent’s tuzdyk</source>
        <comment>verdict of a move: the opponent&apos;s tuzdyk has the same number</comment>
        <translation>3, бірақ қарсылас тұздығымен аттас</translation>
    </message>
    <message>
        <source>3, but you have a tuzdyk</source>
        <comment>verdict of a move: the player has a tuzdyk already</comment>
        <translation>3, бірақ тұздығыңыз бар</translation>
    </message>
    <message>
        <source>into the opponent’s tuzdyk</source>
        <comment>verdict of a move</comment>
        <translation>қарсыластың тұздығына</translation>
    </message>
    <message>
        <source>no capture</source>
        <comment>verdict of a move: nothing is taken</comment>
        <translation>ұтыс жоқ</translation>
    </message>
    <message>
        <source>endless</source>
        <comment>verdict of a move: the sowing would never end</comment>
        <translation>шексіз</translation>
    </message>
    <message>
        <source>reply: tuzdyk</source>
        <comment>what the opponent can do then</comment>
        <translation>жауабы: тұздық</translation>
    </message>
    <message>
        <source>reply: +%1</source>
        <comment>so many stones the opponent can take then</comment>
        <translation>жауабы: +%1</translation>
    </message>
    <message>
        <source>last stone into First’s pit %1</source>
        <comment>spoken</comment>
        <translation>соңғысы бастаушының %1-отауында</translation>
    </message>
    <message>
        <source>last stone into Second’s pit %1</source>
        <comment>spoken</comment>
        <translation>соңғысы қостаушының %1-отауында</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <comment>spoken: so many stones</comment>
        <translation>ұтысы — %1</translation>
    </message>
    <message>
        <source>all of them: no capture</source>
        <comment>verdict of a move: a grand slam, which takes nothing</comment>
        <translation>бәрі бірден: ұтыс жоқ</translation>
    </message>
    <message>
        <source>last seed: %1</source>
        <comment>spoken; a place</comment>
        <translation>соңғы дән: %1</translation>
    </message>
    <message>
        <source>last stone: %1</source>
        <comment>spoken; a place</comment>
        <translation>соңғы тас: %1</translation>
    </message>
</context>
<context>
    <name>MoveText</name>
    <message>
        <source>the move from your pit %1</source>
        <translation>%1-отаудан</translation>
    </message>
    <message>
        <source>the move from the opponent’s pit %1</source>
        <translation>қарсыластың %1-отауынан</translation>
    </message>
    <message>
        <source>the move from First’s pit %1</source>
        <translation>бастаушының %1-отауынан</translation>
    </message>
    <message>
        <source>the move from Second’s pit %1</source>
        <translation>қостаушының %1-отауынан</translation>
    </message>
    <message>
        <source>the move from pit %1</source>
        <translation>%1-отаудан</translation>
    </message>
    <message>
        <source>the move from your hole %1</source>
        <translation>%1-шұңқырдан</translation>
    </message>
    <message>
        <source>the move from the opponent’s hole %1</source>
        <translation>қарсыластың %1-шұңқырынан</translation>
    </message>
    <message>
        <source>the move from First’s hole %1</source>
        <translation>бастаушының %1-шұңқырынан</translation>
    </message>
    <message>
        <source>the move from Second’s hole %1</source>
        <translation>қостаушының %1-шұңқырынан</translation>
    </message>
    <message>
        <source>the move from hole %1</source>
        <translation>%1-шұңқырдан</translation>
    </message>
    <message>
        <source>the move from your house %1</source>
        <translation>%1-шұңқырдан</translation>
    </message>
    <message>
        <source>the move from the opponent’s house %1</source>
        <translation>қарсыластың %1-шұңқырынан</translation>
    </message>
    <message>
        <source>the move from First’s house %1</source>
        <translation>бастаушының %1-шұңқырынан</translation>
    </message>
    <message>
        <source>the move from Second’s house %1</source>
        <translation>қостаушының %1-шұңқырынан</translation>
    </message>
    <message>
        <source>the move from house %1</source>
        <translation>%1-шұңқырдан</translation>
    </message>
    <message>
        <source>Hint: the move from your pit %1.</source>
        <translation>Кеңес: %1-отаудан жүріңіз.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <comment>a move</comment>
        <translation>Кеңес: %1 жүріңіз.</translation>
    </message>
</context>
<context>
    <name>PackText</name>
    <message>
        <source>The pack “%1” is saved with your puzzles.</source>
        <translation>«%1» жинағы есептеріңізбен бірге сақталды.</translation>
    </message>
    <message>
        <source>The pack “%1” was removed.</source>
        <translation>«%1» жинағы өшірілді.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Қайтару</translation>
    </message>
    <message>
        <source>“%1” could not be added: %2</source>
        <comment>file, reason</comment>
        <translation>«%1» файлын қосу мүмкін болмады: %2</translation>
    </message>
    <message>
        <source>“%1” is not a pack: %2</source>
        <comment>file, reason</comment>
        <translation>«%1» жинақ емес: %2</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems.</source>
        <translation>
            <numerusform>Тағы %n қате бар.</numerusform>
            <numerusform>Тағы %n қате бар.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could not be removed: %2</source>
        <comment>file, reason</comment>
        <translation>«%1» файлын өшіру мүмкін болмады: %2</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n құмалақ</numerusform>
            <numerusform>%n құмалақ</numerusform>
        </translation>
    </message>
    <message>
        <source>Second’s pit %1: First’s tuzdyk</source>
        <translation>Қостаушының %1-отауы: бастаушының тұздығы</translation>
    </message>
    <message>
        <source>First’s pit %1: Second’s tuzdyk</source>
        <translation>Бастаушының %1-отауы: қостаушының тұздығы</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>southern games</comment>
        <translation>
            <numerusform>%n тас</numerusform>
            <numerusform>%n тас</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent’s pit %1: your tuzdyk</source>
        <translation>Қарсыластың %1-отауы: тұздығыңыз</translation>
    </message>
    <message>
        <source>Your pit %1: the opponent’s tuzdyk</source>
        <translation>%1-отауыңыз: қарсыластың тұздығы</translation>
    </message>
    <message>
        <source>tuzdyk</source>
        <translation>тұздық</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of the pit, stones</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>opposite %1: %2</source>
        <comment>number of the pit, stones</comment>
        <translation>қарсыда %1: %2</translation>
    </message>
    <message>
        <source>your pit %1</source>
        <translation>%1-отауыңыз</translation>
    </message>
    <message>
        <source>the opponent’s pit %1</source>
        <translation>қарсыластың %1-отауы</translation>
    </message>
    <message>
        <source>First’s pit %1</source>
        <translation>бастаушының %1-отауы</translation>
    </message>
    <message>
        <source>Second’s pit %1</source>
        <translation>қостаушының %1-отауы</translation>
    </message>
    <message>
        <source>your hole %1</source>
        <translation>%1-шұңқырыңыз</translation>
    </message>
    <message>
        <source>the opponent’s hole %1</source>
        <translation>қарсыластың %1-шұңқыры</translation>
    </message>
    <message>
        <source>First’s hole %1</source>
        <translation>бастаушының %1-шұңқыры</translation>
    </message>
    <message>
        <source>Second’s hole %1</source>
        <translation>қостаушының %1-шұңқыры</translation>
    </message>
    <message>
        <source>your house %1</source>
        <translation>%1-шұңқырыңыз</translation>
    </message>
    <message>
        <source>the opponent’s house %1</source>
        <translation>қарсыластың %1-шұңқыры</translation>
    </message>
    <message>
        <source>First’s house %1</source>
        <translation>бастаушының %1-шұңқыры</translation>
    </message>
    <message>
        <source>Second’s house %1</source>
        <translation>қостаушының %1-шұңқыры</translation>
    </message>
    <message>
        <source>your kazan</source>
        <translation>қазаныңыз</translation>
    </message>
    <message>
        <source>the opponent’s kazan</source>
        <translation>қарсыластың қазаны</translation>
    </message>
    <message>
        <source>First’s kazan</source>
        <translation>бастаушының қазаны</translation>
    </message>
    <message>
        <source>Second’s kazan</source>
        <translation>қостаушының қазаны</translation>
    </message>
    <message>
        <source>your home</source>
        <translation>үйіңіз</translation>
    </message>
    <message>
        <source>the opponent’s home</source>
        <translation>қарсыластың үйі</translation>
    </message>
    <message>
        <source>First’s home</source>
        <translation>бастаушының үйі</translation>
    </message>
    <message>
        <source>Second’s home</source>
        <translation>қостаушының үйі</translation>
    </message>
    <message>
        <source>your store</source>
        <translation>қоймаңыз</translation>
    </message>
    <message>
        <source>the opponent’s store</source>
        <translation>қарсыластың қоймасы</translation>
    </message>
    <message>
        <source>First’s store</source>
        <translation>бастаушының қоймасы</translation>
    </message>
    <message>
        <source>Second’s store</source>
        <translation>қостаушының қоймасы</translation>
    </message>
    <message>
        <source>your treasury</source>
        <translation>қазынаңыз</translation>
    </message>
    <message>
        <source>the opponent’s treasury</source>
        <translation>қарсыластың қазынасы</translation>
    </message>
    <message>
        <source>First’s treasury</source>
        <translation>бастаушының қазынасы</translation>
    </message>
    <message>
        <source>Second’s treasury</source>
        <translation>қостаушының қазынасы</translation>
    </message>
    <message numerus="yes">
        <source>%n seeds</source>
        <translation>
            <numerusform>%n дән</numerusform>
            <numerusform>%n дән</numerusform>
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
        <translation>%1-деңгей</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Кезек сізде</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player&apos;s name</comment>
        <translation>Кезек: %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 жеңді</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Сіз жеңдіңіз</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Сіз</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Қарсылас</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>its level</comment>
        <translation>Компьютер %1</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Сіз берілдіңіз.</translation>
    </message>
    <message>
        <source>You ran out of time.</source>
        <translation>Уақытыңыз бітті.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 берілді.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: уақыты бітті.</translation>
    </message>
</context>
<context>
    <name>Pronunciation</name>
    <message>
        <source>1-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>бірінші</translation>
    </message>
    <message>
        <source>2-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>екінші</translation>
    </message>
    <message>
        <source>3-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>үшінші</translation>
    </message>
    <message>
        <source>4-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>төртінші</translation>
    </message>
    <message>
        <source>5-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>бесінші</translation>
    </message>
    <message>
        <source>6-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>алтыншы</translation>
    </message>
    <message>
        <source>7-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>жетінші</translation>
    </message>
    <message>
        <source>8-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>сегізінші</translation>
    </message>
    <message>
        <source>9-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>тоғызыншы</translation>
    </message>
    <message>
        <source>10-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>оныншы</translation>
    </message>
    <message>
        <source>20-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>жиырмасыншы</translation>
    </message>
    <message>
        <source>30-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>отызыншы</translation>
    </message>
    <message>
        <source>40-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>қырқыншы</translation>
    </message>
    <message>
        <source>50-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>елуінші</translation>
    </message>
    <message>
        <source>60-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>алпысыншы</translation>
    </message>
    <message>
        <source>70-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>жетпісінші</translation>
    </message>
    <message>
        <source>80-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>сексенінші</translation>
    </message>
    <message>
        <source>90-</source>
        <comment>what a voice says for this before a word: жетінші; or the same text</comment>
        <translation>тоқсаныншы</translation>
    </message>
</context>
<context>
    <name>RecordOutput</name>
    <message>
        <source>The game was copied.</source>
        <translation>Партия көшірілді.</translation>
    </message>
    <message>
        <source>The position was copied.</source>
        <translation>Позиция көшірілді.</translation>
    </message>
    <message>
        <source>Save the scoresheet</source>
        <translation>Жазбаны сақтау</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Суретті сақтау</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Тақта</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Суреттер (*.png *.svg)</translation>
    </message>
    <message>
        <source>There are no moves to show yet.</source>
        <translation>Көрсетілетін жүрістер әлі жоқ.</translation>
    </message>
    <message>
        <source>Save as animation</source>
        <translation>Анимация ретінде сақтау</translation>
    </message>
    <message>
        <source>Animations (*.gif)</source>
        <translation>Анимациялар (*.gif)</translation>
    </message>
    <message>
        <source>“%1” could not be printed.</source>
        <comment>document</comment>
        <translation>Басып шығару мүмкін болмады: «%1».</translation>
    </message>
    <message>
        <source>Save the diagram</source>
        <translation>Диаграмманы сақтау</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <comment>proposal for a file name</comment>
        <translation>Жазба парағы</translation>
    </message>
</context>
<context>
    <name>RecordContext</name>
    <message>
        <source>Saved to %1.</source>
        <comment>file</comment>
        <translation>%1 файлына сақталды.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Its old contents are unchanged.</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>«%1» файлына жазу мүмкін болмады: %2. Бұрынғы мазмұны өзгерген жоқ.</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Brilliant move</source>
        <translation>Тамаша жүріс</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Жақсы жүріс</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Қызықты жүріс</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Күмәнді жүріс</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Қате</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Өрескел қате</translation>
    </message>
    <message>
        <source>The best move.</source>
        <translation>Ең жақсы жүріс.</translation>
    </message>
    <message>
        <source>A good move.</source>
        <translation>Жақсы жүріс.</translation>
    </message>
    <message>
        <source>An inaccuracy.</source>
        <translation>Дәлсіздік.</translation>
    </message>
    <message>
        <source>A mistake.</source>
        <translation>Қате.</translation>
    </message>
    <message>
        <source>A blunder.</source>
        <translation>Өрескел қате.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <comment>a move</comment>
        <translation>Жақсырағы — %1.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a sentence that begins with a move</comment>
        <translation>Жақсырағы: %1</translation>
    </message>
    <message>
        <source>%1 is better by %2.</source>
        <comment>a pit, how many stones</comment>
        <translation>%1: %2 артық.</translation>
    </message>
    <message>
        <source>%1: loses %2.</source>
        <comment>a mistake, how many stones</comment>
        <translation>%1: %2 кем.</translation>
    </message>
    <message>
        <source>The computer prefers %1: it is better by about %2.</source>
        <comment>a move, how many stones</comment>
        <translation>Компьютер %1 жүрер еді; айырмасы — шамамен %2.</translation>
    </message>
    <message>
        <source>The computer prefers %1.</source>
        <comment>a move</comment>
        <translation>Компьютер %1 жүрер еді.</translation>
    </message>
    <message>
        <source>%1 would stop a tuzdyk.</source>
        <comment>a pit</comment>
        <translation>%1 тұздық бермес еді.</translation>
    </message>
    <message>
        <source>%1 would threaten a tuzdyk.</source>
        <comment>a pit</comment>
        <translation>%1 тұздық алу қаупін туғызар еді.</translation>
    </message>
    <message>
        <source>%1 would earn another move.</source>
        <comment>a pit</comment>
        <translation>%1 тағы бір жүріс берер еді.</translation>
    </message>
    <message>
        <source>%1 would threaten to take %2.</source>
        <comment>a pit, how many stones</comment>
        <translation>%1 %2 алу қаупін туғызар еді.</translation>
    </message>
    <message>
        <source>%1 would save %2.</source>
        <comment>a pit, how many stones</comment>
        <translation>%1 %2 сақтар еді.</translation>
    </message>
    <message>
        <source>pit %1</source>
        <translation>%1-отау</translation>
    </message>
    <message>
        <source>house %1</source>
        <translation>%1-шұңқыр</translation>
    </message>
    <message>
        <source>hole %1</source>
        <translation>%1-шұңқыр</translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>Show in folder</source>
        <translation>Қалтада көрсету</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Proven draw</source>
        <translation>Дәлелденген тең ойын</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Тең</translation>
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
        <translation>%1&#xa0;мың/с</translation>
    </message>
    <message>
        <source>Neither can force a win</source>
        <translation>Қатесіз ойында жеңіс жоқ</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 жеңді</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Сіз жеңдіңіз</translation>
    </message>
    <message>
        <source>%1 wins with best play</source>
        <comment>a player&apos;s name</comment>
        <translation>Қатесіз ойында %1 жеңеді</translation>
    </message>
    <message>
        <source>You win with best play</source>
        <translation>Қатесіз ойында сіз жеңесіз</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <comment>proven, a player&apos;s name</comment>
        <translation>
            <numerusform>%n жүрісте %1 жеңеді</numerusform>
            <numerusform>%n жүрісте %1 жеңеді</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win in %n moves</source>
        <comment>proven</comment>
        <translation>
            <numerusform>Сіз %n жүрісте жеңесіз</numerusform>
            <numerusform>Сіз %n жүрісте жеңесіз</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is ahead by about %2</source>
        <comment>a player&apos;s name, how many stones</comment>
        <translation>%1 алда: шамамен %2</translation>
    </message>
    <message>
        <source>You are ahead by about %1</source>
        <comment>how many stones</comment>
        <translation>Сіз алдасыз: шамамен %1</translation>
    </message>
    <message>
        <source>%1 more gathered</source>
        <comment>stones</comment>
        <translation>%1 артық жиналған</translation>
    </message>
    <message>
        <source>a tuzdyk</source>
        <comment>a reason to be ahead</comment>
        <translation>тұздық бар</translation>
    </message>
    <message>
        <source>Why: %1.</source>
        <comment>reasons</comment>
        <translation>Себебі: %1.</translation>
    </message>
</context>
<context>
    <name>StorageNotices</name>
    <message>
        <source>Your game is not being saved. You can go on playing.</source>
        <translation>Партияңыз сақталмай тұр. Ойнай беруге болады.</translation>
    </message>
    <message>
        <source>Your changes in the study are not being saved. Save the game before you leave.</source>
        <translation>Талдаудағы өзгерістер сақталмай тұр. Шығар алдында партияны сақтаңыз.</translation>
    </message>
    <message>
        <source>Your learning progress is not being saved.</source>
        <translation>Жетістігіңіз сақталмай тұр.</translation>
    </message>
    <message>
        <source>Your last game could not be read.</source>
        <translation>Соңғы партияңызды оқу мүмкін болмады.</translation>
    </message>
    <message>
        <source>Some of your unsaved games could not be read.</source>
        <translation>Сақталмаған партияларыңыздың кейбірін оқу мүмкін болмады.</translation>
    </message>
    <message>
        <source>Your learning progress could not be read and starts again from the beginning.</source>
        <translation>Жетістігіңіз оқылмады, енді бәрі басынан басталады.</translation>
    </message>
    <message>
        <source>Nothing was deleted. The damaged file was renamed to %1.</source>
        <comment>file</comment>
        <translation>Ештеңе жойылған жоқ. Бүлінген файлдың жаңа аты: %1.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program. It is left unchanged.</source>
        <comment>file</comment>
        <translation>%1 файлын бағдарламаның жаңарақ нұсқасы жазған. Ол өзгертілмейді.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. It is left unchanged.</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>%1 файлын оқу мүмкін болмады: %2. Ол өзгертілмейді.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. The program will try again.</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>%1 файлына жазу мүмкін болмады: %2. Бағдарлама кейін тағы жазып көреді.</translation>
    </message>
    <message>
        <source>The mistakes from your games are not being saved.</source>
        <translation>Партияларыңыздағы қателер сақталмай тұр.</translation>
    </message>
    <message>
        <source>The mistakes from your games could not be read.</source>
        <translation>Партияларыңыздағы қателер оқылмады.</translation>
    </message>
    <message>
        <source>The names of the learners are not being saved.</source>
        <translation>Оқушылардың аттары сақталмай тұр.</translation>
    </message>
    <message>
        <source>The names of the learners could not be read. Their progress is still there.</source>
        <translation>Оқушылардың аттарын оқу мүмкін болмады. Жетістіктері сақтаулы.</translation>
    </message>
    <message>
        <source>Another program changed %1. Nothing was deleted: its version is in %2.</source>
        <comment>file, file</comment>
        <translation>Басқа бағдарлама %1 файлын өзгертті. Ештеңе жойылған жоқ: оның жазғаны %2 файлында.</translation>
    </message>
    <message>
        <source>The reviews of your games are not being saved.</source>
        <translation>Партияларыңызды тексеру нәтижелері сақталмай тұр.</translation>
    </message>
    <message>
        <source>The connection to the other computer is not being saved. If the program closes, your game cannot go on.</source>
        <translation>Екі компьютердегі партияның байланыс деректері сақталмай тұр. Бағдарлама жабылса, партия жалғаспайды.</translation>
    </message>
    <message>
        <source>The reviews of your games could not be read. The games are still in the library.</source>
        <translation>Партияларыңызды тексеру нәтижелері оқылмады. Партиялар кітапханада тұр.</translation>
    </message>
    <message>
        <source>Your openings are not being saved.</source>
        <translation>Бастауларыңыз сақталмай тұр.</translation>
    </message>
    <message>
        <source>Your openings could not be read.</source>
        <translation>Бастауларыңыз оқылмады.</translation>
    </message>
    <message>
        <source>The saved connection to the other computer could not be read.</source>
        <translation>Екі компьютердегі партияның байланыс деректері оқылмады.</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>First has no stones and passes</source>
        <translation>Бастаушының тасы жоқ, кезегін өткізеді</translation>
    </message>
    <message>
        <source>Second has no stones and passes</source>
        <translation>Қостаушының тасы жоқ, кезегін өткізеді</translation>
    </message>
    <message>
        <source>First moves again</source>
        <translation>Бастаушы тағы жүреді</translation>
    </message>
    <message>
        <source>Second moves again</source>
        <translation>Қостаушы тағы жүреді</translation>
    </message>
    <message>
        <source>You move again</source>
        <translation>Сіз тағы жүресіз</translation>
    </message>
    <message>
        <source>The opponent moves again</source>
        <translation>Қарсылас тағы жүреді</translation>
    </message>
    <message>
        <source>Begin in the marked hole: %1</source>
        <comment>a hole</comment>
        <translation>Белгіленген шұңқырдан бастаңыз: %1</translation>
    </message>
    <message>
        <source>The opponent must begin in the marked hole: %1</source>
        <comment>a hole</comment>
        <translation>Қарсылас белгіленген шұңқырдан бастауы керек: %1</translation>
    </message>
    <message>
        <source>First must begin in the marked hole: %1</source>
        <comment>a hole</comment>
        <translation>Бастаушы белгіленген шұңқырдан бастауы керек: %1</translation>
    </message>
    <message>
        <source>Second must begin in the marked hole: %1</source>
        <comment>a hole</comment>
        <translation>Қостаушы белгіленген шұңқырдан бастауы керек: %1</translation>
    </message>
</context>
<context>
    <name>TwoComputersText</name>
    <message>
        <source>Stop waiting</source>
        <translation>Күтуді тоқтату</translation>
    </message>
    <message>
        <source>Waiting for the other player</source>
        <translation>Қарсыласыңызды күтіп тұрмыз</translation>
    </message>
    <message>
        <source>%1 can see your invitation.</source>
        <comment>a name</comment>
        <translation>%1 шақыруыңызды көріп тұр.</translation>
    </message>
    <message>
        <source>The other player can see your invitation.</source>
        <translation>Қарсыласыңыз шақыруыңызды көріп тұр.</translation>
    </message>
    <message>
        <source>watch only</source>
        <comment>a game in the network</comment>
        <translation>тек қарап отыруға болады</translation>
    </message>
    <message>
        <source>&amp;Yes, I agree</source>
        <translation>&amp;Иә, келісемін</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <comment>I do not agree</comment>
        <translation>Жо&amp;қ</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Толығырақ</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>сағатсыз</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Бірінші сіз жүресіз.</translation>
    </message>
    <message>
        <source>The other player begins.</source>
        <translation>Бірінші қарсыласыңыз жүреді.</translation>
    </message>
    <message>
        <source>Codes never contain “%1”. Check character %2.</source>
        <translation>Кодта «%1» болмайды. %2-таңбаны қайта қараңыз.</translation>
    </message>
    <message>
        <source>A code has 8 letters and digits. This one has %1.</source>
        <translation>Кодта 8 таңба (әріп пен цифр) болуы керек, мұнда — %1.</translation>
    </message>
    <message>
        <source>Something is mistyped. Compare the code with the one on the other screen.</source>
        <translation>Қате терілген таңба бар. Екінші экрандағы кодпен салыстырыңыз.</translation>
    </message>
    <message>
        <source>The other computer was not found. Both must be on the same network, and the other one must be showing the code.</source>
        <translation>Екінші компьютер табылмады. Екеуі бір желіде болуы, ал екіншісінің экранында код тұруы керек.</translation>
    </message>
    <message>
        <source>The other computer has a different version of Qumalaq. Use the same version on both.</source>
        <translation>Екінші компьютерде Qumalaq бағдарламасының басқа нұсқасы тұр. Екеуінде бірдей нұсқа болуы керек.</translation>
    </message>
    <message>
        <source>This is not the code of the other computer. Ask for the code again.</source>
        <translation>Екінші компьютердің коды басқа. Кодты қайта сұраңыз.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Try again in half a minute.</source>
        <translation>Код тым көп рет қате терілді. Жарты минуттан кейін қайталаңыз.</translation>
    </message>
    <message>
        <source>Somebody else is playing this game. You can watch it.</source>
        <translation>Бұл партияны басқа адам ойнап жатыр. Қарап отыруға болады.</translation>
    </message>
    <message>
        <source>Too many people are watching this game.</source>
        <translation>Бұл партияны қарап отырғандар тым көп.</translation>
    </message>
    <message>
        <source>The other player is no longer playing.</source>
        <translation>Қарсылас енді ойнамайды.</translation>
    </message>
    <message>
        <source>%1 wants to take back a move. Do you agree?</source>
        <comment>a name</comment>
        <translation>%1 жүрісті қайтаруды сұрайды. Келісесіз бе?</translation>
    </message>
    <message>
        <source>%1 wants to stop the clocks for a while. Do you agree?</source>
        <comment>a name</comment>
        <translation>%1 сағатты біраз тоқтатуды сұрайды. Келісесіз бе?</translation>
    </message>
    <message>
        <source>%1 wants to play again, with the sides swapped. Do you agree?</source>
        <comment>a name</comment>
        <translation>%1 жақ ауыстырып, тағы ойнауды ұсынады. Келісесіз бе?</translation>
    </message>
    <message>
        <source>That was too late: the game is over.</source>
        <translation>Кеш қалдыңыз: партия бітті.</translation>
    </message>
    <message>
        <source>That was not possible: it is the other player’s turn.</source>
        <translation>Бұл мүмкін болмады: қазір қарсыласыңыздың кезегі.</translation>
    </message>
    <message>
        <source>That was too late: the position has changed.</source>
        <translation>Кеш қалдыңыз: позиция өзгерді.</translation>
    </message>
    <message>
        <source>The other computer did not accept that: it is against the rules of this game.</source>
        <translation>Екінші компьютер мұны қабылдамады: бұл осы ойынның ережесіне қайшы.</translation>
    </message>
    <message>
        <source>%1 did not let you take back the move.</source>
        <comment>a name</comment>
        <translation>%1 жүрісті қайтаруға келіспеді.</translation>
    </message>
    <message>
        <source>%1 did not agree to stop the clocks.</source>
        <comment>a name</comment>
        <translation>%1 сағатты тоқтатуға келіспеді.</translation>
    </message>
    <message>
        <source>%1 does not want to play again.</source>
        <comment>a name</comment>
        <translation>%1 тағы ойнаудан бас тартты.</translation>
    </message>
    <message>
        <source>The connection was lost. Waiting for %1 (%2 s)</source>
        <comment>name, seconds</comment>
        <translation>Байланыс үзілді. Мына ойыншыны күтіп тұрмыз: %1 (%2 с)</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <comment>a name</comment>
        <translation>%1 ойыннан шықты.</translation>
    </message>
    <message>
        <source>The connection was lost. Waiting for the other player (%1 s)</source>
        <comment>seconds</comment>
        <translation>Байланыс үзілді. Қарсыласыңызды күтіп тұрмыз (%1 с)</translation>
    </message>
    <message>
        <source>The other player has left.</source>
        <translation>Қарсыласыңыз ойыннан шықты.</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Қарсылас</translation>
    </message>
</context>
<context>
    <name>VoiceText</name>
    <message>
        <source>A screen reader is running, so the program itself is silent.</source>
        <translation>Экранды дыбыстайтын бағдарлама қосулы, сондықтан Qumalaq өзі сөйлемейді.</translation>
    </message>
    <message>
        <source>This computer has no voice for the language of the program.</source>
        <translation>Бұл компьютерде бағдарлама тіліне арналған дауыс жоқ.</translation>
    </message>
    <message>
        <source>This computer has no voice: install speech-dispatcher with eSpeak NG.</source>
        <translation>Бұл компьютерде дауыс жоқ: speech-dispatcher мен eSpeak NG орнатыңыз.</translation>
    </message>
    <message>
        <source>The program was built without Qt TextToSpeech, so it cannot read aloud.</source>
        <translation>Бағдарлама Qt TextToSpeech кітапханасынсыз жиналған, сондықтан дауыстап оқи алмайды.</translation>
    </message>
    <message>
        <source>The screen reader has stopped.</source>
        <translation>Экранды дыбыстайтын бағдарлама тоқтады.</translation>
    </message>
    <message>
        <source>The program reads aloud. Control silences it; F8 turns reading aloud off.</source>
        <translation>Бағдарлама дауыстап оқиды. Контрол пернесі дауысты тоқтатады, F8 дауыстап оқуды өшіреді.</translation>
    </message>
    <message>
        <source>The program no longer reads aloud.</source>
        <translation>Бағдарлама енді дауыстап оқымайды.</translation>
    </message>
    <message>
        <source>First plays 7, to Second’s 6. Takes 10, now 10.</source>
        <translation>Бастаушы: 7-отау, қостаушының 6-отауына. Ұтысы 10, барлығы 10.</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1-бет, барлығы — %2</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>field of a worksheet</comment>
        <translation>Аты-жөні</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>field of a worksheet</comment>
        <translation>Күні</translation>
    </message>
    <message>
        <source>Your row is the lower one. Find your move and write it under the board.</source>
        <translation>Төменгі қатар — сіздікі. Жүрісіңізді тауып, тақтаның астына жазыңыз.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a puzzle, task</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Move:</source>
        <comment>followed by a line to write on</comment>
        <translation>Жүріс:</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <comment>title of a worksheet</comment>
        <translation>Жауаптары: %1</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AboutDialog</name>
    <message>
        <source>About Qumalaq</source>
        <translation>Qumalaq туралы</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Нұсқасы: %1</translation>
    </message>
    <message>
        <source>Togyzqumalaq and its relatives: mancala games of the steppe and beyond.</source>
        <translation>Тоғызқұмалақ және оның туыстары: дала мен алыс елдердің манкала ойындары.</translation>
    </message>
    <message>
        <source>© 2026 The Qumalaq authors. Free software under the GNU General Public License, version 3 or later. There is no warranty, to the extent the law permits.</source>
        <translation>© 2026 Qumalaq авторлары. GNU General Public License лицензиясының 3-нұсқасы немесе одан кейінгісі бойынша таратылатын еркін бағдарлама. Заң рұқсат еткен шекте ешқандай кепілдік берілмейді.</translation>
    </message>
    <message>
        <source>Built with Qt %1. Typeface: Noto Sans, under the SIL Open Font License.</source>
        <translation>Qt %1 негізінде жасалған. Қаріп: Noto Sans, SIL Open Font License бойынша.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Жаңа ойын…</translation>
    </message>
    <message>
        <source>Choose a game, an opponent and a side</source>
        <translation>Ойынды, қарсыласты және жағыңызды таңдау</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Қайта ойнау</translation>
    </message>
    <message>
        <source>Play again with the sides swapped</source>
        <translation>Жақ ауыстырып, қайта ойнау</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>Б&amp;ерілу</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Партияда жеңілгеніңізді мойындау</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Тең ойын ұсыну</translation>
    </message>
    <message>
        <source>Ask the opponent to agree to a draw</source>
        <translation>Қарсыласқа тең ойынға келісуді ұсыну</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ш&amp;ығу</translation>
    </message>
    <message>
        <source>Leave the program; the game is saved</source>
        <translation>Бағдарламадан шығу; партия сақталады</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>Қайта&amp;ру</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Қа&amp;йталау</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Ке&amp;ңес</translation>
    </message>
    <message>
        <source>Re&amp;play the last move</source>
        <translation>&amp;Соңғы жүрісті көрсету</translation>
    </message>
    <message>
        <source>Show the last move once more, slowly</source>
        <translation>Соңғы жүрісті баяу қайта көрсету</translation>
    </message>
    <message>
        <source>Pre&amp;vious move</source>
        <translation>&amp;Алдыңғы жүріс</translation>
    </message>
    <message>
        <source>Look at the position one move earlier</source>
        <translation>Бір жүріс бұрынғы позицияны көру</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>&amp;Келесі жүріс</translation>
    </message>
    <message>
        <source>Look at the position one move later</source>
        <translation>Бір жүрістен кейінгі позицияны көру</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>Тақтаны &amp;бұру</translation>
    </message>
    <message>
        <source>Turn the board round</source>
        <translation>Тақтаның екінші жағын өзіңізге бұру</translation>
    </message>
    <message>
        <source>Side p&amp;anel</source>
        <translation>Бүйір &amp;панелі</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves</source>
        <translation>Ойыншылар мен жүрістерді көрсету немесе жасыру</translation>
    </message>
    <message>
        <source>Only the &amp;board</source>
        <translation>Тек т&amp;ақта</translation>
    </message>
    <message>
        <source>Hide everything but the board</source>
        <translation>Тақтадан басқаның бәрін жасыру</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation>Т&amp;олық экран</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Терезені бүкіл экранға жаю</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>Жылдам&amp;ырақ</translation>
    </message>
    <message>
        <source>Raise the sowing speed</source>
        <translation>Тарату жылдамдығын арттыру</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Ба&amp;яуырақ</translation>
    </message>
    <message>
        <source>Lower the sowing speed</source>
        <translation>Тарату жылдамдығын азайту</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Дыбыссыз</translation>
    </message>
    <message>
        <source>Turn the sounds off or on</source>
        <translation>Дыбысты өшіру немесе қосу</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>Бапта&amp;улар…</translation>
    </message>
    <message>
        <source>Language, theme, sowing speed and sound</source>
        <translation>Тіл, безендіру, тарату жылдамдығы және дыбыс</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Е&amp;режелер</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Ойын қалай ойналады</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Пернелер</translation>
    </message>
    <message>
        <source>Everything the keyboard can do</source>
        <translation>Пернетақтамен не істеуге болады</translation>
    </message>
    <message>
        <source>&amp;About Qumalaq</source>
        <translation>Qumalaq &amp;туралы</translation>
    </message>
    <message>
        <source>Version, licence and authors</source>
        <translation>Нұсқа, лицензия және авторлар</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>&amp;Qt туралы</translation>
    </message>
    <message>
        <source>The toolkit this program is built with</source>
        <translation>Бағдарламаны жасауға қолданылған құралдар жинағы</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ойын</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Көрініс</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Анықтама</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tip (keys)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show &amp;odd and even</source>
        <translation>Жұп пен тақты &amp;көрсету</translation>
    </message>
    <message>
        <source>&amp;Guess the landing</source>
        <translation>Түсер жерін бо&amp;лжау</translation>
    </message>
    <message>
        <source>Before each move, guess where its last stone will fall</source>
        <translation>Әр жүріс алдында соңғысы қайда түсетінін болжау</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>Баста&amp;пқы бет</translation>
    </message>
    <message>
        <source>All that the program offers; your game is saved</source>
        <translation>Барлық мүмкіндік бір бетте; партия сақталып тұрады</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Сабақтар</translation>
    </message>
    <message>
        <source>Learn the game from the first stone, step by step</source>
        <translation>Ойынды ең басынан бастап, біртіндеп үйрену</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Есептер</translation>
    </message>
    <message>
        <source>Positions with one best move</source>
        <translation>Ең жақсы жүрісі біреу ғана болатын позициялар</translation>
    </message>
    <message>
        <source>&amp;Counting rush</source>
        <translation>Ж&amp;ылдам санау</translation>
    </message>
    <message>
        <source>Thirty seconds: where does the last stone fall?</source>
        <translation>Отыз секунд: соңғы құмалақ қайда түседі?</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Үйрену</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>К&amp;ідіріс</translation>
    </message>
    <message>
        <source>Stop the clocks or start them again</source>
        <translation>Сағаттарды тоқтату немесе қайта жүргізу</translation>
    </message>
    <message>
        <source>The &amp;kazans</source>
        <translation>&amp;Қазандар</translation>
    </message>
    <message>
        <source>Say how many stones each player has gathered</source>
        <translation>Әр ойыншының қанша жинағанын айту</translation>
    </message>
    <message>
        <source>The &amp;clocks</source>
        <translation>С&amp;ағаттар</translation>
    </message>
    <message>
        <source>Say how much time is left</source>
        <translation>Қанша уақыт қалғанын айту</translation>
    </message>
    <message>
        <source>The whole &amp;board</source>
        <translation>Бүкіл &amp;тақта</translation>
    </message>
    <message>
        <source>Say what lies in every pit</source>
        <translation>Әр отауда не жатқанын айту</translation>
    </message>
    <message>
        <source>Sp&amp;eech</source>
        <translation>Сө&amp;йлеу</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ашу…</translation>
    </message>
    <message>
        <source>Open a file of games</source>
        <translation>Партиялары бар файлды ашу</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сақтау</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>Партияны өз файлына сақтау</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>&amp;Басқаша сақтау…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>Партияны басқа файлға сақтау</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Кі&amp;тапхана</translation>
    </message>
    <message>
        <source>All games that were played or imported</source>
        <translation>Ойналған және файлдан қосылған барлық партия</translation>
    </message>
    <message>
        <source>Position e&amp;ditor</source>
        <translation>Пози&amp;ция редакторы</translation>
    </message>
    <message>
        <source>Set up any position, to play or to analyse it</source>
        <translation>Кез келген позицияны құрып, ойнау немесе талдау</translation>
    </message>
    <message>
        <source>C&amp;heck a scoresheet</source>
        <translation>Жазбаны тү&amp;зету</translation>
    </message>
    <message>
        <source>Type in a scoresheet and find what does not fit</source>
        <translation>Жазбаны теріп, сәйкес келмейтін жерін табу</translation>
    </message>
    <message>
        <source>&amp;Print the scoresheet…</source>
        <translation>Жазбаны басып &amp;шығару…</translation>
    </message>
    <message>
        <source>The moves on paper, with the position after every ten</source>
        <translation>Жүрістерді әр он жүрістен кейінгі позициямен бірге басып шығару</translation>
    </message>
    <message>
        <source>Scoresheet as PD&amp;F…</source>
        <translation>Жазба P&amp;DF түрінде…</translation>
    </message>
    <message>
        <source>The moves as a page, with the position after every ten</source>
        <translation>Жүрістерді әр он жүрістен кейінгі позициясымен PDF бетіне сақтау</translation>
    </message>
    <message>
        <source>P&amp;icture of the board…</source>
        <translation>Тақтаның с&amp;уреті…</translation>
    </message>
    <message>
        <source>Save the board as a picture, PNG or SVG</source>
        <translation>Тақтаны сурет етіп сақтау (PNG немесе SVG)</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>Партияны &amp;көшіру</translation>
    </message>
    <message>
        <source>The moves as text, for a message or another program</source>
        <translation>Жүрістер мәтін түрінде: хатқа немесе басқа бағдарламаға</translation>
    </message>
    <message>
        <source>Cop&amp;y the position</source>
        <translation>Позицияны көші&amp;ру</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Позиция мәтін түрінде</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>К&amp;ірістіру</translation>
    </message>
    <message>
        <source>Open the copied game or position</source>
        <translation>Көшірілген партияны немесе позицияны ашу</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Mark the pit the computer would play; press again for the reason</source>
        <translation>Компьютер жүретін отауды белгілеу; себебін білу үшін тағы басыңыз</translation>
    </message>
    <message>
        <source>C&amp;oach</source>
        <translation>&amp;Жаттықтырушы</translation>
    </message>
    <message>
        <source>Say after each move what it did, and offer to take back a clear mistake</source>
        <translation>Әр жүрістен кейін не болғанын айту, анық қате кетсе, жүрісті қайтаруды ұсыну</translation>
    </message>
    <message>
        <source>Open the st&amp;udy</source>
        <translation>Талдау&amp;ды ашу</translation>
    </message>
    <message>
        <source>Go through a game move by move, with the computer’s opinion</source>
        <translation>Партияның әр жүрісін компьютердің бағасымен бірге қарап шығу</translation>
    </message>
    <message>
        <source>&amp;Evaluation</source>
        <translation>&amp;Баға</translation>
    </message>
    <message>
        <source>Show who is ahead, and the best moves; never during a game</source>
        <translation>Кім алда екенін және ең жақсы жүрістерді көрсету; партия кезінде көрсетілмейді</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <translation>Партияны т&amp;ексеру</translation>
    </message>
    <message>
        <source>Let the computer judge every move of the game</source>
        <translation>Компьютерге партияның әр жүрісін бағалату</translation>
    </message>
    <message>
        <source>Pre&amp;vious mistake</source>
        <translation>&amp;Алдыңғы қате</translation>
    </message>
    <message>
        <source>Go to the previous mistake that the review found</source>
        <translation>Тексеруде табылған алдыңғы қатеге өту</translation>
    </message>
    <message>
        <source>Nex&amp;t mistake</source>
        <translation>&amp;Келесі қате</translation>
    </message>
    <message>
        <source>Go to the next mistake that the review found</source>
        <translation>Тексеруде табылған келесі қатеге өту</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>Тү&amp;сініктеме…</translation>
    </message>
    <message>
        <source>Comment on the move</source>
        <translation>Жүріске түсініктеме жазу</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <translation>Нұсқаны &amp;жоғары көтеру</translation>
    </message>
    <message>
        <source>Move this variation above the previous one</source>
        <translation>Нұсқаны алдыңғысынан жоғары қою</translation>
    </message>
    <message>
        <source>Remove &amp;from here</source>
        <translation>Осы жерден бастап ө&amp;шіру</translation>
    </message>
    <message>
        <source>Remove this move and all moves after it; you can undo this</source>
        <translation>Осы жүрісті және одан кейінгілерін өшіру; қайтаруға болады</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Осы жерден &amp;ойнау</translation>
    </message>
    <message>
        <source>Play against the computer from this position</source>
        <translation>Осы позициядан компьютермен ойнау</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Талдау</translation>
    </message>
    <message>
        <source>A&amp;nimation of moves…</source>
        <translation>Жүрістер а&amp;нимациясы…</translation>
    </message>
    <message>
        <source>Save some moves as a GIF that shows the stones being sown</source>
        <translation>Бірнеше жүрісті тарату барысы көрінетін GIF файлына сақтау</translation>
    </message>
    <message>
        <source>&amp;Clock for a wooden board</source>
        <translation>Ағаш тақтаға арна&amp;лған сағат</translation>
    </message>
    <message>
        <source>Two clocks and nothing else, in full screen</source>
        <translation>Бүкіл экранда тек екі сағат</translation>
    </message>
    <message>
        <source>I&amp;mport games…</source>
        <translation>Партияларды файлдан қ&amp;осу…</translation>
    </message>
    <message>
        <source>Choose files and add all their games to the library</source>
        <translation>Файлдардағы барлық партияны кітапханаға қосу</translation>
    </message>
    <message>
        <source>&amp;Start of the game</source>
        <translation>&amp;Басына</translation>
    </message>
    <message>
        <source>Show the position before the first move</source>
        <translation>Бірінші жүріске дейінгі позицияны көрсету</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Соң&amp;ғы жүріс</translation>
    </message>
    <message>
        <source>Show the position after the last move</source>
        <translation>Соңғы жүрістен кейінгі позицияны көрсету</translation>
    </message>
    <message>
        <source>&amp;My mistakes</source>
        <translation>&amp;Менің қателерім</translation>
    </message>
    <message>
        <source>What you could have played better in your games</source>
        <translation>Партияларыңызда қай жерде жақсырақ жүруге болатын еді</translation>
    </message>
    <message>
        <source>&amp;Worksheets…</source>
        <translation>Жұмыс па&amp;рақтары…</translation>
    </message>
    <message>
        <source>Puzzles or an empty scoresheet on paper, or as a PDF</source>
        <translation>Есептер немесе бос жазба парағы: қағазға немесе PDF файлына</translation>
    </message>
    <message>
        <source>Dia&amp;gram for print…</source>
        <translation>Басып шығаруға арналған &amp;диаграмма…</translation>
    </message>
    <message>
        <source>Save the board in black and white, SVG or PNG</source>
        <translation>Тақтаны ақ-қара сурет етіп SVG немесе PNG түрінде сақтау</translation>
    </message>
    <message>
        <source>Ma&amp;ke a puzzle…</source>
        <translation>Есеп &amp;құрастыру…</translation>
    </message>
    <message>
        <source>Add this position to a pack of puzzles, if it has one best move</source>
        <translation>Бір ғана ең жақсы жүрісі болса, позицияны есептер жинағына қосу</translation>
    </message>
    <message>
        <source>&amp;What was said</source>
        <translation>&amp;Не айтылды</translation>
    </message>
    <message>
        <source>Repeat what was said last; press again for what came before</source>
        <translation>Соңғы айтылғанды қайталау; тағы бассаңыз — одан бұрынғысын</translation>
    </message>
    <message>
        <source>&amp;Your row</source>
        <translation>Ө&amp;з қатарыңыз</translation>
    </message>
    <message>
        <source>Say what lies in your pits</source>
        <translation>Өз отауларыңызда не жатқанын айту</translation>
    </message>
    <message>
        <source>The &amp;opponent’s row</source>
        <translation>Қар&amp;сыластың қатары</translation>
    </message>
    <message>
        <source>Say what lies in the opponent’s pits</source>
        <translation>Қарсыластың отауларында не жатқанын айту</translation>
    </message>
    <message>
        <source>The tu&amp;zdyks</source>
        <translation>Тұз&amp;дықтар</translation>
    </message>
    <message>
        <source>Say which pits are tuzdyks</source>
        <translation>Қай отаулардың тұздық екенін айту</translation>
    </message>
    <message>
        <source>The th&amp;reats</source>
        <translation>Қа&amp;уіптер</translation>
    </message>
    <message>
        <source>Say what the opponent could take at once</source>
        <translation>Қарсыластың бірден не ұтып ала алатынын айту</translation>
    </message>
    <message>
        <source>Re&amp;ad aloud</source>
        <translation>Дауыстап &amp;оқу</translation>
    </message>
    <message>
        <source>Let the program speak, without a screen reader; the Ctrl key silences it</source>
        <translation>Экранды дыбыстайтын бағдарламасыз-ақ дауыстап оқу; Ctrl пернесі тоқтатады</translation>
    </message>
    <message>
        <source>The selected &amp;pit</source>
        <translation>Та&amp;ңдалған отау</translation>
    </message>
    <message>
        <source>Say what the pit is called and what a move from it would do</source>
        <translation>Отаудың атын және одан жүрудің нәтижесін айту</translation>
    </message>
    <message>
        <source>The &amp;evaluation</source>
        <translation>&amp;Баға</translation>
    </message>
    <message>
        <source>Say who is ahead and why; press again for the best line (in the study)</source>
        <translation>Кімнің алда екенін және неге екенін айту; қайта бассаңыз — үздік нұсқаны (талдауда)</translation>
    </message>
    <message>
        <source>&amp;Playing without seeing</source>
        <translation>&amp;Көрмей ойнау</translation>
    </message>
    <message>
        <source>How to play by listening: the keys, the board in your head, learning</source>
        <translation>Тыңдап ойнау: пернелер, ойдағы тақта, үйрену</translation>
    </message>
    <message>
        <source>User’s &amp;guide</source>
        <translation>&amp;Нұсқаулық</translation>
    </message>
    <message>
        <source>Explains everything in this program, with pictures; opens in the browser</source>
        <translation>Бағдарламаның бар мүмкіндігі, суреттермен; браузерде ашылады</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Ж&amp;үрісті қайтару</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Соңғы жүрісіңізді қайтару</translation>
    </message>
    <message>
        <source>Repeat the move that you took back</source>
        <translation>Қайтарылған жүрісті қайталау</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Соңғы өзгерісті қайтару</translation>
    </message>
    <message>
        <source>Tint odd and even pits; odd ones have their number on a circle, even ones on a square</source>
        <translation>Құмалағы тақ және жұп отауларды екі түске бояу; тақ сан дөңгелекте, жұп сан шаршыда тұрады</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Ко&amp;манда табу…</translation>
    </message>
    <message>
        <source>Type what you want to do, and choose from the list</source>
        <translation>Не істегіңіз келетінін жазып, тізімнен таңдаңыз</translation>
    </message>
    <message>
        <source>Cl&amp;ass…</source>
        <translation>Сы&amp;нып…</translation>
    </message>
    <message>
        <source>Who is learning on this computer, how far they have come, and where they stopped</source>
        <translation>Осы компьютерде кім үйренеді, кім қай сабаққа жетті, кім қай жерде тоқтады</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu: command</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The last &amp;move</source>
        <translation>Қандай &amp;жүріс жасалды</translation>
    </message>
    <message>
        <source>Say the move that led to the position</source>
        <translation>Осы позицияға әкелген жүрісті айту</translation>
    </message>
    <message>
        <source>T&amp;wo players on two computers</source>
        <translation>Екі ком&amp;пьютерде екі ойыншы</translation>
    </message>
    <message>
        <source>Play with somebody at another computer on your network</source>
        <translation>Осы желідегі басқа компьютерде отырған адаммен ойнау</translation>
    </message>
    <message>
        <source>Rev&amp;iews</source>
        <translation>Тексерілген &amp;партиялар</translation>
    </message>
    <message>
        <source>My p&amp;rogress</source>
        <translation>Менің же&amp;тістігім</translation>
    </message>
    <message>
        <source>Your rating, your results and what your moves cost</source>
        <translation>Рейтингіңіз, нәтижелеріңіз және жүрістеріңіздің шығыны</translation>
    </message>
    <message>
        <source>Let the computer review games from the library, one after another</source>
        <translation>Кітапханадағы партияларды компьютерге бірінен соң бірін тексерту</translation>
    </message>
    <message>
        <source>My openin&amp;gs</source>
        <translation>Менің &amp;бастауларым</translation>
    </message>
    <message>
        <source>Choose the first moves that you want to play, and practise them</source>
        <translation>Жасағыңыз келетін алғашқы жүрістерді таңдап, пысықтау</translation>
    </message>
    <message>
        <source>&amp;Learn this opening</source>
        <translation>Осы бастауды ү&amp;йрену</translation>
    </message>
    <message>
        <source>Add the moves from the start to this position to your openings, for the side that moved last</source>
        <translation>Партия басынан осы позицияға дейінгі жүрістерді соңғы жүрген жаққа арналған бастауларыңызға қосу</translation>
    </message>
    <message>
        <source>Repeat the change that you undid</source>
        <translation>Қайтарылған өзгерісті қайталау</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AnalysisPanel</name>
    <message>
        <source>%1
Depth %2 · %3</source>
        <comment>moves, plies, speed</comment>
        <translation>%1
Тереңдігі %2 · %3</translation>
    </message>
    <message>
        <source>Best moves (+ %1 ahead)</source>
        <comment>what the sign means, a name</comment>
        <translation>Ең жақсы жүрістер (+ %1 алда)</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AnimationDialog</name>
    <message>
        <source>Save as animation</source>
        <translation>Анимация ретінде сақтау</translation>
    </message>
    <message>
        <source>The GIF shows the moves on the board one after another, in a loop.</source>
        <translation>GIF файлында жүрістер бірінен соң бірі көрсетіліп, қайталана береді.</translation>
    </message>
    <message>
        <source>&amp;From move</source>
        <translation>Мына жүр&amp;істен</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>Мына жүріс&amp;ке дейін</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сақтау…</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AnimationSaver</name>
    <message>
        <source>Making the animation…</source>
        <translation>Анимация жасалып жатыр…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
    <message>
        <source>The animation could not be made.</source>
        <translation>Анимация жасалмады.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::AnswerFields</name>
    <message>
        <source>&amp;Answer</source>
        <translation>Жауа&amp;п</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Нешеу</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Біреуге азайту</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Біреуге көбейту</translation>
    </message>
    <message>
        <source>Mark of a new tuzdyk</source>
        <translation>Жаңа тұздық белгісі</translation>
    </message>
    <message>
        <source>The move, as it is written</source>
        <translation>Жүрістің жазылуы</translation>
    </message>
    <message>
        <source>Type the move first: two digits.</source>
        <translation>Алдымен жүрісті жазыңыз: екі цифр.</translation>
    </message>
    <message>
        <source>Type a number first.</source>
        <translation>Алдымен санды жазыңыз.</translation>
    </message>
    <message>
        <source>Press a number from 1 to %1.</source>
        <translation>1 мен %1 аралығындағы санды басыңыз.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ChooseGameDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>Партияны таңдаңыз</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games found.</source>
        <translation>
            <numerusform>Табылған партия: %Ln.</numerusform>
            <numerusform>Табылған партия: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ашу</translation>
    </message>
    <message>
        <source>Add &amp;all to the library</source>
        <translation>&amp;Бәрін кітапханаға қосу</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партиялар</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ClockPicker</name>
    <message>
        <source>No clock</source>
        <translation>Сағатсыз</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Басқаша…</translation>
    </message>
    <message>
        <source>The minutes are for the whole game</source>
        <translation>Минуттар бүкіл партияға беріледі</translation>
    </message>
    <message>
        <source>Each move adds seconds (Fischer)</source>
        <translation>Әр жүріс секунд қосады (Фишер)</translation>
    </message>
    <message>
        <source>Each move gives back its seconds (Bronstein)</source>
        <translation>Әр жүріс өз секундын қайтарады (Бронштейн)</translation>
    </message>
    <message>
        <source>Minutes for %1</source>
        <comment>a side</comment>
        <translation>%1: неше минут</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Жүрістің қосатын секунды</translation>
    </message>
    <message>
        <source>At most, in seconds</source>
        <translation>Ең көбі неше секунд</translation>
    </message>
    <message>
        <source>When time runs out</source>
        <translation>Уақыт біткенде</translation>
    </message>
    <message>
        <source>the game is lost</source>
        <translation>ойыншы жеңіледі</translation>
    </message>
    <message>
        <source>the stones left go to the opponent</source>
        <translation>қалғаны қарсыласқа өтеді</translation>
    </message>
    <message>
        <source>Type of clock</source>
        <translation>Сағат түрі</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Сағат</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ClockWindow</name>
    <message>
        <source>Moves: %1</source>
        <translation>Жүріс саны: %1</translation>
    </message>
    <message>
        <source>Press after your first move to start the other clock.</source>
        <translation>Алғашқы жүрістен кейін басыңыз: екінші сағат жүре бастайды.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Уақыт бітті</translation>
    </message>
    <message>
        <source>Paused. Press to continue.</source>
        <translation>Кідіріс. Жалғастыру үшін басыңыз.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Жалғастыру</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Кідіріс</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Сағат</translation>
    </message>
    <message>
        <source>Clock for a wooden board</source>
        <translation>Ағаш тақтаға арналған сағат</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Қайта бастау</translation>
    </message>
    <message>
        <source>&amp;Clock…</source>
        <translation>&amp;Сағат…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Жа&amp;бу</translation>
    </message>
    <message>
        <source>Clock of the near player</source>
        <translation>Жақын отырған ойыншының сағаты</translation>
    </message>
    <message>
        <source>Clock of the far player</source>
        <translation>Қарсы отырған ойыншының сағаты</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::CoachController</name>
    <message>
        <source>The coach speaks after the next move.</source>
        <translation>Жаттықтырушы келесі жүрістен кейін сөйлейді.</translation>
    </message>
    <message>
        <source>Clearly better: %1.</source>
        <comment>a move</comment>
        <translation>Әлдеқайда жақсысы — %1 жүру.</translation>
    </message>
    <message>
        <source>A sure win was missed: %1.</source>
        <comment>a move</comment>
        <translation>Сөзсіз жеңістен қалдыңыз: %1 жүру керек еді.</translation>
    </message>
    <message>
        <source>Your move loses the game; %1 is better.</source>
        <comment>a move</comment>
        <translation>Бұл жүрістен кейін жеңілесіз; %1 жүрген жақсырақ.</translation>
    </message>
    <message>
        <source>Better by about %2: %1.</source>
        <comment>a move, how many stones</comment>
        <translation>Жақсырағы — %1 жүру, айырмасы — шамамен %2.</translation>
    </message>
    <message>
        <source>The computer looked ahead and found no better move.</source>
        <translation>Компьютер алға қарай есептеп, бұдан жақсысын таппады.</translation>
    </message>
    <message>
        <source>This move wins for certain.</source>
        <translation>Бұл жүріс сөзсіз жеңіске жеткізеді.</translation>
    </message>
    <message>
        <source>All moves lose.</source>
        <translation>Қалай жүрсе де, жеңіледі.</translation>
    </message>
    <message>
        <source>No move wins for certain.</source>
        <translation>Сөзсіз жеңіске жеткізетін жүріс жоқ.</translation>
    </message>
    <message>
        <source>Why? Ask for the hint again.</source>
        <translation>Себебін білу үшін кеңесті қайта сұраңыз.</translation>
    </message>
    <message>
        <source>Every stone that falls into a tuzdyk goes to its owner’s kazan.</source>
        <translation>Тұздыққа түскен әр құмалақ оның иесінің қазанына өтеді.</translation>
    </message>
    <message>
        <source>After it the opponent can take %1 at most, after other moves up to %2.</source>
        <comment>how many, how many</comment>
        <translation>Осылай жүргенде қарсыластың ұтысы көп дегенде — %1, басқаша жүргенде — %2.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::CoachPanel</name>
    <message>
        <source>Take &amp;back</source>
        <translation>Жүрісті &amp;қайтару</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::CountingRushPage</name>
    <message>
        <source>Right.</source>
        <translation>Дұрыс.</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <comment>the right answer</comment>
        <translation>Жоқ, дұрысы — %1.</translation>
    </message>
    <message>
        <source>Counting rush</source>
        <translation>Жылдам санау</translation>
    </message>
    <message>
        <source>Thirty seconds. Say where the last stone falls, then what it takes, then what the reply takes. Choose the pit, or type the digit; ↑ and ↓ change the row.</source>
        <translation>Отыз секунд. Соңғы құмалақ қайда түседі, сонда нешеу ұтып алынады, ал жауап жүрісте ше? Отауды таңдаңыз немесе цифрын теріңіз; ↑ мен ↓ қатарды ауыстырады.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n ұпай</numerusform>
            <numerusform>%n ұпай</numerusform>
        </translation>
    </message>
    <message>
        <source>A new record.</source>
        <translation>Жаңа рекорд.</translation>
    </message>
    <message>
        <source>Best so far. Points: %1. Right in a row: %2. Level: %3.</source>
        <translation>Үздік нәтиже: ұпай — %1, қатарынан дұрыс жауап — %2, деңгей — %3.</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>Та&amp;ғы бір рет</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Бастау</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 · %n points</source>
        <translation>
            <numerusform>%1-деңгей · %n ұпай</numerusform>
            <numerusform>%1-деңгей · %n ұпай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds are left.</source>
        <translation>
            <numerusform>%n секунд қалды.</numerusform>
            <numerusform>%n секунд қалды.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seconds left</source>
        <translation>Қалған секунд</translation>
    </message>
    <message>
        <source>Missed:</source>
        <translation>Қателескен жерлеріңіз:</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Уақыт бітті.</translation>
    </message>
</context>
<context>
    <name>CourseProgress</name>
    <message>
        <source>Your horse: %1.</source>
        <comment>foal, yearling …</comment>
        <translation>Жылқыңыз: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::EditorPage</name>
    <message>
        <source>Stones on the board: %1 of %2.</source>
        <translation>Тақтадағысы: %1, керегі — %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Бұл позицияда ойын аяқталған.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Қайтарылды.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Қайталанды.</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Позиция редакторы</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Осы жерден ой&amp;нау</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>Та&amp;лдау</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Тақта</translation>
    </message>
    <message>
        <source>Stones on the board: %1 of %2. Missing: %3.</source>
        <translation>Тақтадағысы: %1, керегі — %2. Жетпейтіні: %3.</translation>
    </message>
    <message>
        <source>Stones on the board: %1 of %2. Too many: %3.</source>
        <translation>Тақтадағысы: %1, керегі — %2. Артығы: %3.</translation>
    </message>
    <message>
        <source>A click adds a stone, a right click removes one, and the wheel does both. Or select a place and type a number.</source>
        <translation>Тінтуірдің сол батырмасы бір-бірден қосады, оң батырмасы бір-бірден алады, дөңгелегі екеуін де істейді. Немесе орынды таңдап, санын теріңіз.</translation>
    </message>
    <message>
        <source>Digits set the number of stones in the selected pit, plus and minus change it, and T makes the pit a tuzdyk or an ordinary pit again.</source>
        <translation>Таңдалған отаудағы құмалақ санын цифрмен теріңіз, плюс және минуспен өзгертіңіз; T отауды тұздық етеді немесе қайтадан кәдімгі отау қылады.</translation>
    </message>
    <message>
        <source>Digits set the number of stones in the selected hole, plus and minus change it.</source>
        <translation>Таңдалған шұңқырдағы тас санын цифрмен теріңіз, плюс және минуспен өзгертіңіз.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::EmptyPitsPicker</name>
    <message>
        <source>Choose at &amp;random</source>
        <translation>Жеребе &amp;тарту</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>Қайта ойнау</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Жаңа ойын</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Тексеру</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Партияны сақтау</translation>
    </message>
    <message>
        <source>Copy the game</source>
        <translation>Партияны көшіру</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <comment>stones</comment>
        <translation>бастапқысы %1</translation>
    </message>
    <message>
        <source>%1 taken</source>
        <comment>stones</comment>
        <translation>ұтып алғаны %1</translation>
    </message>
    <message>
        <source>%1 from the tuzdyk</source>
        <comment>stones</comment>
        <translation>тұздықтан %1</translation>
    </message>
    <message>
        <source>%1 from the row</source>
        <comment>stones, at the end</comment>
        <translation>қатардан %1</translation>
    </message>
    <message>
        <source>%1 sown</source>
        <comment>stones, into the store of the player who sows</comment>
        <translation>таратудан %1</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the game</comment>
        <translation>Сақтау</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the game</comment>
        <translation>Көшіру</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Баға</translation>
    </message>
    <message>
        <source>%1. First’s chances: %2.</source>
        <comment>sentence, percentage</comment>
        <translation>%1. Бастаушының жеңу мүмкіндігі — %2.</translation>
    </message>
    <message>
        <source>There is no evaluation.</source>
        <translation>Баға жоқ.</translation>
    </message>
    <message>
        <source>Expected: %1, %2 ahead</source>
        <comment>a player&apos;s name, how many stones</comment>
        <translation>Болжам: %1, %2 артық</translation>
    </message>
    <message>
        <source>%1: %2 ahead</source>
        <comment>a player&apos;s name, a number</comment>
        <translation>%1: %2 артық</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ExampleBoard</name>
    <message>
        <source>Show the move</source>
        <translation>Жүрісті көрсету</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Мысал</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ExerciseView</name>
    <message>
        <source>Solved on the first try: %1 of %2.</source>
        <translation>Бірден шешілгені: %1, барлығы — %2.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Да&amp;йын</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>К&amp;елесі</translation>
    </message>
    <message>
        <source>Watch what happens.</source>
        <translation>Не болатынын көріңіз.</translation>
    </message>
    <message>
        <source>Sho&amp;w the solution</source>
        <translation>Шеш&amp;імін көрсету</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Тағы &amp;байқап көру</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Кө&amp;ру</translation>
    </message>
    <message>
        <source>Looking for the opponent’s reply…</source>
        <translation>Қарсыластың жауабы ізделіп жатыр…</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Дұрыс емес.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Тағы байқап көріңіз.</translation>
    </message>
    <message>
        <source>You chose %1.</source>
        <comment>a move</comment>
        <translation>Сіз %1 жүрдіңіз.</translation>
    </message>
    <message>
        <source>This task comes again at the end: solve it, and you win the stars back.</source>
        <translation>Бұл тапсырма сабақ соңында қайта келеді. Сонда дұрыс шешсеңіз, жұлдызыңыз қайтады.</translation>
    </message>
    <message>
        <source>%1 gives a hint.</source>
        <comment>a key</comment>
        <translation>%1 пернесі кеңес береді.</translation>
    </message>
    <message>
        <source>Watch how it goes on: the opponent replies.</source>
        <translation>Жалғасын қараңыз: қарсылас жауап жүреді.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ExplorerModel</name>
    <message>
        <source>game ends</source>
        <comment>a game ends here</comment>
        <translation>партия соңы</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Жүріс</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>%1 wins %2%, draws %3%, %4 wins %5%</source>
        <comment>first side, …, second side</comment>
        <translation>%1 жеңісі: %2&#xa0;%, тең ойын: %3&#xa0;%, %4 жеңісі: %5&#xa0;%</translation>
    </message>
    <message>
        <source>%1 wins, draws, %2 wins</source>
        <comment>first side, second side</comment>
        <translation>%1 жеңістері, тең ойындар, %2 жеңістері</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Нәтижелер</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ExplorerPanel</name>
    <message>
        <source>From this position: all games</source>
        <translation>Осы позициядан: барлық партия</translation>
    </message>
    <message>
        <source>From this position: players rated %1+</source>
        <comment>a number</comment>
        <translation>Осы позициядан: рейтингі кемінде %1</translation>
    </message>
    <message>
        <source>Strength of the players</source>
        <translation>Ойыншылардың күші</translation>
    </message>
    <message>
        <source>Moves played from this position</source>
        <translation>Осы позициядан жасалған жүрістер</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::FaultsDialog</name>
    <message>
        <source>Pasted text</source>
        <translation>Кірістірілген мәтін</translation>
    </message>
    <message>
        <source>No game could be read.</source>
        <translation>Бірде-бір партия оқылмады.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games could be read.</source>
        <translation>
            <numerusform>%Ln партия оқылды.</numerusform>
            <numerusform>%Ln партия оқылды.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems:</source>
        <comment>faults of a text, a list follows</comment>
        <translation>Қателер:</translation>
    </message>
    <message>
        <source>&amp;Open what was read</source>
        <translation>Оқылғанын &amp;ашу</translation>
    </message>
    <message>
        <source>Check the &amp;scoresheet</source>
        <translation>Жазбаны тү&amp;зету</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
    <message>
        <source>Problems in the text</source>
        <translation>Мәтіндегі қателер</translation>
    </message>
    <message numerus="yes">
        <source>%n more problems</source>
        <translation>
            <numerusform>тағы %n қате</numerusform>
            <numerusform>тағы %n қате</numerusform>
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
        <translation>Не істегіңіз келеді?</translation>
    </message>
    <message>
        <source>No matching command is available now.</source>
        <translation>Қазір орындауға болатын командалардан ештеңе табылмады.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GameAnnouncements</name>
    <message>
        <source>There is no clock.</source>
        <translation>Сағат жоқ.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 тең ойын ұсынып отыр.</translation>
    </message>
    <message>
        <source>Back in the game.</source>
        <translation>Партияға оралдыңыз.</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>Партияның басы.</translation>
    </message>
    <message>
        <source>First: %1. Second: %2.</source>
        <comment>names of the players</comment>
        <translation>Бастаушы — %1. Қостаушы — %2.</translation>
    </message>
    <message>
        <source>%1. First %2, Second %3. %4</source>
        <comment>who wins, stones, stones, why</comment>
        <translation>%1. Бастаушы — %2, қостаушы — %3. %4</translation>
    </message>
    <message>
        <source>You are First.</source>
        <translation>Сіз бастаушысыз.</translation>
    </message>
    <message>
        <source>You are Second.</source>
        <translation>Сіз қостаушысыз.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <comment>the pits of moves</comment>
        <translation>Қайтарылды: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Партия жалғасады.</translation>
    </message>
    <message>
        <source>In the game it is your move.</source>
        <translation>Партияда кезек сізде.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ConfiguredBoard</name>
    <message>
        <source>The edge of the board.</source>
        <translation>Тақтаның шеті.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GameController</name>
    <message>
        <source>Waiting for the other computer</source>
        <translation>Екінші компьютерді күтіп тұрмыз</translation>
    </message>
    <message>
        <source>You are sowing…</source>
        <translation>Сіз таратып жатырсыз…</translation>
    </message>
    <message>
        <source>%1 is sowing…</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 таратып жатыр…</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 ойланып жатыр…</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GameNotices</name>
    <message>
        <source>%1 offers a draw. %2, do you accept?</source>
        <comment>two names</comment>
        <translation>%1 тең ойын ұсынып отыр. %2, келісесіз бе?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <comment>a draw</comment>
        <translation>Ке&amp;лісу</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <comment>a draw</comment>
        <translation>Кел&amp;іспеу</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>Сағаттар тоқтап тұр.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>with the game after a pause</comment>
        <translation>Жалғастыру</translation>
    </message>
    <message>
        <source>Your game against %1 was set aside in the library.</source>
        <comment>the name of a computer player</comment>
        <translation>Компьютермен (%1) ойнаған партияңыз кітапханаға қойылды.</translation>
    </message>
    <message>
        <source>Your game against level %1 was set aside in the library.</source>
        <translation>Компьютермен (%1-деңгей) ойнаған партияңыз кітапханаға қойылды.</translation>
    </message>
    <message>
        <source>The game %1 – %2 was set aside in the library.</source>
        <comment>two names</comment>
        <translation>«%1 – %2» партиясы кітапханаға қойылды.</translation>
    </message>
    <message>
        <source>Your last game could not be saved in the library. It is in the file %1.</source>
        <translation>Соңғы партияңызды кітапханаға сақтау мүмкін болмады. Ол мына файлда: %1.</translation>
    </message>
    <message>
        <source>&amp;Return to it now</source>
        <comment>to a game; not after the next move</comment>
        <translation>&amp;Партияға қазір оралу</translation>
    </message>
    <message>
        <source>%1, do you resign?</source>
        <comment>a name</comment>
        <translation>%1, берілесіз бе?</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Бұл партияда берілесіз бе?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <comment>the game ends</comment>
        <translation>&amp;Берілу</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <comment>the game does not end</comment>
        <translation>&amp;Жалғастыру</translation>
    </message>
    <message>
        <source>Resign this rated game?</source>
        <translation>Осы рейтингтік партияда берілесіз бе?</translation>
    </message>
    <message>
        <source>Resign this rated game and begin another one?</source>
        <translation>Осы рейтингтік партияда беріліп, жаңасын бастайсыз ба?</translation>
    </message>
    <message>
        <source>Leave this game and begin another one?</source>
        <translation>Бұл партияны қойып, жаңасын бастайсыз ба?</translation>
    </message>
    <message>
        <source>Begin another game? This one is kept in the library.</source>
        <translation>Басқа партия бастайсыз ба? Мынау кітапханада сақталады.</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <comment>the game ends</comment>
        <translation>&amp;Иә</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <comment>the game does not end</comment>
        <translation>Жо&amp;қ</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GamePage</name>
    <message>
        <source>The computer declined the draw.</source>
        <translation>Компьютер тең ойынға келіспеді.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Тақта</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия бітті.</translation>
    </message>
    <message>
        <source>The clocks are stopped. “Continue” goes on with the game.</source>
        <translation>Сағаттар тоқтап тұр. «Жалғастыру» партияны жалғастырады.</translation>
    </message>
    <message>
        <source>You are watching this game.</source>
        <translation>Сіз бұл партияны тек қарап отырсыз.</translation>
    </message>
    <message>
        <source>It is the opponent’s turn.</source>
        <translation>Кезек қарсыласта.</translation>
    </message>
    <message>
        <source>The other player declined the draw.</source>
        <translation>Қарсылас тең ойынға келіспеді.</translation>
    </message>
    <message>
        <source>%1, rated game</source>
        <comment>two players</comment>
        <translation>%1, рейтингтік партия</translation>
    </message>
    <message>
        <source>A rated game has no hints, and moves cannot be taken back.</source>
        <translation>Рейтингтік партияда кеңес те, жүріс қайтару да жоқ.</translation>
    </message>
    <message>
        <source>The draw was declined.</source>
        <translation>Тең ойынға келісілмеді.</translation>
    </message>
    <message>
        <source>You can offer a draw again after the next move.</source>
        <translation>Келесі жүрістен кейін тең ойынды қайта ұсына аласыз.</translation>
    </message>
    <message>
        <source>%1: in the menu %2.</source>
        <comment>a command</comment>
        <translation>%1: «%2» мәзірінде.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GamePreview</name>
    <message>
        <source>Board</source>
        <translation>Тақта</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Басына</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Бір жүріс артқа</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Бір жүріс алға</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Соңына</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of a game</comment>
        <translation>Басы</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <comment>number, South or North, the move</comment>
        <translation>%1-жүріс, %2: %3</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>Партияның басы.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::GamesReader</name>
    <message>
        <source>Reading the copied text…</source>
        <translation>Көшірілген мәтін оқылып жатыр…</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <comment>file</comment>
        <translation>«%1» оқылып жатыр…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::HeaderBar</name>
    <message>
        <source>Back</source>
        <translation>Артқа</translation>
    </message>
    <message>
        <source>To the previous page</source>
        <translation>Алдыңғы бетке оралу</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Мәзір</translation>
    </message>
    <message>
        <source>More commands</source>
        <translation>Басқа командалар</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Пернелер</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Тақта</translation>
    </message>
    <message>
        <source>Play that pit</source>
        <translation>Нөмірі басылған отаудан жүру</translation>
    </message>
    <message>
        <source>Select a pit; then ← and → go from pit to pit</source>
        <translation>Отауды таңдау; содан кейін ← мен → отаудан отауға өтеді</translation>
    </message>
    <message>
        <source>Play the selected pit</source>
        <translation>Таңдалған отаудан жүру</translation>
    </message>
    <message>
        <source>Complete the sowing, deselect, or go back</source>
        <translation>Таратуды аяқтау, таңдауды алып тастау, артқа оралу</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Сабақтар</translation>
    </message>
    <message>
        <source>Go to the other row to choose a place</source>
        <translation>Орын таңдау үшін басқа қатарға өту</translation>
    </message>
    <message>
        <source>Choose your home or store</source>
        <translation>Өз үйіңізді немесе қоймаңызды таңдау</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Талдау</translation>
    </message>
    <message>
        <source>Go to another variation</source>
        <translation>Басқа нұсқаға өту</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Тінтуір дөңгелегі</translation>
    </message>
    <message>
        <source>Step through the moves</source>
        <translation>Жүрістерді бірінен соң бірін қарау</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Кітапхана</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Партияны ашу</translation>
    </message>
    <message>
        <source>Remove the selected games</source>
        <translation>Таңдалған партияларды өшіру</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Іздеу</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Позиция редакторы</translation>
    </message>
    <message>
        <source>Type the number of stones</source>
        <translation>Құмалақ санын теру</translation>
    </message>
    <message>
        <source>One stone more or less</source>
        <translation>Бір құмалақ қосу немесе алу</translation>
    </message>
    <message>
        <source>Make the pit a tuzdyk</source>
        <translation>Отауды тұздық ету</translation>
    </message>
    <message>
        <source>&amp;Reset this key</source>
        <translation>Бұл пернені &amp;қалпына келтіру</translation>
    </message>
    <message>
        <source>Reset &amp;all keys</source>
        <translation>&amp;Бәрін қалпына келтіру</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Жаңа пернені басыңыз</translation>
    </message>
    <message>
        <source>C&amp;hange a key</source>
        <translation>Пернені &amp;өзгерту</translation>
    </message>
    <message>
        <source>%1 cannot be used as the key for a command.</source>
        <comment>key</comment>
        <translation>%1 пернесін командаға беруге болмайды.</translation>
    </message>
    <message>
        <source>%1 is already the key for “%2”. Give that command another key first.</source>
        <comment>key, command</comment>
        <translation>%1 — «%2» командасының пернесі. Алдымен ол командаға басқа перне беріңіз.</translation>
    </message>
    <message>
        <source>The key is now %1.</source>
        <translation>Енді пернесі — %1.</translation>
    </message>
    <message>
        <source>The command now has no key.</source>
        <translation>Енді бұл команданың пернесі жоқ.</translation>
    </message>
    <message>
        <source>All commands have their original keys again.</source>
        <translation>Барлық команданың пернелері бастапқы қалпына келді.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LearnerButton</name>
    <message>
        <source>Learner: %1</source>
        <translation>Оқушы: %1</translation>
    </message>
    <message>
        <source>&amp;Class…</source>
        <translation>&amp;Сынып…</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::Learners</name>
    <message>
        <source>Learner %1</source>
        <comment>somebody without a name</comment>
        <translation>%1-оқушы</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LearnersDialog</name>
    <message>
        <source>is learning now</source>
        <translation>қазір үйреніп отыр</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Атын енгізіңіз.</translation>
    </message>
    <message>
        <source>There is already a learner with the name “%1”.</source>
        <translation>«%1» деген оқушы бұрыннан бар.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <comment>a learner</comment>
        <translation>«%1» өшірілді.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Қа&amp;йтару</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ө&amp;шіру</translation>
    </message>
    <message>
        <source>The file could not be renamed: %1.</source>
        <comment>the system&apos;s reason</comment>
        <translation>Файлдың атын өзгерту мүмкін болмады: %1.</translation>
    </message>
    <message>
        <source>Everybody who learns on this computer has their own progress, rating and count of days in a row. There is no password.</source>
        <translation>Осы компьютерде үйренетін әр адамның жетістігі, рейтингі және қатарынан жаттыққан күндерінің саны бөлек сақталады. Құпиясөз жоқ.</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Таңдау</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Атын өзгерту</translation>
    </message>
    <message>
        <source>What each learner has done, as a table for a spreadsheet (CSV)</source>
        <translation>Кімнің не істегенін кесте етіп сақтау (CSV)</translation>
    </message>
    <message>
        <source>New &amp;learner</source>
        <translation>Жаңа &amp;оқушы</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Қосу</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Кестені &amp;сақтау…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Сынып</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Оқушы</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Сабақтар</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Есептер</translation>
    </message>
    <message>
        <source>Stopped at</source>
        <translation>Тоқтаған жері</translation>
    </message>
    <message>
        <source>Last practice</source>
        <translation>Соңғы жаттығу</translation>
    </message>
    <message>
        <source>lessons: %1</source>
        <translation>сабақтары: %1</translation>
    </message>
    <message>
        <source>puzzles solved on the first try: %1</source>
        <translation>бірден шешілген есеп: %1</translation>
    </message>
    <message>
        <source>no lesson begun</source>
        <translation>бастаған сабағы жоқ</translation>
    </message>
    <message>
        <source>stopped at: %1</source>
        <translation>тоқтаған жері: %1</translation>
    </message>
    <message>
        <source>has not practised yet</source>
        <translation>әлі жаттықпаған</translation>
    </message>
    <message>
        <source>last practised: %1</source>
        <translation>соңғы жаттыққан күні: %1</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <comment>a learner</comment>
        <translation>%1 қосылды.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonCard</name>
    <message>
        <source>The edge of the list.</source>
        <translation>Тізімнің шеті.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>%1-сабақ: %2</translation>
    </message>
    <message>
        <source>%1 of %2 tasks solved</source>
        <translation>шешілген тапсырма: %1, барлығы — %2</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonGameView</name>
    <message>
        <source>Board</source>
        <translation>Тақта</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Қайта ой&amp;нау</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, stones</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>More than half: %1</source>
        <comment>stones</comment>
        <translation>Жартысынан көбі: %1</translation>
    </message>
    <message>
        <source>Not this time (%1:%2). Play again: Hint helps.</source>
        <comment>stones, stones</comment>
        <translation>Бұл жолы болмады (%1:%2). Қайта ойнап көріңіз: «Кеңес» көмектеседі.</translation>
    </message>
    <message>
        <source>Your moves: %1 of %2</source>
        <translation>Жүрістеріңіз: %1 / %2</translation>
    </message>
    <message>
        <source>The game is played to its end.</source>
        <translation>Партия соңына дейін ойналады.</translation>
    </message>
    <message>
        <source>Scoresheet: %1</source>
        <translation>Жазба: %1</translation>
    </message>
    <message>
        <source>Looking back. End returns to the game.</source>
        <translation>Өткен жүріс көрсетілді. Партияға оралу: End.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonList</name>
    <message>
        <source>Learn the game</source>
        <translation>Ойынды үйрену</translation>
    </message>
    <message>
        <source>Eight games, one small step at a time: answer, then watch.</source>
        <translation>Сегіз ойын, бірте-бірте: алдымен жауап беріңіз, сосын қараңыз.</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Есептер</translation>
    </message>
    <message>
        <source>Counting &amp;rush</source>
        <translation>Жылдам &amp;санау</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Tasks to practise today: %n</source>
        <translation>
            <numerusform>Бүгін &amp;қайталайтын тапсырма: %n</numerusform>
            <numerusform>Бүгін &amp;қайталайтын тапсырма: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>Қатарынан %n күн.</numerusform>
            <numerusform>Қатарынан %n күн.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonsPage</name>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Барлық сабақтар</translation>
    </message>
    <message>
        <source>That is all for today</source>
        <translation>Бүгінге жетеді</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>Жал&amp;ғастыру</translation>
    </message>
    <message>
        <source>Everything right on the first try.</source>
        <translation>Бәрі бірден дұрыс шықты.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>title of a lesson</comment>
        <translation>Келесі: %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Сабақтар</translation>
    </message>
    <message>
        <source>Read the &amp;rule</source>
        <translation>Ере&amp;жені оқу</translation>
    </message>
    <message>
        <source>Solve &amp;puzzles</source>
        <translation>&amp;Есеп шешу</translation>
    </message>
    <message>
        <source>This was the last lesson</source>
        <translation>Бұл соңғы сабақ еді</translation>
    </message>
    <message>
        <source>Now you know how to play. Next: a game, and a few puzzles every day.</source>
        <translation>Енді ойнай білесіз. Әрі қарай партия ойнап, күн сайын бірнеше есеп шешіңіз.</translation>
    </message>
    <message>
        <source>Play a &amp;game</source>
        <translation>&amp;Партия ойнау</translation>
    </message>
    <message>
        <source>Your new horse: %1.</source>
        <comment>foal, yearling …</comment>
        <translation>Сізге %1 берілді.</translation>
    </message>
    <message>
        <source>The task with the fewest stars counts. Solved on the first try, also when it comes again, a task has three.</source>
        <translation>Жұлдызы ең аз тапсырма есепке алынады. Қайталағанда бірінші реттен шешсеңіз де, үш жұлдыз аласыз.</translation>
    </message>
    <message>
        <source>Each game has its own horse, which grows with the lessons, from foal to tulpar.</source>
        <translation>Әр ойынның өз жылқысы бар: ол сабақтармен бірге құлыннан тұлпарға дейін өседі.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LibraryModel</name>
    <message>
        <source>Result</source>
        <translation>Нәтиже</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Жүріс</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Күні</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Жарыс</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ойын</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n жүріс</numerusform>
            <numerusform>%n жүріс</numerusform>
        </translation>
    </message>
    <message>
        <source>First won</source>
        <translation>Бастаушы жеңді</translation>
    </message>
    <message>
        <source>Second won</source>
        <translation>Қостаушы жеңді</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Тең ойын</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Аяқталмаған</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LibraryPage</name>
    <message>
        <source>Searching…</source>
        <translation>Ізделіп жатыр…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партия</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Ондай партия жоқ.</translation>
    </message>
    <message>
        <source>Shown: %1. “Show all” shows the other games, too.</source>
        <comment>which games</comment>
        <translation>Көрсетілгені: %1. Қалған партияларды да көру үшін «Бәрін көрсету» дегенді басыңыз.</translation>
    </message>
    <message>
        <source>There are no games yet.</source>
        <translation>Әзірге партия жоқ.</translation>
    </message>
    <message>
        <source>Every game you finish is added here; you can also import files of games.</source>
        <translation>Аяқталған әр партия осында өзі қосылады; файлдан да қосуға болады.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Кітапхана</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>Партияны а&amp;шу</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Файлдан &amp;қосу…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партиялар</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Партияларды экспорттау</translation>
    </message>
    <message>
        <source>Games with comments (*.tgk);;Text for online sites (*.txt)</source>
        <translation>Түсініктемелі партиялар (*.tgk);;Сайттарға арналған мәтін (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>Export %n games…</source>
        <translation>
            <numerusform>%n партияны экспорттау…</numerusform>
            <numerusform>%n партияны экспорттау…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n games</source>
        <translation>
            <numerusform>%n партияны өшіру</numerusform>
            <numerusform>%n партияны өшіру</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Барлығын таңдау</translation>
    </message>
    <message>
        <source>Find duplicates</source>
        <translation>Қайталанғандарын табу</translation>
    </message>
    <message>
        <source>More commands</source>
        <translation>Басқа командалар</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>Партияны &amp;жалғастыру</translation>
    </message>
    <message numerus="yes">
        <source>Review %n games</source>
        <translation>
            <numerusform>%n партияны тексеру</numerusform>
            <numerusform>%n партияны тексеру</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, less than a minute</source>
        <comment>a command</comment>
        <translation>%1, бір минуттан аз</translation>
    </message>
    <message numerus="yes">
        <source>%1, about %n minutes</source>
        <comment>a command</comment>
        <translation>
            <numerusform>%1, шамамен %n минут</numerusform>
            <numerusform>%1, шамамен %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to the game in progress: %1</source>
        <comment>two players</comment>
        <translation>Жүріп жатқан партияға оралу: %1</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LibrarySearch</name>
    <message>
        <source>Any result</source>
        <translation>Кез келген нәтиже</translation>
    </message>
    <message>
        <source>First won</source>
        <translation>Бастаушы жеңді</translation>
    </message>
    <message>
        <source>Second won</source>
        <translation>Қостаушы жеңді</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Тең ойын</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Аяқталмаған</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Кез келген ойын</translation>
    </message>
    <message>
        <source>the games you have chosen</source>
        <translation>өзіңіз таңдаған партиялар</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Ойыншы</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Жарыс</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Нәтиже</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ойын</translation>
    </message>
    <message>
        <source>From any year</source>
        <translation>Басынан</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>Қай жылдан</translation>
    </message>
    <message>
        <source>To any year</source>
        <translation>Соңына дейін</translation>
    </message>
    <message>
        <source>To year</source>
        <translation>Қай жылға дейін</translation>
    </message>
    <message>
        <source>With this position</source>
        <translation>Осы позициясы бар</translation>
    </message>
    <message>
        <source>Only games in which the position on the board occurs</source>
        <translation>Тақтадағы позиция кездескен партиялар ғана</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Бәрін көрсету</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a year</comment>
        <translation>%1 жылдан</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a year</comment>
        <translation>%1 жылға дейін</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a year</comment>
        <translation>кез келген</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LineNavigator</name>
    <message>
        <source>Text</source>
        <translation>Мәтін</translation>
    </message>
    <message>
        <source>Press Up or Down to read line by line.</source>
        <translation>Жолма-жол оқу үшін «жоғары» немесе «төмен» пернесін басыңыз.</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>Басы.</translation>
    </message>
    <message>
        <source>The end.</source>
        <translation>Соңы.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MainWindow</name>
    <message>
        <source>The settings could not be saved to %1.</source>
        <comment>file</comment>
        <translation>Баптауларды %1 файлына сақтау мүмкін болмады.</translation>
    </message>
    <message>
        <source>Save the pack</source>
        <translation>Жинақты сақтау</translation>
    </message>
    <message>
        <source>Packs (*.qpack)</source>
        <translation>Жинақтар (*.qpack)</translation>
    </message>
    <message>
        <source>%1 F1 explains how to play without seeing.</source>
        <comment>what the program is</comment>
        <translation>%1 Көрмей ойнауды F1 түсіндіреді.</translation>
    </message>
    <message>
        <source>The language is English.</source>
        <comment>the translation names its own language</comment>
        <translation>Қазір тіл — қазақша.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Кестені сақтау</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Кестелер (*.csv)</translation>
    </message>
    <message>
        <source>Save the openings</source>
        <translation>Бастауларды сақтау</translation>
    </message>
    <message>
        <source>Games (*.tgk)</source>
        <translation>Партиялар (*.tgk)</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MakePuzzleDialog</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>Бұл позицияда ойын аяқталған.</translation>
    </message>
    <message>
        <source>There is only one legal move here, so there is nothing to find.</source>
        <translation>Мұнда бір ғана жүріс бар, сондықтан табатын ештеңе жоқ.</translation>
    </message>
    <message>
        <source>The game is already decided here, whatever is played.</source>
        <translation>Мұнда қалай жүрсе де, партияның нәтижесі белгілі.</translation>
    </message>
    <message>
        <source>Not even the computer can see far enough ahead to know which move is best.</source>
        <translation>Қай жүріс ең жақсы екенін компьютер де дәл есептей алмайды.</translation>
    </message>
    <message>
        <source>Checking that one move is better than all others…</source>
        <translation>Бір жүрістің қалғандарынан артық екені тексеріліп жатыр…</translation>
    </message>
    <message>
        <source>The best move is %1, but it makes no puzzle: it takes too little and defends nothing.</source>
        <comment>move</comment>
        <translation>Ең жақсысы — %1 жүру, бірақ одан есеп шықпайды: ұтысы аз, ештеңені қорғамайды.</translation>
    </message>
    <message>
        <source>The answer is %1: every other move is worse by at least %2. %3, %4.</source>
        <comment>move, how many stones, kind of puzzle, grade</comment>
        <translation>Жауабы — %1 жүру. Қалған жүрістердің бәрінен айырмасы — кемінде %2. %3, %4.</translation>
    </message>
    <message>
        <source>This puzzle is already in the pack.</source>
        <translation>Бұл есеп жинақта бар.</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Есеп құрастыру</translation>
    </message>
    <message>
        <source>&amp;Pack</source>
        <translation>&amp;Жинақ</translation>
    </message>
    <message>
        <source>A new pack</source>
        <translation>Жаңа жинақ</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Атауы</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Менің есептерім</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Қосу</translation>
    </message>
    <message>
        <source>Two moves are almost equally good: %1 and %2. A puzzle needs one best move.</source>
        <comment>two moves</comment>
        <translation>Шамалас екі жүріс бар: %1 және %2. Есепте бір ғана ең жақсы жүріс болуы керек.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MessageLine</name>
    <message>
        <source>What was said before</source>
        <translation>Бұрын айтылғандар</translation>
    </message>
    <message>
        <source>Here you can read again what the coach said and what you asked for.</source>
        <translation>Жаттықтырушының айтқандарын және сіз сұраған мәліметті осы жерден қайта оқуға болады.</translation>
    </message>
    <message>
        <source>Looking back at the start. %1 returns to the game.</source>
        <comment>a key</comment>
        <translation>Партияның басын көріп отырсыз. Партияға оралу: %1.</translation>
    </message>
    <message>
        <source>Move %1 of %2 (%3). %4 returns to the game.</source>
        <comment>number, how many, who played it, a key</comment>
        <translation>%1-жүріс, барлығы %2 (%3). Партияға оралу: %4.</translation>
    </message>
    <message>
        <source>%1 offers a draw.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 тең ойын ұсынып отыр.</translation>
    </message>
    <message>
        <source>Choose it again to play it.</source>
        <translation>Жүру үшін тағы бір рет таңдаңыз.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Дұрыс.</translation>
    </message>
    <message>
        <source>No. The last one falls here: %1.</source>
        <comment>a place</comment>
        <translation>Жоқ. Соңғысы мына жерге түседі: %1.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Ең жақсы жүріс ізделіп жатыр…</translation>
    </message>
    <message>
        <source>“Take back” continues the game.</source>
        <translation>Жалғастыру үшін — «Жүрісті қайтару».</translation>
    </message>
    <message>
        <source>Where will the last one fall? Choose the place; ↑ and ↓ change the row.</source>
        <translation>Тарату қай жерде аяқталады? Сол жерді таңдаңыз; ↑ мен ↓ қатарды ауыстырады.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MistakesPage</name>
    <message>
        <source>My mistakes</source>
        <translation>Менің қателерім</translation>
    </message>
    <message>
        <source>Your game is being reviewed. The mistakes in it become puzzles.</source>
        <translation>Партияңыз тексеріліп жатыр. Ондағы қателер есепке айналады.</translation>
    </message>
    <message>
        <source>Play against the computer. When the game is over, your mistakes become puzzles here.</source>
        <translation>Компьютермен ойнаңыз. Партия біткен соң қателеріңіз осында есепке айналады.</translation>
    </message>
    <message>
        <source>Mistakes: %1. Games: %2.</source>
        <comment>in the last games</comment>
        <translation>Қателер: %1. Партиялар: %2.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Practise: %n puzzles</source>
        <translation>
            <numerusform>&amp;Жаттығу: %n есеп</numerusform>
            <numerusform>&amp;Жаттығу: %n есеп</numerusform>
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
        <translation>Жүрістер</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MoveRowsModel</name>
    <message>
        <source>Move %1: %2</source>
        <comment>number, pits</comment>
        <translation>%1-жүріс: %2</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>Нұсқа: %1</translation>
    </message>
    <message>
        <source>Comment: %1</source>
        <translation>Түсініктеме: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Есеп</translation>
    </message>
    <message>
        <source>A move is written with the numbers on the board. After it, + is how many it took.</source>
        <translation>Жүріс тақтадағы нөмірлермен жазылады. Одан кейінгі + — қанша ұтқаны.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MoveRowsView</name>
    <message>
        <source>Moves</source>
        <translation>Жүрістер</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Жаңа ойын</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ойын</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ойнау</translation>
    </message>
    <message>
        <source>First</source>
        <comment>the player, before a name</comment>
        <translation>Бастаушы</translation>
    </message>
    <message>
        <source>Second</source>
        <comment>the player, before a name</comment>
        <translation>Қостаушы</translation>
    </message>
    <message>
        <source>against the &amp;computer</source>
        <translation>&amp;компьютермен</translation>
    </message>
    <message>
        <source>against &amp;another person</source>
        <translation>&amp;екі адам болып</translation>
    </message>
    <message>
        <source>Your &amp;side</source>
        <translation>Сіздің &amp;жағыңыз</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Жеребе бойынша</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Аты (міндетті емес)</translation>
    </message>
    <message>
        <source>Fewer o&amp;ptions</source>
        <translation>&amp;Параметрлерді жасыру</translation>
    </message>
    <message>
        <source>More o&amp;ptions</source>
        <translation>Қосымша &amp;параметрлер</translation>
    </message>
    <message>
        <source>Sta&amp;rt</source>
        <translation>&amp;Бастау</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Сағат</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Қарсылас</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Атыңыз</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Да&amp;йын</translation>
    </message>
    <message>
        <source>Keeps up with you</source>
        <comment>an opponent</comment>
        <translation>Сізге бейімделеді</translation>
    </message>
    <message>
        <source>Ra&amp;ted game</source>
        <translation>&amp;Рейтингтік партия</translation>
    </message>
    <message>
        <source>Now plays at about level %1, and adapts to your results.</source>
        <translation>Қазіргі күші шамамен мына деңгейдей: %1; нәтижелеріңізге қарай өзгереді.</translation>
    </message>
    <message>
        <source>Rated games need the usual rules. Changed: %1.</source>
        <comment>names of options</comment>
        <translation>Рейтингтік партия кәдімгі ережемен ойналады. Өзгертілгені: %1.</translation>
    </message>
    <message>
        <source>Show this option</source>
        <translation>Параметрді көрсету</translation>
    </message>
    <message>
        <source>Learner: %1.</source>
        <comment>whose rating</comment>
        <translation>Оқушы: %1.</translation>
    </message>
    <message>
        <source>The computer chooses the level; no hints, no taking back.</source>
        <translation>Деңгейді компьютер таңдайды; кеңес те, жүріс қайтару да жоқ.</translation>
    </message>
    <message>
        <source>Not in this game: its levels differ too little for a rating.</source>
        <translation>Бұл ойында болмайды: деңгейлерінің айырмасы рейтинг үшін тым аз.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Жабу</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::NumberField</name>
    <message>
        <source>empty</source>
        <comment>a number field</comment>
        <translation>бос</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PackStore</name>
    <message>
        <source>the file is too large for a pack</source>
        <translation>файл жинақ үшін тым үлкен</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PackWidget</name>
    <message>
        <source>Puzzles solved: %1 of %2</source>
        <translation>Шешілген есеп: %1, барлығы — %2</translation>
    </message>
    <message>
        <source>Lessons: %1</source>
        <translation>Сабақ саны: %1</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Шешу</translation>
    </message>
    <message>
        <source>Solve the puzzles of “%1”</source>
        <translation>«%1» жинағының есептерін шешу</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Үйрену</translation>
    </message>
    <message>
        <source>Start the lessons in “%1”</source>
        <translation>«%1» жинағының сабақтарын бастау</translation>
    </message>
    <message>
        <source>More commands for “%1”</source>
        <translation>«%1» жинағына арналған басқа командалар</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Көшірмесін &amp;сақтау…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ө&amp;шіру</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PlayerControls</name>
    <message>
        <source>Offer a draw</source>
        <translation>Тең ойын ұсыну</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Берілу</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Кідіріс</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Жүрісті қайтару</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PositionForm</name>
    <message>
        <source>Game</source>
        <translation>Ойын</translation>
    </message>
    <message>
        <source>Next to move</source>
        <translation>Жүріс кезегі</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tuzdyk</comment>
        <translation>жоқ</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prescribed hole</comment>
        <translation>жоқ</translation>
    </message>
    <message>
        <source>Tuzdyk: %1</source>
        <comment>whose</comment>
        <translation>Тұздық: %1</translation>
    </message>
    <message>
        <source>Prescribed hole</source>
        <translation>Міндетті шұңқыр</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Позиция мәтін түрінде</translation>
    </message>
    <message>
        <source>The position as text: type or paste it here</source>
        <translation>Позиция мәтін түрінде: осында теріңіз немесе кірістіріңіз</translation>
    </message>
    <message>
        <source>S&amp;tart position</source>
        <translation>&amp;Бастапқы позиция</translation>
    </message>
    <message>
        <source>&amp;Empty board</source>
        <translation>Бо&amp;с тақта</translation>
    </message>
    <message>
        <source>The rest</source>
        <comment>of the stones, into a kazan or a home</comment>
        <translation>Қалғаны</translation>
    </message>
    <message>
        <source>Put the missing stones here</source>
        <translation>Жетпегенін осы жерге салу</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new games</source>
        <translation>
            <numerusform>Жаңа партия: %Ln</numerusform>
            <numerusform>Жаңа партия: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games saved</source>
        <translation>
            <numerusform>Сақталды: %Ln партия</numerusform>
            <numerusform>Сақталды: %Ln партия</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>Есептер</translation>
    </message>
    <message>
        <source>Solved: %1 of %2.</source>
        <translation>Шешілгені: %1, барлығы — %2.</translation>
    </message>
    <message>
        <source>Your rating: %1.</source>
        <translation>Рейтингіңіз: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>Қатарынан %n күн.</numerusform>
            <numerusform>Қатарынан %n күн.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today’s &amp;practice: %n puzzles</source>
        <translation>
            <numerusform>&amp;Бүгінгі жаттығу: %n есеп</numerusform>
            <numerusform>&amp;Бүгінгі жаттығу: %n есеп</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;My mistakes</source>
        <translation>&amp;Менің қателерім</translation>
    </message>
    <message>
        <source>Your packs</source>
        <translation>Сіздің жинақтарыңыз</translation>
    </message>
    <message>
        <source>“%1” is not a pack: %2</source>
        <comment>file, reason</comment>
        <translation>«%1» жинақ емес: %2</translation>
    </message>
    <message>
        <source>&amp;Add a pack…</source>
        <translation>Жинақ &amp;қосу…</translation>
    </message>
    <message>
        <source>Puzzles or lessons in a file that somebody sent you</source>
        <translation>Біреу жіберген файлдағы есептер немесе сабақтар</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ойын</translation>
    </message>
    <message numerus="yes">
        <source>More &amp;practice: %n puzzles</source>
        <translation>
            <numerusform>&amp;Тағы жаттығу: %n есеп</numerusform>
            <numerusform>&amp;Тағы жаттығу: %n есеп</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Менің қателерім</translation>
    </message>
    <message>
        <source>Rating before: %1, now: %2. Only the first answer to a puzzle counts.</source>
        <translation>Рейтинг: бұрын — %1, енді — %2. Есепке берген бірінші жауабыңыз ғана ескеріледі.</translation>
    </message>
    <message>
        <source>The pack was made for another learner, so your rating stays as it is.</source>
        <translation>Жинақ басқа оқушыға арналған, сондықтан рейтингіңіз өзгермейді.</translation>
    </message>
    <message>
        <source>My openings</source>
        <translation>Менің бастауларым</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RecentFiles</name>
    <message>
        <source>&amp;Recent files</source>
        <translation>Соңғы &amp;файлдар</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Тізімді &amp;тазалау</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RecentGames</name>
    <message>
        <source>Recent games</source>
        <translation>Соңғы партиялар</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Кітапхана</translation>
    </message>
    <message>
        <source>All games you have played or imported</source>
        <translation>Ойнаған және файлдан қосқан барлық партияңыз</translation>
    </message>
    <message>
        <source>today</source>
        <translation>бүгін</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>кеше</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Жалғастыру</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>тең</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 жеңді</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Екі ойыншы</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RecordController</name>
    <message>
        <source>“%1” could not be opened: %2</source>
        <comment>file, the system&apos;s reason</comment>
        <translation>«%1» файлын ашу мүмкін болмады: %2</translation>
    </message>
    <message>
        <source>There is neither a game nor a position in the copied text.</source>
        <translation>Көшірілген мәтінде партия да, позиция да жоқ.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Партияны сақтау</translation>
    </message>
    <message>
        <source>Games (*.tgk);;All files (*)</source>
        <translation>Партиялар (*.tgk);;Барлық файл (*)</translation>
    </message>
    <message>
        <source>The game has unsaved changes.</source>
        <translation>Партияда сақталмаған өзгерістер бар.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сақтау</translation>
    </message>
    <message>
        <source>&amp;Do not save</source>
        <translation>Сақта&amp;мау</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Партияларды файлдан қосу</translation>
    </message>
    <message>
        <source>Open games or a pack</source>
        <translation>Партияларды немесе жинақты ашу</translation>
    </message>
    <message>
        <source>Games and packs (*.tgk *.txt *.pgn *.qpack)</source>
        <translation>Партиялар мен жинақтар (*.tgk *.txt *.pgn *.qpack)</translation>
    </message>
    <message>
        <source>Games (*.tgk *.txt *.pgn)</source>
        <translation>Партиялар (*.tgk *.txt *.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Барлық файл (*)</translation>
    </message>
    <message>
        <source>Another program changed “%1”.</source>
        <comment>file</comment>
        <translation>«%1» файлын басқа бағдарлама өзгертті.</translation>
    </message>
    <message>
        <source>The game that you opened is no longer in it. Nothing has been saved yet.</source>
        <translation>Сіз ашқан партия енді ол файлда жоқ. Әзірге ештеңе сақталған жоқ.</translation>
    </message>
    <message>
        <source>&amp;Add the game at the end</source>
        <translation>Партияны файл соңына &amp;қосу</translation>
    </message>
    <message>
        <source>&amp;Save to another file…</source>
        <translation>Басқа файлға &amp;сақтау…</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewGraph</name>
    <message>
        <source>Start</source>
        <comment>of a game</comment>
        <translation>Басы</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <comment>number, South or North</comment>
        <translation>%1-жүріс, %2</translation>
    </message>
    <message>
        <source>score %1 to %2</source>
        <comment>stones taken</comment>
        <translation>есеп %1:%2</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Жеңу мүмкіндігі</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>to win, short</comment>
        <translation>Жеңіс</translation>
    </message>
    <message>
        <source>Stones</source>
        <comment>title of an axis</comment>
        <translation>Құмалақ</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Тексеру</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Партияны тексеру</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Тексеру барысы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
    <message>
        <source>Learn from First’s mistakes</source>
        <translation>Бастаушының қателерін түзету</translation>
    </message>
    <message>
        <source>Learn from Second’s mistakes</source>
        <translation>Қостаушының қателерін түзету</translation>
    </message>
    <message>
        <source>Learn from mistakes: %1</source>
        <comment>a name</comment>
        <translation>Қателерін түзету: %1</translation>
    </message>
    <message>
        <source>Add to the moves</source>
        <translation>Жүрістерге қосу</translation>
    </message>
    <message>
        <source>Add marks, evaluations and better lines to the moves; you can undo this</source>
        <translation>Жүрістерге белгі, баға және жақсырақ нұсқа қосу; қайтаруға болады</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Жауабын көрсету</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Тоқтату</translation>
    </message>
    <message>
        <source>Where the stones came from</source>
        <translation>Қайдан жиналды</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Дәлдік</translation>
    </message>
    <message>
        <source>How close the moves came to the best ones: 100% if nothing was lost</source>
        <translation>Жүрістер ең жақсысына қаншалықты жақын: ештеңе жоғалмаса — 100 %</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Дәлсіздіктер</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Қателер</translation>
    </message>
    <message>
        <source>Of these, blunders</source>
        <translation>Оның ішінде өрескелі</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Дайын</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Келесі қате</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>%1-қате, барлығы — %2</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <comment>a move</comment>
        <translation>Дұрыс жауап — %1 жүру.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <comment>a move</comment>
        <translation>Дұрыс: %1 жүру керек.</translation>
    </message>
    <message>
        <source>Better moves found: %1 of %2.</source>
        <translation>Табылған жақсырақ жүріс: %1, барлығы — %2.</translation>
    </message>
    <message>
        <source>%1 was played.</source>
        <comment>a move</comment>
        <translation>%1 партияда да жүрілген.</translation>
    </message>
    <message>
        <source>%1 is better, but there is an even better move.</source>
        <comment>a move</comment>
        <translation>%1 жүрген жақсырақ, бірақ бұдан да жақсысы бар.</translation>
    </message>
    <message>
        <source>%1 is no better. Try again.</source>
        <comment>a move</comment>
        <translation>%1 жүрген одан жақсы емес. Тағы байқап көріңіз.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Басында</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Ұтыс</translation>
    </message>
    <message>
        <source>Tuzdyk</source>
        <translation>Тұздық</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Соңында</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Барлығы</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n құмалақ</numerusform>
            <numerusform>%n құмалақ</numerusform>
        </translation>
    </message>
    <message>
        <source>First’s tuzdyk in pit %1, made by move %2, has brought in %3.</source>
        <translation>Бастаушының %1-отаудағы тұздығы (%2-жүрісте алынған) %3 әкелді.</translation>
    </message>
    <message>
        <source>Second’s tuzdyk in pit %1, made by move %2, has brought in %3.</source>
        <translation>Қостаушының %1-отаудағы тұздығы (%2-жүрісте алынған) %3 әкелді.</translation>
    </message>
    <message>
        <source>First’s tuzdyk in pit %1 has brought in %2.</source>
        <translation>Бастаушының %1-отаудағы тұздығы %2 әкелді.</translation>
    </message>
    <message>
        <source>Second’s tuzdyk in pit %1 has brought in %2.</source>
        <translation>Қостаушының %1-отаудағы тұздығы %2 әкелді.</translation>
    </message>
    <message>
        <source>Sown</source>
        <comment>stones, into the store of the player who sows</comment>
        <translation>Таратылғаны</translation>
    </message>
    <message>
        <source>The computer is looking at every move.</source>
        <translation>Компьютер әр жүрісті қарап жатыр.</translation>
    </message>
    <message>
        <source>%1: First %2, Second %3.</source>
        <comment>what was counted, numbers</comment>
        <translation>%1: бастаушы — %2, қостаушы — %3.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Сіз жеңдіңіз.</translation>
    </message>
    <message>
        <source>You lose.</source>
        <translation>Сіз жеңілдіңіз.</translation>
    </message>
    <message>
        <source>Your accuracy: %1. Your mistakes: %2.</source>
        <translation>Дәлдігіңіз: %1. Қателеріңіз: %2.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Қателеріңізді түзету</translation>
    </message>
    <message>
        <source>Played here: %1.</source>
        <comment>a move</comment>
        <translation>Партияда %1 жүрілген.</translation>
    </message>
    <message>
        <source>Played here: %1. Find a better move.</source>
        <comment>a move</comment>
        <translation>Партияда %1 жүрілген. Жақсырағын табыңыз.</translation>
    </message>
    <message>
        <source>Step to a move to read how good it was.</source>
        <translation>Жүрістің қаншалықты жақсы болғанын оқу үшін сол жүріске өтіңіз.</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Жақсырақ жүрісті көрсету</translation>
    </message>
    <message>
        <source>At the start of the game, the key %1 tells all numbers.</source>
        <translation>Партияның басында %1 пернесі барлық санды айтады.</translation>
    </message>
    <message>
        <source>You resigned, but you were ahead.</source>
        <translation>Сіз берілдіңіз, бірақ жағдайыңыз жақсырақ еді.</translation>
    </message>
    <message>
        <source>%1 resigned, but was ahead.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 берілді, бірақ жағдайы жақсырақ еді.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewsModel</name>
    <message>
        <source>waiting</source>
        <comment>a game that is to be reviewed</comment>
        <translation>кезекте</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>of First and of Second</comment>
        <translation>%1 және %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>turning point</comment>
        <translation>жоқ</translation>
    </message>
    <message>
        <source>move %1 by %2</source>
        <comment>number, who made it</comment>
        <translation>%1-жүріс, ойыншы: %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Нәтиже</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Дәлдік</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Қателер</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Бетбұрыс</translation>
    </message>
    <message>
        <source>Stones lost</source>
        <translation>Жоғалтқан құмалағы</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Ойыншы</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партия саны</translation>
    </message>
    <message>
        <source>Stones lost per move</source>
        <translation>Бір жүрістегі шығын</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, their mistakes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Most often</source>
        <comment>a kind of mistake</comment>
        <translation>Жиі қатесі</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Күні</translation>
    </message>
    <message>
        <source>How close the moves are to the best moves: 100% if every move kept the chance of winning.</source>
        <translation>Жүрістер ең жақсы жүріске қаншалықты жақын: әр жүріс жеңу мүмкіндігін сақтаса, 100%.</translation>
    </message>
    <message>
        <source>How many stones the moves cost, compared with the best moves.</source>
        <translation>Ең жақсы жүрістермен салыстырғанда қанша құмалақ жоғалды.</translation>
    </message>
    <message>
        <source>The move after which the opponent was ahead to the end.</source>
        <translation>Осы жүрістен кейін қарсылас партияның соңына дейін алда болды.</translation>
    </message>
    <message>
        <source>now: %1%</source>
        <comment>how much of a game was reviewed</comment>
        <translation>қазір: %1%</translation>
    </message>
    <message>
        <source>“%1” is named here only if there are no other mistakes.</source>
        <comment>a kind of mistake</comment>
        <translation>«%1» басқа қате болмағанда ғана аталады.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewsPage</name>
    <message>
        <source>Open in the st&amp;udy</source>
        <translation>Талдауда а&amp;шу</translation>
    </message>
    <message>
        <source>Make a pac&amp;k of puzzles</source>
        <translation>&amp;Есептер жинағын жасау</translation>
    </message>
    <message>
        <source>Make a pac&amp;k for %1</source>
        <comment>a player</comment>
        <translation>Жина&amp;қ жасау: %1</translation>
    </message>
    <message>
        <source>Make puzzles of the mistakes</source>
        <translation>Қателерден есептер жасау</translation>
    </message>
    <message>
        <source>When added</source>
        <comment>the order of games</comment>
        <translation>Қосылған ретімен</translation>
    </message>
    <message>
        <source>Make a pac&amp;k from the selected games</source>
        <translation>Таңдалған партиялардан жина&amp;қ жасау</translation>
    </message>
    <message>
        <source>Save the &amp;table…</source>
        <translation>Кестені &amp;сақтау…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ал&amp;ып тастау</translation>
    </message>
    <message>
        <source>No games yet. Select games in the library, then choose “Review” under “More commands” (⋯).</source>
        <translation>Әзірге партия жоқ. Кітапханада партияларды таңдап, ⋯ мәзірінен тексеру командасын таңдаңыз.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партиялар</translation>
    </message>
    <message numerus="yes">
        <source>%n games reviewed.</source>
        <translation>
            <numerusform>%n партия тексерілді.</numerusform>
            <numerusform>%n партия тексерілді.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games reviewed.</source>
        <translation>
            <numerusform>Барлығы %n партия, тексерілгені: %1.</numerusform>
            <numerusform>Барлығы %n партия, тексерілгені: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reviews are paused.</source>
        <translation>Тексеру кідіртілді.</translation>
    </message>
    <message>
        <source>Less than a minute left.</source>
        <translation>Бір минуттан аз қалды.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes left.</source>
        <translation>
            <numerusform>Шамамен %n минут қалды.</numerusform>
            <numerusform>Шамамен %n минут қалды.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>the reviews</comment>
        <translation>&amp;Жалғастыру</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <comment>the reviews</comment>
        <translation>Кі&amp;дірту</translation>
    </message>
    <message>
        <source>Mistakes, %1</source>
        <comment>a date or a player</comment>
        <translation>Қателер, %1</translation>
    </message>
    <message>
        <source>None of the mistakes in these games makes a good puzzle.</source>
        <translation>Бұл партиялардағы қателерден есеп шықпайды.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were removed from the reviews. They are still in the library.</source>
        <translation>
            <numerusform>Тексерілген партиялар тізімінен %n партия алынды. Олар кітапханада тұр.</numerusform>
            <numerusform>Тексерілген партиялар тізімінен %n партия алынды. Олар кітапханада тұр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Қайтару</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Тексерілген партиялар</translation>
    </message>
    <message>
        <source>Sort b&amp;y</source>
        <translation>&amp;Реті</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Ойыншылар</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Кесте</translation>
    </message>
    <message>
        <source>Mistakes with one clear best move: %1 of %2.</source>
        <translation>Бір ғана ең жақсы жүрісі бар қателер: %1 / %2.</translation>
    </message>
    <message>
        <source>Sho&amp;w the games</source>
        <translation>&amp;Партияларды көрсету</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Ережелер</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ойын</translation>
    </message>
    <message>
        <source>Playing without seeing</source>
        <translation>Көрмей ойнау</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ScoreSheet</name>
    <message>
        <source>Scoresheet</source>
        <translation>Партия жазбасы</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Жарыс</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Күні</translation>
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
        <translation>Қостаушы</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Нәтиже</translation>
    </message>
    <message>
        <source>Kazans</source>
        <translation>Қазандар</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Қолдары</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Бет</translation>
    </message>
    <message>
        <source>Starts from</source>
        <translation>Бастапқы позиция</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Ескертпелер</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ScoresheetCheckPage</name>
    <message>
        <source>Checking…</source>
        <translation>Тексеріліп жатыр…</translation>
    </message>
    <message numerus="yes">
        <source>Everything fits: %n moves.</source>
        <translation>
            <numerusform>Бәрі сәйкес келеді: %n жүріс.</numerusform>
            <numerusform>Бәрі сәйкес келеді: %n жүріс.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to correct</source>
        <translation>Түзететін ештеңе жоқ</translation>
    </message>
    <message>
        <source>&amp;Apply this correction and open the game</source>
        <translation>Осы түзетуді қа&amp;былдап, партияны ашу</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>Партияны а&amp;шу</translation>
    </message>
    <message>
        <source>Move %1: the first digit of “%2” is not known.</source>
        <translation>%1: «%2» жүрісінің бірінші цифры белгісіз.</translation>
    </message>
    <message>
        <source>Move %1: “%2” cannot be played.</source>
        <translation>%1: «%2» жүрісін жасауға болмайды.</translation>
    </message>
    <message>
        <source>Move %1: the game is over before “%2”.</source>
        <translation>%1: «%2» алдында ойын бітіп қойған.</translation>
    </message>
    <message>
        <source>Move %1: the last stone of “%2” falls into pit %3.</source>
        <translation>%1: «%2» жүрісінің соңғы құмалағы %3-отауға түседі.</translation>
    </message>
    <message>
        <source>Move %1: the mark of a tuzdyk does not fit “%2”.</source>
        <translation>%1: тұздық белгісі «%2» жүрісіне сәйкес емес.</translation>
    </message>
    <message>
        <source>Before move %1, the position on the sheet differs from the board.</source>
        <translation>Жазбадағы позиция (%1 алдында) тақтадағыдан өзгеше.</translation>
    </message>
    <message>
        <source>move %1: %2 instead of %3</source>
        <translation>%1: %3 орнына %2</translation>
    </message>
    <message>
        <source>moves %1 and %2 change places</source>
        <translation>%1 және %2 орын алмасады</translation>
    </message>
    <message>
        <source>move %1: %2 was not made</source>
        <translation>%1: %2 жасалмаған</translation>
    </message>
    <message>
        <source>before move %1: %2 is missing</source>
        <translation>%1 алдында %2 жетіспейді</translation>
    </message>
    <message>
        <source>the position on the sheet before move %1 is wrong</source>
        <translation>жазбадағы позиция (%1 алдында) қате</translation>
    </message>
    <message>
        <source>Check a scoresheet</source>
        <translation>Жазбаны түзету</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Moves as they are &amp;written</source>
        <translation>Жазылған жү&amp;рістер</translation>
    </message>
    <message>
        <source>Co&amp;rrections, the smallest first</source>
        <translation>Түзет&amp;улер, өзгерісі азынан бастап</translation>
    </message>
    <message>
        <source>The moves; those that do not fit are marked</source>
        <translation>Жүрістер; сәйкес келмейтіндері белгіленген</translation>
    </message>
    <message>
        <source>Positions, line %1: %2</source>
        <comment>number, what is wrong</comment>
        <translation>Позициялар, %1-жол: %2</translation>
    </message>
    <message>
        <source>The second digit of each move checks the first, and a position on the sheet checks all moves before it. Write a question mark for a digit you cannot read. You can also type a position among the moves.</source>
        <translation>Әр жүрістің екінші цифры біріншісін, ал жазбадағы позиция одан бұрынғы барлық жүрісті тексереді. Оқылмайтын цифрдың орнына сұрақ белгісін қойыңыз. Позицияны жүрістердің арасына да жазуға болады.</translation>
    </message>
    <message>
        <source>&amp;Positions on the sheet</source>
        <translation>Жазбадағы &amp;позициялар</translation>
    </message>
    <message>
        <source>%1 (an equally small correction)</source>
        <comment>a repair</comment>
        <translation>%1 (өзгерісі біріншісіндей аз)</translation>
    </message>
    <message numerus="yes">
        <source>At least %n corrections are equally small: only the paper shows which one is right.</source>
        <translation>
            <numerusform>Кемінде %n түзету бірдей аз өзгеріс енгізеді: қайсысы дұрыс екенін қағаздан ғана білуге болады.</numerusform>
            <numerusform>Кемінде %n түзету бірдей аз өзгеріс енгізеді: қайсысы дұрыс екенін қағаздан ғана білуге болады.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections are equally small: only the paper shows which one is right.</source>
        <translation>
            <numerusform>%n түзетудің өзгерісі бірдей аз: қайсысы дұрыс екенін қағаздан ғана білуге болады.</numerusform>
            <numerusform>%n түзетудің өзгерісі бірдей аз: қайсысы дұрыс екенін қағаздан ғана білуге болады.</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous correction</source>
        <translation>Алдыңғы түзету</translation>
    </message>
    <message>
        <source>Next correction</source>
        <translation>Келесі түзету</translation>
    </message>
    <message>
        <source>%1; then everything fits as far as move %2</source>
        <comment>a repair, a number</comment>
        <translation>%1; сонда %2-жүріске дейін бәрі сәйкес келеді</translation>
    </message>
    <message>
        <source>Type in the moves of a scoresheet. Whatever does not fit is marked here, with corrections to choose from.</source>
        <translation>Жазба парағындағы жүрістерді теріңіз. Сәйкес келмейтіні осы жерде белгіленіп, түзету нұсқалары ұсынылады.</translation>
    </message>
    <message numerus="yes">
        <source>%n more corrections</source>
        <translation>
            <numerusform>тағы %n түзету</numerusform>
            <numerusform>тағы %n түзету</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of a move, First or Second</comment>
        <translation>%1-жүріс (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n corrections.</source>
        <translation>
            <numerusform>%n түзету бар.</numerusform>
            <numerusform>%n түзету бар.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first: %1.</source>
        <comment>a repair</comment>
        <translation>Біріншісі: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ScreenKeeper</name>
    <message>
        <source>A game is being played</source>
        <translation>Партия ойналып жатыр</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::SettingsDialog</name>
    <message>
        <source>Light wood</source>
        <comment>theme</comment>
        <translation>Ашық ағаш</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Қараңғы</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Жоғары контраст</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>theme</comment>
        <translation>Жарыс тақтасы</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Баптаулар</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Тіл</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Жүйедегідей</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Безендіру</translation>
    </message>
    <message>
        <source>&amp;Sowing speed</source>
        <translation>Тарату &amp;жылдамдығы</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Дыбыс</translation>
    </message>
    <message>
        <source>Play s&amp;ounds</source>
        <translation>Д&amp;ыбыс шығару</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Дыбыс &amp;деңгейі</translation>
    </message>
    <message>
        <source>&amp;Preview of a move</source>
        <translation>Жүрісті &amp;алдын ала көрсету</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Жүрістер</translation>
    </message>
    <message>
        <source>Confirm moves by &amp;choosing twice</source>
        <translation>Жүрісті екі рет таңдап &amp;растау</translation>
    </message>
    <message>
        <source>Your &amp;kazan</source>
        <translation>Өз &amp;қазаныңыз</translation>
    </message>
    <message>
        <source>T&amp;wo players</source>
        <translation>Е&amp;кі адам</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Аты&amp;ңыз</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Аты (міндетті емес)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Көрініс</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ойын</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Сөйлеу</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Тыңдау</translation>
    </message>
    <message>
        <source>Stones in your row</source>
        <translation>Өз қатарыңыздағы құмалақ</translation>
    </message>
    <message>
        <source>Stones in the other row</source>
        <translation>Қарсы қатардағы құмалақ</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Ұтып алу</translation>
    </message>
    <message>
        <source>Tuzdyk</source>
        <translation>Тұздық</translation>
    </message>
    <message>
        <source>No move there</source>
        <translation>Жүруге болмайды</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Партия соңы</translation>
    </message>
    <message>
        <source>The higher the tone, the more stones the pit holds. Left and right are as on the board.</source>
        <translation>Үн неғұрлым жоғары болса, отаудағы құмалақ соғұрлым көп. Оң мен сол — тақтадағыдай.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Дауыс</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>Дауыстап оқ&amp;у</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>Сөйлеу жылдамды&amp;ғы</translation>
    </message>
    <message>
        <source>Tr&amp;y</source>
        <translation>Т&amp;ыңдап көру</translation>
    </message>
    <message>
        <source>Looking for a voice on this computer…</source>
        <translation>Осы компьютерде дауыс ізделіп жатыр…</translation>
    </message>
    <message>
        <source>&amp;Detail</source>
        <translation>Айту &amp;толықтығы</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>&amp;Processor cores</source>
        <translation>&amp;Процессор ядролары</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Автоматты түрде: %1</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Жад</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 МБ</translation>
    </message>
    <message>
        <source>&amp;Think during your turn</source>
        <translation>Сіздің кезегіңізде &amp;ойлану</translation>
    </message>
    <message>
        <source>These settings affect only the strongest level and the analysis.</source>
        <translation>Бұл баптаулар ең күшті деңгей мен талдауға ғана әсер етеді.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Мәтін &amp;өлшемі</translation>
    </message>
    <message>
        <source>&amp;Best moves shown</source>
        <translation>Ең жақсы жүрістер &amp;саны</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Жаттықтырушы</translation>
    </message>
    <message>
        <source>C&amp;omment on moves against the computer</source>
        <translation>Компьютермен ойнағанда &amp;түсініктеме беру</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StarRating</name>
    <message>
        <source>%1 of %2 stars</source>
        <translation>жұлдыз: %1, барлығы — %2</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StartPage</name>
    <message>
        <source>Language</source>
        <translation>Тіл</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1-жүріс</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Екі ойыншы</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Жаңа ойын…</translation>
    </message>
    <message>
        <source>Choose a game, an opponent, a side and a clock</source>
        <translation>Ойынды, қарсыласты, жағыңызды және сағатты таңдау</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Партияны ашу…</translation>
    </message>
    <message>
        <source>From a file or a scoresheet</source>
        <translation>Файлдан немесе жазба парағынан</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Ережелер</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Ойын қалай ойналады</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Бастапқы бет</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of the computer</comment>
        <translation>%1-деңгей</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>сағатсыз</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ойнау</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Жалғастыру</translation>
    </message>
    <message>
        <source>You have finished all the lessons.</source>
        <translation>Бар сабақты аяқтадыңыз.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Ойынды үйрену</translation>
    </message>
    <message>
        <source>Another game: %1, lesson %2</source>
        <comment>its name, number</comment>
        <translation>Басқа ойын: %1, %2-сабақ</translation>
    </message>
    <message>
        <source>First lesson: %1</source>
        <translation>Бірінші сабақ: %1</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Сабақтар</translation>
    </message>
    <message>
        <source>You have practised today.</source>
        <translation>Бүгін жаттықтыңыз.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles for you</source>
        <translation>
            <numerusform>Сізге %n есеп</numerusform>
            <numerusform>Сізге %n есеп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last time: %n puzzles</source>
        <translation>
            <numerusform>Өткенде: %n есеп</numerusform>
            <numerusform>Өткенде: %n есеп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>Қатарынан %n күн.</numerusform>
            <numerusform>Қатарынан %n күн.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s practice</source>
        <translation>Бүгінгі жаттығу</translation>
    </message>
    <message>
        <source>Counting rush</source>
        <translation>Жылдам санау</translation>
    </message>
    <message>
        <source>Your best: %1</source>
        <comment>points</comment>
        <translation>Рекордыңыз: %1</translation>
    </message>
    <message>
        <source>Thirty seconds: where does the last stone fall?</source>
        <translation>Отыз секунд: соңғы құмалақ қайда түседі?</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>how many puzzles, how many mistakes, how many others</comment>
        <translation>%1: %2 және %3</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles</source>
        <translation>
            <numerusform>%n есеп</numerusform>
            <numerusform>%n есеп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your mistakes</source>
        <translation>
            <numerusform>%n қатеңіз</numerusform>
            <numerusform>%n қатеңіз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new ones</source>
        <translation>
            <numerusform>%n жаңа есеп</numerusform>
            <numerusform>%n жаңа есеп</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it: your row is the near one. Click a pit in it, or press a key from 1 to 9: its stones are sown anticlockwise.</source>
        <translation>Байқап көріңіз: жақын қатар — сіздікі. Бір отауын немесе 1–9 пернесін басыңыз: құмалағы сағат тіліне қарсы таратылады.</translation>
    </message>
    <message>
        <source>Togyzqumalaq is a Kazakh board game for two. Gather more than half of the stones to win.</source>
        <translation>Тоғызқұмалақ — екі адам ойнайтын қазақ ойыны. Құмалақтың жартысынан көбін жинаған жеңеді.</translation>
    </message>
    <message>
        <source>On this computer or on two computers</source>
        <translation>Бір немесе екі компьютерде</translation>
    </message>
    <message>
        <source>On &amp;this computer</source>
        <translation>&amp;Осы компьютерде</translation>
    </message>
    <message>
        <source>&amp;On two computers</source>
        <translation>&amp;Екі компьютерде</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Рейтингтік партия</translation>
    </message>
    <message>
        <source>Keeps up with you</source>
        <comment>an opponent</comment>
        <translation>Сізге бейімделеді</translation>
    </message>
    <message>
        <source>My openings</source>
        <translation>Менің бастауларым</translation>
    </message>
    <message numerus="yes">
        <source>%n moves to practise today</source>
        <translation>
            <numerusform>Бүгін қайталайтын %n жүріс</numerusform>
            <numerusform>Бүгін қайталайтын %n жүріс</numerusform>
        </translation>
    </message>
    <message>
        <source>The last stone makes %1, an even number: all of them are yours.</source>
        <comment>how many stones</comment>
        <translation>Соңғы құмалақпен %1 болды, бұл — жұп сан: бәрі сіздікі.</translation>
    </message>
    <message>
        <source>The opponent makes an even number and takes %1. It is your turn.</source>
        <comment>how many stones</comment>
        <translation>Қарсылас жұп сан жасап, %1 құмалақ ұтты. Кезек — сізде.</translation>
    </message>
    <message>
        <source>The opponent answers. It is your turn.</source>
        <translation>Қарсылас жауап берді. Кезек — сізде.</translation>
    </message>
    <message>
        <source>The last stone makes three: this pit is now your tuzdyk.</source>
        <translation>Соңғы құмалақпен үшеу болды: бұл отау енді — сіздің тұздығыңыз.</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>%1-сабақ: %2</translation>
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
        <translation>Тұздықтан: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a number</comment>
        <translation>кемінде %1</translation>
    </message>
    <message>
        <source>The game ends when the player to move has no stones left in their row.</source>
        <translation>Кезегі келген ойыншының қатарында құмалақ қалмаса, партия аяқталады.</translation>
    </message>
    <message>
        <source>Solved: a draw</source>
        <translation>Есептелді: тең ойын</translation>
    </message>
    <message>
        <source>Moves without new stones: %1</source>
        <comment>a list of players</comment>
        <translation>Жаңа құмалақсыз жүріс: %1</translation>
    </message>
    <message>
        <source>Solved: you win</source>
        <translation>Есептелді: сіз жеңесіз</translation>
    </message>
    <message>
        <source>Solved: %1 wins</source>
        <comment>a player&apos;s name</comment>
        <translation>Есептелді: %1 жеңеді</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StudyBoardController</name>
    <message>
        <source>The start of the game.</source>
        <translation>Партияның басы.</translation>
    </message>
    <message>
        <source>A variation.</source>
        <translation>Нұсқа.</translation>
    </message>
    <message numerus="yes">
        <source>%n ways to go on.</source>
        <translation>
            <numerusform>Жалғастырудың %n жолы бар.</numerusform>
            <numerusform>Жалғастырудың %n жолы бар.</numerusform>
        </translation>
    </message>
    <message>
        <source>then +%1</source>
        <comment>so many stones a threat would take</comment>
        <translation>кейін +%1</translation>
    </message>
    <message>
        <source>then a tuzdyk</source>
        <comment>what a threat would make</comment>
        <translation>кейін тұздық</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StudyMovesPanel</name>
    <message>
        <source>Comment on the game</source>
        <translation>Партияға түсініктеме</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Осы жүріске түсініктеме</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Түсініктеме</translation>
    </message>
    <message>
        <source>Comment saved.</source>
        <translation>Түсініктеме сақталды.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StudyPage</name>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n жүріс</numerusform>
            <numerusform>%n жүріс</numerusform>
        </translation>
    </message>
    <message>
        <source>The best line: %1</source>
        <comment>moves</comment>
        <translation>Үздік нұсқа: %1</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Қайтарылды.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Қайталанды.</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Өшірілді.</translation>
    </message>
    <message>
        <source>There is no other variation here.</source>
        <translation>Мұнда басқа нұсқа жоқ.</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>Бұл — партияның басы.</translation>
    </message>
    <message>
        <source>This is the last move.</source>
        <translation>Бұл — соңғы жүріс.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Жүрістер</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Тексеру</translation>
    </message>
    <message>
        <source>Graph of the game</source>
        <translation>Партия барысы</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Панель</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Тақта</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>the players</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Талдау</translation>
    </message>
    <message>
        <source>Move %1: %2 · %3</source>
        <comment>number, a player&apos;s name, whose turn or the result</comment>
        <translation>%1-жүріс: %2 · %3</translation>
    </message>
    <message>
        <source>More commands for this move</source>
        <translation>Осы жүріске арналған басқа командалар</translation>
    </message>
    <message>
        <source>Before move %1 · %2</source>
        <comment>number, whose turn</comment>
        <translation>%1-жүріске дейін · %2</translation>
    </message>
    <message>
        <source>The evaluation is off. The key %1 turns it on.</source>
        <translation>Баға өшірулі. Оны %1 пернесі қосады.</translation>
    </message>
    <message>
        <source>Added to the moves. You can undo this.</source>
        <translation>Жүрістерге қосылды. Қайтаруға болады.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::TaskView</name>
    <message>
        <source>Board</source>
        <translation>Тақта</translation>
    </message>
    <message>
        <source>Click a pit, or press its number.</source>
        <translation>Отауды басыңыз немесе нөмірін теріңіз.</translation>
    </message>
    <message>
        <source>Press an arrow key to select one, or a number to play.</source>
        <translation>Таңдау үшін көрсеткі пернені, жүру үшін нөмірін басыңыз.</translation>
    </message>
    <message>
        <source>%1 · keys 1 to %2</source>
        <comment>player, number of pits</comment>
        <translation>%1 · 1–%2 пернелері</translation>
    </message>
    <message>
        <source>A digit chooses a place in your row; Up switches to the other row.</source>
        <translation>Өз қатарыңыздағы нөмірді теріңіз. Қарсылас қатарына «жоғары» пернесімен өтесіз.</translation>
    </message>
    <message>
        <source>A digit chooses a place in the opponent’s row; Down switches to the other row.</source>
        <translation>Қарсылас қатарындағы нөмірді теріңіз. Өз қатарыңызға «төмен» пернесімен өтесіз.</translation>
    </message>
    <message>
        <source>0 is %1.</source>
        <comment>your home</comment>
        <translation>0 — %1.</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <comment>a pit</comment>
        <translation>Белгіленгені: %1</translation>
    </message>
    <message>
        <source>Type a number, or press − and +.</source>
        <translation>Санды теріңіз немесе «−» мен «+» басыңыз.</translation>
    </message>
    <message>
        <source>Click one in your row, or press its number.</source>
        <translation>Өз қатарыңыздағы шұңқырды басыңыз немесе нөмірін теріңіз.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::TwoComputersPage</name>
    <message>
        <source>This computer is not on a network. Connect it by Wi-Fi or cable.</source>
        <translation>Бұл компьютер желіге қосылмаған. Оны сымсыз желіге қосыңыз немесе кабельмен жалғаңыз.</translation>
    </message>
    <message>
        <source>Show this game to everyone on the network</source>
        <translation>Бұл партияны желідегілердің бәріне көрсету</translation>
    </message>
    <message>
        <source>Spectators see the moves a minute later</source>
        <translation>Көрермендер жүрістерді бір минут кешігіп көреді</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>Осы желідегі партиялар</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Қайталап көру</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Екі компьютер</translation>
    </message>
    <message>
        <source>You each need a computer on the same network: at home, at school, or joined by a cable. One player invites, the other types in the code.</source>
        <translation>Екі компьютер бір желіде (үйде, мектепте) болуы немесе кабельмен жалғануы керек. Бір ойыншы шақырады, екіншісі кодты тереді.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Атыңыз</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Шақыру</translation>
    </message>
    <message>
        <source>You choose the game. This computer shows a code for the other player.</source>
        <translation>Ойынды сіз таңдайсыз. Бұл компьютер қарсыласыңызға арналған кодты көрсетеді.</translation>
    </message>
    <message>
        <source>Windows may ask whether to let Qumalaq use the network. Allow it on private networks.</source>
        <translation>Windows желіні пайдалануға рұқсат сұрауы мүмкін. Qumalaq бағдарламасына жеке желіде рұқсат беріңіз.</translation>
    </message>
    <message>
        <source>Choose another game…</source>
        <translation>Басқа ойын таңдау…</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Қосылу</translation>
    </message>
    <message>
        <source>The other player gives you a code of 8 letters and digits.</source>
        <translation>Қарсыласыңыз сізге 8 таңбалы код (әріп пен цифр) айтады.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Address of the other computer</source>
        <translation>Екінші компьютердің мекенжайы</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Тек қарап отыру</translation>
    </message>
    <message>
        <source>Give this code to the other player</source>
        <translation>Осы кодты қарсыласыңызға айтыңыз</translation>
    </message>
    <message>
        <source>With this code others can watch the game</source>
        <translation>Осы код арқылы басқалар партияны қарай алады</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ойнау</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Жоқ, рақмет</translation>
    </message>
    <message>
        <source>Cancel the invitation</source>
        <translation>Шақыруды тоқтату</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Іздеуді тоқтату</translation>
    </message>
    <message>
        <source>Addresses of this computer: %1</source>
        <translation>Бұл компьютердің мекенжайлары: %1</translation>
    </message>
    <message>
        <source>Looking for the other computer…</source>
        <translation>Екінші компьютер ізделіп жатыр…</translation>
    </message>
    <message>
        <source>%1 invites you to a game.</source>
        <comment>a name</comment>
        <translation>%1 сізді ойынға шақырып отыр.</translation>
    </message>
    <message>
        <source>Who begins is chosen at random.</source>
        <translation>Кім бастайтынын жеребе шешеді.</translation>
    </message>
    <message>
        <source>No other computer can join: another program is using the connection that Qumalaq needs.</source>
        <translation>Басқа компьютер қосыла алмайды: Qumalaq бағдарламасына керек байланысты басқа бағдарлама алып тұр.</translation>
    </message>
    <message>
        <source>This is not an address. An address looks like 192.168.1.20.</source>
        <translation>Мекенжай дұрыс жазылмаған. Үлгісі: 192.168.1.20.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WindowCommands</name>
    <message>
        <source>Sowing speed: %1</source>
        <comment>speed</comment>
        <translation>Тарату жылдамдығы: %1</translation>
    </message>
    <message>
        <source>Find a position with one best move, then choose this again.</source>
        <translation>Бір ғана ең жақсы жүрісі бар позицияда қайта таңдаңыз.</translation>
    </message>
    <message>
        <source>Press Esc to show everything again.</source>
        <translation>Бәрін қайта көрсету үшін Esc пернесін басыңыз.</translation>
    </message>
    <message>
        <source>No browser could be opened. The guide is here: %1</source>
        <comment>file</comment>
        <translation>Браузер ашылмады. Нұсқаулық мына жерде: %1</translation>
    </message>
    <message>
        <source>%1: on</source>
        <comment>a command</comment>
        <translation>%1: қосулы</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>a command</comment>
        <translation>%1: өшірулі</translation>
    </message>
    <message>
        <source>The board has been turned round.</source>
        <translation>Тақта бұрылды.</translation>
    </message>
    <message>
        <source>%1: not available now</source>
        <comment>a command</comment>
        <translation>%1: қазір мүмкін емес</translation>
    </message>
    <message>
        <source>Everything is shown again.</source>
        <translation>Бәрі қайта көрсетілді.</translation>
    </message>
    <message>
        <source>The game goes on. %1 leads to the start page.</source>
        <comment>keys</comment>
        <translation>Партия жалғасып жатыр. Бастапқы бетке өту: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WindowDialogs</name>
    <message>
        <source>Save the worksheet</source>
        <translation>Жұмыс парағын сақтау</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Кестені сақтау</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Кестелер (*.csv)</translation>
    </message>
    <message>
        <source>Puzzles: %1</source>
        <comment>name of a game</comment>
        <translation>Есептер: %1</translation>
    </message>
    <message>
        <source>Class</source>
        <comment>proposal for a file name</comment>
        <translation>Сынып</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WorksheetDialog</name>
    <message>
        <source>Eighty numbered moves on two pages, with room for the position after every ten.</source>
        <translation>Екі бетте нөмірленген сексен жүріс; әр он жүрістен кейін позицияға орын бар.</translation>
    </message>
    <message>
        <source>The pack has no such puzzles.</source>
        <translation>Жинақта мұндай есеп жоқ.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles. The answers are on the last page.</source>
        <comment>how many are printed</comment>
        <translation>
            <numerusform>Есеп саны: %1 / %n. Жауаптары соңғы бетте.</numerusform>
            <numerusform>Есеп саны: %1 / %n. Жауаптары соңғы бетте.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Жұмыс парақтары</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Парақ</translation>
    </message>
    <message>
        <source>Puzzles with answers</source>
        <translation>Есептер мен жауаптары</translation>
    </message>
    <message>
        <source>Empty scoresheet</source>
        <translation>Бос жазба парағы</translation>
    </message>
    <message>
        <source>P&amp;ack</source>
        <translation>&amp;Жинақ</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Барлық түрі</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Тү&amp;рі</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Барлық саты</translation>
    </message>
    <message>
        <source>&amp;Grade</source>
        <translation>С&amp;атысы</translation>
    </message>
    <message>
        <source>&amp;Number of puzzles</source>
        <translation>&amp;Есеп саны</translation>
    </message>
    <message>
        <source>&amp;Boards per page</source>
        <translation>Бір беттегі &amp;тақта саны</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Басып шығару…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>PD&amp;F түрінде сақтау…</translation>
    </message>
</context>
<context>
    <name>RatingText</name>
    <message numerus="yes">
        <source>%n more rated games until your rating is shown.</source>
        <translation>
            <numerusform>Рейтинг көрінгенше тағы %n рейтингтік партия қалды.</numerusform>
            <numerusform>Рейтинг көрінгенше тағы %n рейтингтік партия қалды.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: %1, most likely between %2 and %3.</source>
        <translation>Рейтингіңіз: %1 (шамамен %2–%3 аралығында).</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ProgressPage</name>
    <message>
        <source>Results against the computer</source>
        <translation>Компьютермен ойын нәтижелері</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ойын</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a column</comment>
        <translation>Партиялар</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>of games</comment>
        <translation>Саны</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Жеңіс</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>Тең</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>games</comment>
        <translation>Жеңіліс</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>in percent</comment>
        <translation>Ұпай</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Компьютерге қарсы</translation>
    </message>
    <message>
        <source>Last %1 games</source>
        <translation>Соңғы %1 партия</translation>
    </message>
    <message>
        <source>%1: lessons %2 of %3, stars %4 of %5.</source>
        <comment>a game</comment>
        <translation>%1: сабақ %2/%3, жұлдыз %4/%5.</translation>
    </message>
    <message>
        <source>Puzzles solved: %1.</source>
        <translation>Шешілген есептер: %1.</translation>
    </message>
    <message>
        <source>Best counting rush: %1.</source>
        <translation>Жылдам санаудағы үздік нәтиже: %1.</translation>
    </message>
    <message>
        <source>Double-click a line, or press Enter, to see its games.</source>
        <translation>Жолды екі рет бассаңыз немесе Enter пернесін бассаңыз, оның партиялары көрінеді.</translation>
    </message>
    <message>
        <source>Days in a row with practice: %1.</source>
        <translation>Қатарынан жаттыққан күндер: %1.</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>Менің жетістігім</translation>
    </message>
    <message>
        <source>This game cannot be played for a rating.</source>
        <translation>Бұл ойында рейтингтік партия жоқ.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Нәтижелер</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Жүрістер</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Жаттығу</translation>
    </message>
    <message>
        <source>Play a &amp;rated game…</source>
        <translation>Рейтингтік &amp;партия ойнау…</translation>
    </message>
    <message>
        <source>Play a game against the computer to the end. Its result will count here; games in lessons do not.</source>
        <translation>Компьютермен партияны соңына дейін ойнаңыз. Нәтижесі осында есепке алынады; сабақтағы партиялар есептелмейді.</translation>
    </message>
    <message>
        <source>Stones lost per move</source>
        <translation>Бір жүрістегі шығын</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Қателеріңіз</translation>
    </message>
    <message>
        <source>After %1 reviewed games against the computer, this page shows your mistakes. So far: %2.</source>
        <comment>how many games, how many of them are reviewed</comment>
        <translation>Компьютермен ойнаған %1 партияңыз тексерілгенде, қателеріңіз осы бетте көрінеді. Әзірге: %2.</translation>
    </message>
    <message>
        <source>Play rated games to see how strong you are.</source>
        <translation>Күшіңізді білу үшін рейтингтік партия ойнаңыз.</translation>
    </message>
    <message>
        <source>You moved first</source>
        <translation>Сіз бастадыңыз</translation>
    </message>
    <message>
        <source>You moved second</source>
        <translation>Қарсылас бастады</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <comment>a level of the computer</comment>
        <translation>Қарсылас: %1</translation>
    </message>
    <message>
        <source>You began with %1</source>
        <comment>a pit</comment>
        <translation>Алғашқы жүрісіңіз: %1</translation>
    </message>
    <message>
        <source>You answered with %1</source>
        <comment>a pit</comment>
        <translation>Жауап жүрісіңіз: %1</translation>
    </message>
    <message>
        <source>In the opening</source>
        <translation>Ойын басында</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Партия ортасында</translation>
    </message>
    <message>
        <source>In the ending</source>
        <translation>Ойын соңында</translation>
    </message>
    <message>
        <source>In the whole game</source>
        <translation>Бүкіл ойында</translation>
    </message>
    <message>
        <source>Mistakes per game</source>
        <translation>Бір партиядағы қате</translation>
    </message>
    <message>
        <source>You play at about level %1.</source>
        <translation>Сіз шамамен %1-деңгейде ойнайсыз.</translation>
    </message>
    <message>
        <source>Practise this first: %1. It was in %2 of your last %3 games.</source>
        <comment>a kind of mistake, how many games, of how many</comment>
        <translation>Алдымен мынаған жаттығыңыз: %1. Осы қате кездескен партиялар: %2 (соңғы %3 партияның ішінде).</translation>
    </message>
    <message numerus="yes">
        <source>Pra&amp;ctise: %n puzzles of this kind</source>
        <translation>
            <numerusform>&amp;Жаттығу: осындай %n есеп</numerusform>
            <numerusform>&amp;Жаттығу: осындай %n есеп</numerusform>
        </translation>
    </message>
    <message>
        <source>Only rated games count here: %1 of your %2 games.</source>
        <translation>Мұнда тек рейтингтік партиялар есептеледі: барлық партияңыз — %2, оның рейтингтігі — %1.</translation>
    </message>
    <message>
        <source>The rating began with game %1, between %2 and %3. Double-click the graph, or press Enter, to see a game.</source>
        <comment>a number, two ratings</comment>
        <translation>Рейтинг %1-партиядан басталды (%2–%3). Партияны көру үшін графикті екі рет басыңыз немесе Enter пернесін басыңыз.</translation>
    </message>
    <message>
        <source>How many stones a move cost on average, compared with the best move.</source>
        <translation>Ең жақсы жүріспен салыстырғанда бір жүрісте орта есеппен қанша құмалақ жоғалды.</translation>
    </message>
    <message>
        <source>With a clock: %1 per move</source>
        <comment>a time</comment>
        <translation>Сағатпен: бір жүріске %1</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::RatingGraph</name>
    <message>
        <source>Rating, game by game</source>
        <translation>Әр партиядан кейінгі рейтинг</translation>
    </message>
    <message>
        <source>you won</source>
        <comment>a game</comment>
        <translation>жеңіс</translation>
    </message>
    <message>
        <source>you lost</source>
        <comment>a game</comment>
        <translation>жеңіліс</translation>
    </message>
    <message>
        <source>a draw</source>
        <comment>a game</comment>
        <translation>тең</translation>
    </message>
    <message>
        <source>Rated game %1, %2: %3 (%4). Rating %5, most likely between %6 and %7.</source>
        <comment>number, date, opponent, won or lost, rating</comment>
        <translation>%1-рейтингтік партия, %2: %3 (%4). Рейтинг: %5 (шамамен %6–%7 аралығында).</translation>
    </message>
    <message>
        <source>Rating, game by game; grey: its likely range</source>
        <translation>Әр партиядан кейінгі рейтинг; сұр жолақ — оның болжамды аралығы</translation>
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
        <translation>%1-жүріс: %2</translation>
    </message>
    <message>
        <source>Move %1: %2, after %3</source>
        <comment>number, a pit, the pit of the move before</comment>
        <translation>%1-жүріс: %2, оның алдында — %3</translation>
    </message>
    <message>
        <source>Move %1: %2 of %3 recorded games go on with %4. Choose your answer in the study.</source>
        <comment>number, how many, of how many, a pit</comment>
        <translation>%1-жүріс: %4 (жазылған %3 партияда %2 рет). Жауапты талдауда таңдаңыз.</translation>
    </message>
    <message>
        <source>%1 · move %2</source>
        <comment>a game and a side, number</comment>
        <translation>%1 · %2-жүріс</translation>
    </message>
    <message>
        <source>You left your openings at move %1: %2 instead of %3.</source>
        <comment>number, a pit, a pit</comment>
        <translation>%1-жүрісте бастауыңыздан ауытқыдыңыз: %3 орнына %2.</translation>
    </message>
    <message>
        <source>These moves are already in your openings.</source>
        <translation>Бұл жүрістер бастауларыңызда бар.</translation>
    </message>
    <message numerus="yes">
        <source>Added to your openings as %1: %n moves.</source>
        <comment>First or Second</comment>
        <translation>
            <numerusform>Бастауларыңызға қосылды (%1): %n жүріс.</numerusform>
            <numerusform>Бастауларыңызға қосылды (%1): %n жүріс.</numerusform>
        </translation>
    </message>
    <message>
        <source>At move %1 this replaces %2.</source>
        <comment>number, a pit</comment>
        <translation>%1-жүрісте бұл мына жүрісті ауыстырады: %2.</translation>
    </message>
    <message>
        <source>Your move %1 is a mistake.</source>
        <comment>number</comment>
        <translation>Қате жүрісіңіз: %1-жүріс.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves were removed from your openings.</source>
        <translation>
            <numerusform>Бастауларыңыздан %n жүріс өшірілді.</numerusform>
            <numerusform>Бастауларыңыздан %n жүріс өшірілді.</numerusform>
        </translation>
    </message>
    <message>
        <source>You began with another opening: %1 instead of %2.</source>
        <comment>a pit, a pit</comment>
        <translation>Сіз басқа бастаумен ойнадыңыз: %2 орнына %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::OpeningsPage</name>
    <message>
        <source>My openings</source>
        <translation>Менің бастауларым</translation>
    </message>
    <message>
        <source>Open in the st&amp;udy</source>
        <translation>Талдауда а&amp;шу</translation>
    </message>
    <message>
        <source>Choose yo&amp;ur answer</source>
        <translation>Жауабыңызды &amp;таңдау</translation>
    </message>
    <message>
        <source>Play your answer on the board of the study, and choose Study › Learn this opening</source>
        <translation>Жауабыңызды талдаудың тақтасында жасап, «Талдау › Осы бастауды үйрену» командасын таңдаңыз</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорттау…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Өшіру</translation>
    </message>
    <message>
        <source>Game and side</source>
        <translation>Ойын және жақ</translation>
    </message>
    <message>
        <source>Remove the selected move and the moves that come only after it</source>
        <translation>Таңдалған жүрісті және тек содан кейін келетін жүрістерді өшіру</translation>
    </message>
    <message>
        <source>%1 · to practise today</source>
        <comment>a move</comment>
        <translation>%1 · бүгін қайталау</translation>
    </message>
    <message>
        <source>Play your first moves on the board of the study, and choose Study › Learn this opening.</source>
        <translation>Алғашқы жүрістеріңізді талдау тақтасында жасап, «Талдау › Осы бастауды үйрену» дегенді таңдаңыз.</translation>
    </message>
    <message>
        <source>Your moves: %1. To practise today: %2.</source>
        <translation>Жүрістеріңіз: %1. Бүгін қайталайтыны: %2.</translation>
    </message>
    <message>
        <source>Your moves: %1. You need not practise today, but you can repeat them.</source>
        <translation>Жүрістеріңіз: %1. Бүгін міндетті жаттығу жоқ, бірақ қайталай аласыз.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Practise: %n moves</source>
        <translation>
            <numerusform>&amp;Жаттығу: %n жүріс</numerusform>
            <numerusform>&amp;Жаттығу: %n жүріс</numerusform>
        </translation>
    </message>
    <message>
        <source>Sho&amp;w my games</source>
        <translation>&amp;Партияларымды көрсету</translation>
    </message>
    <message>
        <source>Show your games in which you played another move than the selected one</source>
        <translation>Таңдалған жүрістің орнына басқа жүріс жасаған партияларыңызды көрсету</translation>
    </message>
    <message>
        <source>Your last games with this opening: %1. You left it in %2 of them.</source>
        <translation>Осы бастаумен ойналған соңғы партияларыңыз: %1. Бастаудан ауытқығаныңыз: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · another move in %n games</source>
        <comment>a move</comment>
        <translation>
            <numerusform>%1 · %n партияда басқа жүріс</numerusform>
            <numerusform>%1 · %n партияда басқа жүріс</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with another opening: %1.</source>
        <translation>Басқа бастаумен ойналған партиялар: %1.</translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WindowPages</name>
    <message>
        <source>Undo</source>
        <translation>Қайтару</translation>
    </message>
    <message>
        <source>My openings</source>
        <translation>Менің бастауларым</translation>
    </message>
    <message numerus="yes">
        <source>The list of reviews is full: %n games were not added. Remove reviewed games first.</source>
        <translation>
            <numerusform>Тексерулер тізімі толды, қосылмаған партиялар: %n. Алдымен тексерілген партияларды өшіріңіз.</numerusform>
            <numerusform>Тексерулер тізімі толды, қосылмаған партиялар: %n. Алдымен тексерілген партияларды өшіріңіз.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not your game; Esc returns to it.</source>
        <translation>Бұл — басқа партия; өз партияңызға Esc қайтарады.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>It goes one step, into the opponent’s row.</source>
        <translation>Ол бір қадам жүріп, қарсылас қатарына өтеді.</translation>
    </message>
    <message>
        <source>It goes one step to the right.</source>
        <translation>Ол оңға қарай бір қадам жүреді.</translation>
    </message>
    <message>
        <source>Look at the opponent’s pits with two stones: one more makes three.</source>
        <translation>Қарсыластың екі құмалағы бар отауларына қараңыз: тағы біреу түссе, үшеу болады.</translation>
    </message>
    <message>
        <source>Odd becomes even: look at your odd numbers.</source>
        <translation>Тақ сан жұпқа айналады: өзіңіздегі тақ сандарды қараңыз.</translation>
    </message>
    <message>
        <source>Odd becomes even: look at the opponent’s odd numbers.</source>
        <translation>Тақ сан жұпқа айналады: қарсыластағы тақ сандарды қараңыз.</translation>
    </message>
    <message>
        <source>Where do the stones of a new tuzdyk go?</source>
        <translation>Жаңа тұздықтағы құмалақтар қайда өтеді?</translation>
    </message>
    <message>
        <source>Compare the number of this pit with that of the opponent’s tuzdyk.</source>
        <translation>Осы отаудың нөмірін қарсылас тұздығының нөмірімен салыстырыңыз.</translation>
    </message>
    <message>
        <source>Look at the number of the pit where the last stone falls.</source>
        <translation>Соңғы құмалақ түсетін отаудың нөміріне қараңыз.</translation>
    </message>
    <message>
        <source>Look at the board: which tuzdyks are there already?</source>
        <translation>Тақтаға қараңыз: онда қандай тұздықтар бар?</translation>
    </message>
    <message>
        <source>Count one by one, to the end of the move.</source>
        <translation>Жүрістің соңына дейін бір-бірлеп санаңыз.</translation>
    </message>
    <message>
        <source>You take only from the opponent’s row. In whose row does the move end?</source>
        <translation>Тек қарсыластың қатарынан ұтып алынады. Жүріс кімнің қатарында аяқталады?</translation>
    </message>
    <message>
        <source>Only a move to an empty hole of your own takes. In whose row does this one end?</source>
        <translation>Соңғы тас өзіңіздің бос шұңқырыңызға түссе ғана ұтып аласыз. Бұл жүріс кімнің қатарында аяқталады?</translation>
    </message>
    <message>
        <source>Only an even number is taken. How many lie where the move ends?</source>
        <translation>Тек жұп сан ұтып алынады. Жүріс аяқталған жерде нешеу болады?</translation>
    </message>
    <message>
        <source>How many turns have you had before this one?</source>
        <translation>Бұған дейін неше рет жүрдіңіз?</translation>
    </message>
    <message>
        <source>Only an empty hole takes. Was it empty where the last stone falls?</source>
        <translation>Соңғы тас бос шұңқырға түссе ғана ұтып аласыз. Ол шұңқыр бос па еді?</translation>
    </message>
    <message>
        <source>Only an even number in the opponent’s row is taken. In whose row does the move end?</source>
        <translation>Жұп сан тек қарсыластың қатарынан ұтып алынады. Жүріс кімнің қатарында аяқталады?</translation>
    </message>
    <message>
        <source>You take what lies opposite. What lies opposite the last stone?</source>
        <translation>Қарсыдағы тастар ұтып алынады. Соңғы тастың қарсысында не жатыр?</translation>
    </message>
    <message>
        <source>Only two or three are taken. How many seeds lie in the last house then?</source>
        <translation>Тек екі немесе үш дән ұтып алынады. Сонда соңғы шұңқырда неше дән болады?</translation>
    </message>
    <message>
        <source>You take only if the opponent keeps a seed. How many would they have left?</source>
        <translation>Қарсыласта кемінде бір дән қалса ғана ұтып аласыз. Сонда нешеуі қалар еді?</translation>
    </message>
    <message>
        <source>If you went on like this, would anything change?</source>
        <translation>Осылай жүре берсеңіз, бірдеңе өзгерер ме еді?</translation>
    </message>
    <message>
        <source>Half is %1. Compare it with what each player has.</source>
        <comment>number</comment>
        <translation>Жартысы — %1. Әр ойыншыда қанша бар, соны салыстырыңыз.</translation>
    </message>
    <message>
        <source>Is there anything left to move?</source>
        <translation>Жүретін бірдеңе қалды ма?</translation>
    </message>
    <message>
        <source>Can the player to move give the opponent a seed?</source>
        <translation>Жүретін ойыншы қарсыласына дән бере ала ма?</translation>
    </message>
    <message>
        <source>Whose turn would it be? Can that player move?</source>
        <translation>Енді кім жүрер еді? Ол жүре ала ма?</translation>
    </message>
    <message>
        <source>Where did the move end, and what does that earn?</source>
        <translation>Жүріс қайда аяқталды және ол не береді?</translation>
    </message>
    <message>
        <source>Who made the last move?</source>
        <translation>Соңғы рет кім жүрді?</translation>
    </message>
    <message>
        <source>You begin in the marked hole.</source>
        <translation>Белгіленген шұңқырдан бастайсыз.</translation>
    </message>
    <message>
        <source>Which of your moves reaches the opponent’s row?</source>
        <translation>Қай жүрісіңіз қарсыластың қатарына жетеді?</translation>
    </message>
    <message>
        <source>There is only one move.</source>
        <translation>Бір ғана жүріс бар.</translation>
    </message>
    <message>
        <source>The last stone must fall just past the end of your row.</source>
        <translation>Соңғы тас қатарыңыздың соңынан кейінгі бірінші жерге түсуі керек.</translation>
    </message>
    <message>
        <source>Count what a move takes, and what falls into your tuzdyk.</source>
        <translation>Жүрістің қанша ұтып алатынын және тұздығыңызға нешеуі түсетінін санаңыз.</translation>
    </message>
    <message>
        <source>You still need %1 to win.</source>
        <comment>number</comment>
        <translation>Жеңуге тағы керегі: %1.</translation>
    </message>
    <message>
        <source>At the end your own row counts, too.</source>
        <translation>Соңында өз қатарыңыз да саналады.</translation>
    </message>
    <message>
        <source>The second digit is the pit where the last stone falls.</source>
        <translation>Екінші цифр — соңғы құмалақ түсетін отау.</translation>
    </message>
    <message>
        <source>The first digit is the pit where the move begins.</source>
        <translation>Бірінші цифр — жүріс басталатын отау.</translation>
    </message>
    <message>
        <source>Look at the opponent’s houses with one or two seeds.</source>
        <translation>Қарсыластың бір немесе екі дәні бар шұңқырларына қараңыз.</translation>
    </message>
    <message>
        <source>Which empty hole has stones opposite it?</source>
        <translation>Қай бос шұңқырдың қарсысында тас бар?</translation>
    </message>
    <message>
        <source>Which empty hole of yours has stones opposite it?</source>
        <translation>Қай бос шұңқырыңыздың қарсысында тас бар?</translation>
    </message>
    <message>
        <source>Where would the opponent make three? Change the number of stones there.</source>
        <translation>Қарсыластың соңғы құмалағы түссе, қай отауыңызда үш құмалақ болады? Сондағы құмалақ санын өзгертіңіз.</translation>
    </message>
    <message>
        <source>The opponent wants to make three in your pit %1. Change the number there.</source>
        <translation>Қарсыластың ойы — %1-отауыңызда үшеу жасау. Ондағы санды өзгертіңіз.</translation>
    </message>
    <message>
        <source>Find what the opponent would take, and change the number of stones there.</source>
        <translation>Қарсылас нені ұтып алар еді? Сондағы құмалақ санын өзгертіңіз.</translation>
    </message>
    <message>
        <source>The opponent wants your pit %1. Move those stones, or change their number.</source>
        <translation>Қарсыластың көздегені — %1-отауыңыз. Ондағы құмалақтармен жүріңіз немесе санын өзгертіңіз.</translation>
    </message>
    <message>
        <source>A single stone goes one step.</source>
        <translation>Жалғыз құмалақ бір қадам жүреді.</translation>
    </message>
    <message>
        <source>Two stones go one step, three stones go two steps.</source>
        <comment>Togyz family</comment>
        <translation>Екі құмалақ бір қадам, үш құмалақ екі қадам жүреді.</translation>
    </message>
    <message>
        <source>Two stones go one step, three stones go two steps.</source>
        <comment>Turkish Mangala</comment>
        <translation>Екі тас бір қадам, үш тас екі қадам жүреді.</translation>
    </message>
    <message>
        <source>One seed goes one step, two seeds go two steps.</source>
        <translation>Бір дән бір қадам, екі дән екі қадам жүреді.</translation>
    </message>
    <message>
        <source>One stone goes one step, two stones go two steps.</source>
        <translation>Бір тас бір қадам, екі тас екі қадам жүреді.</translation>
    </message>
    <message>
        <source>The move began in %1. Where did the last stone fall?</source>
        <comment>a pit</comment>
        <translation>Жүріс мына жерден басталды: %1. Соңғы құмалақ қайда түсті?</translation>
    </message>
    <message>
        <source>Who gets what is left in the rows?</source>
        <translation>Қатарларда қалғаны кімге тиеді?</translation>
    </message>
</context>
</TS>
