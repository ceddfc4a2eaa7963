/** Measured only in sum; see the README beside this file before you open another one. */
import type { Layout } from "../layout.ts";
import { birthGerman } from "./birth-german.ts";
import { farus } from "./farus.ts";
import { felikat } from "./felikat.ts";
import { fpl } from "./fpl.ts";
import { libroItaliano } from "./libro-italiano.ts";
import { programList } from "./program-list.ts";
import { programTopDown } from "./program-top-down.ts";
import { pzf } from "./pzf.ts";
import { russianDotMatrix } from "./russian-dot-matrix.ts";
import { slipCfa } from "./slip-cfa.ts";
import { tica } from "./tica.ts";
import { vypisCesky } from "./vypis-cesky.ts";

export const UNSEEN_LAYOUTS: readonly Layout[] = [
  birthGerman,
  farus,
  felikat,
  fpl,
  libroItaliano,
  programList,
  programTopDown,
  pzf,
  russianDotMatrix,
  slipCfa,
  tica,
  vypisCesky,
];
