/** The layouts that whoever builds the reader may look at. */
import type { Layout } from "../layout.ts";
import { acf } from "./acf.ts";
import { acfa } from "./acfa.ts";
import { ahnenEcken } from "./boxes/ahnen-ecken.ts";
import { ahnenGerman } from "./ahnen-german.ts";
import { ahnenSeiten } from "./kinship/ahnen-seiten.ts";
import { ancestorTable } from "./ancestor-table.ts";
import { anfi } from "./anfi.ts";
import { arbreCoins } from "./boxes/arbre-coins.ts";
import { birthGerman } from "./birth-german.ts";
import { catzCertificate } from "./drawn-2026-11/catz-certificate.ts";
import { cfa } from "./cfa.ts";
import { dekzv } from "./dekzv.ts";
import { gccf } from "./gccf.ts";
import { geburtsurkundeSteirisch } from "./geburtsurkunde-steirisch.ts";
import { genealogiaPortuguesa } from "./kinship/genealogia-portuguesa.ts";
import { germanClub } from "./german-club.ts";
import { kayitBelgesi } from "./kinship/kayit-belgesi.ts";
import { kilmesDokumentas } from "./kilmes-dokumentas.ts";
import { krl } from "./krl.ts";
import { lohNumerote } from "./drawn-2026-11/loh-numerote.ts";
import { loof } from "./loof.ts";
import { metrikaBilingual } from "./metrika-bilingual.ts";
import { metrikaClub } from "./metrika-club.ts";
import { metrikaColumns } from "./metrika-columns.ts";
import { metrykaPolish } from "./metryka-polish.ts";
import { naissanceFrench } from "./naissance-french.ts";
import { nrr } from "./nrr.ts";
import { programBrackets } from "./program-brackets.ts";
import { programCorners } from "./program-corners.ts";
import { programLeftward } from "./program-leftward.ts";
import { programList } from "./program-list.ts";
import { programReport } from "./program-report.ts";
import { programTable } from "./program-table.ts";
import { programUpwards } from "./program-upwards.ts";
import { registoNinhada } from "./kinship/registo-ninhada.ts";
import { rodoslovieBulgarski } from "./rodoslovie-bulgarski.ts";
import { rodoslovnayaRyady } from "./drawn-2026-11/rodoslovnaya-ryady.ts";
import { russianBoxes } from "./russian-boxes.ts";
import { schk } from "./schk.ts";
import { slipGccf } from "./slip-gccf.ts";
import { soyagaciTarafi } from "./kinship/soyagaci-tarafi.ts";
import { stamboomDutch } from "./stamboom-dutch.ts";
import { stamtavleCaptions } from "./stamtavle-captions.ts";
import { sverak } from "./sverak.ts";
import { szarmazasiLap } from "./kinship/szarmazasi-lap.ts";
import { tabbedLabels } from "./boxes/tabbed-labels.ts";
import { textTree } from "./text-tree.ts";
import { ticaCertifiedFive } from "./drawn-2026-11/tica-certified-five.ts";
import { torzslapCimkek } from "./boxes/torzslap-cimkek.ts";
import { wcfEnglish } from "./wcf-english.ts";
import { wcfGerman } from "./wcf-german.ts";
import { wcfRussian } from "./wcf-russian.ts";

export const SEEN_LAYOUTS: readonly Layout[] = [
  acf,
  acfa,
  ahnenEcken,
  ahnenGerman,
  ahnenSeiten,
  ancestorTable,
  anfi,
  arbreCoins,
  birthGerman,
  catzCertificate,
  cfa,
  dekzv,
  gccf,
  geburtsurkundeSteirisch,
  genealogiaPortuguesa,
  germanClub,
  kayitBelgesi,
  kilmesDokumentas,
  krl,
  lohNumerote,
  loof,
  metrikaBilingual,
  metrikaClub,
  metrikaColumns,
  metrykaPolish,
  naissanceFrench,
  nrr,
  programBrackets,
  programCorners,
  programLeftward,
  programList,
  programReport,
  programTable,
  programUpwards,
  registoNinhada,
  rodoslovieBulgarski,
  rodoslovnayaRyady,
  russianBoxes,
  schk,
  slipGccf,
  soyagaciTarafi,
  stamboomDutch,
  stamtavleCaptions,
  sverak,
  szarmazasiLap,
  tabbedLabels,
  textTree,
  ticaCertifiedFive,
  torzslapCimkek,
  wcfEnglish,
  wcfGerman,
  wcfRussian,
];
