import type { Answer } from "@felistry/contract/api.ts";
import { orErrorScreen, orNull, type PageTools } from "../../page-tools.ts";

type Calling = Pick<PageTools, "call">;
export type ClubVerdictFound = Answer<"GET /mating/club-rules">["data"];

export async function loadMatingVerdict(
  { call }: Calling,
  pair: { readonly dam: number; readonly sire: number; readonly born?: string },
): Promise<ClubVerdictFound> {
  return (await call("GET /mating/club-rules", { query: pair })).data;
}

export function loadLitterVerdict({ call }: Calling, id: number): Promise<ClubVerdictFound | null> {
  return orErrorScreen(orNull(call("GET /litters/{id}/club-rules", { params: { id } })));
}

/** For the cat's newest application, or one sent today: to this club, or to the first. */
export function loadCatVerdict(
  { call }: Calling,
  id: number,
  clubId?: number,
): Promise<ClubVerdictFound | null> {
  const query = clubId === undefined ? {} : { club_id: clubId };
  return orErrorScreen(orNull(call("GET /cats/{id}/club-rules", { params: { id }, query })));
}

/** Of a correction or a transfer, for its asker and the club: while it waits, or as it was decided. */
export async function loadRequestVerdict(
  { call }: Calling,
  kind: "corrections" | "transfers",
  id: number,
): Promise<ClubVerdictFound | null> {
  return (await orErrorScreen(call(`GET /${kind}/{id}/club-rules`, { params: { id } }))).data;
}
