### Названия мест Эгейского моря в шести падежах: nom gen dat acc ins loc. У проливов и заливов склоняется родовое слово
### (в проливе Кея); имена на -и и -о не склоняются. Предлоги ставят place-land и place-sea в core.ftl.


## Islands

land-andros =
    { $case ->
       *[nom] Андрос
        [gen] Андроса
        [dat] Андросу
        [acc] Андрос
        [ins] Андросом
        [loc] Андросе
    }
land-tinos =
    { $case ->
       *[nom] Тинос
        [gen] Тиноса
        [dat] Тиносу
        [acc] Тинос
        [ins] Тиносом
        [loc] Тиносе
    }
land-mykonos =
    { $case ->
       *[nom] Миконос
        [gen] Миконоса
        [dat] Миконосу
        [acc] Миконос
        [ins] Миконосом
        [loc] Миконосе
    }
land-kea =
    { $case ->
       *[nom] Кея
        [gen] Кеи
        [dat] Кее
        [acc] Кею
        [ins] Кеей
        [loc] Кее
    }
land-syros =
    { $case ->
       *[nom] Сирос
        [gen] Сироса
        [dat] Сиросу
        [acc] Сирос
        [ins] Сиросом
        [loc] Сиросе
    }
land-kythnos =
    { $case ->
       *[nom] Китнос
        [gen] Китноса
        [dat] Китносу
        [acc] Китнос
        [ins] Китносом
        [loc] Китносе
    }
land-serifos =
    { $case ->
       *[nom] Серифос
        [gen] Серифоса
        [dat] Серифосу
        [acc] Серифос
        [ins] Серифосом
        [loc] Серифосе
    }
land-sifnos =
    { $case ->
       *[nom] Сифнос
        [gen] Сифноса
        [dat] Сифносу
        [acc] Сифнос
        [ins] Сифносом
        [loc] Сифносе
    }
land-paros =
    { $case ->
       *[nom] Парос
        [gen] Пароса
        [dat] Паросу
        [acc] Парос
        [ins] Паросом
        [loc] Паросе
    }
land-naxos =
    { $case ->
       *[nom] Наксос
        [gen] Наксоса
        [dat] Наксосу
        [acc] Наксос
        [ins] Наксосом
        [loc] Наксосе
    }
land-amorgos =
    { $case ->
       *[nom] Аморгос
        [gen] Аморгоса
        [dat] Аморгосу
        [acc] Аморгос
        [ins] Аморгосом
        [loc] Аморгосе
    }
land-milos =
    { $case ->
       *[nom] Милос
        [gen] Милоса
        [dat] Милосу
        [acc] Милос
        [ins] Милосом
        [loc] Милосе
    }
land-ios =
    { $case ->
       *[nom] Иос
        [gen] Иоса
        [dat] Иосу
        [acc] Иос
        [ins] Иосом
        [loc] Иосе
    }

## Places on large islands

land-histiaia =
    { $case ->
       *[nom] Гистиея
        [gen] Гистиеи
        [dat] Гистиее
        [acc] Гистиею
        [ins] Гистиеей
        [loc] Гистиее
    }
land-aidipsos =
    { $case ->
       *[nom] Эдипсос
        [gen] Эдипсоса
        [dat] Эдипсосу
        [acc] Эдипсос
        [ins] Эдипсосом
        [loc] Эдипсосе
    }
land-kerinthos =
    { $case ->
       *[nom] Керинф
        [gen] Керинфа
        [dat] Керинфу
        [acc] Керинф
        [ins] Керинфом
        [loc] Керинфе
    }
land-kymi =
    { $case ->
       *[nom] Кими
        [gen] Кими
        [dat] Кими
        [acc] Кими
        [ins] Кими
        [loc] Кими
    }
land-chalcis =
    { $case ->
       *[nom] Халкида
        [gen] Халкиды
        [dat] Халкиде
        [acc] Халкиду
        [ins] Халкидой
        [loc] Халкиде
    }
land-eretria =
    { $case ->
       *[nom] Эретрия
        [gen] Эретрии
        [dat] Эретрии
        [acc] Эретрию
        [ins] Эретрией
        [loc] Эретрии
    }
land-amarynthos =
    { $case ->
       *[nom] Амаринф
        [gen] Амаринфа
        [dat] Амаринфу
        [acc] Амаринф
        [ins] Амаринфом
        [loc] Амаринфе
    }
land-dystos =
    { $case ->
       *[nom] Дистос
        [gen] Дистоса
        [dat] Дистосу
        [acc] Дистос
        [ins] Дистосом
        [loc] Дистосе
    }
land-karystos =
    { $case ->
       *[nom] Карист
        [gen] Кариста
        [dat] Каристу
        [acc] Карист
        [ins] Каристом
        [loc] Каристе
    }
land-kydonia =
    { $case ->
       *[nom] Кидония
        [gen] Кидонии
        [dat] Кидонии
        [acc] Кидонию
        [ins] Кидонией
        [loc] Кидонии
    }
land-lappa =
    { $case ->
       *[nom] Лаппа
        [gen] Лаппы
        [dat] Лаппе
        [acc] Лаппу
        [ins] Лаппой
        [loc] Лаппе
    }
land-eleutherna =
    { $case ->
       *[nom] Элевтерна
        [gen] Элевтерны
        [dat] Элевтерне
        [acc] Элевтерну
        [ins] Элевтерной
        [loc] Элевтерне
    }
land-knossos =
    { $case ->
       *[nom] Кносс
        [gen] Кносса
        [dat] Кноссу
        [acc] Кносс
        [ins] Кноссом
        [loc] Кноссе
    }
land-gortyn =
    { $case ->
       *[nom] Гортина
        [gen] Гортины
        [dat] Гортине
        [acc] Гортину
        [ins] Гортиной
        [loc] Гортине
    }
land-phaistos =
    { $case ->
       *[nom] Фест
        [gen] Феста
        [dat] Фесту
        [acc] Фест
        [ins] Фестом
        [loc] Фесте
    }
land-lyttos =
    { $case ->
       *[nom] Ликтос
        [gen] Ликтоса
        [dat] Ликтосу
        [acc] Ликтос
        [ins] Ликтосом
        [loc] Ликтосе
    }
land-malia =
    { $case ->
       *[nom] Малия
        [gen] Малии
        [dat] Малии
        [acc] Малию
        [ins] Малией
        [loc] Малии
    }
land-itanos =
    { $case ->
       *[nom] Итанос
        [gen] Итаноса
        [dat] Итаносу
        [acc] Итанос
        [ins] Итаносом
        [loc] Итаносе
    }
land-mytilene =
    { $case ->
       *[nom] Митилена
        [gen] Митилены
        [dat] Митилене
        [acc] Митилену
        [ins] Митиленой
        [loc] Митилене
    }
land-lindos =
    { $case ->
       *[nom] Линдос
        [gen] Линдоса
        [dat] Линдосу
        [acc] Линдос
        [ins] Линдосом
        [loc] Линдосе
    }

## Places of the tiles, tile by tile

land-gavrio =
    { $case ->
       *[nom] Гаврио
        [gen] Гаврио
        [dat] Гаврио
        [acc] Гаврио
        [ins] Гаврио
        [loc] Гаврио
    }
land-batsi =
    { $case ->
       *[nom] Батси
        [gen] Батси
        [dat] Батси
        [acc] Батси
        [ins] Батси
        [loc] Батси
    }
land-korthi =
    { $case ->
       *[nom] Корти
        [gen] Корти
        [dat] Корти
        [acc] Корти
        [ins] Корти
        [loc] Корти
    }
land-palaiopoli =
    { $case ->
       *[nom] Палеополи
        [gen] Палеополи
        [dat] Палеополи
        [acc] Палеополи
        [ins] Палеополи
        [loc] Палеополи
    }
land-kynthos =
    { $case ->
       *[nom] Кинф
        [gen] Кинфа
        [dat] Кинфу
        [acc] Кинф
        [ins] Кинфом
        [loc] Кинфе
    }
land-inopos =
    { $case ->
       *[nom] Иноп
        [gen] Инопа
        [dat] Инопу
        [acc] Иноп
        [ins] Инопом
        [loc] Инопе
    }
land-rheneia =
    { $case ->
       *[nom] Рения
        [gen] Рении
        [dat] Рении
        [acc] Рению
        [ins] Ренией
        [loc] Рении
    }
land-fourni =
    { $case ->
       *[nom] Фурни
        [gen] Фурни
        [dat] Фурни
        [acc] Фурни
        [ins] Фурни
        [loc] Фурни
    }
land-manganari =
    { $case ->
       *[nom] Манганари
        [gen] Манганари
        [dat] Манганари
        [acc] Манганари
        [ins] Манганари
        [loc] Манганари
    }
land-mylopotas =
    { $case ->
       *[nom] Милопотас
        [gen] Милопотаса
        [dat] Милопотасу
        [acc] Милопотас
        [ins] Милопотасом
        [loc] Милопотасе
    }
land-psathi =
    { $case ->
       *[nom] Псати
        [gen] Псати
        [dat] Псати
        [acc] Псати
        [ins] Псати
        [loc] Псати
    }
land-plakotos =
    { $case ->
       *[nom] Плакотос
        [gen] Плакотоса
        [dat] Плакотосу
        [acc] Плакотос
        [ins] Плакотосом
        [loc] Плакотосе
    }
land-ioulis =
    { $case ->
       *[nom] Иулида
        [gen] Иулиды
        [dat] Иулиде
        [acc] Иулиду
        [ins] Иулидой
        [loc] Иулиде
    }
land-korissia =
    { $case ->
       *[nom] Корисия
        [gen] Корисии
        [dat] Корисии
        [acc] Корисию
        [ins] Корисией
        [loc] Корисии
    }
land-karthaia =
    { $case ->
       *[nom] Карфея
        [gen] Карфеи
        [dat] Карфее
        [acc] Карфею
        [ins] Карфеей
        [loc] Карфее
    }
land-vourkari =
    { $case ->
       *[nom] Вуркари
        [gen] Вуркари
        [dat] Вуркари
        [acc] Вуркари
        [ins] Вуркари
        [loc] Вуркари
    }
land-loutra =
    { $case ->
       *[nom] Лутра
        [gen] Лутра
        [dat] Лутра
        [acc] Лутра
        [ins] Лутра
        [loc] Лутра
    }
land-merichas =
    { $case ->
       *[nom] Мерихас
        [gen] Мерихаса
        [dat] Мерихасу
        [acc] Мерихас
        [ins] Мерихасом
        [loc] Мерихасе
    }
land-dryopida =
    { $case ->
       *[nom] Дриопида
        [gen] Дриопиды
        [dat] Дриопиде
        [acc] Дриопиду
        [ins] Дриопидой
        [loc] Дриопиде
    }
land-kanala =
    { $case ->
       *[nom] Канала
        [gen] Каналы
        [dat] Канале
        [acc] Каналу
        [ins] Каналой
        [loc] Канале
    }
land-adamas =
    { $case ->
       *[nom] Адамас
        [gen] Адамаса
        [dat] Адамасу
        [acc] Адамас
        [ins] Адамасом
        [loc] Адамасе
    }
land-plaka =
    { $case ->
       *[nom] Плака
        [gen] Плаки
        [dat] Плаке
        [acc] Плаку
        [ins] Плакой
        [loc] Плаке
    }
land-pollonia =
    { $case ->
       *[nom] Поллония
        [gen] Поллонии
        [dat] Поллонии
        [acc] Поллонию
        [ins] Поллонией
        [loc] Поллонии
    }
land-apiranthos =
    { $case ->
       *[nom] Апирантос
        [gen] Апирантоса
        [dat] Апирантосу
        [acc] Апирантос
        [ins] Апирантосом
        [loc] Апирантосе
    }
land-filoti =
    { $case ->
       *[nom] Филоти
        [gen] Филоти
        [dat] Филоти
        [acc] Филоти
        [ins] Филоти
        [loc] Филоти
    }
land-melanes =
    { $case ->
       *[nom] Меланес
        [gen] Меланеса
        [dat] Меланесу
        [acc] Меланес
        [ins] Меланесом
        [loc] Меланесе
    }
land-koronos =
    { $case ->
       *[nom] Коронос
        [gen] Короноса
        [dat] Короносу
        [acc] Коронос
        [ins] Короносом
        [loc] Короносе
    }
land-naoussa =
    { $case ->
       *[nom] Науса
        [gen] Наусы
        [dat] Наусе
        [acc] Наусу
        [ins] Наусой
        [loc] Наусе
    }
land-lefkes =
    { $case ->
       *[nom] Лефкес
        [gen] Лефкеса
        [dat] Лефкесу
        [acc] Лефкес
        [ins] Лефкесом
        [loc] Лефкесе
    }
land-marpissa =
    { $case ->
       *[nom] Марписса
        [gen] Марписсы
        [dat] Марписсе
        [acc] Марписсу
        [ins] Марписсой
        [loc] Марписсе
    }
land-ermoupoli =
    { $case ->
       *[nom] Эрмуполи
        [gen] Эрмуполи
        [dat] Эрмуполи
        [acc] Эрмуполи
        [ins] Эрмуполи
        [loc] Эрмуполи
    }
land-kini =
    { $case ->
       *[nom] Кини
        [gen] Кини
        [dat] Кини
        [acc] Кини
        [ins] Кини
        [loc] Кини
    }
land-galissas =
    { $case ->
       *[nom] Галисас
        [gen] Галисаса
        [dat] Галисасу
        [acc] Галисас
        [ins] Галисасом
        [loc] Галисасе
    }
land-vari =
    { $case ->
       *[nom] Вари
        [gen] Вари
        [dat] Вари
        [acc] Вари
        [ins] Вари
        [loc] Вари
    }
land-pyrgos =
    { $case ->
       *[nom] Пиргос
        [gen] Пиргоса
        [dat] Пиргосу
        [acc] Пиргос
        [ins] Пиргосом
        [loc] Пиргосе
    }
land-panormos =
    { $case ->
       *[nom] Панормос
        [gen] Панормоса
        [dat] Панормосу
        [acc] Панормос
        [ins] Панормосом
        [loc] Панормосе
    }
land-kardiani =
    { $case ->
       *[nom] Кардиани
        [gen] Кардиани
        [dat] Кардиани
        [acc] Кардиани
        [ins] Кардиани
        [loc] Кардиани
    }

## Waters

sea-kafireas-strait =
    { $case ->
       *[nom] пролив Кафирефс
        [gen] пролива Кафирефс
        [dat] проливу Кафирефс
        [acc] пролив Кафирефс
        [ins] проливом Кафирефс
        [loc] проливе Кафирефс
    }
sea-kea-strait =
    { $case ->
       *[nom] пролив Кея
        [gen] пролива Кея
        [dat] проливу Кея
        [acc] пролив Кея
        [ins] проливом Кея
        [loc] проливе Кея
    }
sea-kythnos-strait =
    { $case ->
       *[nom] пролив Китнос
        [gen] пролива Китнос
        [dat] проливу Китнос
        [acc] пролив Китнос
        [ins] проливом Китнос
        [loc] проливе Китнос
    }
sea-serifos-strait =
    { $case ->
       *[nom] пролив Серифос
        [gen] пролива Серифос
        [dat] проливу Серифос
        [acc] пролив Серифос
        [ins] проливом Серифос
        [loc] проливе Серифос
    }
sea-sifnos-strait =
    { $case ->
       *[nom] пролив Сифнос
        [gen] пролива Сифнос
        [dat] проливу Сифнос
        [acc] пролив Сифнос
        [ins] проливом Сифнос
        [loc] проливе Сифнос
    }
sea-kimolos-strait =
    { $case ->
       *[nom] пролив Кимолос
        [gen] пролива Кимолос
        [dat] проливу Кимолос
        [acc] пролив Кимолос
        [ins] проливом Кимолос
        [loc] проливе Кимолос
    }
sea-folegandros-strait =
    { $case ->
       *[nom] пролив Фолегандрос
        [gen] пролива Фолегандрос
        [dat] проливу Фолегандрос
        [acc] пролив Фолегандрос
        [ins] проливом Фолегандрос
        [loc] проливе Фолегандрос
    }
sea-sikinos-strait =
    { $case ->
       *[nom] пролив Сикинос
        [gen] пролива Сикинос
        [dat] проливу Сикинос
        [acc] пролив Сикинос
        [ins] проливом Сикинос
        [loc] проливе Сикинос
    }
sea-ios-strait =
    { $case ->
       *[nom] пролив Иос
        [gen] пролива Иос
        [dat] проливу Иос
        [acc] пролив Иос
        [ins] проливом Иос
        [loc] проливе Иос
    }
sea-thira-strait =
    { $case ->
       *[nom] пролив Тира
        [gen] пролива Тира
        [dat] проливу Тира
        [acc] пролив Тира
        [ins] проливом Тира
        [loc] проливе Тира
    }
sea-anafi-strait =
    { $case ->
       *[nom] пролив Анафи
        [gen] пролива Анафи
        [dat] проливу Анафи
        [acc] пролив Анафи
        [ins] проливом Анафи
        [loc] проливе Анафи
    }
sea-tinos-strait =
    { $case ->
       *[nom] пролив Тинос
        [gen] пролива Тинос
        [dat] проливу Тинос
        [acc] пролив Тинос
        [ins] проливом Тинос
        [loc] проливе Тинос
    }
sea-mykonos-strait =
    { $case ->
       *[nom] пролив Миконос
        [gen] пролива Миконос
        [dat] проливу Миконос
        [acc] пролив Миконос
        [ins] проливом Миконос
        [loc] проливе Миконос
    }
sea-delos-strait =
    { $case ->
       *[nom] пролив Делос
        [gen] пролива Делос
        [dat] проливу Делос
        [acc] пролив Делос
        [ins] проливом Делос
        [loc] проливе Делос
    }
sea-paros-strait =
    { $case ->
       *[nom] пролив Парос
        [gen] пролива Парос
        [dat] проливу Парос
        [acc] пролив Парос
        [ins] проливом Парос
        [loc] проливе Парос
    }
sea-antiparos-strait =
    { $case ->
       *[nom] пролив Антипарос
        [gen] пролива Антипарос
        [dat] проливу Антипарос
        [acc] пролив Антипарос
        [ins] проливом Антипарос
        [loc] проливе Антипарос
    }
sea-amorgos-strait =
    { $case ->
       *[nom] пролив Аморгос
        [gen] пролива Аморгос
        [dat] проливу Аморгос
        [acc] пролив Аморгос
        [ins] проливом Аморгос
        [loc] проливе Аморгос
    }
sea-astypalaia-strait =
    { $case ->
       *[nom] пролив Астипалея
        [gen] пролива Астипалея
        [dat] проливу Астипалея
        [acc] пролив Астипалея
        [ins] проливом Астипалея
        [loc] проливе Астипалея
    }
sea-ikaria-strait =
    { $case ->
       *[nom] пролив Икария
        [gen] пролива Икария
        [dat] проливу Икария
        [acc] пролив Икария
        [ins] проливом Икария
        [loc] проливе Икария
    }
sea-fourni-strait =
    { $case ->
       *[nom] пролив Фурни
        [gen] пролива Фурни
        [dat] проливу Фурни
        [acc] пролив Фурни
        [ins] проливом Фурни
        [loc] проливе Фурни
    }
sea-mycale-strait =
    { $case ->
       *[nom] пролив Микале
        [gen] пролива Микале
        [dat] проливу Микале
        [acc] пролив Микале
        [ins] проливом Микале
        [loc] проливе Микале
    }
sea-patmos-strait =
    { $case ->
       *[nom] пролив Патмос
        [gen] пролива Патмос
        [dat] проливу Патмос
        [acc] пролив Патмос
        [ins] проливом Патмос
        [loc] проливе Патмос
    }
sea-leros-strait =
    { $case ->
       *[nom] пролив Лерос
        [gen] пролива Лерос
        [dat] проливу Лерос
        [acc] пролив Лерос
        [ins] проливом Лерос
        [loc] проливе Лерос
    }
sea-kalymnos-strait =
    { $case ->
       *[nom] пролив Калимнос
        [gen] пролива Калимнос
        [dat] проливу Калимнос
        [acc] пролив Калимнос
        [ins] проливом Калимнос
        [loc] проливе Калимнос
    }
sea-kos-strait =
    { $case ->
       *[nom] пролив Кос
        [gen] пролива Кос
        [dat] проливу Кос
        [acc] пролив Кос
        [ins] проливом Кос
        [loc] проливе Кос
    }
sea-nisyros-strait =
    { $case ->
       *[nom] пролив Нисирос
        [gen] пролива Нисирос
        [dat] проливу Нисирос
        [acc] пролив Нисирос
        [ins] проливом Нисирос
        [loc] проливе Нисирос
    }
sea-tilos-strait =
    { $case ->
       *[nom] пролив Тилос
        [gen] пролива Тилос
        [dat] проливу Тилос
        [acc] пролив Тилос
        [ins] проливом Тилос
        [loc] проливе Тилос
    }
sea-karpathos-strait =
    { $case ->
       *[nom] пролив Карпатос
        [gen] пролива Карпатос
        [dat] проливу Карпатос
        [acc] пролив Карпатос
        [ins] проливом Карпатос
        [loc] проливе Карпатос
    }
sea-kasos-strait =
    { $case ->
       *[nom] пролив Касос
        [gen] пролива Касос
        [dat] проливу Касос
        [acc] пролив Касос
        [ins] проливом Касос
        [loc] проливе Касос
    }
sea-kythera-strait =
    { $case ->
       *[nom] пролив Китира
        [gen] пролива Китира
        [dat] проливу Китира
        [acc] пролив Китира
        [ins] проливом Китира
        [loc] проливе Китира
    }
sea-chios-strait =
    { $case ->
       *[nom] пролив Хиос
        [gen] пролива Хиос
        [dat] проливу Хиос
        [acc] пролив Хиос
        [ins] проливом Хиос
        [loc] проливе Хиос
    }
sea-psara-strait =
    { $case ->
       *[nom] пролив Псара
        [gen] пролива Псара
        [dat] проливу Псара
        [acc] пролив Псара
        [ins] проливом Псара
        [loc] проливе Псара
    }
sea-lesbos-strait =
    { $case ->
       *[nom] пролив Лесбос
        [gen] пролива Лесбос
        [dat] проливу Лесбос
        [acc] пролив Лесбос
        [ins] проливом Лесбос
        [loc] проливе Лесбос
    }
sea-skyros-strait =
    { $case ->
       *[nom] пролив Скирос
        [gen] пролива Скирос
        [dat] проливу Скирос
        [acc] пролив Скирос
        [ins] проливом Скирос
        [loc] проливе Скирос
    }
sea-skopelos-strait =
    { $case ->
       *[nom] пролив Скопелос
        [gen] пролива Скопелос
        [dat] проливу Скопелос
        [acc] пролив Скопелос
        [ins] проливом Скопелос
        [loc] проливе Скопелос
    }
sea-alonnisos-strait =
    { $case ->
       *[nom] пролив Алонисос
        [gen] пролива Алонисос
        [dat] проливу Алонисос
        [acc] пролив Алонисос
        [ins] проливом Алонисос
        [loc] проливе Алонисос
    }
sea-euripus-strait =
    { $case ->
       *[nom] пролив Эврип
        [gen] пролива Эврип
        [dat] проливу Эврип
        [acc] пролив Эврип
        [ins] проливом Эврип
        [loc] проливе Эврип
    }
sea-imbros-strait =
    { $case ->
       *[nom] пролив Имброс
        [gen] пролива Имброс
        [dat] проливу Имброс
        [acc] пролив Имброс
        [ins] проливом Имброс
        [loc] проливе Имброс
    }
sea-samothrace-strait =
    { $case ->
       *[nom] пролив Самотраки
        [gen] пролива Самотраки
        [dat] проливу Самотраки
        [acc] пролив Самотраки
        [ins] проливом Самотраки
        [loc] проливе Самотраки
    }
sea-hydra-strait =
    { $case ->
       *[nom] пролив Идра
        [gen] пролива Идра
        [dat] проливу Идра
        [acc] пролив Идра
        [ins] проливом Идра
        [loc] проливе Идра
    }
sea-salamis-strait =
    { $case ->
       *[nom] пролив Саламин
        [gen] пролива Саламин
        [dat] проливу Саламин
        [acc] пролив Саламин
        [ins] проливом Саламин
        [loc] проливе Саламин
    }
sea-petalioi-gulf =
    { $case ->
       *[nom] залив Петалион
        [gen] залива Петалион
        [dat] заливу Петалион
        [acc] залив Петалион
        [ins] заливом Петалион
        [loc] заливе Петалион
    }
sea-kalloni-gulf =
    { $case ->
       *[nom] залив Калони
        [gen] залива Калони
        [dat] заливу Калони
        [acc] залив Калони
        [ins] заливом Калони
        [loc] заливе Калони
    }
sea-gera-gulf =
    { $case ->
       *[nom] залив Гера
        [gen] залива Гера
        [dat] заливу Гера
        [acc] залив Гера
        [ins] заливом Гера
        [loc] заливе Гера
    }
sea-chania-gulf =
    { $case ->
       *[nom] залив Ханья
        [gen] залива Ханья
        [dat] заливу Ханья
        [acc] залив Ханья
        [ins] заливом Ханья
        [loc] заливе Ханья
    }
sea-heraklion-gulf =
    { $case ->
       *[nom] залив Ираклион
        [gen] залива Ираклион
        [dat] заливу Ираклион
        [acc] залив Ираклион
        [ins] заливом Ираклион
        [loc] заливе Ираклион
    }
sea-mirabello-gulf =
    { $case ->
       *[nom] залив Мирабелло
        [gen] залива Мирабелло
        [dat] заливу Мирабелло
        [acc] залив Мирабелло
        [ins] заливом Мирабелло
        [loc] заливе Мирабелло
    }
sea-kissamos-gulf =
    { $case ->
       *[nom] залив Кисамос
        [gen] залива Кисамос
        [dat] заливу Кисамос
        [acc] залив Кисамос
        [ins] заливом Кисамос
        [loc] заливе Кисамос
    }
sea-almyros-gulf =
    { $case ->
       *[nom] залив Алмирос
        [gen] залива Алмирос
        [dat] заливу Алмирос
        [acc] залив Алмирос
        [ins] заливом Алмирос
        [loc] заливе Алмирос
    }
sea-sitia-gulf =
    { $case ->
       *[nom] залив Сития
        [gen] залива Сития
        [dat] заливу Сития
        [acc] залив Сития
        [ins] заливом Сития
        [loc] заливе Сития
    }
sea-moudros-gulf =
    { $case ->
       *[nom] залив Мудрос
        [gen] залива Мудрос
        [dat] заливу Мудрос
        [acc] залив Мудрос
        [ins] заливом Мудрос
        [loc] заливе Мудрос
    }
sea-pournias-gulf =
    { $case ->
       *[nom] залив Пурниас
        [gen] залива Пурниас
        [dat] заливу Пурниас
        [acc] залив Пурниас
        [ins] заливом Пурниас
        [loc] заливе Пурниас
    }
sea-eleusis-gulf =
    { $case ->
       *[nom] залив Элефсис
        [gen] залива Элефсис
        [dat] заливу Элефсис
        [acc] залив Элефсис
        [ins] заливом Элефсис
        [loc] заливе Элефсис
    }
sea-megara-gulf =
    { $case ->
       *[nom] залив Мегара
        [gen] залива Мегара
        [dat] заливу Мегара
        [acc] залив Мегара
        [ins] заливом Мегара
        [loc] заливе Мегара
    }
sea-epidaurus-gulf =
    { $case ->
       *[nom] залив Эпидавр
        [gen] залива Эпидавр
        [dat] заливу Эпидавр
        [acc] залив Эпидавр
        [ins] заливом Эпидавр
        [loc] заливе Эпидавр
    }
sea-hermione-gulf =
    { $case ->
       *[nom] залив Гермиона
        [gen] залива Гермиона
        [dat] заливу Гермиона
        [acc] залив Гермиона
        [ins] заливом Гермиона
        [loc] заливе Гермиона
    }
sea-milos-gulf =
    { $case ->
       *[nom] залив Милос
        [gen] залива Милос
        [dat] заливу Милос
        [acc] залив Милос
        [ins] заливом Милос
        [loc] заливе Милос
    }
sea-naoussa-gulf =
    { $case ->
       *[nom] залив Науса
        [gen] залива Науса
        [dat] заливу Науса
        [acc] залив Науса
        [ins] заливом Науса
        [loc] заливе Науса
    }
sea-kavala-gulf =
    { $case ->
       *[nom] залив Кавала
        [gen] залива Кавала
        [dat] заливу Кавала
        [acc] залив Кавала
        [ins] заливом Кавала
        [loc] заливе Кавала
    }
sea-smyrna-gulf =
    { $case ->
       *[nom] залив Смирна
        [gen] залива Смирна
        [dat] заливу Смирна
        [acc] залив Смирна
        [ins] заливом Смирна
        [loc] заливе Смирна
    }
sea-iasos-gulf =
    { $case ->
       *[nom] залив Иасос
        [gen] залива Иасос
        [dat] заливу Иасос
        [acc] залив Иасос
        [ins] заливом Иасос
        [loc] заливе Иасос
    }
sea-saronic-gulf =
    { $case ->
       *[nom] Саронический залив
        [gen] Саронического залива
        [dat] Сароническому заливу
        [acc] Саронический залив
        [ins] Сароническим заливом
        [loc] Сароническом заливе
    }
sea-north-euboean-gulf =
    { $case ->
       *[nom] Северный Эвбейский залив
        [gen] Северного Эвбейского залива
        [dat] Северному Эвбейскому заливу
        [acc] Северный Эвбейский залив
        [ins] Северным Эвбейским заливом
        [loc] Северном Эвбейском заливе
    }
sea-south-euboean-gulf =
    { $case ->
       *[nom] Южный Эвбейский залив
        [gen] Южного Эвбейского залива
        [dat] Южному Эвбейскому заливу
        [acc] Южный Эвбейский залив
        [ins] Южным Эвбейским заливом
        [loc] Южном Эвбейском заливе
    }
sea-toronean-gulf =
    { $case ->
       *[nom] Торонейский залив
        [gen] Торонейского залива
        [dat] Торонейскому заливу
        [acc] Торонейский залив
        [ins] Торонейским заливом
        [loc] Торонейском заливе
    }
sea-singitic-gulf =
    { $case ->
       *[nom] Сингитский залив
        [gen] Сингитского залива
        [dat] Сингитскому заливу
        [acc] Сингитский залив
        [ins] Сингитским заливом
        [loc] Сингитском заливе
    }
sea-adramyttian-gulf =
    { $case ->
       *[nom] Адрамиттийский залив
        [gen] Адрамиттийского залива
        [dat] Адрамиттийскому заливу
        [acc] Адрамиттийский залив
        [ins] Адрамиттийским заливом
        [loc] Адрамиттийском заливе
    }
sea-elaitic-gulf =
    { $case ->
       *[nom] Элаитский залив
        [gen] Элаитского залива
        [dat] Элаитскому заливу
        [acc] Элаитский залив
        [ins] Элаитским заливом
        [loc] Элаитском заливе
    }
sea-caystrian-gulf =
    { $case ->
       *[nom] Каистрийский залив
        [gen] Каистрийского залива
        [dat] Каистрийскому заливу
        [acc] Каистрийский залив
        [ins] Каистрийским заливом
        [loc] Каистрийском заливе
    }
