/** Refusals are short, whatever was sent. */
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { REFUSAL_BYTES } from "./errors.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const post = (path: string, body: unknown, cookie = "", host = "localhost") =>
  server.raw(`/api${path}`, {
    method: "POST",
    headers: { host, "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

const crossOf = (loci: number, name: (n: number) => string) => {
  const genotype = Object.fromEntries(Array.from({ length: loci }, (_, n) => [name(n), "x"]));
  return { dam: { ems: "MCO ns 22", genotype }, sire: { ems: "MCO n" } };
};

describe("[SEC-03] a refusal", () => {
  it("of a hundred thousand unknown loci is 413, before they are read", async () => {
    for (const loci of [100_000, 150_000]) {
      const answer = await post(
        "/coat/cross",
        crossOf(loci, (n) => `L${n}`),
      );
      expect(answer.status).toBe(413);
      expect((await answer.text()).length).toBeLessThan(1_000);
    }
    expect(server.faults).toEqual([]);
  });

  it.for([
    ["many unknown names", crossOf(3_000, (n) => `locus ${n}`)],
    ["a few endless ones", crossOf(10, (n) => `${n}${"\u0001".repeat(900)}`)],
    ["an endless one", crossOf(1, () => "ы".repeat(30_000))],
  ] as const)("names the first of what is wrong: %s", async ([, body]) => {
    const answer = await post("/coat/cross", body);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(Buffer.byteLength(text)).toBeLessThan(REFUSAL_BYTES);
    const { errors } = JSON.parse(text) as { errors: { field: string; message: string }[] };
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(50);
    for (const { field, message } of errors) {
      expect(field).toMatch(/^dam\.genotype/);
      expect(message).not.toBe("");
    }
  });

  it("of unknown names in an address is as short", async () => {
    const names = Array.from({ length: 1_500 }, (_, n) => `${n}=1`).join("&");
    const answer = await server.raw(`/api/cats?${names}`);
    expect(answer.status).toBe(400);
    expect(Buffer.byteLength(await answer.text())).toBeLessThan(REFUSAL_BYTES);
  });

  it("of a browser's log is 413 if it is too large, whatever the names", async () => {
    const seen = { level: "error", message: "x", [`a${"b".repeat(70_000)}`]: 1 };
    expect((await post("/logs/client", seen)).status).toBe(413);
    expect((await post("/logs/client", { level: "error", message: "one\ntwo" })).status).toBe(200);
  });
});

describe("[SEC-03] names of several lines", () => {
  it("are refused by their fields, for cats and people", async () => {
    const cookie = await server.sessionCookie(await buildMember(server));
    const cat = await post(
      "/cats",
      { cat_name: "Mur\nka", cat_name_suffix: "of\r\nRivers" },
      cookie,
    );
    expect(cat.status).toBe(400);
    const fieldsOf = async (answer: Response) =>
      ((await answer.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(await fieldsOf(cat)).toEqual(expect.arrayContaining(["cat_name", "cat_name_suffix"]));
    const joining = async (first_name: string, last_name: string) =>
      fieldsOf(await post("/auth/register", { first_name, last_name }));
    expect(await joining("Anna", "Berg")).not.toContain("first_name");
    expect(await joining("An\nna", "B\u0085erg")).toEqual(
      expect.arrayContaining(["first_name", "last_name"]),
    );
  });
});

test("[SEC-03] the database refuses names of several lines from any writer", async () => {
  const owner = await buildMember(server);
  const cat = await buildCat(server, { owner });
  const { pool } = server.services;
  for (const sign of ["\n", "\u0007", "\u0085", "\u2028"]) {
    await expect(
      pool.query("update cats set cat_name = $2 where id = $1", [cat.id, `Mur${sign}ka`]),
    ).rejects.toMatchObject({ constraint: "cats_single_lines" });
    await expect(
      pool.query("update users set last_name = $2 where id = $1", [owner.id, `Be${sign}rg`]),
    ).rejects.toMatchObject({ constraint: "users_single_lines" });
  }
  await pool.query("update cats set cat_name = $2 where id = $1", [cat.id, "Мурка O’Hara"]);
});

describe("[SEC-03] a document that lacks something says so in the specification's words", () => {
  it.for(["metric", "pedigree"] as const)("%s", async (kind) => {
    const owner = await buildMember(server);
    const cat = await buildCat(server, { owner });
    const cookie = await server.sessionCookie(owner);
    const path = `/${kind}s`;
    for (const missing of [{}, { [`${kind}_num`]: " ", issued_by: "", cat_systems_id: "" }]) {
      const answer = await post(path, { cat_id: cat.id, ...missing }, cookie);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { errors: unknown }).errors).toEqual([
        { field: `${kind}_num`, message: `Please enter a valid ${kind} number` },
        { field: "issued_by", message: "Issued by can't be empty" },
        { field: "cat_systems_id", message: "System can't be empty" },
        { field: `${kind}_img_url`, message: "Please upload a valid file." },
      ]);
    }
  });
});
