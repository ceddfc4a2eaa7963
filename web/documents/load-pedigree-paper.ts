import { ApiFailure } from "@felistry/contract/client.ts";
import type { PageTools } from "../page-tools.ts";

export type PedigreePaper =
  | { readonly kind: "none" | "failed" }
  | {
      readonly kind: "found";
      readonly id: number;
      readonly number: string;
      readonly issuer: string;
    };

export async function loadPedigreePaper(
  { call }: Pick<PageTools, "call">,
  catId: number,
): Promise<PedigreePaper> {
  try {
    const { data } = await call("GET /cats/{id}/pedigree", { params: { id: catId } });
    return { kind: "found", id: data.id, number: data.pedigree_num, issuer: data.issued_by };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { kind: error.status === 404 ? "none" : "failed" };
  }
}
