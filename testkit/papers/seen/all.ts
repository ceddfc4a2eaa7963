/** The layouts that whoever builds the reader may look at. */
import type { Layout } from "../layout.ts";
import { cfa } from "./cfa.ts";
import { dekzv } from "./dekzv.ts";
import { gccf } from "./gccf.ts";
import { loof } from "./loof.ts";
import { metrikaClub } from "./metrika-club.ts";
import { programBrackets } from "./program-brackets.ts";
import { programLeftward } from "./program-leftward.ts";
import { schk } from "./schk.ts";
import { slipGccf } from "./slip-gccf.ts";
import { sverak } from "./sverak.ts";
import { wcfGerman } from "./wcf-german.ts";
import { wcfRussian } from "./wcf-russian.ts";

export const SEEN_LAYOUTS: readonly Layout[] = [
  cfa,
  dekzv,
  gccf,
  loof,
  metrikaClub,
  programBrackets,
  programLeftward,
  schk,
  slipGccf,
  sverak,
  wcfGerman,
  wcfRussian,
];
