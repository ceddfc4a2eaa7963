import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync } from "node:fs";
import Document from "pdfkit";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import { readPedigree } from "@felistry/contract/readings.ts";
import type { ReadPedigree } from "@felistry/domain/recognition/recognised.ts";
import { hasRussian, tessdataDir } from "@felistry/server/recognition/tesseract.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { paperPedigree } from "@felistry/testkit/scans/paper-pedigree.ts";
import { printPedigree } from "@felistry/testkit/scans/print-pedigree.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { compared, share } from "@felistry/testkit/scans/score.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

/** A busy machine may take its time; the limit itself has tests of its own. */
const PATIENT = { RECOGNISER_SECONDS: "240" };
const LONG = 280_000;

type Body = Answer<"POST /uploadToAi"> & { message: string };

let server: TestServer;
let member: BuiltMember;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer({ env: PATIENT });
  member = await buildMember(server);
  cookie = await server.sessionCookie(member);
});
afterAll(() => server.stop());

/** Whatever was sent: no process reads on, and nothing was put into the store or the database. */
afterEach(async () => {
  const left = [...server.services.readings.running(), ...(await storedFiles(server))];
  if (left.length > 0) throw new Error(`left behind: ${left.join(", ")}`);
});

async function storedFiles({ services, pool }: TestServer): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>("select path from uploads");
  const folder = `${services.config.dataDir}/files`;
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    // The store makes its folder with its first file.
  }
  return [...rows.map(({ path }) => path), ...names];
}

interface Sending {
  readonly fields?: Record<string, string>;
  readonly name?: string;
  readonly headers?: Record<string, string>;
  readonly to?: TestServer;
}

async function send(
  file: Buffer | null,
  { fields = {}, name = "scan.png", headers, to = server }: Sending = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set("image", new Blob([new Uint8Array(file)]), name);
  const response = await to.raw("/api/uploadToAi", {
    method: "POST",
    headers: { host: "localhost", cookie, ...headers },
    body: form,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Body,
  };
}

const read = (body: Body): ReadPedigree => readPedigree.parse(JSON.parse(body.recognizedText));

const blank = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: "#f6f3ec" } })
    .png()
    .toBuffer();

/** Loops and strokes of a pen, no letter of any print. */
function handwriting(): Promise<Buffer> {
  const strokes = Array.from({ length: 14 }, (_, i) => {
    const y = 60 + i * 44;
    const loops = Array.from(
      { length: 12 },
      (_, j) =>
        `q ${12 + ((i * j) % 17)} ${-30 + ((i + j) % 5) * 9} ${26 + ((j * 7) % 11)} ${(j % 3) * 5 - 4} t 14 ${((i + j) % 4) * 4 - 6}`,
    );
    return `<path d="M 40 ${y} ${loops.join(" ")}" fill="none" stroke="#223" stroke-width="2.4"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="720"><path fill="#fbf8f0" d="M0 0h900v720H0z"/>${strokes.join("")}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

function pdfOfPages(count: number): Promise<Buffer> {
  const document = new Document({ size: "A6" });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (let page = 1; page < count; page++) document.addPage();
  document.end();
  return new Promise((resolve) => document.on("end", () => resolve(Buffer.concat(chunks))));
}

describe("a good scan", () => {
  test(
    "[7-88] [D1-05] is read: recognizedText is JSON of every field with its confidence and region",
    { timeout: LONG },
    async () => {
      const { paper, file } = await madeScan({
        language: "en",
        layout: "grid",
        variant: 1,
        wear: "clean",
      });
      const { status, body } = await send(file);
      expect(status).toBe(200);
      const pedigree = read(body);
      const results = compared(paper, pedigree);
      expect(results.filter(({ right }) => !right).length / results.length).toBeLessThan(0.05);
      expect(pedigree.ancestors).toHaveLength(30);
      const [page] = body.data.pages;
      expect(body.data).toMatchObject({ page_count: 1, recogniser: "embedded", matches: [] });
      const picture = await sharp(Buffer.from(page!.jpeg, "base64")).metadata();
      expect(picture).toMatchObject({ format: "jpeg", width: page!.width, height: page!.height });
      for (const field of [pedigree.number!, pedigree.cat.name!, pedigree.ancestors[0]!.name]) {
        expect(field.confidence).toBeGreaterThan(0.5);
        expect(field.region).toMatchObject({ page: 0 });
        expect(field.region!.w).toBeGreaterThan(0);
        expect(field.region!.x + field.region!.w).toBeLessThanOrEqual(1);
      }
      // The sire stands in the upper half, the dam in the lower one.
      expect(pedigree.ancestors[0]!.name.region!.y).toBeLessThan(
        pedigree.ancestors[1]!.name.region!.y,
      );
    },
  );

  test(
    "a photo on its side is turned upright; a cat of the registry is offered for an ancestor",
    { timeout: LONG },
    async () => {
      const { paper, file } = await madeScan({
        language: "en",
        layout: "bracket",
        variant: 2,
        wear: "sideways",
      });
      const sire = paper.ancestors.get(2)!;
      const known = await buildCat(server, {
        sex: "male",
        ...(sire.prefix !== "" && { prefix: sire.prefix.replace("*", " ") }),
        cat_name: sire.name,
        ...(sire.suffix !== "" && { suffix: sire.suffix }),
        born: null,
      });
      const { status, body } = await send(file);
      expect(status).toBe(200);
      expect(share(compared(paper, read(body)))).toBeGreaterThan(0.8);
      expect(body.data.pages[0]!.width).toBeGreaterThan(body.data.pages[0]!.height);
      expect(body.data.matches.find(({ position }) => position === 2)?.cats[0]).toMatchObject({
        id: known.id,
      });
    },
  );

  // Debian's package tesseract-ocr-rus has the model; no package of the npm registry has.
  test.skipIf(!hasRussian(tessdataDir(undefined)))(
    "Russian print is read, names of both scripts in it",
    { timeout: LONG },
    async () => {
      const { paper, file } = await madeScan({
        language: "ru",
        layout: "list",
        variant: 2,
        wear: "tilted",
      });
      const { status, body } = await send(file);
      expect(status).toBe(200);
      const pedigree = read(body);
      expect(share(compared(paper, pedigree))).toBeGreaterThan(0.8);
      expect(body.data.notices).toEqual([]);
    },
  );

  test(
    "a PDF is read page by page, its progress told to its sender only; what follows the third page is left out",
    { timeout: LONG },
    async () => {
      const readingId = crypto.randomUUID();
      const file = await printPedigree(paperPedigree("en", 3), { layout: "list", emptyPages: 4 });
      const sent = send(file, { fields: { readingId }, name: "pedigree.pdf" });
      const stranger = await buildMember(server);
      let seen: Answer<"GET /readings/{id}/progress">["data"] = null;
      while (!seen || seen.page === 0) {
        seen = (
          await server.as(member)("GET /readings/{id}/progress", { params: { id: readingId } })
        ).data;
        expect(
          (await server.as(stranger)("GET /readings/{id}/progress", { params: { id: readingId } }))
            .data,
        ).toBeNull();
      }
      expect(seen).toMatchObject({ page: 1, pages: 3, ahead: 0 });
      const { status, body } = await sent;
      expect(status).toBe(200);
      expect(read(body).cat.name?.value).toBeTruthy();
      expect(body.data).toMatchObject({ page_count: 5, notices: ["pages_left_out"] });
      expect(body.data.pages).toHaveLength(3);
      expect(
        (await server.as(member)("GET /readings/{id}/progress", { params: { id: readingId } }))
          .data,
      ).toBeNull();
    },
  );
});

describe("bad input", () => {
  test.for([
    ["no file", 400, null, "Please select a file"],
    ["an empty file", 400, Buffer.alloc(0), "Please select a file"],
    ["HTML named .png", 415, Buffer.from("<!doctype html><script>alert(1)</script>"), "Only JPEG"],
    ["a broken PDF", 415, Buffer.from("%PDF-1.7\nnothing of a PDF follows"), "cannot be opened"],
    ["too large a file", 413, Buffer.alloc(10_485_761), "10"],
  ] as const)("[7-89] %s is refused with %i", { timeout: LONG }, async ([, status, file, text]) => {
    const answer = await send(file);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringContaining(text) });
    expect(answer.body.recognizedText).toBeUndefined();
  });

  test(
    "[7-89] half a picture, a protected PDF, an empty sheet and handwriting are refused in the reader's language",
    { timeout: LONG },
    async () => {
      const whole = await sharp({
        create: {
          width: 600,
          height: 600,
          channels: 3,
          background: "#987",
          noise: { type: "gaussian", mean: 120, sigma: 40 },
        },
      })
        .jpeg()
        .toBuffer();
      const locked = await printPedigree(paperPedigree("en", 1), {
        layout: "list",
        password: "secret",
      });
      const cases: [Buffer, number, RegExp][] = [
        [whole.subarray(0, 900), 415, /не удаётся прочитать/],
        [locked, 415, /защищён паролем/],
        [await blank(), 400, /не удаётся разобрать/],
        [await handwriting(), 400, /не удаётся разобрать/],
        [await pdfOfPages(500), 400, /не удаётся разобрать/],
      ];
      for (const [file, status, message] of cases) {
        const answer = await send(file, { headers: { host: "ru.localhost" } });
        expect([answer.status, answer.body.message]).toEqual([
          status,
          expect.stringMatching(message),
        ]);
      }
      expect(server.faults).toEqual([]);
    },
  );
});

describe("access", () => {
  test(
    "[7-88] guests may not; for a cat only its owners and the club may",
    { timeout: LONG },
    async () => {
      expect((await send(await blank(), { headers: { cookie: "" } })).status).toBe(401);
      const cat = await buildCat(server, { owner: buildMember(server) });
      const fields = { catId: String(cat.id) };
      expect((await send(await blank(), { fields })).status).toBe(403);
      expect((await send(await blank(), { fields: { catId: "999999" } })).status).toBe(404);
      const admin = await server.sessionCookie(await buildAdmin(server));
      // The sheet is empty: to be told so is the right to ask.
      expect((await send(await blank(), { fields, headers: { cookie: admin } })).status).toBe(400);
    },
  );
});

describe("limits", () => {
  let limited: TestServer;
  afterEach(() => limited.stop());
  const start = async (env: Record<string, string>) => {
    limited = await startTestServer({ env });
    return {
      to: limited,
      headers: { cookie: await limited.sessionCookie(await buildMember(limited)) },
    };
  };

  test.for([
    ["seconds", { RECOGNISER_SECONDS: "0.3" }],
    ["megabytes", { RECOGNISER_MB: "64", RECOGNISER_SECONDS: "240" }],
  ] as const)(
    "a reading beyond its %s is ended, and no process is left",
    { timeout: LONG },
    async ([, env]) => {
      const sending = await start(env);
      const { file } = await madeScan({
        language: "en",
        layout: "grid",
        variant: 1,
        wear: "clean",
      });
      const sent = send(file, sending);
      let pids: readonly number[] = [];
      while (pids.length === 0) {
        pids = limited.services.readings.running();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      const answer = await sent;
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain("takes too long");
      expect(limited.services.readings.running()).toEqual([]);
      for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
      expect(await storedFiles(limited)).toEqual([]);
    },
  );

  test(
    "[7-89] [D1-15] who finds the queue full, or nobody who reads, is told when to come back",
    { timeout: LONG },
    async () => {
      const sending = await start({ RECOGNISER_QUEUE: "0", RECOGNISER_SECONDS: "240" });
      const first = send(await handwriting(), sending);
      while (limited.services.readings.running().length === 0)
        await new Promise((resolve) => setTimeout(resolve, 5));
      const second = await send(await blank(), sending);
      expect(second.status).toBe(503);
      expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
      // The site goes on meanwhile.
      expect((await limited.raw("/api/breeds")).status).toBe(200);
      expect((await first).status).toBe(400);
      await limited.stop();
      const none = await send(await blank(), await start({ RECOGNISER_WORKERS: "0" }));
      expect(none.status).toBe(503);
      expect(none.headers.get("retry-after")).not.toBeNull();
    },
  );
});

describe("an endpoint", () => {
  let endpoint: Server;
  let limited: TestServer;
  let respond: (body: string) => {
    status?: number;
    text?: string;
    delayMs?: number;
    hangsUp?: boolean;
  };
  let asked: { url: string; authorization: string | undefined; body: string }[];

  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = Buffer.concat(chunks).toString();
        asked.push({ url: request.url!, authorization: request.headers.authorization, body });
        const { status = 200, text = "", delayMs = 0, hangsUp = false } = respond(body);
        if (hangsUp) return request.socket.destroy();
        setTimeout(
          () => response.writeHead(status, { "content-type": "application/json" }).end(text),
          delayMs,
        );
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
    const { port } = endpoint.address() as AddressInfo;
    limited = await startTestServer({
      env: {
        RECOGNISER_URL: `http://127.0.0.1:${port}/v1`,
        RECOGNISER_KEY: "k-1",
        RECOGNISER_MODEL: "reader-1",
        RECOGNISER_SECONDS: "45",
      },
    });
  });
  afterAll(async () => {
    endpoint.closeAllConnections();
    endpoint.close();
    await limited.stop();
  });

  const saying = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
  const sendToEndpoint = async () => {
    asked = [];
    const { paper, file } = await madeScan({
      language: "en",
      layout: "list",
      variant: 0,
      wear: "clean",
    });
    const cookieThere = await limited.sessionCookie(await buildMember(limited));
    return { paper, ...(await send(file, { to: limited, headers: { cookie: cookieThere } })) };
  };

  test(
    "[7-88] reads where it is configured; fences around its answer and fields that are none are dealt with",
    { timeout: LONG },
    async () => {
      respond = () => ({
        text: saying(
          `Here it is:\n\`\`\`json\n${JSON.stringify({
            number: { value: "LO 77", confidence: 0.91 },
            cat: {
              name: "Mira",
              sex: { value: "unknown" },
              birthdate: { value: "2022-02-31" },
              ems: { value: "sib N 22", confidence: 4 },
            },
            ancestors: [
              { position: 2, name: { value: "Ares", confidence: 0.8 } },
              { position: 99, name: "Nobody" },
              { position: 2, name: "Twice" },
              "text",
            ],
            issuer: { html: "<script>" },
          })}\n\`\`\``,
        ),
      });
      const { status, body } = await sendToEndpoint();
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ recogniser: "endpoint", notices: [] });
      const pedigree = read(body);
      expect(pedigree.number).toMatchObject({
        value: "LO 77",
        confidence: 0.91,
        region: { page: 0 },
      });
      expect(pedigree.cat).toMatchObject({
        name: { value: "Mira", confidence: 0.6 },
        sex: null,
        birthdate: null,
        ems: { value: "SIB n 22", confidence: 0.6 },
      });
      expect(pedigree.ancestors.map(({ position, name }) => [position, name.value])).toEqual([
        [2, "Ares"],
      ]);
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatchObject({ url: "/v1/chat/completions", authorization: "Bearer k-1" });
      expect(JSON.parse(asked[0]!.body)).toMatchObject({ model: "reader-1" });
      expect(asked[0]!.body).toContain("data:image/jpeg;base64,");
    },
  );

  test.for([
    ["is down", { status: 500, text: "oops" }],
    ["hangs up", { hangsUp: true }],
    ["does not end", { text: saying("x".repeat(1_000_000)) }],
    ["answers no JSON", { text: saying("I am sorry, I cannot help with that.") }],
    ["answers half of it", { text: saying('```json\n{"number": {"value": "LO') }],
    ["answers something else", { text: "<html>" }],
    ["is slow", { text: saying("{}"), delayMs: 60_000 }],
  ] as const)(
    "one that %s is replaced by the embedded recogniser, and the reader is told",
    { timeout: LONG },
    async ([, answer]) => {
      respond = () => answer;
      const { status, body, paper } = await sendToEndpoint();
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        recogniser: "embedded",
        notices: expect.arrayContaining(["endpoint_failed"]),
      });
      expect(body.message).toContain("built-in one");
      expect(share(compared(paper, read(body)))).toBeGreaterThan(0.9);
    },
  );
});
