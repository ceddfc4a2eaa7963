/** Sends scans for reading, and gets the results. */
import { readdirSync } from "node:fs";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import { readPedigree } from "@felistry/contract/readings.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;
export let member: BuiltMember;
let cookie: string;

/** A busy machine may be slow; the limit itself has separate tests. */
export const PATIENT_SECONDS = 240;

export async function storedFiles({ services, pool }: TestServer): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>(
    "select path from uploads union all select source from readings",
  );
  const folder = `${services.config.dataDir}/files`;
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    // The store creates its folder with the first file.
  }
  return [...rows.map(({ path }) => path), ...names];
}

/** Sets up, for the calling test file: a server with time to read, and a member who uploads. */
export function startWithSender(): void {
  beforeAll(async () => {
    server = await startTestServer({ env: { RECOGNISER_SECONDS: String(PATIENT_SECONDS) } });
    member = await buildMember(server);
    cookie = await server.sessionCookie(member);
  });
  afterAll(() => server.stop());
  /** Afterwards no process is still reading, and nothing was added to the store or the database. */
  afterEach(async () => {
    const left = [...server.services.readings.running(), ...(await storedFiles(server))];
    if (left.length > 0) throw new Error(`left behind: ${left.join(", ")}`);
  });
}

export const LONG = 280_000;

type Body = Omit<Answer<"POST /uploadToAi">, "data"> & Pick<Answer<"GET /readings/{id}">, "data">;

interface Sending {
  readonly fields?: Record<string, string>;
  readonly name?: string;
  readonly headers?: Record<string, string>;
  readonly to?: TestServer;
}

export async function send(
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

export const read = (body: Body): ReadPedigree =>
  readPedigree.parse(JSON.parse(body.recognizedText));

export const blank = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: "#f6f3ec" } })
    .png()
    .toBuffer();

/** Pen loops and strokes, without any printed letter. */
export function handwriting(): Promise<Buffer> {
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
