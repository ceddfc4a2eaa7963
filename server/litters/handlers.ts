import { issueAllCertificates, serveAllCertificates } from "./all-certificates.ts";
import { answerByMail, answerLitter, readByMail } from "./answer-litter.ts";
import { decideLitter } from "./decide-litter.ts";
import { getLitterFamily } from "./get-litter-family.ts";
import { addInspection, listInspections } from "./inspections.ts";
import { sayKittenState } from "./kitten-state.ts";
import { getLitter, listLitters } from "./read-litters.ts";
import { registerLitter } from "./register-litter.ts";
import { getWeights, keepWeights } from "./weights.ts";

export const litterHandlers = {
  "GET /litters": listLitters,
  "POST /litters": registerLitter,
  "GET /litters/{id}": getLitter,
  "GET /litters/{id}/family": getLitterFamily,
  "PUT /litters/{id}/answer": answerLitter,
  "PUT /litters/{id}/decide": decideLitter,
  "PUT /litters/{id}/kittens/{place}": sayKittenState,
  "POST /litters/{id}/certificates": issueAllCertificates,
  "GET /litters/{id}/certificates": serveAllCertificates,
  "GET /litters/{id}/weights": getWeights,
  "PUT /litters/{id}/weights": keepWeights,
  "GET /litters/{id}/inspections": listInspections,
  "POST /litters/{id}/inspections": addInspection,
  "POST /litters/asked-by-mail": readByMail,
  "POST /litters/answer-by-mail": answerByMail,
};
