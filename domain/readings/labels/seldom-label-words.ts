/**
 * The same in languages whose papers come seldom: the Baltic and Balkan ones, Slovak, Ukrainian, Hungarian, Romanian, Turkish, Portuguese,
 * Greek. They count only as they are written. A short word, which may also begin a name ("Kelt", "Žig"), ends with a colon, and needs one on
 * the paper too, or another language behind a stroke.
 */
import type { LabelKey } from "./label-words.ts";

export const SELDOM_LABEL_WORDS: Readonly<Partial<Record<LabelKey, readonly string[]>>> = {
  name: [
    "Vardas:|Katės vardas|Pilnas vardas|Kačiuko vardas|Vārds:|Kaķa vārds|Kaķēna vārds|Kassi nimi|Kassipoja nimi",
    "Име:|Име на котката|Име на животното|Име на котето|Ime:|Ime mačke|Ime mačeta|Ime životinje|Име мачке|Meno:|Meno mačky|Meno mačiatka|Meno zvieraťa|Ім'я:|Ім'я кошеняти|Ім'я тварини|Кличка тварини|Кличка кошеняти",
    "Név:|A macska neve|Macska neve|Kiscica neve|Neve:|Nume:|Numele pisicii|Numele puiului|Adı:|Ad:|Kedinin adı|Yavrunun adı|İsmi:|Nome do gato|Nome do animal|Όνομα:|Όνομα γάτας",
    "Teljes név|Állat neve|Az állat neve|Kedi adı|Kedinin ismi|İsim:|Yavru adı|Nome registado|Nome registrado|Nome do filhote|Nome do gatinho",
  ],
  number: [
    "Registracijos Nr|Registracijos numeris|Kilmės knygos Nr|Kilmės dokumento Nr|Reģistrācijas Nr|Reģistrācijas numurs|Ciltsrakstu Nr|Ciltsgrāmatas Nr|Registrinumber|Registreerimisnumber|Tõuraamatu Nr",
    "Регистрационен номер|Регистрационен №|Родословие №|Номер на родословие|Номер на родословието|№ по родословна книга|Registarski broj|Registracijski broj|Reg broj|Reg br|Broj rodovnika|Broj rodovnice|Рег бр|Матични број|Rodovniška številka|Rodovniška št|Reg št|Registračné číslo|Číslo preukazu pôvodu|Číslo PP|Номер родоводу|Родовід №|№ родоводу|Реєстраційний номер|Реєстраційний №|Реєстр №|Племінний номер",
    "Törzskönyvi szám|Törzskönyvszám|Törzskönyv szám|Tkv szám|Regisztrációs szám|Reg szám|Származási lap száma|Nr înregistrare|Număr de înregistrare|Nr pedigree|Număr pedigree|Nr de înregistrare|Kayıt No|Kayıt numarası|Secere No|Secere numarası|Soy kütüğü No|Soykütük No|Sicil No|Número de registo|N° de registo|Αριθμός εγγραφής|Αριθμός μητρώου|Αρ μητρώου",
    "Törzskönyvi száma|Törzskönyv száma|Törzskönyv sz|Tkv sz|Tkv száma|Nyilvántartási szám|Tescil No|Tescil numarası|Pedigri No|Pedigri numarası|Kayıt:|Registo:|Registro:|Nº do registo|Nº de registro|Nº do registro|Registo nº|Registro nº|Número do registo|Número do registro|Nº do pedigree|Número do pedigree|LOP nº|Nº LOP|Nº de inscrição|Número de inscrição",
  ],
  breed: [
    "Veislė:|Katės veislė|Šķirne:|Tõug:|Порода на котката|Pasmina:|Pasma:|Раса:|Порода тварини|Fajta:|Fajtája:|Rasă:|Rasa pisicii|Irkı:|Irk:|Cinsi:|Cins:|Raça:|Raça do gato|Ράτσα:|Φυλή:",
    "A macska fajtája|Fajta kód|Kedinin ırkı|Irk adı|Raça do animal",
  ],
  ems: [
    "Spalva:|Spalva EMS|EMS kodas|Veislė ir spalva|Krāsa:|Krāsojums|EMS kods|Šķirne un krāsa|Värvus:|Värv:|EMS kood|Tõug ja värvus|Цвят:|Цвят EMS|Цвят и EMS|Порода и цвят|Окраска:|Boja:|Boja dlake|Boja EMS|Боја:|EMS oznaka|Pasmina i boja|Farba:|Sfarbenie|Zafarbenie|Farba EMS|Plemeno a farba|Забарвлення|Забарвлення EMS|Колір:|Порода та забарвлення",
    "Szín:|Színe:|Színkód:|Szín EMS|EMS kód szín|Fajta és szín|Culoare:|Culoarea|Culoare EMS|Cod EMS|Rasa și culoarea|Renk:|Rengi:|Renk EMS|EMS kodu|Renk kodu|Irk ve renk|Cor:|Cor EMS|Raça e cor|Χρώμα:|Κωδικός EMS",
    "Szín és rajzolat|Szín rajzolat|Színváltozat|Renk ve desen|Renk desen|Tüy rengi|Kürk rengi|Kedinin rengi|Irk renk|Cor e padrão|Cor padrão|Cor do pelo|Cor da pelagem|Pelagem:",
  ],
  eyes: [
    "Akių spalva|Acu krāsa|Silmade värv|Silmade värvus|Цвят на очите|Boja očiju|Farba očí|Barva oči|Колір очей|Szemszín|Szem színe|A szem színe|Culoarea ochilor|Göz rengi|Cor dos olhos|Χρώμα ματιών",
  ],
  sex: [
    "Lytis|Dzimums|Sugu:|Spol:|Pohlavie|Стать|Neme:|Nem:|Ivar:|Cinsiyet|Cinsiyeti|Φύλο",
    "Ivara:|A macska neme|Kedinin cinsiyeti",
  ],
  birthdate: [
    "Gimimo data|Gimė:|Gimusi:|Gimęs:|Gim data|Dzimšanas datums|Dzimis:|Dzimusi:|Sünniaeg|Sündinud|Sünnikuupäev|Дата на раждане|Роден:|Родена:|Роден а|Родено:|Datum rođenja|Rođena:|Датум рођења|Рођен:|Datum rojstva|Datum skotitve|Dátum narodenia|Narodený|Narodená|Дата народження|Народився|Народилась|Народилася|Народився лась",
    "Születési idő|Született|Születési dátum|Születés ideje|Szül idő|Szül:|Data nașterii|Născut:|Născută:|Născut la|Doğum tarihi|Doğum:|Doğum günü|Data de nascimento|Nascido em|Nascida em|Ημερομηνία γέννησης|Γέννηση:",
    "Születés dátuma|Születés napja|Születési ideje|Doğum tar|D tarihi|Data de nasc|Data nasc|Nasc:|Nascido a|Nascida a",
  ],
  breeder: [
    "Veisėjas|Veisėja:|Audzētājs|Audzētāja|Kasvataja|Развъдчик|Развъдчици|Uzgajivač|Uzgajivačica|Odgajivač|Одгајивач|Vzreditelj|Chovateľ|Chovateľka|Розводчик|Заводчик та адреса|Tenyésztő|Tenyésztő neve|Tenyésztette|Crescător|Crescătorul|Yetiştirici|Yetiştiren|Üretici:|Yetiştiricinin adı|Εκτροφέας|Criador a",
    "Tenyésztője|Tenyésztő neve és címe|Yetiştirici adı|Yetiştiricisi|Nome do criador|Criadores:|Criador e gatil",
  ],
  owner: [
    "Savininkas|Savininkė|Savininkai|Īpašnieks|Īpašniece|Omanik:|Собственик|Собственици|Vlasnik:|Vlasnica|Власник:|Власниця|Lastnik:|Lastnica|Majiteľ:|Majiteľka|Vlastník|Tulajdonos|Tulajdonos neve|Tulajdonosa|Proprietarul|Sahibi:|Kedi sahibi|Sahibinin adı|Proprietário|Proprietária|Ιδιοκτήτης",
    "Tulajdonos neve és címe|Új tulajdonos|Sahip:|Kedinin sahibi|Yeni sahibi|Yeni sahip|Nome do proprietário|Novo proprietário|Proprietário atual|Proprietário actual|Dono:|Dona:",
  ],
  issuer: [
    "Išdavė:|Asociacija|Izsniedza|Klubs:|Väljastaja|Klubi:|Издадено от|Издаден от|Издава:|Izdao:|Izdano od|Издао:|Izdal:|Vydané kým|Видано:|Ким видано|Видав:|Kiállította|Kiadta:|Egyesület|Eliberat de|Emis de|Asociația|Düzenleyen|Düzenleyen kurum|Veren kurum|Derneği:|Dernek:|Clube:|Εκδόθηκε από",
    "Kiállító egyesület|Kulüp:|Associação:|Federação:",
  ],
  chip: [
    "Mikrochip szám|Mikrochip száma|Chip szám|Chipszám|Chip száma|Mikroçip No|Mikroçip numarası|Çip No|Çip numarası|Nº do microchip|Nº de microchip|Número do microchip",
  ],
  titles: [
    "Titulai:|Titulas:|Tituls:|Tiitel:|Tiitlid:|Титла:|Титли:|Titula:|Titule:|Титула:|Титули:|Címek:|Címei:|Titlu:|Titluri:|Unvan:|Unvanı:|Unvanları|Ünvan:|Ünvanı:|Τίτλος:|Τίτλοι:",
  ],
  other: [
    "Adresas:|Parašas:|Antspaudas|Išdavimo data|Veislynas|Adrese:|Paraksts|Zīmogs:|Izdošanas datums|Audzētava|Metiens:|Aadress:|Allkiri:|Kuupäev:|Pitser:|Pesakond|Печат:|Дата на издаване|Държава:|Развъдник|Котило:|Potpis:|Pečat:|Država:|Uzgajivačnica|Leglo:|Žig:|Naslov:|Pečiatka|Chovateľská stanica|Адреса:|Підпис:|Печатка:|Дата видачі|Країна:|Розплідник|Послід:",
    "Cím:|Lakcím:|Aláírás:|Pecsét:|Kelt:|Kiállítás dátuma|Kiállítás kelte|Macskatenyészet|Tenyészet|Alom:|Semnătura|Ștampila|Data eliberării|Țara:|Adresi:|İmza:|Mühür:|Düzenleme tarihi|Tarih:|Ülke:|Batın:|Yavru sayısı|Telefonu|Morada:|Assinatura|Data de emissão|Ninhada:|Gatil:|Διεύθυνση|Υπογραφή",
    "Törzskönyvvezető|Elnök:|Kennelnév|Tenyészet neve|Doğum yeri|Belge No|Belge numarası|Veriliş tarihi|Başkan:|Kedi evi:|Kedievi:|Açıklama:|Endereço|Cidade:|Afixo:|Emitido em|Local de nascimento|Presidente:|Observações",
  ],
  heading: [
    "Tėvai|Seneliai|Proseneliai|Proproseneliai|Kilmės dokumentas|Kilmės pažymėjimas|Vecāki|Vecvecāki|Ciltsraksti|Ciltskoks|Vanemad|Vanavanemad|Sugupuu|Põlvnemistunnistus|Баби и дядовци|Дядовци и баби|Прабаби и прадядовци|Родословие|Родословно дърво|Roditelji|Родитељи|Rodovnica|Rodovnik|Родословље|Stari roditelji|Starši|Stari starši|Rodičia|Starí rodičia|Preukaz o pôvode|Preukaz pôvodu|Rodokmeň|Батьки|Діди|Прадіди|Родовід",
    "Szülők|Nagyszülők|Dédszülők|Ükszülők|Törzskönyv|Származási lap|Családfa|Părinți|Bunici|Străbunici|Certificat de origine|Arbore genealogic|Ebeveynler|Büyükanne ve büyükbaba|Secere|Soy ağacı|Soy kütüğü|Soy kütüğü belgesi|Doğum belgesi|Avós|Bisavós|Trisavós|Certificado de origem|Γονείς",
    "Törzskönyvi kivonat|Felmenők|Kayıt belgesi|Yavru kedi kayıt belgesi|Soy ağacı belgesi|Şecere belgesi|Árvore genealógica|Genealogia:|Ascendência|Filiação",
  ],
};
