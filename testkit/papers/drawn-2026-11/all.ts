/** Layouts drawn apart from the reader, in November 2026. */
import type { Layout } from "../layout.ts";
import { catzCertificate } from "./catz-certificate.ts";
import { databasePrintout } from "./database-printout.ts";
import { kissaliittoRekisterikirja } from "./kissaliitto-rekisterikirja.ts";
import { lohNumerote } from "./loh-numerote.ts";
import { preukazPovodu } from "./preukaz-povodu.ts";
import { rodoslovnayaRyady } from "./rodoslovnaya-ryady.ts";
import { stammtafelFarbig } from "./stammtafel-farbig.ts";
import { ticaCertifiedFive } from "./tica-certified-five.ts";

export const DRAWN_LAYOUTS: readonly Layout[] = [
  catzCertificate,
  databasePrintout,
  kissaliittoRekisterikirja,
  lohNumerote,
  preukazPovodu,
  rodoslovnayaRyady,
  stammtafelFarbig,
  ticaCertifiedFive,
];
