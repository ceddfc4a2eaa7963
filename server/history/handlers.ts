import { listCatHistory, listHistory } from "./list-history.ts";
import { exportHistory } from "./export-history.ts";
import { undoChange } from "./undo-change.ts";

export const historyHandlers = {
  "GET /cats/{id}/history": listCatHistory,
  "GET /history": listHistory,
  "GET /audit/{name}": exportHistory,
  "POST /history/{id}/undo": undoChange,
};
