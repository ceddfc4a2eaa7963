/** A scan that its sender comes back for: its place, its steps, its end, whether read, cancelled or refused. */
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import { MOST_READINGS_WAITING, type ReadingState } from "@felistry/contract/readings.ts";
import { NOTHING_READ, type ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { READING_STEPS } from "@felistry/domain/readings/steps.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import {
  blank,
  handwriting,
  LONG,
  member,
  send,
  server,
  startWithSender,
} from "@felistry/testkit/worlds/scan-sender.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { beginReading } from "./begin-reading.ts";
import { countWaiting, selectState } from "./statements.ts";

startWithSender();

const SOON = { timeout: 60_000, interval: 50 };
const queued = async (file: Buffer, fields: Record<string, string> = {}) => {
  const { status, body } = await send(file, { fields: { queued: "1", ...fields } });
  return { status, text: body.recognizedText, state: body.data as unknown as ReadingState };
};
const stateOf = async (id: string) =>
  (await server.as(member)("GET /readings/{id}/progress", { params: { id } })).data;
const forget = (id: string) => server.as(member)("DELETE /readings/{id}", { params: { id } });
const rowsOf = async () =>
  (await server.pool.query("select scan is null as is_gone, result from readings")).rows;

afterEach(async () => {
  const { data } = await server.as(member)("GET /readings", { query: {} });
  for (const { id } of data) await forget(id);
  await vi.waitUntil(() => server.services.readings.running().length === 0, SOON);
});

test(
  "is answered at once, read step by step, and found again by its sender alone; the same scan is read once",
  { timeout: LONG },
  async () => {
    const { paper, file } = await madeScan();
    const cat = await buildCat(server, { owner: member });
    const fields = { catId: String(cat.id) };
    const { text, state } = await queued(file, fields);
    expect(text).toBe("");
    expect(state).toMatchObject({ cat_id: cat.id, pedigree_id: null, ahead: 0 });
    expect(["queued", "preparing"]).toContain(state.step);
    expect(state.seconds).toBeGreaterThan(0);
    expect((await queued(file, fields)).state.id).toBe(state.id);

    const seen = new Set<ReadingState["step"]>();
    await expect
      .poll(async () => {
        const now = await stateOf(state.id);
        seen.add(now!.step);
        return now!.step;
      }, SOON)
      .toBe("done");
    const order = [...seen].map((step) => READING_STEPS.indexOf(step));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect([...seen]).toEqual(expect.arrayContaining(["finding", "reading", "done"]));

    const params = { id: state.id };
    const found = await server.as(member)("GET /readings/{id}", { params });
    const pedigree = JSON.parse(found.recognizedText) as ReadPedigree;
    expect(pedigree.number?.value).toBe(paper.number);
    expect(found.data.pages).toHaveLength(1);
    // What is printed can be placed by hand, whether it was placed or not.
    const lines = found.data.lines.map(({ text }) => text).join(" ");
    for (const { name } of paper.ancestors.values()) expect(lines).toContain(name);
    expect((await rowsOf()).map(({ is_gone }) => is_gone)).toEqual([true]);
    // Sent once more, it has been read.
    expect((await queued(file, fields)).state).toMatchObject({ id: state.id, step: "done" });
    const { data: listed } = await server.as(member)("GET /readings", {
      query: { catId: cat.id },
    });
    expect(listed.map(({ id }) => id)).toEqual([state.id]);

    const stranger = server.as(await buildMember(server));
    expect((await stranger("GET /readings/{id}/progress", { params })).data).toBeNull();
    await expect(stranger("GET /readings/{id}", { params })).rejects.toMatchObject({ status: 404 });
    await expect(stranger("DELETE /readings/{id}", { params })).rejects.toMatchObject({
      status: 404,
    });
    await forget(state.id);
    expect(await rowsOf()).toEqual([]);
  },
);

test(
  "cancelled, it ends with its process, and nothing of it stays",
  { timeout: LONG },
  async () => {
    const { state } = await queued((await madeScan()).file);
    await expect.poll(() => server.services.readings.running(), SOON).toHaveLength(1);
    await forget(state.id);
    await expect.poll(() => server.services.readings.running(), SOON).toEqual([]);
    expect(await rowsOf()).toEqual([]);
    expect(await stateOf(state.id)).toBeNull();
    await expect
      .poll(async () => {
        const { rows } = await server.pool.query(
          "select state::text from jobs.job where name = 'reading' and state < 'completed'",
        );
        return rows;
      }, SOON)
      .toEqual([]);
  },
);

test("what cannot be read says why, and may be sent again", { timeout: LONG }, async () => {
  const sheet = await blank();
  const { state } = await queued(sheet);
  await expect.poll(async () => (await stateOf(state.id))?.step, SOON).toBe("failed");
  const response = await server.raw(`/api/readings/${state.id}`, {
    headers: { cookie: await server.sessionCookie(member) },
  });
  const body = (await response.json()) as Answer<"GET /readings/{id}">;
  expect([response.status, body.message]).toEqual([
    400,
    expect.stringContaining("could be recognised"),
  ]);
  expect((await queued(sheet)).state.id).not.toBe(state.id);
});

test(
  "at a cat's desk a paper of which nothing can be read is shown, to be typed beside it",
  { timeout: LONG },
  async () => {
    const cat = await buildCat(server, { owner: member });
    const { state } = await queued(await handwriting(), { catId: String(cat.id) });
    await expect.poll(async () => (await stateOf(state.id))?.step, SOON).toBe("done");
    const found = await server.as(member)("GET /readings/{id}", { params: { id: state.id } });
    expect(JSON.parse(found.recognizedText)).toEqual(NOTHING_READ);
    expect(found.data.pages).toHaveLength(1);
  },
);

describe("limits", () => {
  test("of one member only so many wait at a time", { timeout: LONG }, async () => {
    const { file } = await madeScan();
    const cats = await Promise.all(
      Array.from({ length: MOST_READINGS_WAITING + 1 }, () => buildCat(server, { owner: member })),
    );
    const statuses: number[] = [];
    for (const { id } of cats) statuses.push((await queued(file, { catId: String(id) })).status);
    expect(statuses).toEqual([...Array<number>(MOST_READINGS_WAITING).fill(200), 429]);
    const { data } = await server.as(member)("GET /readings", { query: {} });
    // Newest first: each waits for those before it.
    expect(data.map(({ ahead }) => ahead)).toEqual([2, 1, 0]);
    expect(data[0]!.seconds).toBeGreaterThanOrEqual(data[1]!.seconds);
  });

  test("what waits takes less time as the scan before it is read", { timeout: LONG }, async () => {
    const { file } = await madeScan();
    const [first, second] = [
      await buildCat(server, { owner: member }),
      await buildCat(server, { owner: member }),
    ];
    const { state: read } = await queued(file, { catId: String(first.id) });
    const { state: waiting } = await queued(file, { catId: String(second.id) });
    const secondsAfter = async (tx: Tx, begun: string) => {
      const { rowCount } = await tx.query({
        text: "update readings set begun_at = now() - $1::interval where key = $2 and begun_at is not null and finished_at is null",
        values: [begun, read.id],
      });
      const own = { memberId: member.id, key: waiting.id, workers: 1 };
      return rowCount === 1 ? (await selectState(tx, own))[0]!.seconds : 0;
    };
    // In one transaction, which the end of the reading waits for.
    const secondsOf = () =>
      inTransaction(server.pool, async (tx) => [
        await secondsAfter(tx, "0 hours"),
        await secondsAfter(tx, "1 hour"),
      ]);
    let [atFirst, atLast] = [0, 0];
    await vi.waitUntil(async () => {
      [atFirst = 0, atLast = 0] = await secondsOf();
      return atLast > 0;
    }, SOON);
    expect(atFirst).toBeGreaterThanOrEqual(atLast * 2 - 1);
  });

  test("what waits is told what the readers of all processes leave before it", async () => {
    const [other, ...cats] = await Promise.all([
      buildMember(server),
      ...Array.from({ length: 4 }, () => buildCat(server, { owner: member })),
    ]);
    const own = (place: number) => ({ memberId: place < 2 ? member.id : other.id });
    const gone = new Error("nothing of it is read");
    const told: object[] = [];
    const unread = inTransaction(server.pool, async (tx) => {
      const sent: { id: number; key: string }[] = [];
      const scan = { pedigreeId: null, source: "", isPdf: false, scan: null, isKept: true };
      for (const [place, cat] of cats.entries())
        sent.push(
          await beginReading(tx, server.services, {
            ...scan,
            ...own(place),
            key: randomUUID(),
            catId: cat.id,
          }),
        );
      const places = async () => {
        const aheads: number[] = [];
        for (const [place, { key }] of sent.entries())
          aheads.push((await selectState(tx, { ...own(place), key, workers: 1 }))[0]!.ahead);
        return aheads;
      };
      const waiting = async () =>
        (await countWaiting(tx, { memberId: member.id, workers: 1 }))[0]!.everybodys;
      const begin = (place: number) =>
        tx.query({
          text: "update readings set begun_at = now(), step = 'preparing' where id = $1",
          values: [sent[place]!.id],
        });
      await begin(0);
      told.push([await places(), await waiting()]);
      // This process has one reader.
      await begin(2);
      told.push([await places(), await waiting()]);
      throw gone;
    });
    await expect(unread).rejects.toBe(gone);
    expect(told).toEqual([
      [[0, 2, 1, 3], 3],
      [[0, 1, 0, 2], 2],
    ]);
  });

  test(
    "[SEC-02] another member's scan waits for one of each member, not for all that one has sent",
    { timeout: LONG },
    async () => {
      const other = await buildMember(server);
      const { file } = await madeScan();
      const cats = await Promise.all(
        Array.from({ length: MOST_READINGS_WAITING }, () => buildCat(server, { owner: member })),
      );
      for (const { id } of cats) await queued(file, { catId: String(id) });
      const mine = await send(file, {
        fields: { queued: "1" },
        headers: { cookie: await server.sessionCookie(other) },
      });
      const { id, ahead } = mine.body.data as unknown as ReadingState;
      expect(ahead).toBeLessThanOrEqual(1);
      const readNow = async () =>
        (
          await server.pool.query<{ key: string; users_id: number }>(
            "select key, users_id from readings where begun_at is not null and finished_at is null",
          )
        ).rows[0];
      await expect.poll(async () => (await readNow())?.users_id, SOON).toBe(member.id);
      await forget((await readNow())!.key);
      await expect.poll(readNow, SOON).toEqual({ key: id, users_id: other.id });
      await server.as(other)("DELETE /readings/{id}", { params: { id } });
    },
  );
});
