import { askIn, askOut } from "./ask.ts";
import { askBefore, askOfTransfer } from "./club-rules.ts";
import { withdrawTransfer } from "./decide.ts";
import { getTransfer, listOwn } from "./read.ts";

export const transferHandlers = {
  "POST /cats/{id}/transfers/in": askIn,
  "POST /cats/{id}/transfers/out": askOut,
  "GET /cats/{id}/transfers/club-rules": askBefore,
  "GET /transfers/{id}/club-rules": askOfTransfer,
  "GET /me/transfers": listOwn,
  "GET /transfers/{id}": getTransfer,
  "PUT /transfers/{id}/withdraw": withdrawTransfer,
};
