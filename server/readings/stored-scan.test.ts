/** The club has an application's scan read: the answer, and that nothing is stored. */
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import { placeAsSent } from "@felistry/domain/readings/place.ts";
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

async function readingOf(id: number, { cookie = club, query = "", to = server } = {}) {
  const response = await to.raw(`/api/pedigrees/${id}/reading${query}`, { headers: { cookie } });
  return {
    status: response.status,
    body: (await response.json()) as Answer<"GET /pedigrees/{id}/reading">,
  };
}

const kept = async () =>
  (
    await server.pool.query(
      `select (select count(*) from pedigrees) as pedigrees, (select count(*) from uploads) as uploads,
              (select count(*) from cats) as cats, (select count(*) from history) as history`,
    )
  ).rows[0];

test(
  "a scan that is on a cat's page is read for the club, with its progress, and nothing of it is stored",
  { timeout: LONG },
  async () => {
    const { paper, file } = await madeScan();
    const { id } = await pedigreeWith(file);
    const before = await kept();
    const readingId = "5e0c2f4e-41a3-4f5b-9d55-0e2f3f6d9a01";
    const stages: unknown[] = [];
    const reading = readingOf(id, { query: `?readingId=${readingId}` });
    const asking = setInterval(async () => {
      const answer = await server.raw(`/api/readings/${readingId}/progress`, {
        headers: { cookie: club },
      });
      stages.push(((await answer.json()) as { data: unknown }).data);
    }, 50);
    const { status, body } = await reading;
    clearInterval(asking);
    expect(status).toBe(200);
    const { pedigree, recogniser } = body.data;
    expect(recogniser).toBe("embedded");
    expect(pedigree.number?.value).toBe(paper.number);
    expect(pedigree.ancestors.map(({ position }) => position)).toContain(31);
    expect(stages).toContainEqual(expect.objectContaining({ pages: 1 }));
    expect(await kept()).toEqual(before);
    expect(server.services.readings.running()).toEqual([]);
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
      const { pedigree, turn } = body.data;
      const mother = pedigree.ancestors.find(({ position }) => position === 3)!;
      expect([pedigree.number!.value, mother.name.value]).toEqual([
        paper.number,
        paper.ancestors.get(3)!.name,
      ]);
      return [pedigree.number!, mother.name].map(({ region }) =>
        middle(placeAsSent(region!, turn)),
      );
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
      expect(body.message).not.toBe("");
      expect(limited.services.readings.running()).toEqual([]);
    } finally {
      await limited.stop();
    }
  },
);
