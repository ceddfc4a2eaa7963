/** The club's rules over HTTP: what they say of pairs, litters and names, and how the club sets them. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ClubVerdict } from "@felistry/contract/rules/club-rules.ts";
import { NOTHING_READ } from "@felistry/domain/readings/recognised.ts";
import { buildApplication, buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { poolDb, inTransaction } from "../../db/transaction.ts";
import { keepVerdictOfCat, verdictOfCat } from "../public.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-22T10:00:00Z" });
  [admin, breeder] = await Promise.all([buildAdmin(server), buildMember(server)]);
  await switchRule("FIFe", "pack", "on");
});
afterAll(() => server.stop());

type Club = "FIFe" | "TICA" | "WCF" | "registry";
type Mode = "block" | "ask" | "warn" | "off" | "on";

const switchRule = (club: Club, line: string, mode: Mode, words?: Record<string, string>) =>
  server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
    params: { club, line },
    body: { mode, ...(words && { words }) },
  });

const fired = ({ parts }: ClubVerdict) =>
  parts.flatMap((part) => part.fired.map(({ id, verdict }) => `${part.subject} ${id} ${verdict}`));
const likely = ({ parts }: ClubVerdict) =>
  parts.flatMap((part) => part.open.flatMap((line) => (line.likely ? line.id : [])));

const cat = (sex: "male" | "female", traits: CatTraits = {}) =>
  buildCat(server, { owner: breeder, sex, born: "2022-01-01", ems: "n 22", ...traits });

async function ofMating(dam: { id: number }, sire: { id: number }, born?: string) {
  const query = { dam: dam.id, sire: sire.id, ...(born && { born }) };
  return (await server.guest()("GET /mating/club-rules", { query })).data;
}

async function ofLitter(id: number) {
  return (await server.as(breeder)("GET /litters/{id}/club-rules", { params: { id } })).data;
}

async function enterLitter(dam: { id: number }, sire: { id: number }, born: string) {
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born,
      prefix: null,
      kittens: [{ cat_name: "Alisa", sex: "female", ems: "n 22" }],
      key: randomUUID(),
    },
  });
  return data.id;
}

describe("before a mating", () => {
  it("a third litter within a year is refused, with the article and the number of litters", async () => {
    const [dam, sire] = await Promise.all([cat("female"), cat("male")]);
    await enterLitter(dam, sire, "2025-12-01");
    await enterLitter(dam, sire, "2026-04-01");
    const verdict = await ofMating(dam, sire, "2026-10-01");
    expect(verdict.verdict).toBe("block");
    expect(fired(verdict)).toContain("queen F02 block");
    const line = verdict.parts[0]!.fired.find(({ id }) => id === "F02");
    expect(line).toMatchObject({
      text: "Over 2 litters in 12 months.",
      values: [{ fact: "births12_n", words: "litters in 12 months", value: 3 }, { fact: "date" }],
    });
    // The same two after a year.
    expect(fired(await ofMating(dam, sire, "2027-06-01"))).not.toContain("queen F02 block");
  });

  it("two breeds that are no sisters ask for the club's permission, sisters for nothing", async () => {
    const [persian, siberian, exotic] = await Promise.all([
      cat("female", { breed: "PER" }),
      cat("male", { breed: "SIB" }),
      cat("male", { breed: "EXO" }),
    ]);
    const crossed = await ofMating(persian, siberian);
    expect(likely(crossed)).toContain("F26");
    expect(crossed.clean).toBe(false);
    expect(likely(await ofMating(persian, exotic))).not.toContain("F26");
  });

  it("two white cats, brother and sister, folded ears", async () => {
    const old = { born: "2019-01-01" };
    const [mother, father] = await Promise.all([cat("female", old), cat("male", old)]);
    const family = { dam: mother, sire: father, ems: "w 61" };
    const [sister, brother] = await Promise.all([cat("female", family), cat("male", family)]);
    const verdict = await ofMating(sister, brother);
    expect(fired(verdict)).toEqual(expect.arrayContaining(["mating F11 block", "mating H06 ask"]));
    const fold = await cat("male", { breed: "SFS" });
    expect(fired(await ofMating(mother, fold))).toContain("stud F13 block");
  });

  it("is worded in the reader's language", async () => {
    const fold = await cat("male", { breed: "SFS" });
    const query = { dam: (await cat("female")).id, sire: fold.id };
    const { data } = await server.guest({ locale: "ru" })("GET /mating/club-rules", { query });
    const line = data.parts[1]!.fired.find(({ id }) => id === "F13");
    expect(line).toMatchObject({
      text: "Вислоухих, коротколапых и диких кошек не разводят.",
      values: [{ words: "вислые уши", value: true }],
    });
  });
});

describe("the club's switches", () => {
  it("let a rule block, ask, warn or nothing, with the club's own words", async () => {
    const [dam, sire] = await Promise.all([cat("female"), cat("male", { breed: "SFS" })]);
    const said = async () => fired(await ofMating(dam, sire)).filter((each) => /F13/.test(each));
    expect(await said()).toEqual(["stud F13 block"]);
    await switchRule("FIFe", "F13", "warn", { en: "Not with us." });
    expect(await said()).toEqual(["stud F13 warn"]);
    const { parts } = await ofMating(dam, sire);
    expect(parts[1]!.fired.find(({ id }) => id === "F13")!.text).toBe("Not with us.");
    await switchRule("FIFe", "F13", "off");
    expect(await said()).toEqual([]);
    const { data } = await server.as(admin)("GET /admin/club-rules/changes", { query: {} });
    expect(data.slice(0, 2)).toMatchObject([
      { club: "FIFe", line: "F13", mode: "off" },
      { line: "F13", mode: "warn", words: { en: "Not with us." } },
    ]);
    await switchRule("FIFe", "F13", "block");
  });

  it("take no rule that there is not, and no mode that does not fit", async () => {
    await expect(switchRule("FIFe", "F99", "off")).rejects.toMatchObject({ status: 404 });
    await expect(switchRule("WCF", "clean_litters", "on")).rejects.toMatchObject({ status: 404 });
    await expect(switchRule("FIFe", "F01", "on")).rejects.toMatchObject({ status: 400 });
    await expect(switchRule("FIFe", "pack", "warn")).rejects.toMatchObject({ status: 400 });
  });

  it("are kept: what held on a day can always be said", async () => {
    for (const change of [
      "delete from club_rule_switches",
      "update club_rule_switches set mode = 'off'",
    ])
      await expect(server.pool.query(change)).rejects.toThrow(/not changed/);
  });

  it("changed between sending and deciding leave a case with the rules of its day", async () => {
    const [dam, sire] = await Promise.all([cat("female"), cat("male", { breed: "SFS" })]);
    const litter = await enterLitter(dam, sire, "2026-05-01");
    const before = await ofLitter(litter);
    expect(fired(before)).toContain("stud F13 block");
    await switchRule("FIFe", "F13", "off");
    const after = await ofLitter(litter);
    expect(fired(after)).toContain("stud F13 block");
    expect(after.version).toBe(before.version);
    expect(fired(await ofMating(dam, sire))).not.toContain("stud F13 block");
    await switchRule("FIFe", "F13", "block");
  });
});

describe("an application", () => {
  const ofCat = async (id: number) =>
    (await server.as(admin)("GET /cats/{id}/club-rules", { params: { id } })).data;

  it("with a number that another cat has, without parents, of a cat entered twice", async () => {
    const [one, other] = [
      await cat("female", { cat_name: "Same Name" }),
      await cat("female", { cat_name: "Same Name" }),
    ];
    await buildPedigree(server, other, { number: "RX 77-1234", system: "WCF" });
    await buildApplication(server, {
      cat: one,
      pedigree: { number: "RX 77/1234", system: "WCF" },
    });
    const verdict = await ofCat(one.id);
    expect(fired(verdict)).toEqual(
      expect.arrayContaining(["cat H02 ask", "cat H04 ask", "cat H08 ask"]),
    );
    expect(verdict.clean).toBe(false);
  });

  it("whose scan says another year than the cat's page is asked about, until the paper is replaced", async () => {
    const one = await cat("female", { cat_name: "Another Year", born: "2021-05-03" });
    const { pedigrees_id } = await buildApplication(server, { cat: one });
    const read = {
      pedigree: {
        ...NOTHING_READ,
        cat: {
          ...NOTHING_READ.cat,
          birthdate: { value: "2023-05-03", confidence: 0.95, region: null },
          sex: { value: "female", confidence: 0.95, region: null },
        },
      },
    };
    await server.pool.query(
      `insert into readings (users_id, key, pedigree_id, source, is_kept, finished_at, result)
       select $1, $2, id, pedigree_img_url, true, now(), $3 from pedigrees where id = $4`,
      [admin.id, randomUUID(), JSON.stringify(read), pedigrees_id],
    );
    const { parts } = await ofCat(one.id);
    expect(parts[0]!.fired.find(({ id }) => id === "H01")).toMatchObject({
      verdict: "ask",
      values: [{ fact: "paper_birth_differs", value: true }],
    });
    await server.pool.query("update readings set source = '/another' where pedigree_id = $1", [
      pedigrees_id,
    ]);
    expect(fired(await ofCat(one.id))).not.toContain("cat H01 ask");
  });

  it("is decided with what the rules said, and by which versions", async () => {
    const one = await cat("female", { cat_name: "Kept" });
    const { id } = await buildApplication(server, { cat: one, pedigree: { system: "WCF" } });
    await inTransaction(server.pool, (tx) =>
      keepVerdictOfCat(tx, one.id, { locale: "en", today: "2026-11-22", member: null }),
    );
    const { rows } = await server.pool.query(
      "select verdict, versions, lines from club_verdicts where application_id = $1",
      [id],
    );
    expect(rows).toMatchObject([
      {
        verdict: "ask",
        lines: [{ subject: "cat", cat: one.id, fired: expect.arrayContaining(["H04 ask"]) }],
      },
    ]);
    const { version } = await verdictOfCat(one.id, {
      db: poolDb(server.pool),
      locale: "en",
      today: "2026-11-22",
      member: null,
    });
    expect(rows[0].versions).toBe(version);
  });

  it("with a number in another system's form is warned of", async () => {
    const one = await cat("female");
    await buildApplication(server, {
      cat: one,
      pedigree: { number: "17-4711", system: "FIFe" },
    });
    expect(fired(await ofCat(one.id))).toContain("cat H03 warn");
  });
});

describe("a cattery's name", () => {
  const ofName = async (name: string) =>
    (await server.as(breeder)("GET /me/cattery-name", { query: { name } })).data;

  it("is refused for one letter of difference, for its length, for a breed", async () => {
    await switchRule("TICA", "pack", "on");
    await buildCattery(server, { cattery_name: "Northwind" });
    expect(fired(await ofName("Northwynd"))).toEqual(
      expect.arrayContaining(["cattery F42 block", "cattery T02 block"]),
    );
    expect(fired(await ofName("northwind"))).toContain("cattery F42 block");
    expect(fired(await ofName("Nirthwund"))).not.toContain("cattery T02 block");
    expect(fired(await ofName("Abcdefghijklmnop"))).toContain("cattery T01 block");
    expect(fired(await ofName("Persian"))).toContain("cattery T04 block");
    const system = await referenceId(server, "cat_systems", "abb", "TICA");
    const image_url = await buildUpload(server, { owner: breeder, prefix: "cattery" });
    const found = (cattery_name: string) =>
      server.as(breeder)("POST /me/cattery", {
        body: {
          cattery_name,
          cattery_name_full: `of ${cattery_name}`,
          certificate_issued_at: "2019-05-01",
          certificate_num: "17/2019",
          certificate_issued_by: "Felis Club",
          cat_systems_id: system,
          image_url,
        },
      });
    await expect(found("Northwynd")).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("It must differ by 2 letters. (TICA, T02)") },
    });
    await found("Nirthwund");
    await switchRule("TICA", "pack", "off");
  });
});
