/** A title without results in its case: the rules that give it, and what is not entered. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-22T10:00:00Z" });
  [owner, admin] = await Promise.all([buildMember(server), buildAdmin(server)]);
});
afterAll(() => server.stop());

const cat = (traits: CatTraits = {}) => buildCat(server, { owner, born: "2020-01-01", ...traits });

async function enter(of: BuiltCat, body: object) {
  const scan_url = await buildUpload(server, { owner, prefix: "credential" });
  const { data } = await server.as(owner)("POST /cats/{id}/credentials", {
    params: { id: of.id },
    body: {
      kind: "title",
      name: "GIC",
      issued_by: "FIFe",
      issued_on: "2026-05-01",
      scan_url,
      ...body,
    },
  });
  return data.id;
}

async function caseOf(credentialId: number, locale: "en" | "ru" = "en") {
  const { rows } = await server.pool.query<{ id: number }>(
    "select id from cases where kind = 'title' and subject_id = $1",
    [credentialId],
  );
  const params = { id: rows[0]!.id };
  return (await server.as(admin, { locale })("GET /admin/cases/{id}", { params, query: {} })).data;
}

const cagcib = (judge: string, show_country: string, issued_on: string) => ({
  kind: "result",
  name: "CAGCIB",
  issued_by: "Winter show",
  issued_on,
  show_system: "FIFe",
  show_class: "adult",
  show_country,
  judge,
});

test("GIC by its paper alone: the rule of FIFe, and all six certificates are missing", async () => {
  const found = await caseOf(await enter(await cat(), {}));
  expect(found.needed).toEqual(["paper", "identity"]);
  expect(found.verdict).toMatchObject({ verdict: "ok", clean: false });
  const [part, ...others] = found.verdict!.parts;
  expect(others).toEqual([]);
  expect(part).toMatchObject({ subject: "title", fired: [] });
  expect(part!.open).toMatchObject([
    {
      id: "F48",
      club: "FIFe",
      text: "GIC needs 6 certificates from 3 judges in 3 countries, or 8 from 4 in 2.",
      likely: true,
      missing: ["certificates: 6", "judges: 3", "countries: 3"],
    },
  ]);
});

test("what is entered is counted, and the rest is said in the reader's language", async () => {
  const one = await cat();
  await enter(one, cagcib("Anna North", "FI", "2026-01-10"));
  await enter(one, cagcib("Ben West", "SE", "2026-02-10"));
  // After the title it does not count towards it.
  await enter(one, cagcib("Carla South", "DE", "2026-06-10"));
  const found = await caseOf(await enter(one, { issued_by: "Winter show" }), "ru");
  expect(found.verdict!.parts[0]!.open).toMatchObject([
    { id: "F48", missing: ["сертификатов: 4", "судей: 1", "стран: 1"] },
  ]);
});

test("a title that several federations give is told by the rules of each, unless its entry names one", async () => {
  const one = await cat();
  const said = async (issued_by: string) => {
    const { verdict } = await caseOf(await enter(one, { name: "CH", issued_by }));
    return verdict!.parts.flatMap(({ open }) => open.map(({ id }) => id));
  };
  expect(await said("Club Murka")).toEqual(["F45", "T12", "W15"]);
  expect(await said("WCF, Club Murka")).toEqual(["W15"]);
});

test("DM counts titled young; a title that no rule knows has no verdict", async () => {
  const dam = await cat({ sex: "female" });
  const sire = await cat({ sex: "male" });
  const young = await cat({ dam, sire, born: "2023-01-01" });
  const id = await enter(young, { name: "CH" });
  await server.as(admin)("PUT /credentials/{id}/confirm", {
    params: { id },
    body: { confirmed: true },
  });
  const { verdict } = await caseOf(await enter(dam, { name: "DM" }));
  expect(verdict!.parts[0]!.open).toMatchObject([{ id: "F50", missing: ["titled young: 4"] }]);
  expect((await caseOf(await enter(dam, { name: "Best Smile" }))).verdict).toBeNull();
});

test("of several levels of LOOF the one that is claimed is judged", async () => {
  const one = await cat({ breed: "MCO" });
  await enter(one, { name: "SQR 4", issued_by: "LOOF" });
  const open = async (name: string) =>
    (await caseOf(await enter(one, { name, issued_by: "LOOF" }))).verdict!.parts[0]!.open;
  const valuesOf = async (name: string) =>
    (await open(name)).flatMap(({ values }) => values.filter(({ fact }) => fact === "sqr"));
  expect((await valuesOf("SQR 2")).map(({ value }) => value)).toEqual([2]);
});

test("a level of LOOF is judged by its breed exam and its tests", async () => {
  const one = await cat({ breed: "MCO", born: "2026-03-01" });
  const young = await caseOf(
    await enter(one, { name: "SQR 2", issued_by: "LOOF", issued_on: "2026-10-01" }),
  );
  expect(young.verdict!.parts[0]!.fired).toMatchObject([{ id: "L07", verdict: "block" }]);
  const grown = await cat({ breed: "MCO" });
  const untested = await caseOf(await enter(grown, { name: "SQR 3", issued_by: "LOOF" }));
  expect(untested.verdict!.parts[0]!.open.map(({ id }) => id).toSorted()).toEqual(["L07", "L08"]);
  for (const [name, result] of [
    ["HCM A31P", "N/N"],
    ["SMA", "N/N"],
  ])
    await enter(grown, { kind: "dna", name, result });
  await enter(grown, { kind: "result", name: "Examen de conformité", result: "Excellent" });
  const tested = await caseOf(await enter(grown, { name: "SQR 3", issued_by: "LOOF, 2" }));
  expect(tested.verdict).toMatchObject({ verdict: "ok", clean: true });
});
