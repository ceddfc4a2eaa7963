import type { ReactNode } from "react";
import { may, type ClubRight } from "@felistry/domain/accounts/club-rights.ts";
import { usePageTools } from "../page-tools.ts";

/** What a role of the club may not do is not offered; the server refuses it in any case. */
export function Allowed({ right, children }: { right: ClubRight; children: ReactNode }) {
  return useMay(right) ? children : null;
}

export function useMay(right: ClubRight): boolean {
  return may(usePageTools().viewer, right);
}
