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
};
