import { annulRegistration, withdrawAnnulment } from "./annul.ts";
import { askCorrection } from "./ask.ts";
import { banFromBreeding, lift, listBans } from "./bans.ts";
import { askBefore, askOfCorrection } from "./club-rules.ts";
import { confirmCorrection, declineCorrection, withdrawCorrection } from "./decide.ts";
import { getCorrection, listOwn, listWaiting } from "./read.ts";

export const correctionHandlers = {
  "POST /cats/{id}/corrections": askCorrection,
  "POST /cats/{id}/corrections/club-rules": askBefore,
  "GET /corrections/{id}/club-rules": askOfCorrection,
  "GET /me/corrections": listOwn,
  "GET /corrections/waiting": listWaiting,
  "GET /corrections/{id}": getCorrection,
  "PUT /corrections/{id}/withdraw": withdrawCorrection,
  "PUT /corrections/{id}/confirm": confirmCorrection,
  "PUT /corrections/{id}/decline": declineCorrection,
  "POST /cats/{id}/annulment": annulRegistration,
  "PUT /cats/{id}/annulment/withdraw": withdrawAnnulment,
  "GET /cats/{id}/bans": listBans,
  "POST /cats/{id}/bans": banFromBreeding,
  "PUT /bans/{id}/lift": lift,
};
