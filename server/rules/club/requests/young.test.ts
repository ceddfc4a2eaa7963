/** A correction names the young of the cat that the change makes impossible, or sets against the rules. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROLE_ADMIN } from "@felistry/domain/accounts/roles.ts";
import { NAMED_YOUNG_MAX } from "@felistry/domain/rules/club/named-young.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { askCorrection, caseOfRequest, firedIn } from "@felistry/testkit/worlds/asked-requests.ts";
import { ALL_TICKS } from "@felistry/testkit/worlds/desk.ts";
import { poolDb, type Db } from "../../../db/transaction.ts";
import { adviceOnRequest } from "../../public.ts";

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
  for (const club of ["FIFe", "WCF", "CFA"] as const)
    await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club, line: "pack" },
      body: { mode: "on" },
    });
});
afterAll(() => server.stop());

const cat = (traits: CatTraits = {}) =>
  buildCat(server, { owner: breeder, born: "2020-01-01", ems: "n 22", ...traits });
const registered = (traits: CatTraits = {}) =>
  cat({ reg_num: `FEL-2026-${String(++place).padStart(6, "0")}`, ...traits });

const atDesk = async (about: { id: number }, changes: object) => {
  const id = await askCorrection(server, { by: breeder, cat: about }, changes);
  return caseOfRequest(server, admin, { kind: "correction", id });
};
type Case = Awaited<ReturnType<typeof atDesk>>;

/** "queen H09 warn: One, Two". */
const saidOfYoung = ({ verdict }: Case) =>
  verdict!.parts
    .filter(({ young }) => young.length > 0)
    .flatMap(({ subject, young, fired }) =>
      fired.map(
        ({ id, verdict: does }) =>
          `${subject} ${id} ${does}: ${young.map(({ name }) => name).join(", ")}`,
      ),
    );

test("[15.2] a dam's later birthday names the litters for which she was too young, each with its rule, and not those that it leaves as they were", async () => {
  const dam = await registered({ sex: "female", born: "2023-01-01" });
  const sire = await cat({ sex: "male" });
  const first = { dam, sire, born: "2024-06-01" };
  for (const cat_name of ["Alisa", "Boris"]) await cat({ ...first, cat_name });
  await cat({ dam, sire, born: "2025-12-01", cat_name: "Later" });
  const found = await atDesk(dam, { cat_birthdate: "2023-09-01" });
  const said = saidOfYoung(found);
  expect(said).toContain("queen H09 warn: Alisa, Boris");
  expect(said).toContain("queen F06 warn: Alisa, Boris");
  expect(said.join()).not.toContain("Later");
  expect(found.verdict!.more_young).toBe(0);
  const line = found.verdict!.parts.find(({ young }) => young.length > 0)!;
  expect([line.subject, line.cat?.id]).toEqual(["queen", dam.id]);
  expect(line.fired.find(({ id }) => id === "F06")!.values[0]!.value).toBe(6);
});

test("[15.2] what the club lets such a rule block is confirmed at no desk, whoever of the young it is about", async () => {
  const sire = await registered({ sex: "male", born: "2023-01-01" });
  await cat({ sire, born: "2024-06-01", cat_name: "Only" });
  const switched = (mode: "block" | "warn") =>
    server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "registry", line: "H09" },
      body: { mode },
    });
  await switched("block");
  const found = await atDesk(sire, { cat_birthdate: "2023-11-01" });
  await switched("warn");
  expect(saidOfYoung(found)).toEqual(["stud H09 block: Only"]);
  const confirmed = await outcomeOf(
    server.as(admin)("PUT /admin/cases/{id}/confirm", {
      params: { id: found.id },
      body: { checks: [...ALL_TICKS, ...found.needed], reason: "The paper says so" },
    }),
  );
  expect(confirmed).toMatchObject({
    status: 409,
    message: expect.stringContaining("nine months old"),
  });
});

test("[15.2] young that were entered since it was asked, and would be born before their parent or of the wrong side, are named as impossible", async () => {
  const [late, turned] = [await registered(), await registered()];
  const one = await askCorrection(
    server,
    { by: breeder, cat: late },
    { cat_birthdate: "2024-05-01" },
  );
  const two = await askCorrection(server, { by: breeder, cat: turned }, { sex: "male" });
  await cat({ dam: late, born: "2024-06-01", cat_name: "Before" });
  await cat({ dam: turned, born: "2024-06-01", cat_name: "Aside" });
  const shown = (id: number) => caseOfRequest(server, admin, { kind: "correction", id });
  expect(saidOfYoung(await shown(one))).toContain("queen H13 block: Before");
  expect(saidOfYoung(await shown(two))).toContain("queen H14 block: Aside");
});

test("[15.2] another colour or other parents name the young whose colour or mating the rules question", async () => {
  const dam = await registered({ sex: "female", ems: "n" });
  const sire = await cat({ sex: "male", ems: "a" });
  await cat({ dam, sire, sex: "female", born: "2024-06-01", ems: "n", cat_name: "Black" });
  const colour = await atDesk(dam, { main_ems: "a" });
  expect(saidOfYoung(colour)).toContain("cat H05 ask: Black");
  expect(colour.needed).toContain("H05");
  const [mother, father] = [await cat({ sex: "female" }), await cat({ sex: "male" })];
  const brother = await cat({ sex: "male", dam: mother, sire: father, born: "2022-01-01" });
  const sister = await registered({ sex: "female", born: "2022-01-01" });
  await cat({ dam: sister, sire: brother, born: "2024-06-01", cat_name: "Inbred" });
  const parents = await atDesk(sister, { mother_id: mother.id, father_id: father.id });
  expect(saidOfYoung(parents)).toEqual(
    expect.arrayContaining(["mating H06 ask: Inbred", "mating W05 warn: Inbred"]),
  );
});

test("[15.2] a birth that comes between its dam's others names those that then follow too soon; the litter mates move with it", async () => {
  const dam = await cat({ sex: "female", born: "2018-01-01" });
  const one = await registered({ dam, born: "2025-01-01" });
  await cat({ dam, born: "2025-01-01", cat_name: "Mate" });
  await cat({ dam, born: "2025-09-01", cat_name: "Next" });
  await cat({ dam, born: "2024-03-01", cat_name: "Earlier" });
  const said = saidOfYoung(await atDesk(one, { cat_birthdate: "2025-08-01" }));
  expect(said).toEqual(expect.arrayContaining(["litter C05 block: Next", "queen W01 block: Next"]));
  expect(said.join()).not.toMatch(/Mate|Earlier/u);
});

test("[15.2] of many young the worst are named and the others counted, by as many statements as of one", async () => {
  const said = async (count: number) => {
    const sire = await registered({ sex: "male", born: "2023-01-01" });
    const dam = await cat({ sex: "female" });
    await Promise.all(
      Array.from({ length: count }, (_, at) =>
        cat({ sire, dam, born: `2024-06-${String(1 + (at % 28)).padStart(2, "0")}` }),
      ),
    );
    const id = await askCorrection(
      server,
      { by: breeder, cat: sire },
      { cat_birthdate: "2023-11-01" },
    );
    const { verdict, statements } = await adviceCounted(id);
    const named = new Set(verdict.parts.flatMap(({ young }) => young.map((each) => each.id)));
    return { named: named.size, more_young: verdict.more_young, statements };
  };
  const [few, many] = [await said(1), await said(30)];
  expect(few).toMatchObject({ named: 1, more_young: 0 });
  expect(many).toMatchObject({ named: NAMED_YOUNG_MAX, more_young: 30 - NAMED_YOUNG_MAX });
  expect(few.statements).toBeGreaterThan(5);
  expect(many.statements).toBe(few.statements);
});

test("[15.2] whoever asks is shown the young before it is sent", async () => {
  const dam = await registered({ sex: "female", born: "2023-01-01" });
  await cat({ dam, born: "2024-06-01", cat_name: "Alisa" });
  const { data } = await server.as(breeder)("POST /cats/{id}/corrections/club-rules", {
    params: { id: dam.id },
    body: { cat_birthdate: "2023-09-01" },
  });
  expect(firedIn(data)).toContain("queen H09 warn");
  expect(data!.parts.flatMap(({ young }) => young.map(({ name }) => name))).toContain("Alisa");
});

/** What the desk is told, and with how many statements. */
async function adviceCounted(id: number) {
  const { query } = poolDb(server.pool);
  let statements = 0;
  const db: Db = {
    query: (statement) => {
      statements++;
      return query(statement);
    },
  };
  const member = { id: admin.id, roleIds: [ROLE_ADMIN] };
  const reader = { db, locale: "en", today: "2026-11-28", member } as const;
  const advice = await adviceOnRequest({ correctionId: id, transferId: null }, reader);
  return { verdict: advice!.told, statements };
}
