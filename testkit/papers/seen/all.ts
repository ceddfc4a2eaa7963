/** The layouts that whoever builds the reader may look at. */
import type { Layout } from "../layout.ts";
import { anfi } from "./anfi.ts";
import { cfa } from "./cfa.ts";
import { dekzv } from "./dekzv.ts";
import { gccf } from "./gccf.ts";
import { germanClub } from "./german-club.ts";
import { loof } from "./loof.ts";
import { metrikaClub } from "./metrika-club.ts";
import { metrykaPolish } from "./metryka-polish.ts";
import { nrr } from "./nrr.ts";
import { programBrackets } from "./program-brackets.ts";
import { programLeftward } from "./program-leftward.ts";
import { programTable } from "./program-table.ts";
import { schk } from "./schk.ts";
import { slipGccf } from "./slip-gccf.ts";
import { sverak } from "./sverak.ts";
import { wcfEnglish } from "./wcf-english.ts";
import { wcfGerman } from "./wcf-german.ts";
import { wcfRussian } from "./wcf-russian.ts";

export const SEEN_LAYOUTS: readonly Layout[] = [
  anfi,
  cfa,
  dekzv,
  gccf,
  germanClub,
  loof,
  metrikaClub,
  metrykaPolish,
  nrr,
  programBrackets,
  programLeftward,
  programTable,
  schk,
  slipGccf,
  sverak,
  wcfEnglish,
  wcfGerman,
  wcfRussian,
];
