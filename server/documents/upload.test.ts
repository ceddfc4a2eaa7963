import { readdirSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UPLOAD_MAX_BYTES, uploadPrefixes } from "@felistry/contract/documents.ts";
import { photoSources } from "@felistry/domain/photos/photo-sources.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { smallPicture } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let member: BuiltMember;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer();
  member = await buildMember(server);
  cookie = await server.sessionCookie(member);
});
afterAll(() => server.stop());

interface Sent {
  status: number;
  body: {
    success: boolean;
    message: string;
    filePath: string;
    data: { filePath: string; width: number; height: number };
    errors?: { field: string }[];
  };
}

async function send(
  file: Buffer | null,
  fields: Record<string, string> = { prefix: "cat-photo" },
  name = "cat.jpg",
  headers: Record<string, string> = { cookie },
): Promise<Sent> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set("file", new Blob([new Uint8Array(file)]), name);
  const response = await server.raw("/api/upload", { method: "POST", headers, body: form });
  return { status: response.status, body: (await response.json()) as Sent["body"] };
}

async function fetched(path: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await server.raw(path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: "#786" } });

const jpeg = (width?: number, height?: number) => plain(width, height).jpeg().toBuffer();

const gif = () => plain().gif().toBuffer();

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** Noise cannot be packed: half of the bytes are half of the picture. */
async function halfPicture(): Promise<Buffer> {
  const whole = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: "#555",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

/** A PNG header that claims a size, with nothing behind it. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", Buffer.alloc(20))]);
}

/** A JPEG of exactly so many bytes: decoders stop reading at its end marker. */
async function jpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await jpeg();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

describe("types by content", () => {
  test.each([
    ["a JPEG", jpeg],
    ["a PNG", smallPicture],
    ["a GIF", gif],
  ])("[9-13] [D7-04] takes %s, whatever its name", async (_type, file) => {
    const { status, body } = await send(await file(), undefined, "notes.txt");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ width: 64, height: 48 });
    expect(body.filePath).toBe(body.data.filePath);
    expect(photoSources(body.filePath)).toMatchObject({ width: 64, height: 48 });
  });

  test.each([
    ["an SVG", svg],
    ["a text", Buffer.from("just a text, long enough to be one")],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF")],
    ["a WebP", plain().webp().toBuffer()],
  ])("[D1-13] [D7-01] [D7-04] refuses %s that is called .png", async (_type, file) => {
    const { status, body } = await send(await file, undefined, "cat.png");
    expect(status).toBe(415);
    expect(body.message).toBe("Only JPEG, PNG and GIF pictures are accepted");
  });

  test("[D7-01] a picture that ends in the middle is refused", async () => {
    const { status, body } = await send(await halfPicture());
    expect(status).toBe(415);
    expect(body.message).toBe("This picture cannot be read");
  });
});

describe("bounds", () => {
  test("[9-12] [D1-12] [5-45] takes 10485760 bytes and not one more", async () => {
    const largest = await send(await jpegOfSize(UPLOAD_MAX_BYTES));
    expect(largest.status).toBe(200);
    const tooLarge = await send(await jpegOfSize(UPLOAD_MAX_BYTES + 1));
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.body.message).toBe(
      "File size exceeds the 10MB limit. Please choose a smaller file.",
    );
  });

  test("[D7-03] a small file that claims 50000 by 50000 pixels is refused before it is decoded", async () => {
    const { status, body } = await send(pngClaiming(50_000, 50_000));
    expect(status).toBe(415);
    expect(body.message).toBe("This picture has too many pixels");
  });

  test.each([
    ["without a file", null, "Please select a file"],
    ["with an empty one", Buffer.alloc(0), "This file is empty. Choose another one."],
  ])("[5-44] %s the message says so", async (_, file, message) => {
    const { status, body } = await send(file);
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe("what is refused", () => {
  const stored = async () => {
    const { rows } = await server.pool.query("select count(*)::int as uploads from uploads");
    const files = readdirSync(`${server.services.config.dataDir}/files`, { recursive: true });
    return [rows[0].uploads, files.length];
  };

  test.each(uploadPrefixes)("[D7-01] leaves nothing of a %s behind", async (prefix) => {
    await send(await jpeg());
    const before = await stored();
    for (const [file, status] of [
      [Buffer.from("<!doctype html><script>alert(1)</script>"), 415],
      [svg, 415],
      [await halfPicture(), 415],
      [pngClaiming(50_000, 50_000), 415],
      [await jpegOfSize(UPLOAD_MAX_BYTES + 1), 413],
    ] as const)
      expect((await send(file, { prefix }, "scan.png")).status).toBe(status);
    expect(await stored()).toEqual(before);
  });
});

/** [SEC-17]: nothing is left but which way is up. */
async function expectCleanOriginal(path: string): Promise<void> {
  const { rows } = await server.pool.query<{ original_key: string }>(
    "select original_key from uploads where path = $1",
    [path],
  );
  const original = await server.services.files.get(rows[0]!.original_key);
  expect(original.includes("Secret camera")).toBe(false);
  expect(await sharp(original).metadata()).toMatchObject({ width: 60, height: 40, orientation: 6 });
}

describe("what is stored", () => {
  test("[SEC-17] [D7-02] where the photo was taken is gone, and it stands upright", async () => {
    const sideways = await sharp({
      create: { width: 60, height: 40, channels: 3, background: "#00f" },
    })
      .composite([
        {
          input: { create: { width: 60, height: 20, channels: 3, background: "#f00" } },
          gravity: "north",
        },
      ])
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: "Secret camera" },
        IFD3: { GPSLatitude: "55/1 45/1 0/1", GPSLatitudeRef: "N" },
      })
      .jpeg({ quality: 95 })
      .toBuffer();
    const sent = await sharp(sideways).metadata();
    expect(sent.orientation).toBe(6);
    expect(sent.exif?.includes("Secret camera")).toBe(true);
    const { body } = await send(sideways);
    await expectCleanOriginal(body.filePath);
    expect(body.data).toMatchObject({ width: 40, height: 60 });
    for (const path of [body.filePath, body.filePath.replace(/webp$/, "avif")]) {
      const { bytes } = await fetched(path);
      const stored = await sharp(bytes).metadata();
      expect(stored).toMatchObject({ width: 40, height: 60 });
      expect(stored.exif).toBeUndefined();
      expect(stored.icc).toBeUndefined();
      // Turned a quarter clockwise, what was on top is on the right.
      const right = await sharp(bytes)
        .extract({ left: 30, top: 20, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      expect(right[0]).toBeGreaterThan(right[2]! + 100);
    }
  });

  test("[D7-05] [D7-07] a photo is public in several widths of both types, none wider than it was", async () => {
    const { body } = await send(await jpeg(900, 600));
    const sources = photoSources(body.filePath)!;
    expect(sources).toMatchObject({ width: 900, height: 600 });
    for (const set of [sources.avif, sources.webp]) {
      const widths = [];
      for (const entry of set.split(", ")) {
        const [path, width] = entry.split(" ");
        const { response, bytes } = await fetched(path!);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe(`image/${path!.split(".").at(-1)}`);
        expect(response.headers.get("cache-control")).toContain("immutable");
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        expect((await sharp(bytes).metadata()).width).toBe(parseInt(width!));
        widths.push(width);
      }
      expect(widths).toEqual(["320w", "640w", "900w"]);
    }
  });

  test("[D7-05] one file sent twice has two names", async () => {
    const file = await jpeg();
    const [first, second] = [await send(file), await send(file)];
    expect(first.body.filePath).not.toBe(second.body.filePath);
  });

  test("[D7-06] the original has no address, nor has anything beside the photos", async () => {
    const { body } = await send(await jpeg());
    const { rows } = await server.pool.query<{ original_key: string }>(
      "select original_key from uploads where path = $1",
      [body.filePath],
    );
    const key = rows[0]!.original_key;
    expect(await server.services.files.exists(key)).toBe(true);
    const name = key.split("/")[1]!;
    for (const path of [`/photos/${name}`, `/${key}`, `/photos/..%2f..%2f${key}`, "/photos/x"]) {
      expect((await server.raw(path)).status, path).toBe(404);
    }
  });

  test.each(["metric", "pedigree"])("[D7-08] a scan of a %s is nowhere public", async (prefix) => {
    const { status, body } = await send(await jpeg(), { prefix });
    expect(status).toBe(200);
    expect(body.filePath).toMatch(/^\/scans\//);
    for (const path of [body.filePath, body.filePath.replace("/scans/", "/photos/")]) {
      expect((await server.raw(path)).status).toBe(404);
    }
  });
});

describe("who may", () => {
  test("[7-104] [D9-11] a guest may not", async () => {
    expect((await send(await jpeg(), undefined, undefined, {})).status).toBe(401);
  });

  test("[D9-11] [7-106] the prefix is one of five", async () => {
    for (const prefix of ["cat-photo", "profile", "cattery"]) {
      const { status, body } = await send(await jpeg(), { prefix });
      expect(status).toBe(200);
      expect(body.filePath).toBe(body.data.filePath);
    }
    for (const fields of [{ prefix: "x" }, {}] as Record<string, string>[]) {
      const { status, body } = await send(await jpeg(), fields);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: "prefix" }]);
    }
  });

  test("[D9-11] a photo for a cat only by its owners; a foreign userId changes nothing", async () => {
    const own = await buildCat(server, { owner: member });
    const foreign = await buildCat(server);
    const to = (catId: number) => ({
      prefix: "cat-photo",
      catId: String(catId),
      userId: String(foreign.users_id),
    });
    expect((await send(await jpeg(), to(own.id))).status).toBe(200);
    expect((await send(await jpeg(), to(foreign.id))).status).toBe(403);
    expect((await send(await jpeg(), to(999_999))).status).toBe(404);
  });
});
