import { confirmPedigree, declinePedigree } from "./decide.ts";
import { getState } from "./get-state.ts";
import { listPending } from "./list-pending.ts";
import { listUnregistered } from "./list-unregistered.ts";
import { sendApplication } from "./send-application.ts";
import { withdrawApplication } from "./withdraw.ts";

export const registrationHandlers = {
  "GET /cats/{id}/applications": getState,
  "GET /applications/not-solve": listPending,
  "GET /cats/notregistered": listUnregistered,
  "POST /applications/send-to-registration/{catId}": sendApplication,
  "PUT /applications/{id}/withdraw": withdrawApplication,
  "PUT /cats/{id}/register-pedigree": confirmPedigree,
  "PUT /cats/{id}/delete-pedigree-application": declinePedigree,
};
