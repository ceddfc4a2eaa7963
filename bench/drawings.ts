/** A member's photo while eight others have pedigrees drawn as PNG: hard public work must not hold an upload. */
import sharp from "sharp";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { openSessionFor } from "@felistry/testkit/session.ts";
import type { Child } from "./child.ts";
import { within, type Figure } from "./table.ts";
import { buildBenchWorld, type BenchWorld } from "./world.ts";

const DRAWING = 8;
const PHOTOS = 10;
/** Two cores are shared by drawing and decoding. */
const SLOWER_LIMIT = 3;

export async function benchDrawings(): Promise<Figure[]> {
  const world = await buildBenchWorld();
  const site = await world.serve();
  try {
    const send = await uploader(world, site);
    // The first starts the process that decodes.
    await send();
    const calm = await slowest(send);
    const stop = new AbortController();
    const drawing = Promise.all(
      Array.from({ length: DRAWING }, (_, i) => drawOn(world, site, i, stop.signal)),
    );
    const longest = await slowest(send);
    stop.abort();
    const drawn = (await drawing).reduce((sum, count) => sum + count, 0);
    console.log(`${drawn} pedigrees drawn meanwhile`);
    if (drawn < DRAWING) throw new Error("too few were drawn to be in anybody's way");
    return [
      within("a photo beside eight drawn pedigrees, slowest", longest, SLOWER_LIMIT * calm, "ms"),
    ];
  } finally {
    await site.stop();
    await world.end();
  }
}

async function slowest(send: () => Promise<number>): Promise<number> {
  let longest = 0;
  for (let photo = 0; photo < PHOTOS; photo++) longest = Math.max(longest, await send());
  return longest;
}

/** @returns how many were drawn; each is another cat's, since a finished one is kept */
async function drawOn(
  { pool }: BenchWorld,
  { origin }: Child,
  place: number,
  signal: AbortSignal,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from cats where id % $1 = $2 order by id desc",
    [DRAWING, place],
  );
  let drawn = 0;
  for (let next = 0; !signal.aborted; next = (next + 1) % rows.length) {
    const answer = await fetch(`${origin}/pedigrees/${rows[next]!.id}.png`);
    await answer.arrayBuffer();
    if (answer.ok) drawn++;
  }
  return drawn;
}

/** @returns sends one photo; answers how many milliseconds it took */
async function uploader(world: BenchWorld, { origin }: Child): Promise<() => Promise<number>> {
  const member = await buildMember(world);
  const { name, value } = await openSessionFor(world.pool, member.id);
  const photo = await sharp({
    create: {
      width: 1_600,
      height: 1_200,
      channels: 3,
      background: "#a86",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  return async () => {
    const form = new FormData();
    form.set("prefix", "cat-photo");
    form.set("file", new Blob([new Uint8Array(photo)]), "cat.jpg");
    const began = performance.now();
    const answer = await fetch(`${origin}/api/upload`, {
      method: "POST",
      headers: { cookie: `${name}=${value}`, origin },
      body: form,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`a photo was answered ${answer.status}: ${text}`);
    return performance.now() - began;
  };
}
