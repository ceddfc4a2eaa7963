/** Only the club gives registration numbers: what a member types of another registry may not pass for one. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
  settledImport,
} from "@felistry/testkit/worlds/brought-table.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { addClub } from "../accounts/clubs/clubs.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let member: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ env: { REG_PREFIX: "CLUB" } });
  member = await buildMember(server);
});
afterAll(() => server.stop());

/** "СLUВ" with Cyrillic letters, no separators, other ones, full width, signs that are not seen. */
const DISGUISES = [
  "CLUB-2026-000123",
  "CLUB2026-000123",
  "CLUB_2026_000123",
  "СLUВ-2026-000123",
  "ＣＬＵＢ–２０２６–０００１２３",
  "CL\u200BUB 2026 000123",
];

describe("[SEC-11] a number that looks like the club's is refused", () => {
  test.each(DISGUISES)("of a metric, of a pedigree and in a reading: %s", async (number) => {
    const cat = await buildCat(server, { owner: member });
    const call = server.as(member);
    const rest = {
      issued_by: "Club",
      cat_systems_id: await referenceId(server, "cat_systems", "abb", "FIFe"),
    };
    const scan = (prefix: "metric" | "pedigree") => buildUpload(server, { owner: member, prefix });
    const metric = { ...rest, cat_id: cat.id, metric_img_url: await scan("metric") };
    const pedigree = { ...rest, cat_id: cat.id, pedigree_img_url: await scan("pedigree") };
    const sent = await call("POST /metrics", { body: { ...metric, metric_num: "M 1" } });
    const other = await call("POST /pedigrees", { body: { ...pedigree, pedigree_num: "P 1" } });
    const scanRead = await scan("pedigree");
    const attempts: [string, () => Promise<unknown>][] = [
      ["metric_num", () => call("POST /metrics", { body: { ...metric, metric_num: number } })],
      [
        "metric_num",
        () =>
          call("PUT /metrics/{id}", {
            params: { id: sent.data.id },
            body: { ...metric, metric_num: number },
          }),
      ],
      [
        "pedigree_num",
        () => call("POST /pedigrees", { body: { ...pedigree, pedigree_num: number } }),
      ],
      [
        "pedigree_num",
        () =>
          call("PUT /pedigrees/{id}", {
            params: { id: other.data.id },
            body: { ...pedigree, pedigree_num: number },
          }),
      ],
      [
        "pedigree_num",
        () =>
          call("POST /cats/{id}/pedigree/reading", {
            params: { id: cat.id },
            body: {
              ...rest,
              pedigree_num: number,
              pedigree_img_url: scanRead,
              cat: {},
              ancestors: [],
            },
          }),
      ],
      [
        "ancestors.0.number",
        () =>
          call("POST /cats/{id}/pedigree/reading", {
            params: { id: cat.id },
            body: {
              ...rest,
              pedigree_num: "P 2",
              pedigree_img_url: scanRead,
              cat: {},
              ancestors: [{ position: 2, cat_name: "Hector", number }],
            },
          }),
      ],
    ];
    for (const [field, attempt] of attempts) {
      const { status, fieldErrors } = await refusalOf(attempt());
      expect(status).toBe(400);
      expect(fieldErrors).toEqual([
        {
          field,
          message: "This looks like one of our registration numbers, which only the club assigns",
        },
      ]);
    }
    const { rows } = await server.pool.query(
      `select metric_num as number from metrics where cat_id = $1
       union all select pedigree_num from pedigrees where cat_id = $1`,
      [cat.id],
    );
    expect(rows).toEqual([{ number: "M 1" }, { number: "P 1" }]);
  });

  test("in a table: the number is left out and said, except where it is written as the club writes it, and the cat is kept", async () => {
    const rows = DISGUISES.map((number, i) => `Disguised ${i},female,SIB,${number},`);
    const record = await broughtTable(
      server,
      member,
      ["name,sex,breed,number,mother", ...rows, "Honest One,female,SIB,RX 17,"].join("\n"),
    );
    const call = server.as(member);
    const { faults } = await checkedImport(call, record);
    expect(faults.map(({ line, field, kind }) => [line, field, kind])).toEqual([
      [2, "number", "number_of_club"],
      ...DISGUISES.slice(1).map((_, i) => [i + 3, "number", "number_ours"]),
    ]);
    await confirmedImport(call, record.id);
    const { rows: stored } = await server.pool.query(
      "select cat_name, number_elsewhere from cats where online_owner_id = $1 and cat_name ~ '^(Disg|Hon)' order by cat_name",
      [member.id],
    );
    expect(stored).toEqual([
      ...DISGUISES.map((_, i) => ({ cat_name: `Disguised ${i}`, number_elsewhere: null })),
      { cat_name: "Honest One", number_elsewhere: "RX 17" },
    ]);
  });

  test("as the name of a parent that is added with a table", async () => {
    const record = await broughtTable(
      server,
      member,
      "name,sex,breed,mother\nKitten One,female,SIB,CLUB-2026-000999\nKitten Two,female,SIB,Named Mother\n",
    );
    const call = server.as(member);
    await call("PUT /imports/{id}", {
      params: { id: record.id },
      body: { mapping: record.mapping, missing_parents: "add" },
    });
    const done = await settledImport(call, record.id);
    expect(done.faults.map(({ line, kind }) => [line, kind])).toEqual([[2, "parent_not_found"]]);
  });

  test.each(DISGUISES)("of a cat that comes from another club: %s", async (number) => {
    const cat = await buildCat(server, { owner: member });
    const paper_url = await buildUpload(server, { owner: member, prefix: "evidence" });
    const { status, fieldErrors } = await refusalOf(
      server.as(member)("POST /cats/{id}/transfers/in", {
        params: { id: cat.id },
        body: { club: "Elsewhere", number, titles: null, remarks: null, paper_url },
      }),
    );
    expect([status, fieldErrors?.map(({ field }) => field)]).toEqual([400, ["number"]]);
  });

  test("of another club of this site: in a metric, in a typed pedigree and in a table", async () => {
    const nord = { slug: "nord", prefix: "NORD", names: { en: "Nord", ru: "Норд" } };
    expect(await addClub(server.pool, nord, "CLUB")).toBe("added");
    const cat = await buildCat(server, { owner: member });
    const call = server.as(member);
    const metric = call("POST /metrics", {
      body: {
        cat_id: cat.id,
        metric_num: "NORD2026-000001",
        issued_by: "Club",
        cat_systems_id: await referenceId(server, "cat_systems", "abb", "FIFe"),
        metric_img_url: await buildUpload(server, { owner: member, prefix: "metric" }),
      },
    });
    expect((await refusalOf(metric)).fieldErrors?.map(({ field }) => field)).toEqual([
      "metric_num",
    ]);
    const grid = call("POST /cats/{id}/pedigree/grid", {
      params: { id: cat.id },
      body: { cells: [{ position: 2, text: "Hector, NORD_2026_000002", cat_id: null }] },
    });
    expect((await refusalOf(grid)).fieldErrors?.map(({ field }) => field)).toEqual(["cells.0"]);
    await buildCat(server, { owner: member, reg_num: "NORD-2026-000005" });
    const table = `name,sex,breed,number
Of Nord,female,SIB,NORD_2026_000003
New of Nord,female,SIB,NORD-2026-000004
Whatever,female,SIB,NORD-2026-000005
`;
    const record = await broughtTable(server, member, table);
    const { faults } = await checkedImport(call, record);
    expect(faults.map(({ line, field, kind }) => [line, field, kind])).toEqual([
      [2, "number", "number_ours"],
      [3, "number", "number_of_club"],
      [4, "number", "number_of_club"],
      [4, "name", "namesake"],
    ]);
    await confirmedImport(call, record.id);
    const { rows } = await server.pool.query(
      "select cat_name, number_elsewhere from cats where cat_name in ('Of Nord', 'New of Nord') order by id",
    );
    expect(rows).toEqual([
      { cat_name: "Of Nord", number_elsewhere: null },
      { cat_name: "New of Nord", number_elsewhere: null },
    ]);
  });
});
