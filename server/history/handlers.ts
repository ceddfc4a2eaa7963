import { listCatHistory, listHistory } from "./list-history.ts";
import { undoChange } from "./undo-change.ts";

export const historyHandlers = {
  "GET /cats/{id}/history": listCatHistory,
  "GET /history": listHistory,
  "POST /history/{id}/undo": undoChange,
};
