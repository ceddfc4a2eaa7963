import type { Club } from "@felistry/contract/accounts/clubs.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";

/** The clubs that a member can apply to. */
export async function loadClubs({ call }: { readonly call: ApiCaller }): Promise<Club[]> {
  return (await call("GET /clubs", {})).data;
}
