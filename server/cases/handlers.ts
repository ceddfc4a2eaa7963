import { confirmCase, declineCase, takeBack } from "./decide-case.ts";
import { getCase } from "./get-case.ts";
import { listCases } from "./list-cases.ts";
import { addNote, answerClub, askBack, assign, getThread } from "./talk.ts";

export const caseHandlers = {
  "GET /admin/cases": listCases,
  "GET /admin/cases/{id}": getCase,
  "PUT /admin/cases/{id}/confirm": confirmCase,
  "PUT /admin/cases/{id}/decline": declineCase,
  "PUT /admin/cases/{id}/take-back": takeBack,
  "PUT /admin/cases/{id}/assign": assign,
  "POST /admin/cases/{id}/questions": askBack,
  "POST /admin/cases/{id}/notes": addNote,
  "GET /cases/{id}/thread": getThread,
  "POST /cases/{id}/answers": answerClub,
};
