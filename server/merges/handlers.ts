import { previewMerge, mergeCats } from "./merge-cats.ts";
import { ownMerges, undoMerge } from "./undo-merge.ts";

export const mergeHandlers = {
  "GET /cats/{id}/merge": previewMerge,
  "POST /cats/{id}/merge": mergeCats,
  "GET /me/merges": ownMerges,
  "POST /merges/{id}/undo": undoMerge,
};
