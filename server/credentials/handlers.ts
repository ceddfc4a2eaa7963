import { confirm } from "./confirm-credential.ts";
import { enterTitle, listTitles } from "./follow-titles.ts";
import { answerByMail, readByMail } from "./judges/answer-by-mail.ts";
import { askJudge, listAsks } from "./judges/ask-judge.ts";
import { addJudge, changeJudge, listJudges, removeJudge } from "./judges/list-of-club.ts";
import { listCredentials, listWaiting } from "./read-credentials.ts";
import { addCredential, changeCredential, removeCredential } from "./save-credential.ts";

export const credentialHandlers = {
  "GET /cats/{id}/credentials": listCredentials,
  "POST /cats/{id}/credentials": addCredential,
  "GET /cats/{id}/titles": listTitles,
  "POST /cats/{id}/titles": enterTitle,
  "PUT /credentials/{id}": changeCredential,
  "DELETE /credentials/{id}": removeCredential,
  "PUT /credentials/{id}/confirm": confirm,
  "GET /credentials/waiting": listWaiting,
  "GET /admin/judges": listJudges,
  "POST /admin/judges": addJudge,
  "PUT /admin/judges/{id}": changeJudge,
  "DELETE /admin/judges/{id}": removeJudge,
  "GET /cats/{id}/judge-asks": listAsks,
  "POST /credentials/{id}/judge-ask": askJudge,
  "POST /credentials/asked-by-mail": readByMail,
  "POST /credentials/answer-by-mail": answerByMail,
};
