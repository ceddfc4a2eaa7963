/**
 * Words of headings, tags and keys in the languages of the tables that reach us, small and without accents. A stem of five letters or more
 * also matches the beginning of a longer word; a shorter one the whole word. Japanese headings have no spaces: their signs match anywhere.
 */
export type HeadingIdea =
  | "name"
  | "cat"
  | "sex"
  | "birth"
  | "date"
  | "death"
  | "breed"
  | "colour"
  | "eyes"
  | "number"
  | "chip"
  | "breeder"
  | "owner"
  | "sire"
  | "dam"
  | "title"
  | "call"
  | "note"
  | "row"
  | "neuter"
  | "prefix"
  | "suffix"
  | "country"
  | "mine"
  | "other"
  | "parent"
  | "full"
  | "code"
  | "litter"
  | "kitten"
  | "and"
  | "white"
  | "silver"
  | "pattern";

export const HEADING_WORDS: Readonly<Record<HeadingIdea, string>> = {
  name: "name names named navn namn nimi naam nom nome nombre jmeno imie nazwa имя кличка клички названо наименование 名 名前 猫名 catname fullname nev neve ime meno vards vardas nume numele adi adı isim ismi όνομα ονομα імя прізвисько 이름 名字 猫咪名 име nafn",
  full: "full полное registered registrovane official complete vollstandig teljes polno повна повне täielik",
  pattern:
    "pattern patterns рисунок рисунка узор zeichnung muster motif motifs patroon tekening wzor rysunek kresba kuvio monster teckning monstre tegning disegno tabbypattern",
  white:
    "white белый белого weiss weissanteil blanc wit bialy bile bila valkoinen vitt vit hvid hvit spotting bianco feher bijela біл valge branco blanco",
  silver:
    "silver серебро silber argent zilver srebro stribro hopea solv argento ezust srebrna сріблясте hobe prata plata",
  and: "and und et i a och en ja и y e with mit avec med met с plus incl inkl inc including vc vcetne vratane samt z s со es та і",
  cat: "cat cats katze katzen tier kat kissa kissan katt katten chat chatte kocka kot gatto gato животное кошка кошки кот animal zviratko pet individual macska cica allat zival zivali macka macke кішка кіт тварина kass kassi kakis katinas pisica kedi γάτα котка котарак kottur",
  sex: "sex ses sess gender пол geschlecht geschl sexe plec pohlavi geslacht sukupuoli kon kjonn kjnn sesso sexo sukup 性別 pohl sexuality ivar ivara neme spol pol стать sugu dzimums lytis sexul cinsiyet cinsiyeti φύλο φυλο kyn 性别 성별",
  birth:
    "nata nati nate nacida nacidos nacidas nascida nascidos nascidas nees syntyneet fodda fodte urodzone urodzona narozena narozene rodeni born birth birthyear byear yob geburtsjahr birthdate birthday dob bdate geb geboren geburt geburtsdatum geburtstag wurfdatum wurftag ne nee naissance рожден рождения родился родилась рожд род др д.р urodzenia urodzony urodz ur nar narozen narozeni geboortedatum geboorte gebdatum syntynyt syntymaaika syntyma synt fodd fodelsedatum fodelse fodt fodselsdato fodsels nato nascita nacimiento nascimento 生年月日 誕生日 nat natum whelped birt szuletesi szuletett szuletese szuletes szul rojstva rojen rojena rojstni skoteno rodenja rođenja rođen okocen рођења народження народж народився народилась sunniaeg sunnikuupaev sundinud dzimsanas dzimis gimimo gime nasterii nascut nastere dogum doğum γέννησης γεννησης γεννηση раждане роден родена narodenia narodeny nasc nac nacido fodselsdag faeddur faedingardagur 出生日期 生日 생년월일 roj rođ gim dzim sund dog γεν нар раж рођ nast naroz fædd",
  date: "date datum дата data dato paivamaara pvm dag day jour ido ideje kelte kuupaev datums tarih tarihi ημερομηνία ημερομηνια fecha",
  death:
    "gest verst zm ум death deathyear dyear yod died dead deceased gestorben verstorben tod todesdatum смерти смерть умер умерла пал deces decede mort zmarl zmarly umrti uhyn uhynul overleden kuollut kuolin avliden dod dodsdatum morte deat sterbedatum sterbetag todestag sterfdatum sterfdag dodsdag smierci zgon zgonu uhynu uhynuti smrti smrt uginuca uginuce uginula uginuo umrla umrl umro umrlo halal halala halalozas elhullas elhullott elhunyt elpusztult смерт смерті помер померла surm surma surnud olum oldu decesul decesului decedat decedata muerte fallecimiento fallecido defuncion deceduto deceduta obito morreu falecimento falecido θανατος θανατου смърт смъртта умрял умряла naves nave miris mirties mirtis danardagur dauda danarst 死亡 没 사망 смрти смрт угинуо",
  breed:
    "breed race порода rasse rasa plemeno ras rotu rase razza raza 猫種 品種 breedcode fajta fajtaja pasma pasmina раса toug tougu skirne veisle irk irki ırk ırkı cinsi ράτσα ρατσα tegund raca 品种 품종",
  colour:
    "variety variete odmiana varieteit coloration kolorering окраска окраса kolorystyka masti colour color colours ems окрас цвет масть farbe fellfarbe farbschlag robe couleur masc umaszczenie barva zbarveni kleur vari farg farge farve kolor colore pelage 毛色 emscode emskod dscr varitys coat kleurslag ems-code szin szine szinvaltozat boja боја забарвлення колір varv varvus krasa spalva culoare culoarea renk rengi χρώμα χρωμα цвят cor pelagem capa manto mantello litur 颜色 색상 모색",
  eyes: "eye eyes augen augenfarbe глаз глаза yeux oczy oci ogen silmat ogon oyne oog oogkleur ojen ojenfarve ojne oyen oye oyenfarge oczu oko ocni ociju silmien silma silmad silmade silmanvari szem szeme szemszin olho olhos ojo ojos occhi occhio очей око очі очите очију очи acu acis akiu akys ochi ochilor goz gozler ματια ματιων augna augnlitur 眼 眼睛 目 瞳 눈 눈색",
  number:
    "number no num nr № registration registry registered reg registr pedigree studbook stamtavle stamtavla stambok stamboom stamboomnummer stambooknummer lop loi rieso afif zb zbnr zuchtbuchnummer zuchtbuch zuchtbuchnr lo loof registernummer регистрационный рег регистрации родословная родословной рк rodowod rodowodu prukaz zapisu zapis rekisteri rek reknro rekno rekisterinumero regnr reginumero 登録番号 numero номер herdbook cfa tica fife wcf gccf papiere stammbaum stammbuch idno exid refn regnum regno registrationno nummer numer cislo livre origines pedigri lof afstamning certificate studboek stamboeknummer stamboeknr stamboomnr stambogsnummer stamboksnummer stamtavlenummer stamtavlenr stambogsnr boeknummer zuchtbuchnr zuchtnummer nrpkr kotiluettelo libro loe roi lof-nummer pedigreenummer pedigreeno torzskonyvi torzskonyv torzskonyvszam regisztracios azonosito rodovnik rodovniska rodovnica родовід родоводу реєстраційний реєстрація педигре родословие registrinumber toukirja tounumber ciltsraksts numurs kilmes registracijos numeris numar numarul secere numarasi αριθμός αριθμος metrika metryka метрика метрики registro registo iscrizione registrazione плем племенной племкнига племкниги 血統書番号 注册号 등록번호 szam szama broj број stevilka stevilke stev osszam реєстрації регистрацията numerul numur αριθμου aettbok",
  chip: "chip microchip cipu czip czipa czipu чип микрочип transponder identification puce cip siru mikrochip chipnummer chipnr chipno mikrosiru mikrocip id-merkki merket merking idmerket idmerke idmerking idmarkt idmarkning sirunumero rfid электронный ident 44626 マイクロチップ микрочипа чипа чіп чіпа чіпу мікрочіп мікрочіпа kiip kiibi mikrokiip kiibinumber cips mikrocips mikroschema cipas τσιπ orflaga ormerki 芯片 칩 cipa microcip μικροτσιπ",
  breeder:
    "fokkers odchovala odchoval producent breeder bred заводчик заводчика разводил разводчик zuchter zuchterin eleveur producteur hodowca hodowcy chovatel chovatele fokker kasvattaja uppfodare uppf opdr oppdr hodow chov opdraetter opdratter oppdretter kasvataja allevatore criador 繁殖者 разведение breedername naisseur odchovatel tenyeszto tenyesztoje tenyesztette vzreditelj rejec uzgajivac одгајивач odgajivac розводчик aretaja audzetajs veisejas crescator yetistirici uretici εκτροφέας εκτροφεας развъдчик criadora raektandi 繁殖人",
  owner:
    "owner владелец владельца хозяин хозяйка besitzer besitzerin eigentumer halter proprietaire wlasciciel majitel eigenaar omistaja agare ejer eier proprietario 所有者 sold buyer покупатель продан kaufer verkauft acheteur kopare ostaja kupec ownername vendu tulajdonos tulajdonosa lastnik lastnica vlasnik власник власниця omanik ipasnieks savininkas proprietar sahibi ιδιοκτήτης ιδιοκτητης собственик dono tutor propietario eigandi オーナー 主人",
  sire: "papa papas papan tata tatinek tato daddy dad pappa vati genitor sireof производитель производителя отцу sire father fader faderns отец отца папа папы vater vaters vatertier pere ojciec ojca otec otce vader isa isan isi far fars pai padre 父 父親 fater dad katerfather кота-отца male-parent husb paternal otcova apa apja oce otac отац батько батька тато tevs tevas tatal baba babasi πατέρας πατερας баща fadir 아버지 oceta ocetova oceva oca оца tevo teva tatalui fodur бащата otcov",
  dam: "mama aiti aidin maman mamma mami mum mummy matinka genitrice производительница производительницы матери dam mother moder moderns мать матери мама мамы mutter muttertier mere matka matki matky moeder ema emo eman mor mors madre mae 母 母親 mum mom wife maternal anya anyja mati majka мајка мати мами motina anne annesi μητέρα μητερα майка modir 어머니 matere materina majke мајке матері motinos mamei modur майката μητερας matkina",
  parent:
    "parents parent родители eltern vanhemmat rodzice rodice ouders foraldrar foreldre szulok starsi roditelji батьки vanemad vecaki tevai parinti padres genitori maes",
  title:
    "tit title titles titel titre titres титул титулы tytul tytuly titul tituly titteli tittelit titteler звание звания titolo titoli titulo titulos titulet titl awards titular ranking tiitel tiitlid titulai titluri unvan τίτλος титла титли titulos タイトル",
  call: "call rufname nick nickname домашняя домашнее домашний кличка-дома kutsumanimi roepnaam tilltalsnamn kallenavn usuel surnom volaci domaci callname petname short зовут kaldenavn hivoneve hivonev becenev klicno nadimak huudnimi kutsungi домашнє vadinamas alint 呼び名",
  note: "note notes desc remark remarks comment comments примечание примечания bemerkung bemerkungen kommentar remarque remarques uwagi poznamka poznamky opmerking opmerkingen huomautus huom anmarkning description описание заметки info notiz notizen beschreibung popis opis megjegyzes megjegyzesek opomba opombe napomena napomene примітка примітки мітки markus markused piezimes pastabos observatii notlar aciklama σημειώσεις бележки observacoes observaciones osservazioni athugasemd bemaerkninger 備考 备注",
  row: "# n id key lp č c poř por пп п/п キー nro lfd lfdnr pos index uid dbid catid pawpedsid recordid animalid recno xref row poradi п idnr sleutel schlussel klucz klic nyckel nokkel avain cle clave chiave ключ uuid guid ref refid sorszam ssz zap zaporedna redni jrk npk eil sira sıra ordem",
  neuter:
    "neuter neutered spayed altered castrated kastrat kastriert castre sterilise кастрат кастрирован стерилизован status kastrerad leikattu kastrowany kastrovany gecastreerd kastreret status ivartalanitott ivartalan kastriran sterilizirana kastreeritud кастрований стерилізована kastrets kastruotas castrat kisir castrado castrada esterilizado kastration kastrering kastrasjon kastracie kastrace kastracja kastracji kastracija kastracije кастрації кастрація кастрация kastracijas kastracijos kastreerim kastravim kastratsioon kastraatio sterilointi leikkaus leikkauspaiva kisirlastirma castrare castracao castracion castrazione castration castratie sterilisation sterilisierung sterilisatie sterylizacja sterylizacji sterilizace sterilizacia sterilizacija sterilizacije sterilisering sterilizzazione esterilizacion esterilizacao sterilizare sterilizacijas стерилизация стерилізація στειρωση στειρωσης gelding ivartalanitas spay spaying neutering castrating 绝育 去勢 避妊 중성화",
  prefix:
    "chovatelska zuchtstatte zuchtstaette katterinavn oppdrettsnavn stamnavn stamnamn kasvattajanimi питомника cattery-name prefix префикс приставка cattery питомник chatterie zwinger zwingername kennel affix affixe affisso afijo przydomek przydomka allevamento stamnaam hodowla stanice katteri kissala oppdrett tenyeszet uzgajivacnica розплідник розплідника kassila veislynas felisa gatil criadero развъдник",
  suffix: "suffix суффикс окончание chs",
  country:
    "country land pays страна kraj zeme maa paese pais orszag drzava країна riik valsts salis tara ulke държава",
  mine: "mine моя my",
  code: "code code код kod kood koodi",
  litter:
    "litter помет wurf portee miot vrh nest pentue kull kullet kuld kuldet nidiata alom leglo okot послід посліду приплід pesakond metiens vada ninhada camada cucciolata котило",
  kitten:
    "kitten kittens kitty котенок котята котенка katzchen kitte kitten jungtier welpe welpen chaton chatons kocie kocieta kote kotata kattunge kattungar killing killinger pentu pennut gattino gattini gatito gatitos kittenname baby babies kiscica kolyok kolykok mladic mladici mladunci macic macici кошеня кошенята kassipoeg kassipojad kakens kakeni kaciukas kaciukai yavru filhote filhotes коте котета",
  other:
    "type cause reason причина ursache todesursache price preis цена cena hinta pris weight gewicht вес vaha test tests dna hcm pkd blood кровь blutgruppe group health gesundheit url link photo foto фото picture image phone email address telefon адрес club клуб verein updated created modified generation inbreeding coi number-of count available reserved vaccination location ort place city город plats misto suly telefonszam naslov obisk teza tezina vrsta kartona вага ціна нащадки hind pildid saadaval kaal kaina vieta mate mated mating covered paired partner partenaire партнер партньор kumppani compagno compagna companero companera companheiro companheira parceiro parceira pareja parja συντροφος ζευγαρι maki 交配 配种 配偶 짝 교배 교배상대 gedeckt deckkater deckung deckdatum decktag verpaart verpaarung paarung вязка вязки повязана вяжется покрытие покрыта saillie accouplement accouplee krycie kryta kryty kojarzenie kryti krytie dekking gedekt dekkater astutus astutettu parning parad betackning betackt parring parret bedaekning accoppiamento accoppiata accoppiato monta cubricion cubierta cruce cruza apareamiento parositas parositva fedezes fedeztetes fedezo parjenje parjena pripust парење парування paaritus paaritatud parosana poravimas suporuota imperechere acasalamento acasalada cruzamento cobertura ciftlesme ζευγαρωμα чифтосване porun brother brothers bruder broer broers bror broder brodir veli frere fratello hermano irmao brat bratr bratri bratia брат братья брати testver vend bralis brolis frate kardes kardesi αδελφος αδερφος 兄弟 형제 sister sisters schwester zus zuster syster soster sisko soeur sorella hermana irma siostra sestra sestry сестра сестры nover lanytestver ode masa sesuo sora αδελφη αδερφη systir 姉妹 姐妹 자매 sibling siblings littermate littermates geschwister wurfgeschwister fratrie rodzenstwo sourozenec sourozenci surodenec surodenci nestgenoot nestgenoten sisarus sisarukset pentuesisarus syskon kullsyskon sosken kullsosken soskende kuldsoskende fratelli hermanos irmaos alomtestver однопометник однопометники одногніздник pesakonnakaaslane sorojenec sorojenci 同胎 同窝 vaccine vaccinated vaccin vaccinatie enting impfung impfdatum geimpft szczepienie szczepienia ockovani ockovanie rokotus rokotettu vaccinering vaccinerad vaksine vaksinasjon vaccino vaccinazione vacuna vacunacion vacina vacinacao oltas oltasok vakcina vakcinacija cijepljenja cijepljenje cepljenja cepljenje прививка прививки привит вакцинация вакцинации вакцинація вакцинації щеплення ваксина ваксинация vaktsineerimine vaktsiin pote potes skiepai skiepijimas vaccinare asi asisi εμβολιο εμβολιασμος bolusetning 疫苗 接種 ワクチン 예방접종 anzahl antal antall aantal pocet liczba ilosc lukumaara количество кількість quantita quantidade cantidad arv skaits skaicius sayisi",
};
