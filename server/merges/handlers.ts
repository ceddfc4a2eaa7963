import { likelyCats } from "./likely-cats.ts";
import { sayDifferent } from "./say-different.ts";
import { mergedInto } from "./merged-into.ts";
import { previewMerge, mergeCats } from "./merge-cats.ts";
import { askMerge, withdrawMerge } from "./requests/ask.ts";
import { getMergeRequest } from "./requests/read.ts";
import { ownMerges, undoMerge } from "./undo-merge.ts";

export const mergeHandlers = {
  "GET /cats/likely": likelyCats,
  "GET /cats/{id}/merged-into": mergedInto,
  "PUT /cats/{id}/different": sayDifferent,
  "GET /cats/{id}/merge": previewMerge,
  "POST /cats/{id}/merge": mergeCats,
  "GET /me/merges": ownMerges,
  "POST /merges/{id}/undo": undoMerge,
  "POST /admin/merge-requests": askMerge,
  "GET /admin/merge-requests/{id}": getMergeRequest,
  "PUT /admin/merge-requests/{id}/withdraw": withdrawMerge,
};
