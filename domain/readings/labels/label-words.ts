/**
 * What clubs print before a value, in the languages of their papers: a line for each language, phrases between bars. Case,
 * accents and punctuation do not count.
 */
export type LabelKey =
  | "name"
  | "number"
  | "breed"
  | "ems"
  | "eyes"
  | "sex"
  | "birthdate"
  | "breeder"
  | "owner"
  | "issuer"
  | "system"
  | "chip"
  | "titles"
  | "other"
  /** Heads a column or a page; the text below is not its value. */
  | "heading";

export const LABEL_WORDS: Readonly<Record<LabelKey, readonly string[]>> = {
  name: [
    "Name|Pedigree of|Certified pedigree of|Name of cat|Name of the cat|Name of kitten|Name of the kitten|Cat's name|Cat name|Kitten's name|Kitten name|Full name|Registered name|Cat|Name of animal|Registered name of cat|Cat s registered name|Name of this cat|Official name|Full registered name|Registered name of kitten|Pedigree name|Name and titles|Name and title|Titles and name|Title and name|Name title|Name titles|Name and prefix|Name of the animal|Name of kit",
    "Кличка|Имя|Имя кошки|Кличка животного|Полная кличка|Имя животного|Имя котёнка|Кличка котёнка|Кличка кошки|Кличка кота|Полное имя|Имя и кличка|Кличка и приставка|Кличка по родословной|Имя кота|Имя титул|Имя титулы|Титул кличка|Титулы кличка|Кличка титул|Кличка титулы|Титул и кличка|Титулы и кличка|Кличка и титул|Кличка и титулы|Титул имя|Кличка полная|Полное имя котёнка|Полная кличка котёнка|Полная кличка животного|Полное имя кошки|Котёнок",
    "Stammbaum von|Name der Katze|Name des Tieres|Name des Kitten|Name der Jungkatze|Katzenname|Rufname|Name des Katers|Tiername|Titel und Name|Name und Titel|Titel Name|Name Titel|Name des Jungtieres|Name des Kätzchens|Vollständiger Name|Name und Zwingername|Jungtier",
    "Nom|Nom du chat|Nom de l'animal|Nom complet|Nom du chaton|Nom de la chatte|Nom et affixe|Nom et titres|Titres et nom",
    "Imię|Nazwa|Imię kota|Nazwa kota|Imię i przydomek|Nazwa i przydomek|Imię i przydomek hodowlany|Nazwa kociaka|Imię kociaka|Imię zwierzęcia|Imię kocięcia|Tytuł i imię",
    "Jméno|Jméno kočky|Jméno zvířete|Jméno kotěte|Jméno a chovatelská stanice|Jméno kocoura|Titul a jméno",
    "Nome|Nome del gatto|Nome del soggetto|Nome completo",
    "Nimi|Kissan nimi|Pennun nimi|Virallinen nimi|Titteli ja nimi|Kissa",
    "Naam|Naam kat|Naam van de kat|Naam kitten|Naam van het kitten|Naam en titel|Titel en naam|Naam poes|Naam kater",
    "Namn|Kattens namn|Kattungens namn|Navn|Kattens navn|Kattungens navn|Kattens fulla namn|Namn och titel|Titel och namn|Kattens fulde navn|Navn og titel|Titel og navn",
    "Nombre|Nombre del gato|Nombre completo",
  ],
  number: [
    "Registration No|Registration number|Registration|Reg No|Reg number|Pedigree No|Pedigree number|No|Number|Studbook No|Stud book number|Certificate No|Certificate number|Registry number|Registered number|Litter registration number|Cat registration number|Cert No|Reg|Registration numbers|Reg number and suffix|Registration number of cat|Regn No|Registration ID|TICA No|CFA No|ACFA No|GCCF No|FIFe No|WCF No|Pedigree Nr|Kitten registration number|Litter Kitten number|Registration Nr|TICA Reg No|CFA Reg No|FIFe Reg No|WCF Reg No|Registered No|Kitten Reg No|Kitten No|Kitten number|Kitten registration No|Ped Nr|Stud book|Herd book No|Herd book number|Litter registration No|Litter reg No|Register No|Register number|Entry No|Enrolment No|Official number|Official No|LO No|LO number|Registered as|Registered under|Registered under No|Registered under number",
    "Номер родословной|Родосл|№ родосл|Родосл №|Родословная №|Номер|Регистрационный номер|Рег номер|Номер регистрации|Рег №|№ родословной|Метрика №|Номер метрики|№ метрики|Регистрационный №|Родословная номер|Племенной номер|Номер по племенной книге|Свидетельство №|Рег номер кошки|№|Номер в племенной книге|№ в племенной книге|Номер племенной книги|Племенная книга №|Свидетельство №|Рег номер родословной|Номер свидетельства|Рег № родословной|Рег ном|Регистр №|Регистр номер|№ регистрации|Род №|№ род|№ род й|№ ПК|№ по ПК|Карточка №|Карта №|№ карточки|№ карты|Сертификат №|№ сертификата|Номер сертификата|Рег № котёнка|Рег номер котёнка|Племенной №|Плем №|Племенной реестр №|Учётный №|Учётный номер|Регистрация №|Номер карты|Зарегистрирован под №|Зарегистрирована под №|Зарегистрирован под номером|Зарегистрирована под номером",
    "Zuchtbuchnummer|Zuchtbuch Nr|Zuchtbuchnr|ZB Nr|ZB Nummer|Stammbaumnummer|Stammbaum Nr|Stammbuch Nr|Eintragungsnummer|Registriernummer|Reg Nr|Registernummer|Nr|Nummer|Zuchtb Nr|Wurfbuch Nr|Wurfbuchnummer|WB Nr|Stb Nr|Ahnenpass Nr|Ahnentafel Nr|Ahnentafelnummer|Registrier Nr|Registrierungs Nr|Registrierungsnummer|Eintrag Nr|Eintrags Nr|Eintragungs Nr|Zucht Nr|Zuchtnummer|Katzen Nr|Buch Nr|Buchnummer|Kitten Nr|Eingetragen unter|Eingetragen unter Nr|Eingetragen als",
    "Numéro|N°|Numéro d'enregistrement|Numéro LOOF|N° LOOF|N° de pedigree|Numéro de pedigree|N° d'enregistrement|Numéro d'inscription|N° d'inscription|Pedigree n°|N° d'identification LOOF|N d'enreg|N° d'enreg|No d'enreg|Matricule|Nº|N° matricule|N° de registre",
    "Numer|Nr rod|Nrrod|Numer rodowodu|Nr rodowodu|Numer rejestracyjny|Nr rejestracyjny|Nr rej|Rodowód nr|Numer rejestracji|Nr rejestru|Nr księgi|Nr w księdze|Nr metryki|Numer metryki|Metryka nr|Rodowód numer|Nr wpisu|Numer księgi rodowodowej|Nr księgi rodowodowej",
    "Číslo|Číslo zápisu|Číslo průkazu původu|Registrační číslo|Č zápisu|Číslo rodokmenu|Plemenná kniha č|Číslo PP|Číslo plemenné knihy|Reg č|Registrační č|Č PP|Zápis č|Č průkazu|Č průkazu původu|Evidenční číslo|Č plemenné knihy",
    "Numero|Numero di registrazione|N registro|N registrazione|Numero pedigree|N pedigree|Numero di iscrizione|Iscrizione n|N iscrizione|N LO|Numero LO|N reg",
    "Rekisterinumero|Rek nro|Reknro|Rekisteröintinumero|Numero rekisteri|Nro|Rekisterinro|Rekisteri nro|Rek no|Rek|Rekisteröintinro",
    "Registratienummer|Stamboomnummer|Stamboeknummer|Stamboom nr|Stamboeknr|Nummer stamboom|Inschrijfnummer|Boeknummer|Stb nr|Stamboeknr",
    "Registreringsnummer|Reg nr|Regnr|Stamtavlenummer|Stamtavle nr|Stamtavlenr|Stamboksnummer|Stambok nr|Stamboksnr|Registreringsnr|Stambokföringsnummer|Stambokføringsnr|Stamnr|Stambogsnr|Stambogsnummer",
    "Número|Número de registro|N° de registro|Número de pedigrí|Registro n|Nº LO|Nº de inscripción|Nº registro|Número de inscripción",
  ],
  breed: [
    "Breed|Breed of cat|Breed name|Breed and code|Breed code",
    "Порода|Порода кошки|Порода животного|Порода код|Код породы",
    "Rasse|Katzenrasse|Rasse der Katze",
    "Race|Race du chat",
    "Rasa|Rasa kota",
    "Plemeno|Plemeno kočky",
    "Razza|Razza del gatto",
    "Rotu|Kissan rotu",
    "Ras",
    "Kattras|Ras på katten|Rase",
    "Raza|Raza del gato",
  ],
  ems: [
    "EMS code|EMS|Colour|Color|Colour and pattern|Color and pattern|Color pattern|Colour pattern|Colour EMS|Colour code|Color code|EMS colour|Color EMS code|Colour EMS code|Breed and colour|Breed colour|Coat colour|Coat color|Color description|Colour description|Variety|Colour of cat|Color of cat|Color class|Colour and markings|Color and markings|Coat|Colour description and EMS|Breed color|Color EMS",
    "Окрас|Окр|Код EMS|Окрас EMS|Код окраса|EMS код|Порода и окрас|Порода окрас|Окрас код EMS|Масть|Окрас и рисунок|Окрас шерсти|Окрас код|Окрас и код",
    "Farbe|Fellfarbe|Farbschlag|Farbe EMS|EMS Code Farbe|Rasse und Farbe|Rasse Farbe|Farbe und Zeichnung|Farbcode|Farbe Zeichnung",
    "Robe|Couleur|Couleur de la robe|Robe EMS|Code EMS|Race et couleur|Robe et code EMS|Couleur robe",
    "Barwa|Maść|Umaszczenie|Kod EMS|Barwa EMS|Rasa i barwa|Kolor",
    "Barva|Zbarvení|Barva srsti|Kód EMS|Plemeno a barva|EMS kód|Barva EMS|Barva a kresba",
    "Colore|Colore del mantello|Mantello|Codice EMS|Razza e colore|Colore EMS",
    "Väri|EMS koodi|Värikoodi|Rotu ja väri|Väri EMS|Väri ja EMS koodi|Väritys",
    "Kleur|Kleurslag|Kleur EMS|Vachtkleur|Ras en kleur|EMS kleur",
    "Färg|Farge|Farve|Färg EMS|EMS kod|EMS kode|Ras och färg|Färgkod",
    "Color EMS|Color del pelaje|Código EMS|Capa|Raza y color",
  ],
  eyes: [
    "Eye colour|Eye color|Eyes|Цвет глаз|Глаза|Augenfarbe|Augen|Couleur des yeux|Yeux|Kolor oczu|Oczy|Barva očí|Oči|Colore degli occhi|Colore occhi|Occhi|Silmät|Silmien väri|Kleur ogen|Oogkleur|Ogen|Ögonfärg|Ögon|Øyne|Øyefarge|Color de ojos|Ojos",
  ],
  sex: [
    "Sex|Gender|Пол|Пол животного|Пол котёнка|Geschlecht|Sexe|Płeć|Pohlaví|Sesso|Sukupuoli|Geslacht|Kön|Kjønn|Sexo|Sex of cat|Sex M F|Geschlecht der Katze|Geschl|Пол м ж|M F",
  ],
  birthdate: [
    "Date of birth|Born|Birth date|Birthdate|Born on|DOB|D O B|Birthday|Date born|Birth|Date of birth of cat|Birth date of cat|Whelped|Date of birth D M Y|Litter born|Date born|Kittening date",
    "Дата рождения|Родился|Родилась|Рожд|Дата рожд|Рождён|Рождена|Д р|День рождения|Родился лась|Дата рожд ия|Рождение|Дата рождения котёнка|Дата рождения кошки|Дата рождения животного|Род",
    "Geburtsdatum|Geboren|Geboren am|Geb am|Geb|Wurfdatum|Wurftag|Geburtstag|Geworfen|Geworfen am|Wurf vom|Geb Datum|Gebdatum",
    "Date de naissance|Né le|Née le|Né|Naissance|Né e le|Date naissance|Né e|Date de naissance du chat",
    "Data urodzenia|Data ur|Urodzony|Urodzona|Ur|Urodzony dnia",
    "Datum narození|Narozen|Narozena|Nar|Dat nar|Narozeno|Datum nar",
    "Data di nascita|Nato il|Nata il|Nato|Nascita|Data nascita",
    "Syntymäaika|Syntynyt|Synt|Syntymäpäivä|Synt aika",
    "Geboortedatum|Geboren op|Geb datum|Geboorte datum",
    "Född|Födelsedatum|Fødselsdato|Født|Födelsetid|Fødd",
    "Fecha de nacimiento|Nacido|Nacida|Nacimiento|Fecha nacimiento|F nacimiento",
  ],
  breeder: [
    "Breeder|Bred by|Breeder name|Breeder s|Name of breeder|Breeder name and address|Breeders|Breeder of cat|Breeder and owner|Owner of dam at mating|Breeder address and name|Breeder Owner|Breeder and address|In the cattery of|Cattery of",
    "Заводчик|Питомник заводчик|Владелец питомника|Заводчики|Заводчик питомник|Разводчик|ФИО заводчика|Заводчик ФИО|Заводчик котёнка|Заводчик адрес|Заводчик питомник адрес|Заводчик владелец матери|Заводчик владелец|Заводчика|У заводчика|В питомнике",
    "Züchter|Züchterin|Züchter in|Name des Züchters|Züchter und Anschrift|Züchter Name|Züchter Anschrift|Züchter der Katze|Gezüchtet von|Züchter Besitzer|Zucht von|In der Zucht von|Aus der Zucht von",
    "Éleveur|Eleveur|Producteur|Nom de l'éleveur|Éleveur producteur|Naisseur|Né chez|Élevé par|Nom et adresse de l'éleveur|Éleveur s",
    "Hodowca|W hodowli|Hodowca i adres|Nazwisko hodowcy|Imię i nazwisko hodowcy",
    "Chovatel|Chovatelka|U chovatele|U chovatelky|Jméno chovatele|Chovatel a adresa",
    "Allevatore|Nome dell'allevatore|Proprietario allevatore|Allevato da|Allevata da",
    "Kasvattaja|Kasvattajan nimi|Kasvattajat|Kasvattaja ja osoite",
    "Fokker|Naam fokker|Fokster|Naam van de fokker|Gefokt door",
    "Uppfödare|Oppdretter|Opdrætter|Uppfödarens namn|Oppdretterens navn|Uppfödare namn|Opdrætterens navn|Uppfödd av|Oppdrettet av|Opdrættet af",
    "Criador|Criadora|Nombre del criador|Criado por",
  ],
  owner: [
    "Owner|Owned by|Present owner|Owner name|Owner s|Name of owner|Current owner|Owners|Registered owner|Purchaser|New owner|Registered owners|Name and address of owner|Owner name and address|Buyer|Owner of cat|Owned at birth by|Owner and address",
    "Владелец|Владельцы|Хозяин|Новый владелец|Владелец кошки|Владелец ФИО|ФИО владельца|Владелец животного|Новый хозяин|Покупатель|Владелец котёнка|ФИО и адрес владельца|Владелец адрес",
    "Besitzer|Eigentümer|Halter|Besitzerin|Eigentümerin|Besitzer in|Eigentümer in|Käufer|Besitzer Eigentümer|Neuer Besitzer|Neuer Eigentümer|Besitzer und Anschrift|Eigentümer und Anschrift|Erwerber|Eigner|Name des Besitzers|Name des Eigentümers",
    "Propriétaire|Nom du propriétaire|Proprietaire|Propriétaire actuel|Acquéreur|Acheteur|Propriétaire s|Cessionnaire|Nom et adresse du propriétaire",
    "Właściciel|Aktualny właściciel|Właściciel kota|Nabywca|Nowy właściciel|Właściciel i adres|Imię i nazwisko właściciela",
    "Majitel|Majitelka|Jméno majitele|Držitel|Nový majitel|Nabyvatel|Kupující|Majitel a adresa|Držitel kočky",
    "Proprietario|Proprietaria|Nome del proprietario|Nuovo proprietario|Acquirente|Cessionario",
    "Omistaja|Omistajan nimi|Omistajat|Uusi omistaja|Ostaja|Haltija|Omistaja ja osoite",
    "Eigenaar|Naam eigenaar|Eigenaresse|Nieuwe eigenaar|Koper|Eigenaren|Naam van de eigenaar",
    "Ägare|Eier|Ejer|Ägarens namn|Ny ägare|Köpare|Ny eier|Kjøper|Eierens navn|Ägare namn|Nuvarande ägare|Køber|Ny ejer",
    "Propietario|Propietaria|Dueño|Nuevo propietario|Comprador|Nombre del propietario",
  ],
  issuer: [
    "Issued by|Issuer|Issuing club|Registered by|Club|Registry|Issued|Association|Organisation|Organization|Name of club|Issued by the|Club name|Registering body|Registering association|Registering club|Member club|Registered with",
    "Выдано|Выдана|Кем выдано|Кем выдана|Организация|Клуб|Выдал|Выдан|Название клуба|Выдано клубом|Метрика выдана|Родословная выдана|Наименование клуба",
    "Ausgestellt von|Verein|Zuchtverband|Ausgestellt durch|Verband|Landesverband|Ausgestellt",
    "Délivré par|Organisme|Établi par|Émis par|Délivré",
    "Wystawca|Wystawiony przez|Klub|Stowarzyszenie|Wydany przez|Wydał",
    "Vystavil|Vydal|Vystaveno|Organizace|Vydáno|Základní organizace",
    "Rilasciato da|Emesso da|Associazione|Rilasciato",
    "Myöntäjä|Yhdistys|Kerho|Rekisteröijä|Myöntänyt|Liitto",
    "Uitgegeven door|Vereniging|Afgegeven door|Stamboekhouder",
    "Utfärdad av|Klubb|Förbund|Utstedt av|Forbund|Utfärdare|Utsteder",
    "Emitido por|Asociación|Expedido por",
  ],
  system: [
    "System|Federation|Registry system|Система|Федерация|Фелинологическая система|Dachverband|Fédération|Federacja|Federace|Federazione|Federatie|Federación|Member of",
  ],
  chip: [
    "Microchip|Chip|Chip No|Chip number|Microchip No|Microchip number|Transponder|Transponder No|ID number|Identification",
    "Чип|Микрочип|Номер чипа|Номер микрочипа|Чип №|№ чипа|№ микрочипа|Электронный чип|Чип номер",
    "Chipnummer|Chip Nr|Transpondernummer|Mikrochip|Transponder Nr|Chipnr|Mikrochipnummer",
    "Puce|Puce électronique|N° de puce|Numéro d'identification|N° d'identification|Identification n°|Puce n°|N° puce",
    "Nr chip|Numer chip|Mikroczip|Numer mikroczipa|Nr czipa|Numer czipa|Číslo čipu|Čip|Mikročip|Č čipu",
    "N microchip|Numero microchip|Codice microchip|Mikrosiru|Sirunumero|Siru|Tunnistusmerkintä|Id merkintä|Chipnr|Chip nummer|Chipmärkning|Chip nr|ID märkning|Número de chip|N° de microchip",
  ],
  titles: [
    "Title|Titles|Титул|Титулы|Titel|Titres|Titre|Tytuł|Tytuły|Titul|Tituly|Titolo|Titoli|Titteli|Tittelit|Titler|Título|Títulos|Awards|Звание",
  ],
  other: [
    "Address|Phone|Telephone|Tel|E mail|Email|Web|Website|Date of issue|Issue date|Date issued|Signature|Country|Secretary|Registrar|Cattery|Cattery name|Coat|Coat length|Litter|Litter No|Date|Date of registration|Registration date|Place|Page|Remarks|Notes|Status|Signed|Stamp|Weight|Litter size|Number of kittens|Tests|Health tests|Blood group|Registered on|Breeder address|Call name",
    "Адрес|Телефон|Дата выдачи|Подпись|Страна|Питомник|Название питомника|Дата|Печать|Помёт|Литера|Литера помёта|Примечание|Примечания|М П|Адрес заводчика|Адрес владельца|Председатель|Председатель клуба|Руководитель|Руководитель племенной службы|Количество котят|В помёте|Дата регистрации|Подпись заводчика|Оценка|Вес|Фелинолог|Секретарь|Город|Шерсть|Домашнее имя|Дата актировки|Актировка|Эксперт|Группа крови|Тесты|Титулы родителей|Дата актирования|Дата осмотра",
    "Anschrift|Adresse|Telefon|Ausstellungsdatum|Unterschrift|Land|Zwingername|Zwinger|Cattery Name|Datum|Ort|Ort Datum|Bemerkungen|Bemerkung|Stempel|Wurf|Wurfstärke|Zuchtbuchamt|Zuchtbuchführer|Ausgestellt am|Haarlänge|Fell|Deckdatum|Wurfnummer|Unterschrift des Züchters",
    "Téléphone|Date de délivrance|Pays|Chatterie|Affixe|Lieu|Fait le|Délivré le|Remarques|Portée|Cachet|Date d'édition|Adresse de l'éleveur|Poil|Signature de l'éleveur",
    "Adres|Data wystawienia|Podpis|Kraj|Hodowla|Przydomek|Uwagi|Pieczęć|Miot|Data|Przydomek hodowlany",
    "Adresa|Datum vystavení|Podpis|Země|Chovatelská stanice|Stanice|Poznámka|Poznámky|Razítko|Vrh|Plemenná kniha",
    "Indirizzo|Telefono|Data di rilascio|Firma|Paese|Allevamento|Affisso|Note|Timbro|Cucciolata",
    "Osoite|Puhelin|Myöntämispäivä|Allekirjoitus|Maa|Kissala|Päivämäärä|Huomautuksia|Huomautukset|Pentue|Leima|Rekisteröity|Rekisteröintipäivä",
    "Telefoon|Datum afgifte|Handtekening|Land van herkomst|Cattery naam|Opmerkingen|Plaats|Stempel vereniging|Nest",
    "Adress|Utfärdad den|Underskrift|Uppfödning|Stamnamn|Katteri|Stamnavn|Dato|Anmärkningar|Merknader|Kull|Ort och datum|Utstedt",
    "Dirección|Teléfono|Fecha de emisión|País|Criadero|Afijo|Fecha|Observaciones|Sello|Camada",
  ],
  heading: [
    "Parents|Grandparents|Great grandparents|Great great grandparents|Pedigree|Certified pedigree|Certificate of pedigree|Ancestors|Certificate of registration|Certified Pedigree Certificate|Pedigree certificate|Birth certificate|Kitten slip|Litter certificate|Kitten certificate|Kitten card|Four generation pedigree|Five generation pedigree|Three generation pedigree|First generation|Second generation|Third generation|Fourth generation|Generation 1|Generation 2|Generation 3|Generation 4",
    "Родители|Деды|Прадеды|Прапрадеды|Прародители|Дедушки и бабушки|Предки|Родословная|I поколение|II поколение|III поколение|IV поколение|Метрика|Метрика котёнка|Свидетельство о рождении|Свидетельство о происхождении|Сертификат происхождения|1 поколение|2 поколение|3 поколение|4 поколение|Родословная кошки|Родословная кота|Бабушки и дедушки|Прабабушки и прадедушки|Прабабки и прадеды|Бабки и деды|Карточка котёнка|Щенячья карточка",
    "Eltern|Grosseltern|Urgrosseltern|Ururgrosseltern|Urgroßeltern|Großeltern|Ururgroßeltern|Stammbaum|Ahnentafel|Abstammungsnachweis|Stammbaum Antrag|Stammbaumantrag|Kittenschein|Geburtsbescheinigung|Wurfschein|Ahnen|Abstammung|1 Generation|2 Generation|3 Generation|4 Generation",
    "Grands parents|Arrière grands parents|Généalogie|Pedigree officiel|Certificat de pedigree|Certificat de naissance|Ascendance|Ascendants|1re génération|2e génération|3e génération|4e génération|Attestation de naissance|Certificat généalogique",
    "Rodzice|Dziadkowie|Pradziadkowie|Prapradziadkowie|Rodowód|Przodkowie|Metryka|Metryka kota|Metryczka|Karta miotu",
    "Rodiče|Prarodiče|Praprarodiče|Průkaz původu|Rodokmen|Předci|Prapraprarodiče|Metrika|Karta kotěte",
    "Genitori|Nonni|Bisnonni|Trisnonni|Certificato genealogico|Albero genealogico|Antenati|Certificato di nascita",
    "Vanhemmat|Isovanhemmat|Isoisovanhemmat|Sukutaulu|Rekisterikirja|Esivanhemmat|Kissan sukutaulu|Rekisteritodistus",
    "Ouders|Grootouders|Overgrootouders|Betovergrootouders|Stamboom|Afstamming|Voorouders|Geboortebewijs",
    "Föräldrar|Foreldre|Besteforeldre|Oldeforeldre|Tippoldeforeldre|Stamtavla|Stamtavle|Far och morföräldrar|Förfäder|Härstamning|Mor och farföräldrar|Registreringsbevis|Oldeforældre|Forældre|Bedsteforældre",
    "Padres|Abuelos|Bisabuelos|Tatarabuelos|Pedigrí|Árbol genealógico|Antepasados|Certificado de nacimiento",
  ],
};
