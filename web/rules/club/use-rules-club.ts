import { useSearchParams } from "react-router";

/** Whose rules the page shows, as its address says; nothing if it is the reader's own club. */
export function useRulesClub(): { readonly club_id?: number } {
  const asked = Number(useSearchParams()[0].get("club"));
  return asked > 0 ? { club_id: asked } : {};
}
