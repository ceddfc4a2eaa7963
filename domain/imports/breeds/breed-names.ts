/** Breeds as tables of other countries and registries call them; our own two languages come from the registry's list too. Small letters, without accents. */
import { LONGEST_FACT } from "../formats/longest.ts";
import { currentBreedCode } from "../../colours/ems/breed-codes.ts";
import { plainWord } from "../../plain-word.ts";
import { CYRILLIC_NAMES } from "./breed-names-cyrillic.ts";

export const BREED_NAMES: readonly (readonly [code: string, names: string])[] = [
  [
    "ABY",
    "abyssinian, abessinier, abyssin, abisynska, habesska, abessijn, abessinialainen, abyssinien, abessinialainen kissa, abesinec, habesska kocka, abisyńska, abyssinsk, abissino, abisinio, abissinskaya, abesszin, abesinska, абіссинська, абиссинская, abessiinia, abissinio, アビシニアン",
  ],
  [
    "BAL",
    "balinese, balinesen, balinais, balijska, balinezsky, balinees, balineesi, balinesisk, balijski, balinesialainen, mandarinka, балінезійська, балинезийская",
  ],
  [
    "BEN",
    "bengal, bengale, bengalen, bengalska, bengalska kocka, bengali, bengalkatze, bg, bengala, bengaalse kat, bengalsk, bengali kissa, bengaal, leopardette, bengali macska, bengalska macka, бенгальська, бенгал, bengal kedisi, ベンガル",
  ],
  [
    "BLH",
    "british longhair, britisch langhaar, blh, british semi-longhair, highlander britisch, britanska dlouhosrsta, brytyjski dlugowlosy, british langhaar, brit langhaar, britisch langhaarkatze, british langhår, britannique poil long, brittilainen pitkakarva, brittiskt langhar, britse langhaar, british lh, brit hosszuszoru, britanska dolgodlaka, britanska dugodlaka, британська довгошерста, briti pikakarvaline, british de pelo largo, ブリティッシュロングヘア",
  ],
  [
    "BRI",
    "british shorthair, british, britisch kurzhaar, bkh, bsh, britisk korthar, brittiskt korthar, brit korthar, britse korthaar, brytyjski krotkowlosy, brytyjska krotkowlosa, britanska kratkosrsta, britska kratkosrsta, brittilainen lyhytkarva, british korthar, bs, britisch kurzhaarkatze, british sh, britannique, british poil court, britannique poil court, brit korthaar, britse korthaarkat, brytyjski, britanska, britska, brittilainen, britisk korthaar, britska kocka, bri kurzhaar, britisch kurzhaar katze, british short hair, britannico, brit rovidszoru, brit macska, britanska kratkodlaka, британська короткошерста, британська, briti luhikarvaline, briti, britu isspalvainais, lielbritanijas isspalvainais, britu trumpaplaukis, britu trumpaplauke, britanico, britanico de pelo corto, britanico de pelo curto, brite, ブリティッシュショートヘア, 英国短毛猫, 英短, британска краткодлака, britanica cu par scurt, britanica, britanik, britanik shorthair, ingiliz kisa tuylu, βρετανικη κοντοτριχη, британска късокосместа, британска",
  ],
  [
    "BUR",
    "burmese, burmesen, burma, burmanska, birma burmese, barmska, burmees, bu, burmes, burmski, burmalainen, burmanska kocka, burmese katze, birmano, burmai, бурманська, burmese de pelo corto, バーミーズ",
  ],
  [
    "CRX",
    "cornish rex, cornish, cornish-rex, cr, kornish rex, kornvallsky rex, cornish-rexi, корніш-рекс, корніш рекс, kornisi reks, コーニッシュレックス",
  ],
  [
    "DRX",
    "devon rex, devon, devon-rex, dr, devon-rexi, dewon rex, девон-рекс, девон рекс, devoni reks, devonreks, devono reksas, デボンレックス",
  ],
  [
    "DSP",
    "don sphynx, donskoy, don sphinx, donsky sphynx, ds, don sfinx, donsfinks, donsky sfinx, donska sfinga, doński sfinks, donski sfinks, donsfinx, don-sphynx, донський сфінкс, doni sfinks",
  ],
  [
    "EUR",
    "european, european shorthair, europaisch kurzhaar, ekh, europeen, europejska, evropska, europakatze, eurooppalainen, europe, ehr, europese korthaar, europaische kurzhaar, europaisch kurzhaarkatze, europaische kurzhaarkatze, europeen a poil court, europeen poil court, europejski krotkowlosy, europejska krotkowlosa, evropska kratkosrsta, europe kurzhaar, europe korthar, europeisk korthar, europeisk kortharig, europaeisk korthar, eurooppalainen lyhytkarva, europese kortharige, europeo, huskatt korthar, europai rovidszoru, europai, evropska kratkodlaka, європейська короткошерста, euroopa luhikarvaline, comun europeo, europeu de pelo curto, ヨーロピアンショートヘア",
  ],
  [
    "EXO",
    "exotic, exotic shorthair, exotisch kurzhaar, exotic korthar, egzotyk, exotik, es, exotic kurzhaar, exotic kortharig, exotisch korthaar, egzotyczny, egzotyczny krotkowlosy, exoticka kratkosrsta, exoottinen, exotik kurzhaar, exotic poil court, exotique, eksotisk, egzotikus, egzotikus rovidszoru, egzoticna, egzoticna kratkodlaka, eksoticna kratkodlaka, екзотична короткошерста, екзот, eksootiline luhikarvaline, exotico, exotico de pelo corto, exotico de pelo curto, exotica, exoticos, esotico, エキゾチックショートヘア, エキゾチック",
  ],
  [
    "KBL",
    "kurilian bobtail longhair, kurilen bobtail langhaar, kurilian bobtail lh, kurylski bobtail dlugowlosy, kurilsky bobtail dlouhosrsty, kuriiliantylppohanta pitkakarva",
  ],
  [
    "KBS",
    "kurilian bobtail, kurilian bobtail shorthair, kurilen bobtail, kurilsky bobtail, kurylski bobtail krotkowlosy, kurilen bobtail kurzhaar, bobtail des kouriles, kurilian bobtail sh, kurylski bobtail, курильський бобтейл",
  ],
  ["KOR", "korat, koratkatze"],
  ["LPL", "laperm longhair, laperm, la perm"],
  ["MAN", "manx, manx katze, manx cat, manxkatze, mansky, mansky kot, kot manx, mans, isle of man"],
  [
    "MCO",
    "maine coon, maine-coon, mainecoon, mainska myvali, mainska mvali, mainska mývalí, mc, coon, maine coon cat, main coon, maine coone, maine koon, maine coons, maine coon katze, maine coonka, mejn kun, majn kun, kot maine coon, maine-coon-katze, mainecoon katze, mainska myvali kocka, maine kun, mainecoon-katze, waschbarkatze, мейн-кун, мейн кун, мейнкун, meini koon, meinkuns, meino meskenas, メインクーン, メインクーンキャット, 缅因猫, 缅因, мејн кун, меин кун, μειν κουν, мейн куун, meinas kunas, meinkunas, meinikunas",
  ],
  [
    "MAU",
    "egyptian mau, agyptische mau, mau egyptien, egyptska mau, egyptisk mau, mau egipski, kot egipski mau, egyptilainen mau, egyptische mau, agyptisch mau, egyiptomi mau, египетская мау, єгипетська мау, egiptovska mau, エジプシャンマウ",
  ],
  ["MNS", "munchkin, munchkin shorthair, munchkin kurzhaar, манчкін, マンチカン"],
  [
    "NEM",
    "neva masquerade, neva masquarade, newska maskarada, nevska maskarada, newa maskarade, neva maskarad, neva maskarade, newa masquarade, newski maskarad, newska, nevska masquerade, nevska, neva-masquerade, nevska maskarada kocka, sib neva masquerade, siberian neva, невська маскарадна, neeva maskaraad",
  ],
  [
    "NFO",
    "norwegian forest cat, norwegian forest, norwegische waldkatze, norweger, norvegien, norsk skogkatt, norsk skovkat, norskogkatt, norwegian, chat des forets norvegiennes, norska lesni, norweski lesny, noorse boskat, norjalainen metsakissa, skogkatt, nfc, wegie, norska lesni kocka, norweska lesna, norvegienne, nf, norwegische waldkatzen, norwegische wald, norsk skogskatt, skovkat, norweska, norweski lesny kot, norvegese, bosque de noruega, norwegian forest katze, metsakissa, norska skogkatten, norwegian forestcat, nwk, skaukatt, noorse boskatten, norweska lesna kotka, norvegien chat des forets, norveg erdei, norveg erdei macska, norveska gozdna, norveska gozdna macka, norveska sumska, norveska sumska macka, норвезька лісова, norra metskass, norvegijas meza, norvegu misku, norvegiana de padure, noruegues da floresta, noruegues del bosque, norvegese delle foreste, gatto delle foreste norvegesi, ノルウェージャンフォレストキャット, норвешка шумска мачка, норвешка шумска, norvegijas meza kakis, norvegu miskine, norvegu misko, norvec orman, νορβηγικη δασους, норвежка горска, норвежка горска котка, norskur skogarkottur",
  ],
  ["OCI", "ocicat, ocicatti, ozicat, オシキャット"],
  [
    "OLH",
    "oriental longhair, orientalisch langhaar, mandarin, oriental langhaar, orientalka dlouhosrsta, orientalny dlugowlosy, itamainen pitkakarva, orientaal langhaar, oriental poil long, orientaliskt langhar, орієнтальна довгошерста",
  ],
  [
    "OSH",
    "oriental shorthair, oriental, orientalisch kurzhaar, okh, orientalka, orientalna krotkowlosa, orientalna kratkosrsta, os, orientalny, orientalka kratkosrsta, itamainen lyhytkarva, itamainen, orientaal, oosters korthaar, oriental poil court, oriental kurzhaar, orientaliskt korthar, orientalisk korthar, orientalny kot krotkowlosy, oriental sh, keleti rovidszoru, orientalska kratkodlaka, орієнтальна короткошерста, орієнтал, idamaine luhikarvaline, oriental de pelo corto, orientale, オリエンタルショートヘア",
  ],
  [
    "PEB",
    "peterbald, peterbalt, petersburski lysy, peterbaldas, петербурзький сфінкс, peterburi sfinks",
  ],
  [
    "PER",
    "persian, perser, persan, perska, perski, perska kocka, pers, persialainen, ps, perserkatze, persane, perzisch, perzska, persianer, perser katze, persisk, perski kot, perska dlugowlosa, pers kat, persiano, persa, persisch langhaar, perser/colourpoint, perzsa, perzijska, персидська, перська, parsia, persijas, persu, persana, iran kedisi, ペルシャ, ペルシャ猫, 波斯猫, персијска, persietis, iran, περσικη, персийска, persijska",
  ],
  [
    "RAG",
    "ragdoll, rag doll, rd, ragdolls, ragdol, ragdollka, ragdoll katze, регдол, ragdolli, ラグドール, 布偶猫, 布偶, ragdols, ραγκντολ, рагдол",
  ],
  [
    "RUS",
    "russisch blau, bleu russe, rosyjski niebieski, ruska modra, russisch blauw, venajansininen, rysk bla, russisk bla, rb, russisch blaue, russe bleu, bleu de russie, russisk blaa, rosyjska niebieska, kot rosyjski niebieski, ruska modra kocka, russische blaue, blu di russia, nieuwe russisch blauw, russe, orosz kek, ruska plava, російська блакитна, vene sinine, azul ruso, azul russo, albastru de rusia, ロシアンブルー, руска плава, krievu zilais, rusu melynoji, rusu melyna, albastra de rusia, rus mavisi, ρωσικη μπλε, руска синя",
  ],
  [
    "SBI",
    "birman, sacred birman, heilige birma, birma, sacre de birmanie, swieta birma, birma posvatna, heilige birmaan, pyha birma, helig birma, hellig birma, bi, birmakatze, heilige-birma, svata birma, birmanska, sacre birman, birmanie, birmaan, barmska posvatna, sacro di birmania, sagrado de birmania, birma kocka, birma kat, swieta kotka birmy, birma hl, szent birman, sveta birma, священна бірма, бірманська, puha birma, sagrado da birmania, バーマン",
  ],
  [
    "SFL",
    "scottish fold longhair, highland fold, scottish fold langhaar, highlandfold, хайленд фолд, хайленд-фолд",
  ],
  [
    "SFS",
    "scottish fold, sf, scottish fold shorthair, scottish fold kurzhaar, szkocki zwislouchy, skotske klapouche, skotska klapoucha, schottische faltohrkatze, schottische faltohr, foldex, szkocki fold, skotsk fold, skot lologfulu, skotska klapouha, skotska preklopljena, скотіш-фолд, скотіш фолд, шотландська висловуха, soti lontkorvaline, スコティッシュフォールド, 苏格兰折耳猫, шкотска клемпава, skotijas nokarenausu, skotijos nulepausiai, scotiana fold, σκωτσεζικη φολντ",
  ],
  [
    "SCS",
    "scottish straight, scottish shorthair, scottish straight shorthair, scottish straight kurzhaar, straight, szkocki prostouchy, skotska rovnoucha, scottish straight sh, skot egyenesfulu, skot egyenes fulu, скотіш-страйт, скотіш страйт, шотландська прямовуха",
  ],
  [
    "SCL",
    "scottish straight longhair, highland straight, scottish longhair, scottish straight langhaar, highland straight langhaar, хайленд страйт, хайленд-страйт",
  ],
  [
    "SIA",
    "siamese, siamesen, siam, siamois, siamkatze, syjamska, siamska, siamees, siamilainen, siamesisk, si, siamkatt, syjamski, siamska kocka, siames, siamese katze, siamesiska, siamesekat, siamczyk, sziami, sijamska, сіамська, siiami, siamo, siameza, siyam, シャム, シャム猫, 暹罗猫, сијамска, siamas, siamietis, σιαμεζα, сиамска",
  ],
  [
    "SIB",
    "siberian, sibirische katze, sibirier, siberien, syberyjska, sibirska, sibirisk katt, sibirisk kat, siberische kat, siperiankissa, siberian cat, syberyjski, sibirska kocka, sibirische, siberian forest cat, siberier, sb, siberisk katt, siberisk kat, sibirskaya, siberian forest, siberische boskat, sibirisk, siperian kissa, siberische, sibir katze, siberisk, siberiano, siberiana, kot syberyjski, sibirische waldkatze, siberie, chat siberien, sziberiai, sziberiai macska, сибірська, siberi, siberi kass, sibirijas, sibiro, sibirkatt, サイベリアン, サイベリアンキャット, 西伯利亚猫, сибирска, сибирска мачка, sibirijas kakis, sibirya, σιβηριας, сибирска котка",
  ],
  ["SIN", "singapura, singapur, singapurska, singapoura, シンガプーラ"],
  ["SNO", "snowshoe, snow shoe, snowshoe cat, snowshoe katze"],
  [
    "SOM",
    "somali, somalijska, somalska, somalikatze, somalien, somalijski, somali kissa, somalisk, somalska kocka, szomali, сомалійська, ソマリ",
  ],
  [
    "SPH",
    "sphynx, sphinx, canadian sphynx, sfinks, sfinga, kanadska sfinga, sphynx-katze, sx, canadian sphinx, sphynx canadien, kanadischer sphynx, sfinks kanadyjski, kanadsky sphynx, kanadska bezsrsta, nacktkatze, sfynx, canadian hairless, sphynx kanadisch, sfinge, szfinx, kanadai szfinx, канадський сфінкс, сфінкс, esfinge, スフィンクス, сфинга, sfinkss, sfinksas, sfinx, sfenks, σφιγγα, сфинкс, канадски сфинкс, kanados sfinksas, kanadas sfinkss",
  ],
  [
    "TON",
    "tonkinese, tonkinesen, tonkinois, tonkijska, to, tonkinesisch, tonkanese, tonkinesisk, tonkijski, tonkinska, tonkinese katze, トンキニーズ",
  ],
  [
    "TUA",
    "turkish angora, turkisch angora, angora turc, turecka angora, turkkilainen angora, ta, angora, turkse angora, tyrkisk angora, turkiska angora, angora turecka, turecka angora kocka, angora turco, turkisk angora, turkisch-angora, angorakatze, torok angora, turska angora, turska angorska, турецька ангора, ankara kedisi, ターキッシュアンゴラ",
  ],
  [
    "TUV",
    "turkish van, turkisch van, turc du van, turecka van, tv, turkse van, turkisk van, tyrkisk van, turecki van, vankatze, turkisch-van, turkinvan, van kedisi, torok van, turski van, турецький ван, ターキッシュバン",
  ],
  ["THA", "thai, thaikatze, tajska, thailandska, thai katze, thaise, taj, thai macska, тайська"],
  ["SRL", "selkirk rex longhair, selkirk rex langhaar"],
  [
    "SRS",
    "selkirk rex, selkirk rex shorthair, selkirk rex kurzhaar, selkirk, селкірк-рекс, селкірк рекс, セルカークレックス",
  ],
  ["BML", "burmilla, burmilla kurzhaar, burmilka"],
  ["BOM", "bombay, bombajska, bombayska, bombay katze, bombaj, ボンベイ"],
  [
    "CHA",
    "chartreux, chartreuse, kartauser, karthauser, karteuzsky, kartuzsky, kartuski, kot kartuski, kartuzska kocka, kartausi, certosino, kartuizer, chartreuxkatze, karthauzi, kartuzijanska, картезіанська, シャルトリュー",
  ],
  ["HAV", "havana brown, havana, havannah, hawanska, havana kocka"],
  ["SAV", "savannah, savannah f1, savannah f2, savannah f3, sawanna, саванна, サバンナ"],
  ["TOB", "toybob, toy bob, toi-bob"],
  ["MBT", "mekong bobtail, thai bobtail, mekongsky bobtail"],
  ["KAL", "karelian bobtail longhair"],
  [
    "JBT",
    "japanese bobtail, japanese bobtail shorthair, japanischer bobtail, japanse bobtail, bobtail japonais, japonsky bobtail, japonski bobtail, japanisch bobtail, japansk bobtail, ジャパニーズボブテイル",
  ],
  ["JBL", "japanese bobtail longhair, japanischer bobtail langhaar"],
  ["ABS", "american bobtail, american bobtail shorthair, amerikanischer bobtail"],
  ["ABL", "american bobtail longhair"],
  ["KAS", "karelian bobtail"],
  ["PBS", "pixie-bob, pixie bob, pixiebob"],
  ["CYM", "cymric, kymric"],
  [
    "ACL",
    "american curl, american curl longhair, american curl langhaar, amerikansky curl, アメリカンカール",
  ],
  ["ACS", "american curl shorthair, american curl kurzhaar"],
  [
    "ASH",
    "american shorthair, amerikanisch kurzhaar, amerikanische kurzhaar, americain a poil court, american kurzhaar, amerikanska kratkosrsta, americano de pelo corto, アメリカンショートヘア, 美国短毛猫, 美短",
  ],
  ["AWH", "american wirehair, amerikanisch drahthaar"],
  ["ASI", "asian, asian shorthair, asian self, asian smoke"],
  ["AUM", "australian mist"],
  ["MNL", "munchkin longhair, munchkin langhaar"],
  ["RGM", "ragamuffin, ラガマフィン"],
  ["SOK", "sokoke"],
  ["TOG", "toyger, トイガー"],
  ["LYO", "lykoi"],
  ["MIS", "minuet, napoleon, minuet shorthair, ミヌエット"],
  ["MIL", "minuet longhair"],
  ["NEB", "nebelung"],
  ["KAM", "khao manee"],
  ["CHS", "chausie"],
  ["GRX", "german rex, deutsch rex"],
  ["DLH", "german longhair, deutsch langhaar, deutsche langhaarkatze"],
  ["URS", "ural rex"],
  ["ULV", "ukrainian levkoy, levkoy, український левкой"],
  [
    "HCS",
    "household pet shorthair, hauskatze kurzhaar, huskat korthar, domestic shorthair, dsh, kotikissa lyhytkarva, huiskat korthaar, domaca kratkodlaka, домашня короткошерста, hazi rovidszoru, hazimacska, kodukass, huskatt, huskat, pelo corto domestico",
  ],
  [
    "HCL",
    "household pet longhair, hauskatze langhaar, domestic longhair, dlh, kotikissa pitkakarva, huskatt langhar, domaca dolgodlaka, домашня довгошерста, hazi hosszuszoru",
  ],
];
const CODES: ReadonlyMap<string, string> = new Map(
  [...CYRILLIC_NAMES, ...BREED_NAMES].flatMap(([code, names]) =>
    names.split(", ").map((name) => [plainWord(name), code] as const),
  ),
);

export function breedOfForeignName(text: string): string | null {
  if (text.length > LONGEST_FACT) return null;
  const plain = plainWord(text).replaceAll(/\s+/gu, " ").trim();
  return codeOf(plain) ?? codeOf(plain.replaceAll(SLAVIC_ENDING, "ska")) ?? ofCyrillic(text.trim());
}

/** "СИБ", "НЕМ", "МКО": a code as it sounds, in Russian letters. */
function ofCyrillic(text: string): string | null {
  if (!/^[А-Я]{3}$/u.test(text)) return null;
  let codes = [""];
  for (const letter of text)
    codes = codes.flatMap((before) => Array.from(SOUNDS[letter] ?? "", (sound) => before + sound));
  const known = new Set(codes.map(currentBreedCode).filter((code) => code !== null));
  return known.size === 1 ? [...known][0]! : null;
}

const SOUNDS: Readonly<Record<string, string>> = {
  А: "A",
  Б: "B",
  В: "V",
  Г: "G",
  Д: "D",
  Е: "E",
  И: "IY",
  К: "KC",
  Л: "L",
  М: "M",
  Н: "N",
  О: "O",
  П: "P",
  Р: "R",
  С: "SC",
  Т: "T",
  У: "U",
  Ф: "F",
  Х: "HX",
  Э: "E",
};

/** "norské lesní", "britský": of whatever gender and number. */
const SLAVIC_ENDING = /(?<=\p{L}{2})sk(?:e|y|i|ie)(?!\p{L})/gu;

function codeOf(plain: string): string | null {
  return (
    CODES.get(plain) ??
    CODES.get(
      plain.replace(
        / ?\(.*\)$| (?:cat|katze|kat|kocka|kot|katt|macska|macka|kass|кішка|кіт|кошка|кот|kedisi|kakis|kate|γατα|котка|мачка|猫)$/u,
        "",
      ),
    ) ??
    null
  );
}

/** Of two capitals, as TICA writes them; those that are words of other tables as well are among the names. */
const TICA =
  "AB ABY BA BAL BG BEN BI SBI BL BLH BO BOM BS BRI BU BUR CR CRX DR DRX EM MAU ES EXO KT KOR MC MCO MX MAN NB NEB NF NFO OC OCI OL OLH OS OSH PS PER RB RUS RD RAG SB SIB SF SFS SG SIN SI SIA SN SNO SO SOM SX SPH TA TUA TG TOG TO TON TV TUV";
const OF_TICA: ReadonlyMap<string, string> = new Map(
  Array.from(TICA.matchAll(/(\w{2}) (\w{3})/gu), ([, two = "", three = ""]) => [two, three]),
);

/** In a column of breeds alone: elsewhere two capitals are titles, countries, colours. */
export function breedOfTica(code: string): string | null {
  return OF_TICA.get(code.trim()) ?? null;
}
