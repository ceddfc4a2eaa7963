import { confirm } from "./confirm-credential.ts";
import { enterTitle, listTitles } from "./follow-titles.ts";
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
};
