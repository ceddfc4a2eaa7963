/** A decision of the club about the market of each kind, as its calls make them. */
import { buildAd, type BuiltAd } from "../build-ad.ts";
import { buildCat } from "../build-cat.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { buildOrder } from "../build-order.ts";
import { buildUpload } from "../build-upload.ts";
import type { TestServer } from "../start-test-server.ts";
import { insertRow } from "../world.ts";

/** Words that the log may not show. */
export const NAMED = "Anna Karlova's photos";

/** The log's subjects of what was decided, by kind. */
export interface MarketDecisions {
  readonly dismissed: number;
  readonly reported: number;
  readonly takenDown: number;
  readonly released: number;
  readonly refused: number;
  readonly dispute: number;
  readonly chipProof: number;
  readonly declinedProof: number;
  readonly mark: number;
}

export async function decideOnMarket(
  server: TestServer,
  admin: BuiltMember,
): Promise<MarketDecisions> {
  const [seller, other] = await Promise.all([buildMember(server), buildMember(server)]);
  const ad = () => buildAd(server, { cat: buildCat(server, { owner: seller }) });
  const reports = await decideReports(server, admin, { other, ads: [await ad(), await ad()] });
  const held = await decideHeld(server, admin, [await ad(), await ad()]);
  const dispute = await decideDispute(server, admin, { seller, buyer: other, ad: await ad() });
  const chipProof = await decideChip(server, admin, seller, "confirmed");
  const declinedProof = await decideChip(server, admin, seller, "declined");
  const { data: mark } = await server.as(admin)("POST /admin/members/{id}/marks", {
    params: { id: seller.id },
    body: { mark: "address" },
  });
  return { ...reports, ...held, dispute, chipProof, declinedProof, mark: mark.id };
}

async function decideReports(
  server: TestServer,
  admin: BuiltMember,
  { other, ads }: { readonly other: BuiltMember; readonly ads: readonly BuiltAd[] },
) {
  const [dismissed, reported] = await Promise.all(
    ads.map(async ({ cat_id: catId }) => {
      const { data } = await server.as(other)("POST /sales/{catId}/reports", {
        params: { catId },
        body: { reason: "foreign_photos", text: NAMED },
      });
      return data.report_id;
    }),
  );
  await server.as(admin)("PUT /admin/reports/{id}/dismiss", { params: { id: dismissed! } });
  await server.as(admin)("PUT /admin/reports/{id}/take-down", {
    params: { id: reported! },
    body: { reason: NAMED },
  });
  const { rows } = await server.pool.query<{ id: number }>(
    "select id from taken_down_ads where sale_id = $1",
    [ads[1]!.id],
  );
  return { dismissed: dismissed!, reported: reported!, takenDown: rows[0]!.id };
}

async function decideHeld(server: TestServer, admin: BuiltMember, ads: readonly BuiltAd[]) {
  const [released, refused] = await Promise.all(
    ads.map(async ({ id: sale_id }) => {
      await server.pool.query("update sales set is_active = false where id = $1", [sale_id]);
      return insertRow<{ id: number }>(server, "held_ads", { sale_id, reasons: ["text"] });
    }),
  );
  await server.as(admin)("PUT /admin/held-ads/{id}/release", {
    params: { id: released!.id },
    body: {},
  });
  await server.as(admin)("PUT /admin/held-ads/{id}/refuse", {
    params: { id: refused!.id },
    body: { reason: NAMED },
  });
  return { released: released!.id, refused: refused!.id };
}

/** For the buyer, and on the appeal for the seller. */
async function decideDispute(
  server: TestServer,
  admin: BuiltMember,
  {
    seller,
    buyer,
    ad,
  }: { readonly seller: BuiltMember; readonly buyer: BuiltMember; readonly ad: BuiltAd },
): Promise<number> {
  const { id } = await buildOrder(server, { ad, buyer });
  const params = { id };
  await server.as(seller)("PUT /order/{id}/status", { params, body: { status: "accepted" } });
  await server.as(buyer)("POST /order/{id}/dispute", {
    params,
    body: { reason: "deposit", text: NAMED },
  });
  await server.as(seller)("POST /order/{id}/dispute/answer", { params, body: { text: NAMED } });
  const { data: dispute } = await server.as(buyer)("GET /order/{id}/dispute", { params });
  const decide = (for_side: "buyer" | "seller") =>
    server.as(admin)("PUT /admin/disputes/{id}/decide", {
      params: { id: dispute!.id },
      body: { for_side, text: NAMED },
    });
  await decide("buyer");
  await server.as(seller)("POST /order/{id}/dispute/appeal", { params, body: { text: NAMED } });
  await decide("seller");
  return dispute!.id;
}

let chips = 0;

async function decideChip(
  server: TestServer,
  admin: BuiltMember,
  owner: BuiltMember,
  verdict: "confirmed" | "declined",
): Promise<number> {
  const chip = `64309${String(++chips).padStart(10, "8")}`;
  const { cat_id: catId } = await buildAd(server, { cat: buildCat(server, { owner, chip }) });
  const params = { catId };
  await server.as(owner)("POST /sales/{catId}/chip-proof", { params });
  const photo = await buildUpload(server, { owner, prefix: "chip-proof" });
  await server.as(owner)("PUT /sales/{catId}/chip-proof", { params, body: { photo } });
  const { data } = await server.as(owner)("GET /sales/{catId}/chip-proof", { params });
  const reason = verdict === "declined" ? { reason: NAMED } : {};
  await server.as(admin)("PUT /admin/chip-proofs/{id}", {
    params: { id: data.proof!.id },
    body: { verdict, ...reason },
  });
  return data.proof!.id;
}
