/** A free cat with papers, the keeper who put them there, and the member who takes it. */
import { afterAll, beforeAll, expect } from "vitest";
import { buildCat, type BuiltCat } from "../build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "../build-member.ts";
import { buildUpload } from "../build-upload.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";
import { referenceId } from "../world.ts";

export let server: TestServer;
export let keeper: BuiltMember;
export let taker: BuiltMember;
export let admin: BuiltMember;
export let system: number;
export let cat: BuiltCat;
export let scans: { metric: string; pedigree: string; test: string };
export let ids: { metric: number; pedigree: number; test: number };

/** Sets up, for the calling test file: a server and its members. */
export function startWithKeepers(): void {
  beforeAll(async () => {
    server = await startTestServer();
    [keeper, taker, admin] = await Promise.all([
      buildMember(server, { locale: "ru" }),
      buildMember(server),
      buildAdmin(server),
    ]);
    system = await referenceId(server, "cat_systems", "abb", "FIFe");
  });
  afterAll(() => server.stop());
}

export const CHIP = "643094100771177";
const EARLIER_CHIP = "643094100661166";
export const SECRETS = ["M-771177", "P-771177", CHIP, EARLIER_CHIP, "/scans/"];

export const patch = (by: BuiltMember, body: object, of = cat) =>
  server.as(by)("PATCH /cats/{id}", { params: { id: of.id }, body });
export const take = (by: BuiltMember, of = cat) =>
  server.as(by)("POST /cat-change-owner", { body: { catId: of.id } });
export const giveBack = (by: BuiltMember) =>
  server.as(by)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
export const profileFor = async (by: BuiltMember, of = cat) =>
  (await server.as(by)("GET /cats/cat-and-color/{id}", { params: { id: of.id } })).data!;
export const withheldFrom = async (by: BuiltMember, of = cat) =>
  (await server.as(by)("GET /cats/{id}/withheld-papers", { params: { id: of.id } })).data;
export const heldBy = async (by: BuiltMember) =>
  (await server.as(by)("GET /me/withheld-papers", { query: {} })).data.filter(
    (one) => one.cat.id === cat.id,
  );
export const ask = (by: BuiltMember, id: number) =>
  server.as(by)("POST /withheld-papers/{id}/ask", { params: { id } });
export const agree = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /withheld-papers/{id}/agree", { params: { id } });
export const historyFor = async (by: BuiltMember, of = cat) =>
  (
    await server.as(by)("GET /cats/{id}/history", {
      params: { id: of.id },
      query: { limit: 100 },
    })
  ).data;
export const bytesFor = async (by: BuiltMember, path: string) =>
  (await server.raw(path, { headers: { cookie: await server.sessionCookie(by) } })).status;

/** A cat with all its papers, as its keeper has entered them. */
export async function withPapers(owner = keeper): Promise<void> {
  cat = await buildCat(server, { owner, sex: "female", born: "2022-01-01" });
  const call = server.as(owner);
  const sent = (prefix: "metric" | "pedigree" | "credential") =>
    buildUpload(server, { owner, prefix });
  scans = {
    metric: await sent("metric"),
    pedigree: await sent("pedigree"),
    test: await sent("credential"),
  };
  const rest = { issued_by: "Club", cat_systems_id: system, cat_id: cat.id };
  await patch(owner, { chip: EARLIER_CHIP });
  await patch(owner, { chip: CHIP, description: "Calm" });
  const metric = await call("POST /metrics", {
    body: { ...rest, metric_num: "M-771177", metric_img_url: scans.metric },
  });
  const pedigree = await call("POST /pedigrees", {
    body: { ...rest, pedigree_num: "P-771177", pedigree_img_url: scans.pedigree },
  });
  const test = await call("POST /cats/{id}/credentials", {
    params: { id: cat.id },
    body: { kind: "dna", name: "PKD1", result: "N/N", scan_url: scans.test },
  });
  ids = { metric: metric.data.id, pedigree: pedigree.data.id, test: test.data.id };
}

/** All that the member's own calls say of the cat, as text. */
export async function toldTo(by: BuiltMember, of = cat): Promise<string> {
  const call = server.as(by);
  const params = { id: of.id };
  const csv = await server.raw("/exports/cats.csv", {
    headers: { cookie: await server.sessionCookie(by) },
  });
  expect(csv.status).toBe(200);
  const answers = await Promise.all([
    profileFor(by, of),
    call("GET /cats/{id}", { params }),
    call("GET /me/cats", { query: {} }),
    historyFor(by, of),
    call("GET /cats/{id}/credentials", { params }),
    call("GET /me/data", {}).then(({ data }) => {
      const { cats, documents, credentials } = data as Record<string, unknown>;
      return { cats, documents, credentials };
    }),
    withheldFrom(by, of),
    csv.text(),
  ]);
  return JSON.stringify(answers);
}

export const mailsTo = ({ email }: BuiltMember) => server.mailsSentTo(email);
