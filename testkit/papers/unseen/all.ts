/** Measured only in sum; see the README beside this file before you open another one. */
import type { Layout } from "../layout.ts";
import { ccaAfc } from "./cca-afc.ts";
import { databasePrintout } from "./database-printout.ts";
import { dogumBelgesi } from "./dogum-belgesi.ts";
import { farus } from "./farus.ts";
import { felikat } from "./felikat.ts";
import { fpl } from "./fpl.ts";
import { kissaliittoRekisterikirja } from "./kissaliitto-rekisterikirja.ts";
import { libroItaliano } from "./libro-italiano.ts";
import { preukazPovodu } from "./preukaz-povodu.ts";
import { programTopDown } from "./program-top-down.ts";
import { pzf } from "./pzf.ts";
import { russianDotMatrix } from "./russian-dot-matrix.ts";
import { slipCfa } from "./slip-cfa.ts";
import { stammtafelFarbig } from "./stammtafel-farbig.ts";
import { sukutauluSuomi } from "./sukutaulu-suomi.ts";
import { tica } from "./tica.ts";
import { torzskonyvMagyar } from "./torzskonyv-magyar.ts";
import { vypisCesky } from "./vypis-cesky.ts";

export const UNSEEN_LAYOUTS: readonly Layout[] = [
  ccaAfc,
  databasePrintout,
  dogumBelgesi,
  farus,
  felikat,
  fpl,
  kissaliittoRekisterikirja,
  libroItaliano,
  preukazPovodu,
  programTopDown,
  pzf,
  russianDotMatrix,
  slipCfa,
  stammtafelFarbig,
  sukutauluSuomi,
  tica,
  torzskonyvMagyar,
  vypisCesky,
];
