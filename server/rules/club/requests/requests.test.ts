/** Corrections are judged by the cat as it would be, cats that come by the rules of the club that takes them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { CASE_CHECKS } from "@felistry/domain/cases/checks.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { outcomeOf } from "@felistry/testkit/outcome.ts";
import {
  askCorrection,
  askTransferIn,
  caseOfRequest,
  firedIn,
  likelyIn,
} from "@felistry/testkit/worlds/asked-requests.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let place = 0;

beforeAll(async () => {
  server = await startTestServer({
    now: "2026-11-28T10:00:00Z",
    env: { RATE_LIMIT_FACTOR: "100" },
  });
  [admin, breeder] = await Promise.all([buildAdmin(server), buildMember(server)]);
  await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
    params: { club: "FIFe", line: "pack" },
    body: { mode: "on" },
  });
});
afterAll(() => server.stop());

const cat = (traits: CatTraits = {}) =>
  buildCat(server, { owner: breeder, born: "2020-01-01", ems: "n 22", ...traits });
const registered = (traits: CatTraits = {}) =>
  cat({ born: "2026-01-10", reg_num: `FEL-2026-${String(++place).padStart(6, "0")}`, ...traits });
const parents = async (ofDam: CatTraits = {}, ofSire: CatTraits = {}) => ({
  dam: await cat({ sex: "female", ...ofDam }),
  sire: await cat({ sex: "male", ...ofSire }),
});

const asked = (about: { id: number }, changes: object) =>
  askCorrection(server, { by: breeder, cat: about }, changes);
const askedIn = (about: { id: number }, body: object) =>
  askTransferIn(server, { by: breeder, cat: about }, body);
const caseOf = (kind: "correction" | "transfer", id: number) =>
  caseOfRequest(server, admin, { kind, id });

type Case = Awaited<ReturnType<typeof caseOf>>;
const fired = ({ verdict }: Case) => firedIn(verdict);
const likely = ({ verdict }: Case) => likelyIn(verdict);
const confirmed = (id: number, checks: readonly string[] = CASE_CHECKS) =>
  outcomeOf(
    server.as(admin)("PUT /admin/cases/{id}/confirm", {
      params: { id },
      body: { checks: [...checks], reason: "The paper says so" },
    }),
  );

test("[15.2] [15.3] a corrected birthday is judged by the ages of the parents that it gives, and by that alone", async () => {
  const family = await parents({ born: "2025-03-01" });
  const one = await registered({ ...family, ems: "w 61" });
  const harmless = await caseOf("correction", await asked(one, { deceased_on: "2026-10-01" }));
  expect([harmless.verdict!.verdict, fired(harmless), likely(harmless)]).toEqual(["ok", [], []]);
  expect(harmless.needed).toEqual(["paper"]);
  const other = await registered(family);
  const found = await caseOf("correction", await asked(other, { cat_birthdate: "2025-11-20" }));
  expect(fired(found)).toContain("queen H09 warn");
});

test("[15.2] [15.3] a colour that the parents rule out is asked about, and its other code too", async () => {
  const one = await registered(await parents({ ems: "a" }, { ems: "a" }));
  const found = await caseOf("correction", await asked(one, { main_ems: "w", eye_ems: "61" }));
  expect(fired(found)).toContain("cat H05 ask");
  expect(likely(found)).toContain("F38");
  expect(found.needed).toEqual(["paper", "H05", "F38"]);
  expect(await confirmed(found.id, ["paper"])).toMatchObject({ status: 400 });
  const back = await registered(await parents());
  const name = await caseOf("correction", await asked(back, { cat_name: "Other" }));
  expect([fired(name), likely(name)]).toEqual([[], []]);
});

test("[15.2] [15.3] a parent whose mating the rules forbid is confirmed at no desk and by no call", async () => {
  const family = await parents();
  const sibling = { ...family, born: "2023-01-01", ems: "w 61" };
  const siblings = await parents(sibling, sibling);
  const one = await registered({ dam: siblings.dam, born: "2025-06-01" });
  const id = await asked(one, { father_id: siblings.sire.id });
  const found = await caseOf("correction", id);
  expect(fired(found)).toEqual(expect.arrayContaining(["mating H06 ask", "mating F11 block"]));
  const refused = { status: 409, message: expect.stringContaining("The club's rules forbid it") };
  expect(await confirmed(found.id, [...CASE_CHECKS, ...found.needed])).toMatchObject(refused);
  const byCall = () =>
    outcomeOf(
      server.as(admin)("PUT /corrections/{id}/confirm", {
        params: { id },
        body: { decision: "The paper says so", version: found.version },
      }),
    );
  expect(await byCall()).toMatchObject(refused);
});

test("[15.2] [15.3] an import's other name is looked at, a native cat's is not", async () => {
  const one = await registered();
  await server.pool.query(
    "insert into transfers (cat_id, asker_id, direction, club, number, paper_url, status, decision, decided_by, decided_at) values ($1, $2, 'in', 'TICA', 'SBT 1', $3, 'confirmed', 'Seen', $4, now())",
    [
      one.id,
      breeder.id,
      await buildUploadRow(server, { owner: breeder, prefix: "evidence" }),
      admin.id,
    ],
  );
  const found = await caseOf("correction", await asked(one, { cat_name: "Other" }));
  expect(likely(found)).toContain("F37");
  expect(found.needed).toContain("F37");
});

test("[15.2] a cat that comes is judged by the rules of the club that takes it: its titles, its colour, its number", async () => {
  const family = await parents({ ems: "a" }, { ems: "a" });
  const one = await cat({ ...family, ems: "w 61", born: "2025-01-10" });
  const titled = await askedIn(one, { titles: "CH, Oslo 2026", number: "SBT 4711" });
  const found = await caseOf("transfer", titled);
  expect(fired(found)).toEqual(expect.arrayContaining(["cat F37 block", "cat H05 ask"]));
  expect(await confirmed(found.id, [...CASE_CHECKS, ...found.needed])).toMatchObject({
    status: 409,
    message: expect.stringContaining("The club's rules forbid it"),
  });
  const other = await cat({ ...(await parents()), born: "2025-01-10" });
  const same = await caseOf("transfer", await askedIn(other, { number: "SBT 4711" }));
  expect(fired(same)).toContain("cat H02 ask");
  expect(fired(same)).not.toContain("cat F37 block");
  expect(same.needed).toEqual(expect.arrayContaining(["paper", "identity", "number", "H02"]));
});
