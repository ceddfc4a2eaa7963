/**
 * What buyers call cats for sale, beside the colours (`colours/ems/colour-vocabulary.ts`): stems of words without accents, ё as е,
 * that take any ending of up to four letters, in a phrase from three letters on, alone from four. A phrase wins over a word.
 */
import type { Sex } from "../cats/sex.ts";
import type { AdAge, AdBuild } from "./choices.ts";

export const SEX_WORDS: readonly (readonly [Sex, string])[] = [
  ["female", "female, girl, queen, девочк, девушк, кошечк, самк, weiblich, madchen, femelle"],
  [
    "male",
    "male, boy, tom, tomcat, stud, мальчик, кот, коты, котик, котов, кота, самец, самц, mannlich, kater",
  ],
];

export const AGE_WORDS: readonly (readonly [AdAge, string])[] = [
  [
    "kitten",
    "kitten, kitty, kitties, baby, babies, котенок, котенк, котят, котеноч, малыш, katzchen, kitte, chaton",
  ],
  ["young", "young, teenager, подрост, юниор, молод"],
  ["adult", "adult, grown, взросл"],
];

/** "Folded ears" is no breed, though "folded" alone is; "bobtail" is every breed that has one. */
export const BUILD_WORDS: readonly (readonly [AdBuild, string])[] = [
  [
    "folded_ears",
    "folded ear, fold ear, вислые уши, вислыми ушами, висячие уши, висячими ушами, kippohr, kippohren",
  ],
  [
    "curled_ears",
    "curled ear, curly ear, завернутые уши, завернутыми ушами, закрученные уши, закрученными ушами",
  ],
  [
    "straight_ears",
    "straight ear, прямые уши, прямыми ушами, стоячие уши, стоячими ушами, stehohr, stehohren",
  ],
  [
    "tailless",
    "no tail, without tail, rumpy, rumpy riser, рампи, рампи райзер, без хвост, ohne schwanz",
  ],
  [
    "short_tail",
    "short tail, bob tail, bobtail, stumpy, бобтейл, стампи, короткий хвост, коротким хвост, короткохвост, куцый, куцая, stummelschwanz",
  ],
  ["brush_coat", "brush coat, brush, браш"],
];

/** Said of every ad. */
export const IDLE_WORDS =
  "cat, cats, for, sale, buy, price, breed, of, the, a, an, and, or, in, with, from, near, кошк, кошек, кошки, кошку, купить, куплю, продаж, цена, цены, порода, породы, породу, породистый, и, или, с, в, из, под, около, на, за, katze, katzen, chat, chats";

/** EMS codes and what breeders call the breeds, beside their names in `data/breeds.csv`. */
export const BREED_NICKNAMES: readonly (readonly [codes: string, words: string])[] = [
  ["ABL ABS", "american bobtail, американский бобтейл"],
  ["ABY", "abys, aby, абиссин, абик"],
  ["ACL ACS", "american curl, curl, американский керл, керл"],
  ["ASH AWH", "american, американ"],
  ["BAL", "балинез, balinese"],
  ["BEN", "bengal, бенгал, бенгалик"],
  ["BRI BLH", "british, brit, британ, британц, британец, british cat"],
  ["BRI", "british shorthair, bsh, британ короткошерст"],
  ["BLH", "british longhair, британ длинношерст, хайлендер"],
  ["BUR", "burmese, бурм, бурманск"],
  ["CRX", "cornish, корниш"],
  ["DRX", "devon, девон"],
  ["CRX DRX GRX SRL SRS URL URS", "rex, рекс"],
  ["SRL SRS", "selkirk, селкирк"],
  ["DSP", "donskoy, донск, дончак"],
  ["DSP SPH PEB ULV", "hairless, naked, лысый, лысая, лысые, голый, голая"],
  ["SPH DSP", "sphynx, sphinx, сфинкс"],
  ["SPH", "canadian sphynx, канадск"],
  ["PEB", "peterbald, петерболд, петербургский сфинкс"],
  ["EXO", "exotic, экзот"],
  ["JBT JBL", "japanese bobtail, японский бобтейл"],
  ["KBL KBS", "kurilian, курил, курильский бобтейл"],
  ["KAL KAS", "karelian, карельск"],
  ["LPL LPS", "laperm, лаперм"],
  [
    "MCO",
    "maine, coon, mainecoon, maine coon, main coon, мейн кун, мейнкун, мэйн кун, мэйнкун, мейн, кун, куны",
  ],
  ["MIL MIS", "minuet, napoleon, минуэт, наполеон"],
  ["MNL MNS", "munchkin, манчкин"],
  ["NEM", "neva masquerade, neva, masquerade, невская, невск, маскарад, невская маскарадная"],
  ["NFO", "norwegian, forest cat, wegie, норвеж, норвег, норвежец, норвежц, лесная"],
  ["OLH OSH", "oriental, ориентал"],
  ["PBL PBS", "pixiebob, pixie bob, пиксибоб, пикси боб"],
  ["PER", "persian, перс, персы, персид, персик"],
  ["PER EXO", "peke face"],
  ["RAG", "ragdoll, регдол, рэгдол, рагдол"],
  ["RGM", "ragamuffin, рагамаффин"],
  ["RUS", "русская голубая, русск голуб"],
  ["SAV", "savannah, саванн"],
  ["SBI", "birman, burma sacre, бирма, бирман, священная бирма, бирманск"],
  ["SCL SCS SFL SFS", "scottish, scot, шотланд, скоттиш, скотиш, шотландец, шотландц"],
  ["SFL SFS", "fold, scottish fold, вислоух, фолд"],
  ["SCL SCS", "straight, scottish straight, прямоух, страйт"],
  ["SFL SCL", "highland, хайленд"],
  ["SIA THA", "siamese, сиам, сиамск"],
  ["SIB", "siberian, сибир, сибиряк"],
  ["SIB NEM", "siberian neva"],
  ["THA", "thai, тайск, тайка"],
  ["TUA", "angora, ангор"],
  ["TUV", "turkish van, турецкий ван"],
  ["TOB", "toybob, тойбоб"],
  ["TOG", "toyger, тойгер"],
  ["CHS", "chausie, чаузи"],
  ["MAN CYM", "tailless, бесхвост"],
];
