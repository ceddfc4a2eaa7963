/** Corrections and transfers as owners ask for them, and what the rules say of them at the club's desk. */
import type { ClubVerdict } from "@felistry/contract/rules/club-rules.ts";
import type { BuiltMember } from "../build-member.ts";
import { buildUploadRow } from "../build-upload-row.ts";
import type { TestServer } from "../start-test-server.ts";
import { nextNumber } from "../world.ts";
import { shownAtDesk } from "./desk.ts";

interface About {
  readonly by: BuiltMember;
  readonly cat: { readonly id: number };
}

export async function askCorrection(
  server: TestServer,
  { by, cat }: About,
  changes: object,
): Promise<number> {
  const evidence_url = await buildUploadRow(server, { owner: by, prefix: "evidence" });
  const { data } = await server.as(by)("POST /cats/{id}/corrections", {
    params: { id: cat.id },
    body: { reason: "As the pedigree says", evidence_url, ...changes },
  });
  return data.id;
}

export async function askTransferIn(
  server: TestServer,
  { by, cat }: About,
  body: object = {},
): Promise<number> {
  const paper_url = await buildUploadRow(server, { owner: by, prefix: "evidence" });
  const number = `SBT 0101${nextNumber()}`;
  const { data } = await server.as(by)("POST /cats/{id}/transfers/in", {
    params: { id: cat.id },
    body: { club: "Nord Cats, TICA", number, paper_url, ...body },
  });
  return data.id;
}

/** As a member of the club sees it. */
export async function caseOfRequest(
  server: TestServer,
  by: BuiltMember,
  { kind, id }: { readonly kind: "correction" | "transfer"; readonly id: number },
) {
  const { rows } = await server.pool.query<{ id: number }>(
    "select id from cases where kind = $1 and subject_id = $2",
    [kind, id],
  );
  return shownAtDesk(server, by, rows[0]!.id);
}

/** "queen H09 warn". */
export const firedIn = (verdict: ClubVerdict | null): string[] =>
  (verdict?.parts ?? []).flatMap((part) =>
    part.fired.map(({ id, verdict: does }) => `${part.subject} ${id} ${does}`),
  );

export const likelyIn = (verdict: ClubVerdict | null): string[] =>
  (verdict?.parts ?? []).flatMap((part) =>
    part.open.filter((line) => line.likely).map(({ id }) => id),
  );
