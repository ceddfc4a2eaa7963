/** Measured only in sum; see the README beside this file before you open another one. */
import type { Layout } from "../layout.ts";
import { ccaAfc } from "./cca-afc.ts";
import { dogumBelgesi } from "./dogum-belgesi.ts";
import { farus } from "./farus.ts";
import { felikat } from "./felikat.ts";
import { fpl } from "./fpl.ts";
import { libroItaliano } from "./libro-italiano.ts";
import { programTopDown } from "./program-top-down.ts";
import { pzf } from "./pzf.ts";
import { russianDotMatrix } from "./russian-dot-matrix.ts";
import { slipCfa } from "./slip-cfa.ts";
import { sukutauluSuomi } from "./sukutaulu-suomi.ts";
import { tica } from "./tica.ts";
import { torzskonyvMagyar } from "./torzskonyv-magyar.ts";
import { vypisCesky } from "./vypis-cesky.ts";

export const UNSEEN_LAYOUTS: readonly Layout[] = [
  ccaAfc,
  dogumBelgesi,
  farus,
  felikat,
  fpl,
  libroItaliano,
  programTopDown,
  pzf,
  russianDotMatrix,
  slipCfa,
  sukutauluSuomi,
  tica,
  torzskonyvMagyar,
  vypisCesky,
];
