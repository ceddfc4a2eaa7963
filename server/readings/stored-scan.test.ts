/** The club has an application's scan read: the answer, and that nothing else is stored. */
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import type { ReadingState } from "@felistry/contract/readings.ts";
import { placeAsSent } from "@felistry/domain/readings/place.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const LONG = 280_000;

let server: TestServer;
let owner: BuiltMember;
let club: string;

beforeAll(async () => {
  server = await startTestServer({ env: { RECOGNISER_SECONDS: "240" } });
  owner = await buildMember(server);
  club = await server.sessionCookie(await buildAdmin(server));
});
afterAll(() => server.stop());

async function pedigreeWith(file: Buffer): Promise<{ id: number; cat: BuiltCat }> {
  const cat = await buildCat(server, { owner });
  const pedigree_img_url = await buildUpload(server, {
    owner,
    prefix: "pedigree",
    catId: cat.id,
    file,
  });
  const response = await server.raw("/api/pedigrees", {
    method: "POST",
    headers: { cookie: await server.sessionCookie(owner), "content-type": "application/json" },
    body: JSON.stringify({
      pedigree_num: "P-1",
      issued_by: "Felis Club",
      cat_systems_id: 1,
      cat_id: cat.id,
      pedigree_img_url,
    }),
  });
  const body = (await response.json()) as Answer<"POST /pedigrees">;
  return { id: body.data.id, cat };
}

interface Reading {
  cookie?: string;
  to?: TestServer;
  onState?: (state: ReadingState) => void;
}

/** Begins a reading and waits for its end. */
async function readingOf(id: number, { cookie = club, to = server, onState }: Reading = {}) {
  const ask = async <T>(path: string, method = "GET") => {
    const response = await to.raw(path, { method, headers: { cookie } });
    return { status: response.status, body: (await response.json()) as T };
  };
  const begun = await ask<Answer<"POST /pedigrees/{id}/reading">>(
    `/api/pedigrees/${id}/reading`,
    "POST",
  );
  if (begun.status !== 200) return { status: begun.status, body: null };
  const path = `/api/readings/${begun.body.data.id}`;
  for (;;) {
    const { body } = await ask<Answer<"GET /readings/{id}/progress">>(`${path}/progress`);
    onState?.(body.data!);
    if (body.data!.step === "done" || body.data!.step === "failed") break;
    await sleep(50);
  }
  return ask<Answer<"GET /readings/{id}">>(path);
}

const pedigreeOf = (body: { recognizedText: string } | null) =>
  JSON.parse(body!.recognizedText) as ReadPedigree;

const kept = async () =>
  (
    await server.pool.query(
      `select (select count(*) from pedigrees) as pedigrees, (select count(*) from uploads) as uploads,
              (select count(*) from cats) as cats, (select count(*) from history) as history`,
    )
  ).rows[0];

test(
  "a scan that is on a cat's page is read for the club, with its progress, and once only",
  { timeout: LONG },
  async () => {
    const { paper, file } = await madeScan();
    const { id } = await pedigreeWith(file);
    const before = await kept();
    const states: ReadingState[] = [];
    const { status, body } = await readingOf(id, { onState: (state) => states.push(state) });
    expect(status).toBe(200);
    const pedigree = pedigreeOf(body);
    expect(body!.data).toMatchObject({ recogniser: "embedded", pages: [] });
    expect(pedigree.number?.value).toBe(paper.number);
    expect(pedigree.ancestors.map(({ position }) => position)).toContain(31);
    expect(states).toContainEqual(expect.objectContaining({ pages: 1, pedigree_id: id }));
    expect(await kept()).toEqual(before);
    expect(server.services.readings.running()).toEqual([]);

    const again = await readingOf(id, { onState: (state) => states.push(state) });
    expect(again.body).toEqual(body);
    expect(new Set(states.map((state) => state.id)).size).toBe(1);
  },
);

test(
  "a field read from a scan that lies askew on its side is placed where it stands on that scan",
  { timeout: LONG },
  async () => {
    const { paper, file } = await madeScan();
    const degrees = 93;
    const askew = await sharp(file).rotate(degrees, { background: "#fff" }).png().toBuffer();
    const placesOf = async (scan: Buffer) => {
      const { body } = await readingOf((await pedigreeWith(scan)).id);
      const [pedigree, turn] = [pedigreeOf(body), body!.data.turn];
      const sire = pedigree.ancestors.find(({ position }) => position === 2)!;
      expect([pedigree.number!.value, sire.name.value]).toEqual([
        paper.number,
        paper.ancestors.get(2)!.name,
      ]);
      return [pedigree.number!, sire.name].map(({ region }) => middle(placeAsSent(region!, turn)));
    };
    const [{ width, height }, upright, lying] = await Promise.all([
      sharp(file).metadata(),
      placesOf(file),
      placesOf(askew),
    ]);
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    for (const [index, { x, y }] of upright.entries()) {
      const [across, down] = [(x - 0.5) * width, (y - 0.5) * height];
      const wide = Math.abs(width * cos) + Math.abs(height * sin);
      const high = Math.abs(width * sin) + Math.abs(height * cos);
      expect(lying[index]!.x).toBeCloseTo((across * cos - down * sin) / wide + 0.5, 1.7);
      expect(lying[index]!.y).toBeCloseTo((across * sin + down * cos) / high + 0.5, 1.7);
    }
  },
);

const middle = ({ corners }: ReturnType<typeof placeAsSent>) => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

test(
  "a picture without print, and a document without bytes, are said to be so",
  { timeout: LONG },
  async () => {
    const blank = await sharp({
      create: { width: 600, height: 800, channels: 3, background: "#f6f3ec" },
    })
      .png()
      .toBuffer();
    const { id } = await pedigreeWith(blank);
    expect((await readingOf(id)).status).toBe(400);
    const { pedigrees_id } = await buildApplication(server, {});
    expect((await readingOf(pedigrees_id)).status).toBe(404);
    expect((await readingOf(2_000_000_000)).status).toBe(404);
  },
);

test(
  "a scan that takes too long is given up, and no process is left",
  { timeout: LONG },
  async () => {
    const limited = await startTestServer({ env: { RECOGNISER_SECONDS: "0.3" } });
    try {
      const admin = await buildAdmin(limited);
      const member = await buildMember(limited);
      const cat = await buildCat(limited, { owner: member });
      const { file } = await madeScan();
      const path = await buildUpload(limited, {
        owner: member,
        prefix: "pedigree",
        catId: cat.id,
        file,
      });
      const { pedigrees_id } = await buildApplication(limited, { cat });
      await limited.pool.query("update pedigrees set pedigree_img_url = $2 where id = $1", [
        pedigrees_id,
        path,
      ]);
      const { status, body } = await readingOf(pedigrees_id, {
        cookie: await limited.sessionCookie(admin),
        to: limited,
      });
      expect(status).toBe(400);
      expect(body!.message).not.toBe("");
      expect(limited.services.readings.running()).toEqual([]);
    } finally {
      await limited.stop();
    }
  },
);
