/** The pedigree as PDF, PNG and SVG: the screen's content, in the reader's language, for everybody. */
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  PEDIGREE_FILE_LIMITS,
  PEDIGREE_FILE_TYPES,
  pedigreeFile,
} from "@felistry/contract/pedigree/pedigree-file.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { hostOf } from "@felistry/testkit/samples/checking-caller.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

type Language = "en" | "ru";

let server: TestServer;
let owner: BuiltMember;
let names: string[];
/** With thirty ancestors, and with none. */
let cat: BuiltCat;
let lonely: BuiltCat;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-20T12:00:00Z" });
  owner = await buildMember(server, { first_name: "Анна", last_name: "Карлова" });
  names = [];
  cat = await ancestor(0);
  await buildCredential(server, { cat, name: "GIC", issued_on: "2025-05-01" });
  lonely = await buildCat(server, {
    owner,
    cat_name: "Сирота",
    sex: "male",
    chip: "643 0941",
    ems: null,
  });
});
afterAll(() => server.stop());

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЖЗИ";

async function ancestor(generation: number, sex: "male" | "female" = "female"): Promise<BuiltCat> {
  const [sire, dam] =
    generation < 4
      ? await Promise.all([ancestor(generation + 1, "male"), ancestor(generation + 1)])
      : [];
  const letter = LETTERS[names.length]!;
  const name = names.length % 3 === 0 ? `Жужа${letter} Ёлкина` : `Šarlota${letter} d'Été`;
  names.push(name);
  return buildCat(server, {
    owner,
    cat_name: name,
    prefix: "Silver",
    sex,
    born: `${2024 - generation * 2}-03-01`,
    chip: "secret 643",
    description: "a secret of the owner",
    ...(generation === 0 && { reg_num: "FEL-2026-000777" }),
    ...(sire && dam && { sire, dam }),
  });
}

async function fetched(
  path: string,
  { language = "en", headers = {} }: { language?: Language; headers?: Record<string, string> } = {},
): Promise<Response> {
  const port = Number(new URL(server.origin).port);
  const host = hostOf(server.services.config, language, port);
  return server.raw(path, { headers: { host, ...headers } });
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const bare = (text: string) => text.replaceAll(/\s/g, "");

describe("the pedigree as PDF", () => {
  it.each([
    [
      "en",
      [
        "Parents",
        "Great-Great Grandparents",
        "Female",
        "born 1 Mar 2024",
        "Registration number: FEL-2026-000777",
        "Owner: Анна Карлова",
        "As of 20 Nov 2026",
        "1 Mar 2022",
        "1 Mar 2020",
      ],
    ],
    [
      "ru",
      [
        "Родители",
        "Прапрадедушки и прапрабабушки",
        "Кошка",
        "род. 1 мар. 2024 г.",
        "Регистрационный номер: FEL-2026-000777",
        "Владелец: Анна Карлова",
        "1 мар. 2022 г.",
      ],
    ],
  ] as const)(
    "says what the screen says, on one page, to a guest (%s)",
    async (language, expected) => {
      const response = await fetched(pedigreeFile(cat.id, "pdf"), { language });
      expect(response.headers.get("content-type")).toBe("application/pdf");
      const { pages, text } = await pdfText(await bytesOf(response));
      expect(pages).toBe(1);
      expect(names).toHaveLength(31);
      for (const name of names) expect(bare(text), text).toContain(bare(name));
      for (const words of [...expected, "GIC Silver", "SIB ns 09 22", `/cats/${cat.id}`])
        expect(bare(text)).toContain(bare(words));
      // Birth dates of only two generations, as on the screen, and nothing private.
      expect(text).not.toContain("2018");
      expect(text).not.toContain("secret");
    },
  );

  it.each([
    ["en", "unknown"],
    ["ru", "неизвестно"],
  ] as const)("has empty places for who is unknown (%s)", async (language, unknown) => {
    const response = await fetched(pedigreeFile(lonely.id, "pdf"), { language });
    const { pages, text } = await pdfText(await bytesOf(response));
    expect(pages).toBe(1);
    expect(text.split(unknown)).toHaveLength(31);
    expect(text).toContain("Сирота");
    expect(text).not.toContain("643");
  });

  it("is named after the cat, even with other letters in the name", async () => {
    const named = async (language: Language) =>
      (await fetched(pedigreeFile(lonely.id, "pdf"), { language })).headers.get(
        "content-disposition",
      );
    expect(await named("en")).toBe(
      `attachment; filename="pedigree-${lonely.id}.pdf"; filename*=UTF-8''Pedigree%20of%20${encodeURIComponent("Сирота")}.pdf`,
    );
    expect(await named("ru")).toContain(encodeURIComponent("Родословная Сирота"));
  });
});

describe("the pedigree as SVG", () => {
  it("is well-formed, without scripts and links, with all names as text", async () => {
    const response = await fetched(pedigreeFile(cat.id, "svg"), { language: "ru" });
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    const svg = await response.text();
    await expect(sharp(Buffer.from(svg)).stats()).resolves.toBeDefined();
    for (const name of names) expect(svg).toContain(`>${name}</text>`);
    expect(svg).not.toMatch(/<script|<foreignObject|<image|<a[\s>]|\son\w+=|javascript:/i);
    expect(svg).toContain('width="297mm" height="210mm"');
  });

  it("keeps characters in names that are special in XML", async () => {
    const odd = await buildCat(server, { owner, cat_name: "Odd" });
    // Forms refuse them, but records from elsewhere may have them.
    await server.pool.query("update cats set cat_name = $2 where id = $1", [
      odd.id,
      `<a href="x">&lt;'`,
    ]);
    const svg = await (await fetched(pedigreeFile(odd.id, "svg"))).text();
    expect(svg).toContain(`>&lt;a href=&quot;x&quot;&gt;&amp;lt;'</text>`);
    await expect(sharp(Buffer.from(svg)).stats()).resolves.toBeDefined();
  });
});

describe("the pedigree as PNG", () => {
  it("is an A4 sheet with ten pixels per millimetre, white with print", async () => {
    const response = await fetched(pedigreeFile(cat.id, "png"));
    expect(response.headers.get("content-type")).toBe("image/png");
    const picture = sharp(await bytesOf(response));
    const { width, height, density } = await picture.metadata();
    expect([width, height, density]).toEqual([2970, 2100, 254]);
    const { dominant, channels } = await picture.stats();
    expect(dominant.r).toBeGreaterThan(240);
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(60);
  });

  it("shows the names: another pedigree is another picture in the same places", async () => {
    const pixels = async (id: number) =>
      sharp(await bytesOf(await fetched(pedigreeFile(id, "png"))))
        .grayscale()
        .raw()
        .toBuffer();
    const [full, empty] = [await pixels(cat.id), await pixels(lonely.id)];
    expect(full.length).toBe(empty.length);
    const ink = (data: Buffer) => data.reduce((sum, value) => sum + (value < 100 ? 1 : 0), 0);
    expect(ink(full)).toBeGreaterThan(ink(empty) * 3);
  });
});

describe("each file", () => {
  it("is public, and does not exist for an unknown cat", async () => {
    const stranger = await buildMember(server);
    for (const type of PEDIGREE_FILE_TYPES) {
      const member: Record<string, string> = { cookie: await server.sessionCookie(stranger) };
      for (const headers of [{}, member])
        expect((await fetched(pedigreeFile(lonely.id, type), { headers })).status).toBe(200);
      expect((await fetched(pedigreeFile(99_999_999, type))).status).toBe(404);
    }
  });

  it.each(["x.pdf", "0.pdf", "-1.pdf", "1.exe", "1", "1.pdf.svg", "9999999999.pdf", "%00.pdf"])(
    "is not there under %s",
    async (name) => {
      expect([400, 404]).toContain((await fetched(`/pedigrees/${name}`)).status);
    },
  );

  it("is downloaded again only if it has changed, by language and by day", async () => {
    const path = pedigreeFile(lonely.id, "svg");
    const first = await fetched(path);
    const tag = first.headers.get("etag")!;
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("vary")).toContain("cookie");
    expect(first.headers.get("x-robots-tag")).toBe("noindex");
    const again = (language: Language = "en") =>
      fetched(path, { language, headers: { "if-none-match": tag } }).then(({ status }) => status);
    expect(await again()).toBe(304);
    expect(await again("ru")).toBe(200);
    await server.pool.query("update cats set cat_birthdate = '2020-02-29' where id = $1", [
      lonely.id,
    ]);
    expect(await again()).toBe(200);
  });

  it("is the same, byte for byte, throughout a day", async () => {
    for (const type of PEDIGREE_FILE_TYPES) {
      const [one, other] = await Promise.all(
        [1, 2].map(async () => bytesOf(await fetched(pedigreeFile(cat.id, type)))),
      );
      expect(Buffer.from(one!).equals(other!), type).toBe(true);
    }
  });
});

describe("a caller who requests too many", () => {
  it("is told to wait, without anything drawn", async () => {
    const [limit] = PEDIGREE_FILE_LIMITS;
    const strict = await startTestServer({ config: { limitFactor: 2 / limit.most } });
    try {
      const { id } = await buildCat(strict, {});
      const ask = () => strict.raw(pedigreeFile(id, "svg"), { headers: { host: "localhost" } });
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });
});

describe("after all this", () => {
  it("the server has logged no errors", () => {
    expect(server.faults).toEqual([]);
  });
});
