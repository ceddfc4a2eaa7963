import { listLooks, serveSpecimen, takeLook, tryLook } from "./club-looks.ts";
import { duplicateCertificate } from "./duplicate-certificate.ts";
import { issueCertificate } from "./issue-certificate.ts";
import { listCertificates, verifyCertificate } from "./read-certificates.ts";
import { revokeCertificate } from "./revoke-certificate.ts";
import { serveSheet } from "./sheets.ts";

export const certificateHandlers = {
  "GET /cats/{id}/certificates": listCertificates,
  "POST /cats/{id}/certificates": issueCertificate,
  "POST /cats/{id}/certificates/{code}/duplicate": duplicateCertificate,
  "GET /verify/{code}": verifyCertificate,
  "PUT /certificates/{code}/revoke": revokeCertificate,
  "GET /certificates/{name}": serveSheet,
  "GET /admin/clubs/{id}/looks": listLooks,
  "POST /admin/clubs/{id}/looks": tryLook,
  "PUT /admin/clubs/{id}/looks/{lookId}/use": takeLook,
  "GET /club-looks/{name}": serveSpecimen,
};
