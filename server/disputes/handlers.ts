import { decideOnDispute, getClubDispute, listDisputes } from "./desk.ts";
import {
  addEvidence,
  answerDispute,
  appealDispute,
  getDispute,
  openDispute,
  withdrawDispute,
} from "./disputes.ts";

export const disputeHandlers = {
  "GET /order/{id}/dispute": getDispute,
  "POST /order/{id}/dispute": openDispute,
  "POST /order/{id}/dispute/answer": answerDispute,
  "POST /order/{id}/dispute/evidence": addEvidence,
  "POST /order/{id}/dispute/appeal": appealDispute,
  "PUT /order/{id}/dispute/withdraw": withdrawDispute,
  "GET /admin/disputes": listDisputes,
  "GET /admin/disputes/{id}": getClubDispute,
  "PUT /admin/disputes/{id}/decide": decideOnDispute,
};
