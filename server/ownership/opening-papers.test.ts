/** Papers that a free cat had when it was taken open when their holder agrees, or go back with the cat. */
import { beforeEach, describe, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  admin,
  agree,
  ask,
  bytesFor,
  cat,
  CHIP,
  giveBack,
  heldBy,
  historyFor,
  keeper,
  mailsTo,
  patch,
  profileFor,
  scans,
  server,
  startWithKeepers,
  system,
  take,
  taker,
  withheldFrom,
  withPapers,
} from "@felistry/testkit/worlds/withheld-papers.ts";

startWithKeepers();

describe("[SEC-05] [D11-02] what was there when a free cat was taken", () => {
  beforeEach(async () => {
    await withPapers();
    await patch(keeper, { is_my_cat: 0 });
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
