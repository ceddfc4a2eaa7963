/** Names of cats, catteries and people, as breeders of each country choose them. */
import { MORE_CULTURES } from "./names-more.ts";
import { FEMALES, MALES, words, type Culture } from "./names-shared.ts";

export type { Culture };

export const CULTURES = {
  german: {
    country: "DE",
    males: [
      ...MALES,
      ...words(
        "Balthasar|Grimaldi|Lorenz|Rübezahl|Siegfried|Falk|Götz|Jörmungand|Luchs|Schneekönig",
      ),
    ],
    females: [
      ...FEMALES,
      ...words(
        "Lorelei|Rosalie|Schneewittchen|Brünhild|Gänseblümchen|Liesl|Mathilda|Annabell|Fräulein Smilla|Heidi",
      ),
    ],
    catteries: words(
      "# vom Rosenhof|# von der Silberquelle|# vom Elbstrand|# von Hohenstein|# vom Nebelwald|# aus dem Hexenturm|# von den Moorwiesen|# vom Königsberg|Lionspride's #|Northern Dream's #|# of Golden Paradise|Mystic Highland's #|Amadeus' #",
    ),
    people: words(
      "Sabine Krüger|Heike Schönfeld|Petra Müller-Lüdke|Anja Weißmann|Jürgen Bäcker|Ulrike Hofmann|Claudia Stegemann|Kerstin Größl|Birgit Oehlers|Thomas Reinhardt",
    ),
    towns: words(
      "24837 Schleswig|79098 Freiburg|04109 Leipzig|50667 Köln|97070 Würzburg|30159 Hannover|28195 Bremen",
    ),
  },
  dutch: {
    country: "NL",
    males: [...MALES, ...words("Bram|Joris|Sjoerd|Thijs|Wolf")],
    females: [...FEMALES, ...words("Fleur|Sanne|Truus|Roosje|Madelief")],
    catteries: words(
      "# van de Zilverberk|# van het Hunzedal|Tulip Fields #|# v.d. Waterpoort|Dutch Delight's #|# van Oranjestein|Polderlion #|Amstelpaws #",
    ),
    people: words(
      "J.W. de Vries|M. van den Berg|A.C. Hoekstra|P. Jansen-Smit|E. van Dijk|L.M. Bakker|C. Visser|W. Kuipers",
    ),
    towns: words("1012 AB Amsterdam|3511 LN Utrecht|9712 CP Groningen|5611 EM Eindhoven"),
  },
  swedish: {
    country: "SE",
    males: [...MALES, ...words("Björn|Skorpan|Åskar|Sigge|Loke")],
    females: [...FEMALES, ...words("Snöflinga|Pärla|Saga|Ronja|Åsa-Nisse's Dröm")],
    catteries: words(
      "S*Fjällbjörkens #|SE*Guldfakses #|S*Skogsrået's #|SE*Nordanvindens #|(S) Kattegattens #|S*Mälarpärlan's #|SE*Älvdalens #|S*Midnattssolens #",
    ),
    people: words(
      "Annika Bergström|Lena Åkesson|Karin Lindqvist|Göran Sjöberg|Ulla-Britt Nyström|Maria Hedlund|Eva Östlund",
    ),
    towns: words("113 41 Stockholm|411 06 Göteborg|903 26 Umeå|702 10 Örebro"),
  },
  polish: {
    country: "PL",
    males: [...MALES, ...words("Bursztyn|Ciapek|Hektor|Leśny Duch|Żbik|Gniewko")],
    females: [...FEMALES, ...words("Bławatka|Iskierka|Jaśmina|Śnieżka|Żabka|Łąka")],
    catteries: words(
      "# z Leśnej Doliny*PL|# Amberheart*PL|# Koci Zakątek*PL|# Srebrny Gaj*PL|# Wiślana Bryza*PL|# Miodowa Łapka*PL|# Białowieża Cats*PL|# Baltic Pearl*PL",
    ),
    people: words(
      "Małgorzata Wiśniewska|Agnieszka Łukasik|Katarzyna Dąbrowska|Piotr Zieliński|Joanna Święcicka|Elżbieta Górska|Tomasz Żurek",
    ),
    towns: words("00-950 Warszawa|31-072 Kraków|80-831 Gdańsk|60-967 Poznań"),
  },
  czech: {
    country: "CZ",
    males: [...MALES, ...words("Bořek|Hurvínek|Jiřík|Matýsek|Zbyšek")],
    females: [...FEMALES, ...words("Božka|Kačenka|Růženka|Vločka|Žofinka")],
    catteries: words(
      "# z Bílého dvora, CZ|# Stříbrný vánek, CZ|# od Černého jezera, CZ|# Moravian Lion, CZ|# ze Zlaté Prahy, CZ|# Valašský kocour, CZ|# Bohemia Luna, CZ|# z Kouzelné zahrady, CZ",
    ),
    people: words(
      "Jana Dvořáková|Hana Černá|Zdeňka Šimková|Petr Růžička|Lenka Křížová|Miloslav Žák|Věra Kučerová",
    ),
    towns: words("110 00 Praha 1|602 00 Brno|301 00 Plzeň|370 01 České Budějovice"),
  },
  italian: {
    country: "IT",
    males: [...MALES, ...words("Aramis|Brio|Ercole|Fulmine|Pinturicchio|Vento")],
    females: [...FEMALES, ...words("Aida|Bellezza|Ginevra|Perla Nera|Stella Marina|Tosca")],
    catteries: words(
      "IT*Della Rocca's #|# del Borgo Antico|IT*Castelfiorito #|# della Via Lattea|IT*Gatti d'Oriente #|# di Monteluce|IT*Smeraldo's #|# delle Tre Fontane",
    ),
    people: words(
      "Giulia Bianchi|Maria Teresa Lo Cascio|Alessandro Conti|Francesca D'Angelo|Paola Niccolò|Roberto Esposito|Chiara Ferrari",
    ),
    towns: words("00184 Roma|20121 Milano|10121 Torino|50122 Firenze"),
  },
  austrian: {
    country: "AT",
    males: [...MALES, ...words("Kasimir|Korbinian|Poldi|Wolfgang Amadé|Xaver")],
    females: [...FEMALES, ...words("Sissi|Mizzi|Vroni|Marie-Thérèse|Zerlina|Käthchen")],
    catteries: words(
      "# vom Wienerwald|# aus der Wachau|# von der Koralm|# v. Mirabellgarten|# of Alpine Legend|AT*Dachstein's #|AT*Donauperle's #|# zum Grünen Heinrich|Gloriette's #",
    ),
    people: words(
      "Mag. Eva Hödlmoser|Ing. Franz Wögerbauer|Christine Pöschl|Gerlinde Haidinger|Dr. Ulrike Zwölfer|Maria Grießer|Helga Kreuzwieser",
    ),
    towns: words("8010 Graz|8700 Leoben|8430 Leibnitz|8605 Kapfenberg"),
  },
  hungarian: {
    country: "HU",
    males: [...MALES, ...words("Bendegúz|Csongor|Döme|Mátyás király|Tüskés")],
    females: [...FEMALES, ...words("Csillagfény|Hófehérke|Őzike|Tündérke|Piroska|Szellőrózsa")],
    catteries: words(
      "HU*Bükki Szellő #|HU*Őszirózsa #|HU*Tiszavirág #|Pannon Gyöngye #|Balaton Breeze #|Mátra Lion's #|# of Golden Puszta|# Hűségkapu|HU*Szentendrei #",
    ),
    people: words(
      "Kovács Ágnes|Szűcs Katalin|dr. Győrffy László|Tóthné Varga Ildikó|Bíró-Nagy Enikő|Hegedűs Zsófia|Pálfi Örs",
    ),
    towns: words("1134 Budapest|6720 Szeged|4024 Debrecen|7621 Pécs|9021 Győr"),
  },
  finnish: {
    country: "FI",
    males: [...MALES, ...words("Hömppä|Jäänmurtaja|Kuutti|Pöllö|Väinämö")],
    females: [...FEMALES, ...words("Aamurusko|Kesäyö|Mäntykäpy|Pääskynen|Tuulia")],
    catteries: words(
      "FI*Hiidenkiven #|FI*Kuuraketun #|FIN*Lumiyön #|FI*Tähtitassun #|FIN*Järvenselän #|FI*Metsänhengen #|FI*Yömyssyn #",
    ),
    people: words(
      "Päivi Mäkelä|Tuula Hämäläinen|Riitta Korhonen|Jukka Väisänen|Satu Järvinen|Anneli Nyrhinen",
    ),
    towns: words("00100 Helsinki|33100 Tampere|20500 Turku|90100 Oulu"),
  },
  norwegian: {
    country: "NO",
    males: [...MALES, ...words("Ask|Bjørnar|Fenris|Odin|Snorre")],
    females: [...FEMALES, ...words("Brynhild|Frøya|Ragnhild|Solveig|Åslaug")],
    catteries: words(
      "N*Trollfjellet's #|NO*Skogkatten's #|N*Dovregubben's #|NO*Nordlysets #|N*Jotunheimen's #|NO*Fjordpus #|N*Elvestrand's #",
    ),
    people: words(
      "Kari Ødegård|Bjørn Haugen|Marit Solberg|Inger-Lise Sørensen|Tone Bråthen|Olav Mæhlum",
    ),
    towns: words("0150 Oslo|5003 Bergen|7011 Trondheim|4006 Stavanger"),
  },
  american: {
    country: "US",
    males: [
      ...MALES,
      ...words(
        "Bourbon Street|Chief Big Sky|Dakota Thunder|Hot Rod|Maverick|Rhett Butler|Texas Ranger|Wall Street",
      ),
    ],
    females: [
      ...FEMALES,
      ...words(
        "Annie Oakley|Calamity Jane|Daisy Duke|Georgia Peach|Honky Tonk Angel|Mississippi Mud Pie|Savannah|Scarlet O'Hara",
      ),
    ],
    catteries: words(
      "Coonhaven #|Kittyhawk #|Rocky Top #|Willowplace #|Sarsenstone #|Purrmission #|Windy Ridge #|Maplecreek #|Snowgum #|Goldenpaw #|# of Blue Bayou|# of Pinewood|Stonebridge #|Cajuncats #",
    ),
    people: words(
      "Susan Whitfield|Carol Ann McKinney|Debbie Thompson|Robert & Lisa Harmon|Judy O'Brien|Marianne Kowalski|Kathleen Dwyer|Pam Delgado",
    ),
    towns: words(
      "Tulsa, OK 74103|Portland, OR 97204|Harlingen, TX 78550|Columbus, OH 43215|Asheville, NC 28801",
    ),
  },
  british: {
    country: "GB",
    males: [
      ...MALES,
      ...words(
        "Barnaby Rudge|Dandelion|Heathcliff|Lord Nelson|Mr Darcy|Oliver Twist|Peregrine|Sir Lancelot",
      ),
    ],
    females: [
      ...FEMALES,
      ...words(
        "Anne Boleyn|Bluebell|Clementine|Duchess of York|Foxglove|Miss Marple|Primrose|Titania",
      ),
    ],
    catteries: words(
      "Adelpaws #|Bramblewood #|Cobblestone #|Dunmarra #|Emberglow #|Foxhollow #|Greenfallow #|Hartsmere #|Kirkdale #|Pennine #|Thistledown #|Wyeside #",
    ),
    people: words(
      "Mrs J. Hargreaves|Miss E. Whitcombe|Mr & Mrs D. Ashworth|Mrs P. Llewellyn|Dr S. Fairbairn|Mrs A. Ravenscroft|Mr T. Oakley",
    ),
    towns: words("Taunton, Somerset TA1 3XF|Harrogate HG1 2RN|Cardiff CF10 1EP|Norwich NR1 3QH"),
  },
  australian: {
    country: "AU",
    males: [...MALES, ...words("Billabong|Jackaroo|Ned Kelly|Outback Jack|Southern Cross")],
    females: [...FEMALES, ...words("Coral Sea|Jacaranda|Kookaburra Song|Matilda|Wattle Blossom")],
    catteries: words(
      "Ausmane #|Bindaree #|Coolabah #|Gumnut #|Jindabyne #|Kirribilli #|Mallee Park #|Tasmanian #|Yarraglen #",
    ),
    people: words(
      "Mrs K. Donnelly|Ms R. Papadopoulos|Mr G. & Mrs S. Whelan|Mrs B. Hutchins|Ms T. Nguyen|Mr L. McAllister",
    ),
    towns: words("BALLARAT VIC 3350|PARRAMATTA NSW 2150|IPSWICH QLD 4305|GAWLER SA 5118"),
  },
  french: {
    country: "FR",
    males: [
      ...MALES,
      ...words("Aramis|Cyrano|D'Artagnan|Éclipse|Gavroche|Lancelot du Lac|Noé|Ulysse"),
    ],
    females: [
      ...FEMALES,
      ...words(
        "Belle Étoile|Capucine|Églantine|Fée Clochette|Joséphine|Mélusine|Noisette|Pénélope",
      ),
    ],
    catteries: words(
      "# de la Vallée des Songes|# du Clos Saint-Rémy|# des Perles d'Opale|# de l'Île aux Chats|# du Domaine d'Avalon|# des Neiges d'Antan|# of Kitty Castle|# de Château-Renard|# d'Âme Féline",
    ),
    people: words(
      "Mme LEFÈVRE Sophie|M. DUPUIS Jean-Marc|Mme GARCIA-MOREL Hélène|Mme ROUSSEAU Aurélie|M. BÉNARD François|Mme CHEVALLIER Nathalie|M. et Mme D'AUBIGNÉ",
    ),
    towns: words("35000 RENNES|69003 LYON|44300 NANTES|31400 TOULOUSE|67000 STRASBOURG"),
  },
  russian: {
    country: "RU",
    males: words(
      "Агат|Барон|Василёк|Граф Монте-Кристо|Добрыня|Ермак|Жемчуг|Зевс|Илья Муромец|Корсар|Лель|Мишель|Нарцисс|Оскар|Пират|Рубин|Северный Ветер|Тихон|Умка|Филимон|Царевич|Чародей|Шаман|Эльбрус|Юпитер|Ясный Сокол",
    ),
    females: words(
      "Аврора|Багира|Варвара|Гжель|Дымка|Ева|Жасмин|Забава|Искра|Клеопатра|Лада|Маркиза|Ника|Орхидея|Принцесса|Радуга|Снежная Королева|Тучка|Ульяна|Фиалка|Царица Ночи|Чародейка|Шанель|Элегия|Юнона|Ясная Поляна",
    ),
    catteries: words(
      "# Серебряный Век|# из Сказочного Леса|# Сибирский Дар|# Невская Звезда|# Царский Двор|# с Тихого Дона|# Лунный Кот|# Уральский Самоцвет|# Белые Ночи|# Золотая Лапка",
    ),
    people: words(
      "Иванова Е.А.|Кузнецова О.В.|Соловьёва Т.Н.|Мельникова Н.И.|Щербакова А.П.|Фёдорова М.С.|Ершов К.Д.|Горюнова Л.Г.",
    ),
    towns: words(
      "г. Москва|г. Санкт-Петербург|г. Екатеринбург|г. Новосибирск|г. Ростов-на-Дону|г. Пермь",
    ),
  },
  russianLatin: {
    country: "RU",
    males: [
      ...MALES,
      ...words("Barsik|Bogatyr|Ermak|Gordey|Ivan Groznyi|Knyaz Igor|Severny Veter|Yantar"),
    ],
    females: [
      ...FEMALES,
      ...words("Anfisa|Bagira|Dymka|Katyusha|Lyubava|Marfa|Snegurochka|Zabava"),
    ],
    catteries: words(
      "# Silver Tale*RU|# iz Skazochnogo Lesa|Onix Zver #|# Neva Star|RU*Siberian Pearl #|# Tsarsky Dvor|Moonlit Taiga #|# Ural Gem*RU|RU*White Nights #|Sankt-Simba #",
    ),
    people: words(
      "Elena Ivanova|Olga Kuznetsova|Tatiana Solovyeva|Natalia Melnikova|Anna Shcherbakova|Marina Fedorova|Konstantin Ershov",
    ),
    towns: words("Moscow|St. Petersburg|Ekaterinburg|Novosibirsk|Rostov-on-Don|Perm"),
  },
  ...MORE_CULTURES,
} satisfies Record<string, Culture>;

export type CultureName = keyof typeof CULTURES;
