/** Breeds as tables of other countries and registries call them; our own two languages come from the registry's list. Small letters, without accents. */
import { plainWord } from "../plain-word.ts";

const NAMES: readonly (readonly [code: string, names: string])[] = [
  [
    "ABY",
    "abyssinian, abessinier, abyssin, abisynska, habesska, abessijn, abessinialainen, abessinier",
  ],
  ["BAL", "balinese, balinesen, balinais, balijska, balinezsky, balinees, balineesi"],
  ["BEN", "bengal, bengale, bengalen, bengalska, bengalska kocka, bengali, bengalkatze, bg"],
  [
    "BLH",
    "british longhair, britisch langhaar, blh, british semi-longhair, highlander britisch, britanska dlouhosrsta, brytyjski dlugowlosy, british langhaar, brit langhaar",
  ],
  [
    "BRI",
    "british shorthair, british, britisch kurzhaar, bkh, bsh, british, britisk korthar, brittiskt korthar, brit korthar, britse korthaar, brytyjski krotkowlosy, brytyjska krotkowlosa, britanska kratkosrsta, britska kratkosrsta, brittilainen lyhytkarva, british korthar, bs",
  ],
  [
    "BUR",
    "burmese, burmesen, burma, burmilla burmese, burmanska, birma burmese, barmska, burmees, bu",
  ],
  ["CRX", "cornish rex, cornish, cornish-rex, cr"],
  ["DRX", "devon rex, devon, devon-rex, dr"],
  ["DSP", "don sphynx, donskoy, don sphinx, donsky sphynx, ds"],
  [
    "EUR",
    "european, european shorthair, europaisch kurzhaar, ekh, europeen, europejska, evropska, europakatze, eurooppalainen, europe, ehr",
  ],
  ["EXO", "exotic, exotic shorthair, exotisch kurzhaar, exotic korthar, egzotyk, exotik, es"],
  ["KBL", "kurilian bobtail longhair, kurilen bobtail langhaar"],
  ["KBS", "kurilian bobtail, kurilian bobtail shorthair, kurilen bobtail"],
  ["KOR", "korat"],
  ["LPL", "laperm longhair, laperm"],
  ["MAN", "manx"],
  [
    "MCO",
    "maine coon, maine-coon, mainecoon, mainska myvali, mainska mvali, mainska mývalí, mc, coon, maine coon cat, main coon, maine coone, maine koon",
  ],
  ["MAU", "egyptian mau, agyptische mau, mau egyptien, egyptska mau"],
  ["MNS", "munchkin"],
  ["NEM", "neva masquerade, neva masquarade, newska maskarada, nevska maskarada"],
  [
    "NFO",
    "norwegian forest cat, norwegian forest, norwegische waldkatze, norweger, norvegien, norsk skogkatt, norsk skovkat, norskogkatt, norwegian, chat des forets norvegiennes, norska lesni, norweski lesny, noorse boskat, norjalainen metsakissa, skogkatt, nfc, wegie, norska lesni kocka, norweska lesna, norvegienne, nf",
  ],
  ["OCI", "ocicat"],
  ["OLH", "oriental longhair, orientalisch langhaar, mandarin, oriental langhaar"],
  [
    "OSH",
    "oriental shorthair, oriental, orientalisch kurzhaar, okh, orientalka, orientalna krotkowlosa, orientalna kratkosrsta, os",
  ],
  ["PEB", "peterbald"],
  ["PER", "persian, perser, persan, perska, perski, perska kocka, pers, persialainen, ps"],
  ["RAG", "ragdoll, rag doll, rd"],
  [
    "RUS",
    "russisch blau, bleu russe, rosyjski niebieski, ruska modra, russisch blauw, venajansininen, rysk bla, russisk bla, rb",
  ],
  [
    "SBI",
    "birman, sacred birman, heilige birma, birma, sacre de birmanie, swieta birma, birma posvatna, heilige birmaan, pyha birma, helig birma, hellig birma, bi",
  ],
  ["SFL", "scottish fold longhair, highland fold"],
  ["SFS", "scottish fold, sf, scottish fold shorthair"],
  ["SCS", "scottish straight, scottish shorthair, scottish straight shorthair"],
  ["SCL", "scottish straight longhair, highland straight, scottish longhair"],
  [
    "SIA",
    "siamese, siamesen, siam, siamois, siamkatze, syjamska, siamska, siamees, siamilainen, siamesisk, si",
  ],
  [
    "SIB",
    "siberian, sibirische katze, sibirier, siberien, syberyjska, sibirska, sibirisk katt, sibirisk kat, siberische kat, siperiankissa, siberian cat, syberyjski, sibirska kocka, sibirische, siberian forest cat, siberier, sb",
  ],
  ["SIN", "singapura"],
  ["SNO", "snowshoe"],
  ["SOM", "somali, somalijska, somalska"],
  [
    "SPH",
    "sphynx, sphinx, canadian sphynx, sfinks, sfinga, kanadska sfinga, sphynx-katze, sx, canadian sphinx",
  ],
  ["TON", "tonkinese, tonkinesen, tonkinois, tonkijska, to"],
  ["TUA", "turkish angora, turkisch angora, angora turc, turecka angora, turkkilainen angora, ta"],
  ["TUV", "turkish van, turkisch van, turc du van, turecka van, tv"],
  ["THA", "thai, thaikatze, tajska"],
  ["SRL", "selkirk rex longhair"],
  ["SRS", "selkirk rex, selkirk rex shorthair"],
  ["BML", "burmilla"],
  ["BOM", "bombay"],
  ["CHA", "chartreux, chartreuse, kartauser, karthauser"],
  ["HAV", "havana brown, havana"],
  ["SAV", "savannah"],
  ["TOB", "toybob"],
  ["MBT", "mekong bobtail, thai bobtail"],
  ["KAL", "kanaani langhaar"],
];
const CODES: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(([code, names]) =>
    names.split(", ").map((name) => [plainWord(name), code] as const),
  ),
);

export function breedOfForeignName(text: string): string | null {
  const plain = plainWord(text).replaceAll(/\s+/gu, " ").trim();
  return (
    CODES.get(plain) ??
    CODES.get(plain.replace(/ ?\(.*\)$| (?:cat|katze|kat|kocka|kot|katt)$/u, "")) ??
    null
  );
}
