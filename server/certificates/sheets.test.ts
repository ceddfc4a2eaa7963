/** The printed sheet: one page, real text in both scripts, the same bytes each time, for owners and the club alone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let names: string[];
let cat: BuiltCat;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server, { first_name: "Анна", last_name: "Карлова" });
  names = [];
  cat = await ancestor(0);
});
afterAll(() => server.stop());

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЖЗИ";

/** A whole pedigree of four generations, with names in both scripts. */
async function ancestor(generation: number, sex: "male" | "female" = "female"): Promise<BuiltCat> {
  const [sire, dam] =
    generation < 4
      ? await Promise.all([ancestor(generation + 1, "male"), ancestor(generation + 1)])
      : [];
  const letter = LETTERS[names.length]!;
  const name = names.length % 3 === 0 ? `Жужа${letter} Ёлкина` : `Šarlota${letter} d'Été`;
  names.push(`Silver ${name} of Łódź`);
  return buildCat(server, {
    owner,
    cat_name: name,
    prefix: "Silver",
    suffix: "of Łódź",
    sex,
    born: `${2024 - generation * 2}-03-01`,
    ...(generation === 0 && { reg_num: "FEL-2026-000777" }),
    ...(sire && dam && { sire, dam }),
  });
}

const issue = async (kind: "pedigree" | "metric") =>
  (
    await server.as(owner)("POST /cats/{id}/certificates", {
      params: { id: cat.id },
      body: { kind },
    })
  ).data;

async function fetched(path: string, by: { id: number } | null): Promise<Response> {
  const cookie = by && (await server.sessionCookie(by));
  return server.raw(path, { headers: { host: "localhost", ...(cookie && { cookie }) } });
}

const bytesOf = async (path: string, by: { id: number }) =>
  new Uint8Array(await (await fetched(path, by)).arrayBuffer());

describe("the sheet", () => {
  it("of a pedigree says all thirty-one names, the number, the date and the code, on one page", async () => {
    const { pdf, code, fingerprint, issued_at } = await issue("pedigree");
    const response = await fetched(pdf, owner);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const { pages, text } = await pdfText(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toBe(1);
    const bare = text.replaceAll(" ", "");
    expect(names).toHaveLength(31);
    for (const name of names) expect(bare, text).toContain(name.replaceAll(" ", ""));
    for (const said of [
      "FEL-2026-000777",
      code,
      "Pedigree certificate",
      "Сертификат о родословной",
      "Анна Карлова",
      "SIB ns 09 22",
      "1 March 2024",
      "1 марта 2024",
    ])
      expect(bare).toContain(said.replaceAll(" ", ""));
    expect(bare.replaceAll("-", "")).toContain(fingerprint);
    const year = issued_at.slice(0, 4);
    expect(bare).toMatch(new RegExp(`Issued·Выдан\\d+[A-Z][a-z]+${year}`));
  });

  it("has the names in the other script, as far as there is room", async () => {
    const read = async (kind: "pedigree" | "metric") => {
      const { pdf } = await issue(kind);
      return (await pdfText(await bytesOf(pdf, owner))).text.replaceAll(" ", "");
    };
    await server.as(owner)("PUT /cats/{id}/other-name", {
      params: { id: cat.id },
      body: { other_name: "Silver Juja" },
    });
    const { rows } = await server.pool.query<{ other: string }>(
      "select other from cat_names n join cats c on c.id = n.cat_id where c.cat_birthdate between '2020-01-01' and '2022-12-31'",
    );
    const near = rows.map(({ other }) => other.replaceAll(" ", ""));
    expect(near).toHaveLength(6);
    const pedigree = await read("pedigree");
    for (const other of ["SilverJuja", ...near]) expect(pedigree).toContain(other);
    expect(await read("metric")).toContain("SilverJuja");
  });

  it("of a birth certificate says the cat and both parents, on one page", async () => {
    const { pdf } = await issue("metric");
    const { pages, text } = await pdfText(await bytesOf(pdf, owner));
    expect(pages).toBe(1);
    const found = names.filter((name) =>
      text.replaceAll(" ", "").includes(name.replaceAll(" ", "")),
    );
    expect(found).toHaveLength(3);
    expect(text).toContain("Метрика");
  });

  it("is the same, byte for byte, whenever it is asked for", async () => {
    const { pdf } = await issue("pedigree");
    const [first, second] = [await bytesOf(pdf, owner), await bytesOf(pdf, owner)];
    expect(Buffer.from(second).equals(first)).toBe(true);
    await server.pool.query("update cats set description = 'Later' where id = $1", [cat.id]);
    expect(Buffer.from(await bytesOf(pdf, owner)).equals(first)).toBe(true);
  });

  it("says the longest of names that a cat may have without a second page", async () => {
    const long = await buildCat(server, {
      owner,
      cat_name: "Жужелица ".repeat(11).trim(),
      prefix: "W".repeat(100),
      suffix: "of the ".repeat(14).trim(),
      reg_num: "FEL-2026-000778",
      dam: buildCat(server, {
        cat_name: "W".repeat(100),
        prefix: "W".repeat(100),
        born: "2015-01-01",
      }),
    });
    for (const kind of ["pedigree", "metric"] as const) {
      const { data } = await server.as(owner)("POST /cats/{id}/certificates", {
        params: { id: long.id },
        body: { kind },
      });
      expect((await pdfText(await bytesOf(data.pdf, owner))).pages).toBe(1);
    }
  });

  it("is drawn for many at once, each their own", async () => {
    const [pedigree, metric] = [await issue("pedigree"), await issue("metric")];
    const asked = Array.from({ length: 6 }, (_, i) => (i % 2 ? metric : pedigree));
    const sheets = await Promise.all(asked.map(({ pdf }) => bytesOf(pdf, owner)));
    for (const [index, sheet] of sheets.entries())
      expect((await pdfText(sheet)).text.includes("Метрика")).toBe(index % 2 === 1);
  });
});

describe("the bytes of a sheet", () => {
  it("go to the cat's owners and the club, and to nobody else", async () => {
    const { pdf } = await issue("metric");
    const [stranger, admin, keeper] = await Promise.all([
      buildMember(server),
      buildAdmin(server),
      buildMember(server),
    ]);
    await server.pool.query("update cats set online_owner_id = $2 where id = $1", [
      cat.id,
      keeper.id,
    ]);
    for (const reader of [owner, admin, keeper])
      expect((await fetched(pdf, reader)).status).toBe(200);
    const unknown = "/certificates/0000-0000-0000-0000.pdf";
    for (const reader of [null, stranger]) {
      const [theirs, none] = await Promise.all([fetched(pdf, reader), fetched(unknown, reader)]);
      expect([theirs.status, await theirs.text()]).toEqual([none.status, await none.text()]);
      expect(theirs.status).toBe(404);
    }
  });

  it.for(["x.pdf", "0000-0000-0000-0000", "%00.pdf", "..%2f.pdf", `${"0".repeat(300)}.pdf`])(
    "are not there under %s",
    async (name) => {
      expect([400, 404]).toContain((await fetched(`/certificates/${name}`, owner)).status);
    },
  );
});

describe("after all this", () => {
  it("the server has met no fault of its own", () => {
    expect(server.faults).toEqual([]);
  });
});
