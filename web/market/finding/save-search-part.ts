import { latePart } from "../../late-part.ts";

/** For members only. */
export const saveSearchPart = latePart(
  "market/finding/save-search.tsx",
  () => import("./save-search.tsx"),
);
