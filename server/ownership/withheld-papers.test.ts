/** A free cat does not give its past away: what was there stays with who put it there and the club until that member agrees. */
import { beforeEach, describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  admin,
  bytesFor,
  cat,
  CHIP,
  heldBy,
  ids,
  keeper,
  patch,
  profileFor,
  scans,
  SECRETS,
  server,
  startWithKeepers,
  system,
  take,
  taker,
  toldTo,
  withheldFrom,
  withPapers,
} from "@felistry/testkit/worlds/withheld-papers.ts";

startWithKeepers();

describe("[SEC-05] [D11-02] what was there when a free cat was taken", () => {
  beforeEach(async () => {
    await withPapers();
    await patch(keeper, { is_my_cat: 0 });
  });

  test("is told to its taker by no call, and its files are not served", async () => {
    await take(taker);
    const told = await toldTo(taker);
    for (const secret of SECRETS) expect(told).not.toContain(secret);
    expect(await profileFor(taker)).toMatchObject({ chip: null, metric: null, pedigree: null });
    const call = server.as(taker);
    expect(
      await Promise.all([
        statusOf(call("GET /cats/{id}/docs", { params: { id: cat.id } })),
        statusOf(call("GET /cats/{id}/metric", { params: { id: cat.id } })),
        statusOf(call("GET /cats/{id}/pedigree", { params: { id: cat.id } })),
        statusOf(call("GET /metrics/{id}", { params: { id: ids.metric } })),
        statusOf(call("GET /pedigrees/{id}", { params: { id: ids.pedigree } })),
        ...Object.values(scans).map((path) => bytesFor(taker, path)),
      ]),
    ).toEqual(Array(8).fill(404));
  });

  test("stays with the facts that everybody sees", async () => {
    await take(taker);
    expect(await profileFor(taker)).toMatchObject({
      cat_name: cat.cat_name,
      description: "Calm",
      is_online_owner: true,
      edit_mode: "edit_unlocked",
    });
    const { data } = await server.as(taker)("GET /cats/{id}/credentials", {
      params: { id: cat.id },
    });
    expect(data).toMatchObject([
      { name: "PKD1", result: "N/N", evidence: "scanned", scan_url: null },
    ]);
  });

  test("is seen by who put it there, and by the club", async () => {
    await take(taker);
    const [held] = await heldBy(keeper);
    expect(held).toMatchObject({
      cat: { id: cat.id, name: cat.cat_name },
      keeper: { id: taker.id },
      chip: CHIP,
      documents: [
        { kind: "metric", number: "M-771177", scan: scans.metric },
        { kind: "pedigree", number: "P-771177", scan: scans.pedigree },
      ],
      scans: [{ name: "PKD1", scan: scans.test }],
    });
    for (const reader of [keeper, admin]) {
      expect(await Promise.all(Object.values(scans).map((path) => bytesFor(reader, path)))).toEqual(
        [200, 200, 200],
      );
      const { data } = await server.as(reader)("GET /metrics/{id}", { params: { id: ids.metric } });
      expect(data.metric_num).toBe("M-771177");
    }
    expect(await profileFor(admin)).toMatchObject({
      chip: CHIP,
      metric: { number: "M-771177" },
      pedigree: { number: "P-771177" },
    });
    const { data } = await server.as(keeper)("GET /me/data", {});
    expect(JSON.stringify((data as Record<string, unknown>)["withheld_papers"])).toContain(CHIP);
  });

  test("is changed, applied with, undone or deleted by nobody who does not see it", async () => {
    await take(taker);
    const call = server.as(taker);
    const body = { issued_by: "Club", cat_systems_id: system };
    expect(
      await Promise.all([
        statusOf(
          call("PUT /metrics/{id}", {
            params: { id: ids.metric },
            body: { ...body, metric_num: "M-2" },
          }),
        ),
        statusOf(
          call("PUT /pedigrees/{id}", {
            params: { id: ids.pedigree },
            body: { ...body, pedigree_num: "P-2" },
          }),
        ),
        statusOf(
          call("PUT /credentials/{id}", {
            params: { id: ids.test },
            body: { kind: "dna", name: "PKD1" },
          }),
        ),
        statusOf(call("DELETE /credentials/{id}", { params: { id: ids.test } })),
        statusOf(
          call("POST /applications/send-to-registration/{catId}", {
            params: { catId: cat.id },
            body: { pedigrees_id: ids.pedigree },
          }),
        ),
        statusOf(call("DELETE /cats/{id}", { params: { id: cat.id } })),
      ]),
    ).toEqual([404, 404, 409, 409, 400, 400]);
    const { rows } = await server.pool.query<{ id: number }>(
      "select id from history where cat_id = $1 and (before ? 'chip' or after ? 'chip')",
      [cat.id],
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { id } of rows)
      expect(await statusOf(call("POST /history/{id}/undo", { params: { id } }))).toBe(404);
    expect((await profileFor(taker)).chip).toBeNull();
  });

  test("is not got by a merge into an own record, nor by taking that apart again", async () => {
    await take(taker);
    const own = await buildCat(server, { owner: taker, sex: "female", born: "2022-01-01" });
    const { data: merge } = await server.as(taker)("POST /cats/{id}/merge", {
      params: { id: own.id },
      body: { other: cat.id, take: ["chip"] },
    });
    const told = await toldTo(taker, own);
    for (const secret of SECRETS) expect(told).not.toContain(secret);
    expect(await withheldFrom(taker, own)).toMatchObject([{ documents: 2, scans: 1, chip: 1 }]);
    expect(await bytesFor(taker, scans.metric)).toBe(404);
    expect(await bytesFor(keeper, scans.metric)).toBe(200);
    await server.as(taker)("POST /merges/{id}/undo", { params: { id: merge.id } });
    expect(await withheldFrom(taker)).toMatchObject([{ documents: 2, scans: 1, chip: 1 }]);
  });
});

test("[SEC-05] a cat that is sold or checked by the club keeps its papers on its page", async () => {
  await withPapers();
  const { data } = await server.as(keeper)("POST /applications/send-to-registration/{catId}", {
    params: { catId: cat.id },
    body: { pedigrees_id: ids.pedigree },
  });
  await take(admin);
  await server.as(keeper)("PUT /applications/{id}/withdraw", {
    params: { id: data.application_id },
  });
  expect(await heldBy(keeper)).toEqual([]);
  expect(await profileFor(keeper)).toMatchObject({ chip: CHIP, metric: { number: "M-771177" } });
});
