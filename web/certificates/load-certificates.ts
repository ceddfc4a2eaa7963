import type { Answer } from "@felistry/contract/api.ts";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { orErrorScreen, type PageTools } from "../page-tools.ts";

export type Certificates = Answer<"GET /cats/{id}/certificates">["data"];

/** An unregistered cat has none. */
export async function loadCertificates(
  { call }: Pick<PageTools, "call">,
  { id, registered }: Pick<FullProfile, "id" | "registered">,
): Promise<Certificates> {
  if (registered === 0) return [];
  return (await orErrorScreen(call("GET /cats/{id}/certificates", { params: { id } }))).data;
}
