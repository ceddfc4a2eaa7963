import { askIn, askOut } from "./ask.ts";
import { withdrawTransfer } from "./decide.ts";
import { getTransfer, listOwn } from "./read.ts";

export const transferHandlers = {
  "POST /cats/{id}/transfers/in": askIn,
  "POST /cats/{id}/transfers/out": askOut,
  "GET /me/transfers": listOwn,
  "GET /transfers/{id}": getTransfer,
  "PUT /transfers/{id}/withdraw": withdrawTransfer,
};
