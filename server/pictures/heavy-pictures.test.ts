import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jpegOfManyPixels, jpegOfScans } from "@felistry/testkit/heavy-pictures.ts";
import { residentMegabytes } from "../processes/watched-process.ts";
import { openPictures, type Pictures } from "./picture-desk.ts";
import { MAX_SCANS } from "./picture-head.ts";

const LONG = 120_000;
const PATIENT = { seconds: 100, megabytes: 600 };

const faults: Error[] = [];
let desk: Pictures;
let manyPixels: Buffer;
let small: Buffer;

beforeAll(async () => {
  desk = openPictures((error) => faults.push(error), PATIENT);
  manyPixels = await jpegOfManyPixels(7_000);
  small = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#786" } })
    .jpeg()
    .toBuffer();
}, LONG);
afterAll(() => desk.stop());

const refusal = (code: string) => expect.objectContaining({ code });

describe("scans", () => {
  test("[SEC-02] in a progressive JPEG are counted before anything is decoded", async () => {
    const apart = openPictures(() => {}, PATIENT);
    for (const scans of [MAX_SCANS + 1, 883])
      await expect(apart.make(1, await jpegOfScans(scans), "photo")).rejects.toEqual(
        refusal("picture_too_heavy"),
      );
    expect(apart.running()).toEqual([]);
    await apart.stop();
  });

  test("[SEC-02] as many as editors write are accepted", async () => {
    const picture = await sharp(small).jpeg({ progressive: true }).toBuffer();
    expect(await desk.make(1, picture, "photo")).toMatchObject({ width: 64, height: 48 });
  });
});

describe("a picture being processed", () => {
  test.for([
    ["seconds", { seconds: 0.3, megabytes: 600 }],
    ["megabytes", { seconds: 100, megabytes: 200 }],
  ] as const)(
    "[SEC-02] beyond its %s is ended, and no process is left",
    { timeout: LONG },
    async ([, limits]) => {
      const bounded = openPictures(() => {}, limits);
      await expect(bounded.make(1, manyPixels, "photo")).rejects.toEqual(
        refusal("picture_too_heavy"),
      );
      expect(bounded.running()).toEqual([]);
      await bounded.stop();
    },
  );

  test("[SEC-02] affects nobody else when its process dies", { timeout: LONG }, async () => {
    const made = desk.make(1, manyPixels, "photo");
    await expect.poll(() => desk.running().length).toBeGreaterThan(0);
    for (const pid of desk.running()) process.kill(pid, "SIGSEGV");
    await expect(made).rejects.toEqual(refusal("broken_image"));
    expect(faults).toHaveLength(1);
    expect(await desk.make(1, small, "photo")).toMatchObject({ width: 64 });
  });

  test("[SEC-02] never holds up another member's small photo", { timeout: LONG }, async () => {
    const order: string[] = [];
    const large = [1, 2].map((member) =>
      desk.make(member, manyPixels, "photo").then(() => order.push("large")),
    );
    const other = desk.make(3, small, "photo").then(() => order.push("small"));
    await Promise.all([...large, other]);
    expect(order[0]).toBe("small");
  });
});

test(
  "[SEC-02] six pictures of 49 megapixels at once stay below 700 MB beside the server",
  { timeout: 2 * LONG },
  async () => {
    let peak = 0;
    const watch = setInterval(() => {
      void Promise.all(desk.running().map(residentMegabytes)).then((held) => {
        peak = Math.max(
          peak,
          held.reduce((sum, one) => sum + one, 0),
        );
      });
    }, 20);
    await Promise.all([1, 2, 3, 4, 5, 6].map((member) => desk.make(member, manyPixels, "photo")));
    clearInterval(watch);
    expect(peak).toBeGreaterThan(100);
    expect(peak).toBeLessThan(700);
  },
);
