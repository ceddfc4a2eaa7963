import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { withoutCameraData } from "./camera-data.ts";

const SECRET = "Secret camera of Anna";
const MARK = Buffer.from(SECRET);

const picture = () =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: "#456",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .withExif({ IFD0: { Make: SECRET, Artist: SECRET }, IFD3: { GPSLatitude: "55/1 45/1 0/1" } })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description about="${SECRET}"/></rdf:RDF></x:xmpmeta>`,
    );

const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();

function inserted(bytes: Buffer, at: number, part: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at), MARK]);
}

function jpegSegment(marker: number, data: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, Buffer.from(data, "latin1")]);
}

async function jpeg(progressive: boolean): Promise<Buffer> {
  const bytes = await picture().withIccProfile("p3").jpeg({ progressive }).toBuffer();
  const parts = [
    jpegSegment(0xfe, SECRET),
    jpegSegment(0xed, `Photoshop 3.0\0${SECRET}`),
    jpegSegment(0xe2, `MPF\0${SECRET}`),
    jpegSegment(0xe5, SECRET),
  ];
  return inserted(bytes, 2, Buffer.concat(parts));
}

async function png(): Promise<Buffer> {
  const chunk = (name: string) => {
    const data = Buffer.from(`${name}Comment\0${SECRET}`, "latin1");
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.length - 4, 0);
    around.writeUInt32BE(crc32(data), 4);
    return Buffer.concat([around.subarray(0, 4), data, around.subarray(4)]);
  };
  const bytes = await picture().png().toBuffer();
  return inserted(bytes, 33, Buffer.concat([chunk("tEXt"), chunk("seCr")]));
}

async function gif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(["#f00", "#00f"].map(frame));
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [90, 90], loop: 3 })
    .toBuffer();
  const blocks = (data: string) =>
    Buffer.concat([Buffer.from([data.length]), Buffer.from(data), Buffer.from([0])]);
  const first = bytes.indexOf(Buffer.from([0x21]), 13);
  return inserted(
    bytes,
    first,
    Buffer.concat([
      Buffer.from([0x21, 0xfe]),
      blocks(SECRET),
      Buffer.from([0x21, 0xff, 11]),
      Buffer.from("XMP DataXMP"),
      blocks(SECRET),
    ]),
  );
}

describe("[SEC-17] [D11-08] an original", () => {
  test.for([
    ["JPEG", "jpg", () => jpeg(false)],
    ["progressive JPEG", "jpg", () => jpeg(true)],
    ["PNG", "png", png],
    ["GIF", "gif", gif],
  ] as const)("of %s loses camera data, and no pixel", async ([, extension, make]) => {
    const sent = await make();
    expect(sent.includes(MARK)).toBe(true);
    const kept = withoutCameraData(sent, extension, 1);
    expect(kept.includes(MARK)).toBe(false);
    const { exif, xmp, iptc, comments, ...rest } = await sharp(kept).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect((await pixels(kept)).equals(await pixels(sent))).toBe(true);
    const before = await sharp(sent).metadata();
    expect([rest.icc?.length, rest.pages, rest.loop, rest.delay]).toEqual([
      before.icc?.length,
      before.pages,
      before.loop,
      before.delay,
    ]);
  });

  test.for([
    ["jpg", () => picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ["png", () => picture().withMetadata({ orientation: 8 }).png().toBuffer()],
  ] as const)("keeps which way is up (%s)", async ([extension, make]) => {
    const sent = await make();
    const { orientation } = await sharp(sent).metadata();
    const kept = withoutCameraData(sent, extension, orientation!);
    expect((await sharp(kept).metadata()).orientation).toBe(orientation);
    expect((await sharp(kept).metadata()).exif!.length).toBeLessThan(40);
    const [before, after] = [sent, kept].map((bytes) => sharp(bytes).autoOrient().raw().toBuffer());
    expect((await after!).equals(await before!)).toBe(true);
  });
});
