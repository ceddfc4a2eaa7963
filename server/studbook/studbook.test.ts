import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { deleteForgotten } from "../documents/forgetting.ts";
import { printBook } from "./print-book.ts";

let server: TestServer;
let admin: ApiCaller;
let cookie: string;
let last = 0;

const registered = (year: number, traits: CatTraits = {}) =>
  buildCat(server, { reg_num: `FEL-${year}-${String(++last).padStart(6, "0")}`, ...traits });

const read = (path: string, host = "localhost", by?: string) =>
  server.raw(path, { headers: { host, ...(by && { cookie: by }) } });

async function printed(year: number, breed?: string) {
  const { data } = await admin("POST /admin/studbook", {
    body: { year, ...(breed && { breed }) },
  });
  return vi.waitFor(
    async () => {
      const book = await bookOf(data.id);
      if (!book?.finished_at) throw new Error("not printed yet");
      return book;
    },
    { timeout: 60_000, interval: 100 },
  );
}

async function bookOf(id: number) {
  const { data } = await admin("GET /admin/studbook", { query: {} });
  const book = data.find((one) => one.id === id);
  expect(book?.failed ?? false).toBe(false);
  return book;
}

beforeAll(async () => {
  server = await startTestServer();
  const member = await buildAdmin(server);
  admin = server.as(member);
  cookie = await server.sessionCookie(member);
  const owner = await buildMember(server, { last_name: "Unpublished" });
  const dam = await registered(2021, {
    owner,
    born: "2018-01-01",
    prefix: "Silver",
    sex: "female",
  });
  const sire = await registered(2021, { owner, born: "2018-02-01", sex: "male" });
  const litter = { owner, dam, sire, born: "2023-05-01", prefix: "Silver" };
  const sister = await registered(2023, { ...litter, sex: "female", cat_name: "Жужелица" });
  const brother = await registered(2023, { ...litter, sex: "male", cat_name: "Bertram" });
  await registered(2023, { owner, breed: "MCO", ems: "n 22", prefix: "Golden" });
  await server.pool.query("update cats set number_elsewhere = 'LOF 17' where breed_id = $1", [
    (await server.pool.query("select id from breeds where ems = 'MCO'")).rows[0].id,
  ]);
  // Full siblings' kitten: its coefficient is a quarter.
  await registered(2025, { owner, dam: sister, sire: brother, born: "2025-01-01" });
  // Neither is in the register.
  await buildCat(server, { owner, dam, sire });
  await registered(2023, { owner, reg_num: "elsewhere 17" });
  await printed(2023);
}, 90_000);
afterAll(() => server.stop());

describe("figures", () => {
  test("by year, the newest first, counted from the club's numbers", async () => {
    const { data, counted_at } = await server.api("GET /studbook", {});
    expect(counted_at).toEqual(expect.any(String));
    expect(data.map(({ year, registered: cats }) => [year, cats])).toEqual([
      [2025, 1],
      [2023, 3],
      [2021, 2],
    ]);
    expect(data[0]).toMatchObject({ inbreeding: 0.25, with_parents: 1, founders: 2, litters: 1 });
    expect(data[1]).toMatchObject({
      males: 1,
      litters: 1,
      kittens: 2,
      imports: 1,
      catteries: 2,
      founders: 3,
      with_parents: 2,
      inbreeding: 0,
    });
  });

  test("of a year by breed, with its colours, in the reader's language", async () => {
    const params = { year: "2023" };
    const { data } = await server.guest({ locale: "ru" })("GET /studbook/{year}", { params });
    expect(data.breeds.map(({ ems, name, registered: cats }) => [ems, name, cats])).toEqual([
      ["SIB", "Сибирская", 2],
      ["MCO", expect.stringMatching(/[а-я]/), 1],
    ]);
    expect(data.all.registered).toBe(3);
    expect(data.colours).toEqual([
      { ems: "ns 09 22", words: expect.stringMatching(/мраморный/), cats: 2 },
      { ems: "n 22", words: expect.stringMatching(/мраморный/), cats: 1 },
    ]);
  });

  test("of a breed, with its other years", async () => {
    const { data } = await server.api("GET /studbook/{year}/{breed}", {
      params: { year: "2023", breed: "sib" },
    });
    expect(data.breed).toMatchObject({ ems: "SIB", registered: 2, founders: 2, catteries: 1 });
    expect(data.years.map(({ year }) => year)).toEqual([2021, 2023, 2025]);
    expect(data.colours).toMatchObject([{ ems: "ns 09 22", cats: 2 }]);
  });

  test.each(["/api/studbook/1999", "/api/studbook/2023/ABY", "/api/studbook/2023/XXX"])(
    "%s: nothing was registered",
    async (path) => {
      const answer = await read(path);
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { message: "Nothing was registered in this year" },
      ]);
    },
  );
});

describe("open data", () => {
  test("the statistics as CSV for spreadsheets of the reader's language", async () => {
    const text = await (await read("/open-data/statistics.csv", "ru.localhost")).text();
    const [head, ...lines] = text.trim().split("\r\n");
    expect(head).toContain("year;breed;registered;males;females;litters;kittens;");
    const lineOf = (start: string) => lines.find((line) => line.startsWith(start));
    expect(lineOf("2025;;")).toMatch(/^2025;;1;0;1;1;1;1;0;0;2;1;"0,25";/);
    // Each breed's colours, the most frequent first.
    expect(head).toMatch(/;colours$/);
    expect(lineOf("2023;;")).toMatch(/;"?ns 09 22: 2, n 22: 1"?$/);
    expect(lineOf("2023;SIB")).toMatch(/;"?ns 09 22: 2"?$/);
    expect(lines).toHaveLength(7);
  });

  test("a year's cats as CSV and as JSON-LD, with nobody's name", async () => {
    const csv = await (await read("/open-data/studbook-2023.csv")).text();
    expect(csv.trim().split("\r\n")).toHaveLength(4);
    expect(csv).toContain(",Silver Жужелица,female,2023-05-01,SIB,ns 09 22,FEL-2021-000002,");
    const answer = await read("/open-data/studbook-2023.jsonld");
    expect(answer.headers.get("content-type")).toBe("application/ld+json; charset=utf-8");
    const text = await answer.text();
    const linked = JSON.parse(text) as { hasPart: Record<string, string>[] };
    expect(linked.hasPart.map(({ identifier }) => identifier).toSorted()).toEqual([
      "FEL-2023-000003",
      "FEL-2023-000004",
      "FEL-2023-000005",
    ]);
    expect(linked.hasPart.find(({ name }) => name === "Silver Bertram")).toMatchObject({
      "@id": expect.stringMatching(/\/cats\/\d+$/),
      dam: expect.stringMatching(/\/cats\/\d+$/),
      birthDate: "2023-05-01",
    });
    for (const published of [csv, text]) expect(published).not.toContain("Unpublished");
  });

  test("has no year without registrations", async () => {
    expect((await read("/open-data/studbook-1999.csv")).status).toBe(404);
  });
});

describe("the printed book", () => {
  test("has every cat of the year in both scripts, as text", async () => {
    const book = (await admin("GET /admin/studbook", { query: {} })).data.find(
      ({ year }) => year === 2023,
    )!;
    expect(book).toMatchObject({ printed: 3, total: 3, breed: null });
    const answer = await read(`/admin/studbook/${book.id}/studbook.pdf`, "localhost", cookie);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, bytes.length]).toEqual([200, book.bytes]);
    const { pages, text } = await pdfText(bytes);
    expect(pages).toBe(book.pages);
    for (const words of [
      "Studbook 2023",
      "FEL-2023-000003",
      "Silver Жужелица",
      "Silver Bertram",
      "Sire: Murka",
      "Maine Coon",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("Unpublished");
  });

  test("of one breed; a new print takes the place of the earlier one, whose file goes", async () => {
    const earlier = await printed(2023, "MCO");
    const book = await printed(2023, "MCO");
    expect(book).toMatchObject({ printed: 1, breed: { ems: "MCO" } });
    const answer = await read(`/admin/studbook/${book.id}/studbook.pdf`, "localhost", cookie);
    const { text } = await pdfText(Buffer.from(await answer.arrayBuffer()));
    expect(text).toContain("FEL-2023-000005");
    expect(text).not.toContain("SIB");
    expect(await bookOf(earlier.id)).toBeUndefined();
    const { files } = server.services;
    await deleteForgotten({ pool: server.pool, files });
    expect(await files.exists(`studbook/${earlier.id}-1-1`)).toBe(false);
    expect(await files.exists(`studbook/${book.id}-1-1`)).toBe(true);
  }, 90_000);

  test("is printed anew where its process has died, and the parts of that one go", async () => {
    const { pool, services } = server;
    const { rows } = await pool.query<{ id: number }>(
      `insert into studbook_books (year, language, started_by, attempt, parts, printed)
       select 2021, 'en', min(id), 1, 1, 1 from users returning id`,
    );
    const { id } = rows[0]!;
    await services.files.put(`studbook/${id}-1-1`, Buffer.from("half a book"));
    await printBook(services, { bookId: id }, { signal: new AbortController().signal }, pool);
    expect(await bookOf(id)).toMatchObject({ printed: 2, total: 2, failed: false });
    const answer = await read(`/admin/studbook/${id}/studbook.pdf`, "localhost", cookie);
    expect((await pdfText(Buffer.from(await answer.arrayBuffer()))).text).toContain(
      "FEL-2021-000001",
    );
    await deleteForgotten({ pool, files: services.files });
    expect(await services.files.exists(`studbook/${id}-1-1`)).toBe(false);
    // Whoever comes late finds nothing to do.
    await printBook(services, { bookId: id }, { signal: new AbortController().signal }, pool);
    expect(await services.files.exists(`studbook/${id}-2-1`)).toBe(true);
  }, 90_000);

  test("is for administrators, and only of a year with registrations", async () => {
    await expect(admin("POST /admin/studbook", { body: { year: 1999 } })).rejects.toMatchObject({
      status: 404,
    });
    const member = server.as(await buildMember(server));
    await expect(member("POST /admin/studbook", { body: { year: 2023 } })).rejects.toMatchObject({
      status: 403,
    });
    expect((await read("/admin/studbook/999999/studbook.pdf", "localhost", cookie)).status).toBe(
      404,
    );
  });
});

test("the history for an auditor has every change, by ids alone", async () => {
  const lines = (await (await read("/audit/history.jsonl", "localhost", cookie)).text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { rows } = await server.pool.query(
    "select id, cat_id, noun, after from history order by id",
  );
  expect(lines.map(({ id, cat_id, noun, after }) => ({ id, cat_id, noun, after }))).toEqual(rows);
  expect(JSON.stringify(lines)).not.toContain("Unpublished");
  const csv = await (await read("/audit/history.csv", "localhost", cookie)).text();
  expect(csv).toMatch(
    /^id,at,member_id,request_id,noun,action,cat_id,row_id,before,after,undoes\r\n1,/,
  );
});
