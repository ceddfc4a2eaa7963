/** A free cat does not give its past away: what was there stays with who put it there and the club until that member agrees. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let keeper: BuiltMember;
let taker: BuiltMember;
let admin: BuiltMember;
let system: number;
let cat: BuiltCat;
let scans: { metric: string; pedigree: string; test: string };
let ids: { metric: number; pedigree: number; test: number };

beforeAll(async () => {
  server = await startTestServer();
  [keeper, taker, admin] = await Promise.all([
    buildMember(server, { locale: "ru" }),
    buildMember(server),
    buildAdmin(server),
  ]);
  system = await referenceId(server, "cat_systems", "abb", "FIFe");
});
afterAll(() => server.stop());

const CHIP = "643094100771177";
const EARLIER_CHIP = "643094100661166";
const SECRETS = ["M-771177", "P-771177", CHIP, EARLIER_CHIP, "/scans/"];

const patch = (by: BuiltMember, body: object, of = cat) =>
  server.as(by)("PATCH /cats/{id}", { params: { id: of.id }, body });
const take = (by: BuiltMember, of = cat) =>
  server.as(by)("POST /cat-change-owner", { body: { catId: of.id } });
const giveBack = (by: BuiltMember) =>
  server.as(by)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
const profileFor = async (by: BuiltMember) =>
  (await server.as(by)("GET /cats/cat-and-color/{id}", { params: { id: cat.id } })).data!;
const withheldFrom = async (by: BuiltMember) =>
  (await server.as(by)("GET /cats/{id}/withheld-papers", { params: { id: cat.id } })).data;
const heldBy = async (by: BuiltMember) =>
  (await server.as(by)("GET /me/withheld-papers", { query: {} })).data.filter(
    (one) => one.cat.id === cat.id,
  );
const ask = (by: BuiltMember, id: number) =>
  server.as(by)("POST /withheld-papers/{id}/ask", { params: { id } });
const agree = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /withheld-papers/{id}/agree", { params: { id } });
const historyFor = async (by: BuiltMember) =>
  (
    await server.as(by)("GET /cats/{id}/history", {
      params: { id: cat.id },
      query: { limit: 100 },
    })
  ).data;
const bytesFor = async (by: BuiltMember, path: string) =>
  (await server.raw(path, { headers: { cookie: await server.sessionCookie(by) } })).status;

/** A cat with all its papers, as its keeper has entered them. */
async function withPapers(owner = keeper): Promise<void> {
  cat = await buildCat(server, { owner, sex: "female", born: "2022-01-01" });
  const call = server.as(owner);
  const sent = (prefix: "metric" | "pedigree" | "credential") =>
    buildUpload(server, { owner, prefix });
  scans = {
    metric: await sent("metric"),
    pedigree: await sent("pedigree"),
    test: await sent("credential"),
  };
  const rest = { issued_by: "Club", cat_systems_id: system, cat_id: cat.id };
  await patch(owner, { chip: EARLIER_CHIP });
  await patch(owner, { chip: CHIP, description: "Calm" });
  const metric = await call("POST /metrics", {
    body: { ...rest, metric_num: "M-771177", metric_img_url: scans.metric },
  });
  const pedigree = await call("POST /pedigrees", {
    body: { ...rest, pedigree_num: "P-771177", pedigree_img_url: scans.pedigree },
  });
  const test = await call("POST /cats/{id}/credentials", {
    params: { id: cat.id },
    body: { kind: "dna", name: "PKD1", result: "N/N", scan_url: scans.test },
  });
  ids = { metric: metric.data.id, pedigree: pedigree.data.id, test: test.data.id };
}

/** All that the member's own calls say of the cat, as text. */
async function toldTo(by: BuiltMember): Promise<string> {
  const call = server.as(by);
  const params = { id: cat.id };
  const csv = await server.raw("/exports/cats.csv", {
    headers: { cookie: await server.sessionCookie(by) },
  });
  expect(csv.status).toBe(200);
  const answers = await Promise.all([
    profileFor(by),
    call("GET /cats/{id}", { params }),
    call("GET /me/cats", { query: {} }),
    historyFor(by),
    call("GET /cats/{id}/credentials", { params }),
    call("GET /me/data", {}).then(({ data }) => {
      const { cats, documents, credentials } = data as Record<string, unknown>;
      return { cats, documents, credentials };
    }),
    withheldFrom(by),
    csv.text(),
  ]);
  return JSON.stringify(answers);
}

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
    const taken = cat;
    cat = own;
    const told = await toldTo(taker);
    for (const secret of SECRETS) expect(told).not.toContain(secret);
    expect(await withheldFrom(taker)).toMatchObject([{ documents: 2, scans: 1, chip: 1 }]);
    expect(await bytesFor(taker, scans.metric)).toBe(404);
    expect(await bytesFor(keeper, scans.metric)).toBe(200);
    await server.as(taker)("POST /merges/{id}/undo", { params: { id: merge.id } });
    cat = taken;
    expect(await withheldFrom(taker)).toMatchObject([{ documents: 2, scans: 1, chip: 1 }]);
  });

  test("is asked for once, and opens when its holder agrees: mails in the language of each", async () => {
    await take(taker);
    const [papers] = await withheldFrom(taker);
    expect(papers).toMatchObject({
      holder: { id: keeper.id },
      holder_left: 0,
      documents: 2,
      scans: 1,
      chip: 1,
      asked_at: null,
    });
    const id = papers!.id;
    const [before, after] = [await mailsTo(keeper), await mailsTo(taker)];
    await ask(taker, id);
    await ask(taker, id);
    const asked = (await mailsTo(keeper)).slice(before.length);
    expect(asked.map(({ subject }) => subject)).toEqual([
      `${cat.cat_name}: просят открыть документы`,
    ]);
    expect(asked[0]!.text).toContain("/my/papers");
    expect((await heldBy(keeper))[0]!.asked_at).not.toBeNull();

    const stranger = await buildMember(server);
    expect(
      await Promise.all([stranger, taker, admin].map((by) => statusOf(agree(by, id)))),
    ).toEqual([403, 403, 403]);
    expect(await Promise.all([stranger, keeper].map((by) => statusOf(ask(by, id))))).toEqual([
      403, 403,
    ]);
    await agree(keeper, id);
    await agree(keeper, id);
    const agreed = (await mailsTo(taker)).slice(after.length);
    expect(agreed.map(({ subject }) => subject)).toEqual([
      `${cat.cat_name}: its earlier papers are open to you`,
    ]);
    expect(await profileFor(taker)).toMatchObject({
      chip: CHIP,
      metric: { number: "M-771177" },
      pedigree: { number: "P-771177" },
    });
    expect(await bytesFor(taker, scans.test)).toBe(200);
    expect(JSON.stringify(await historyFor(taker))).toContain("M-771177");
    expect(await withheldFrom(taker)).toEqual([]);
    expect(await heldBy(keeper)).toEqual([]);
    // From here on they are the page's.
    expect(await bytesFor(keeper, scans.test)).toBe(404);
  });

  test("comes back with the cat, and a chip that was entered meanwhile stays", async () => {
    await take(taker);
    await giveBack(taker);
    expect(await profileFor(keeper)).toMatchObject({ chip: CHIP, metric: { number: "M-771177" } });
    await take(taker);
    await patch(taker, { chip: "643094100999999" });
    await giveBack(taker);
    expect(await profileFor(keeper)).toMatchObject({ chip: "643094100999999" });
    expect(await bytesFor(taker, scans.metric)).toBe(404);
  });

  test("of two earlier keepers is each one's own", async () => {
    await take(taker);
    const own = await buildUpload(server, { owner: taker, prefix: "metric" });
    await server.as(taker)("POST /metrics", {
      body: {
        issued_by: "Other Club",
        cat_systems_id: system,
        cat_id: cat.id,
        metric_num: "M-of-taker",
        metric_img_url: own,
      },
    });
    await patch(taker, { is_my_cat: 0, chip: "643094100888888" });
    const third = await buildMember(server);
    await take(third);
    expect(
      (await withheldFrom(third)).map(({ holder, documents }) => [holder.id, documents]),
    ).toEqual([
      [keeper.id, 2],
      [taker.id, 1],
    ]);
    expect(await heldBy(taker)).toMatchObject([
      { chip: "643094100888888", documents: [{ number: "M-of-taker" }] },
    ]);
    expect(await bytesFor(keeper, own)).toBe(404);
    await agree(taker, (await heldBy(taker))[0]!.id);
    expect(await profileFor(third)).toMatchObject({
      chip: "643094100888888",
      metric: { number: "M-of-taker" },
      pedigree: null,
    });
  });

  test("stays with the member shown as its owner where that member put it there", async () => {
    const shown = await buildMember(server);
    await patch(keeper, { users_id: shown.id });
    const own = await buildUpload(server, { owner: shown, prefix: "metric" });
    await server.as(shown)("POST /metrics", {
      body: {
        issued_by: "Club",
        cat_systems_id: system,
        cat_id: cat.id,
        metric_num: "M-of-shown",
        metric_img_url: own,
      },
    });
    await take(taker);
    expect(await heldBy(shown)).toMatchObject([{ documents: [{ number: "M-of-shown" }] }]);
    expect(await bytesFor(shown, own)).toBe(200);
    expect(await bytesFor(keeper, own)).toBe(404);
  });

  test("of a member who has left is asked for in vain", async () => {
    const leaving = await buildMember(server);
    await withPapers(leaving);
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    await take(taker);
    const [papers] = await withheldFrom(taker);
    expect(papers).toMatchObject({ holder: { id: leaving.id }, holder_left: 1 });
    expect(await statusOf(ask(taker, papers!.id))).toBe(409);
    expect(await bytesFor(taker, scans.metric)).toBe(404);
    expect(await bytesFor(admin, scans.metric)).toBe(200);
  });

  test("is in the history that it was closed and opened, and of no document that it was changed", async () => {
    await take(taker);
    await agree(keeper, (await heldBy(keeper))[0]!.id);
    const nouns = (await historyFor(admin))
      .slice(0, 5)
      .map(({ noun, action }) => `${noun} ${action}`);
    expect(nouns).toEqual([
      "cat update",
      "papers update",
      "papers insert",
      "cat update",
      "owners update",
    ]);
  });
});

const mailsTo = ({ email }: BuiltMember) => server.mailsSentTo(email);

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
