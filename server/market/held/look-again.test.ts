/** The checks of an ad hold for as long as it is on the market, whichever way its facts change. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { idsNoticed, inTransaction } from "../../db/transaction.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
beforeAll(async () => {
  server = await startTestServer({
    now: "2026-11-22T10:00:00Z",
    env: { RULE_PACKS: "DK: Jane Doe, 2026-11-01; FR: Jane Doe, 2026-11-01" },
  });
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const OTHERS_CHIP = "276098106000007";

/** A Danish breeder's kitten, twelve weeks old on the day from which it may leave. */
async function advertised(country = "DK") {
  const member = await buildMember(server, { country });
  await buildCattery(server, { owner: member });
  const cat = { owner: member, born: "2026-09-01" };
  const built = await buildCat(server, cat);
  const { id, cat_name, breed_id } = built;
  const call = server.as(member);
  const params = { id };
  const place = (ready_to_move_at = "2026-11-24") =>
    call("POST /sales/{catId}", {
      params: { catId: id },
      body: { price_pet: 900, delivery_text: "By train", ready_to_move_at },
    });
  const patch = (body: object) => call("PATCH /cats/{id}", { params, body });
  const put = (body: object) =>
    call("PUT /cats/{id}", { params, body: { cat_name, breed_id, ...body } });
  const isActive = async () =>
    (await call("GET /sales/{catId}", { params: { catId: id } })).data.is_active === 1;
  const told = async () =>
    (await server.mailsSentTo(member.email))
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join("\n");
  await place();
  return { id, member, call, place, patch, put, isActive, told };
}

describe("while a cat is for sale, an edit", () => {
  test("does not give it a number that no chip can have", async () => {
    const { patch, isActive } = await advertised();
    for (const chip of ["999 0981 0612 3456", "000098106123456"])
      await expect(patch({ chip })).rejects.toMatchObject({
        status: 400,
        fieldErrors: [
          { field: "chip", message: expect.stringMatching(/^No chip can have/) as string },
        ],
      });
    await patch({ chip: "208098106123456" });
    expect(await isActive()).toBe(true);
  });

  test("does not give it another cat's number, however it is written", async () => {
    await buildCat(server, { owner: await buildMember(server), chip: OTHERS_CHIP });
    const { patch, put } = await advertised();
    for (const edit of [patch, put])
      await expect(edit({ chip: "276 0981 0600 0007" })).rejects.toMatchObject({
        status: 400,
        fieldErrors: [{ field: "chip", message: expect.stringMatching(/^Another cat/) as string }],
      });
  });

  test("of its birth date takes the ad off the market if a rule of the country refuses it now, and says so", async () => {
    const { put, isActive, told, place } = await advertised();
    await put({ cat_birthdate: "2026-09-02" });
    expect(await isActive()).toBe(false);
    expect(await told()).toContain("12 weeks (BEK 647/2023");
    expect(await statusOf(place())).toBe(409);
    await place("2026-11-25");
    expect(await isActive()).toBe(true);
  });
});

test("a stranger who enters the chip of a cat that is for sale takes no ad off the market", async () => {
  const { patch, isActive, told } = await advertised();
  const chip = "276098106000021";
  await patch({ chip });
  await buildCat(server, { owner: await buildMember(server), chip });
  await patch({ description: "Fond of boxes" });
  expect(await isActive()).toBe(true);
  expect(await told()).not.toContain("the same chip number");
});

test("a cat that is not for sale may have any number, and then no ad", async () => {
  const { call, id, patch, place } = await advertised();
  await call("PUT /sales/{catId}/is-active-update", {
    params: { catId: id },
    body: { is_active: 0 },
  });
  await patch({ chip: "999098106123456" });
  await expect(place()).rejects.toMatchObject({ status: 409 });
});

describe("an ad on the market is looked at again", () => {
  const concernedBy = (text: string, ...values: unknown[]) =>
    inTransaction(server.pool, async (tx) => {
      await tx.query({ text, values });
      return idsNoticed(tx, "FEA01");
    });
  async function moveTo(country: string, member: BuiltMember) {
    const { rows } = await server.pool.query<{ id: number }>(
      "select id from countries where iso2 = $1",
      [country],
    );
    const name = { first_name: "Ada", last_name: "Holm", birthday: "1980-01-01" };
    await server.as(member)("PUT /me/edit", { body: { ...name, country_id: rows[0]!.id } });
  }
  /** Nobody hears of it, so that the ad stays until something else has it looked at. */
  const growYounger = (catId: number) =>
    server.pool.query("update cats set cat_birthdate = '2026-10-20' where id = $1", [catId]);

  test("when its seller moves to a country whose rules refuse it", async () => {
    const { member, isActive, told, place } = await advertised("JP");
    await place("2026-11-10");
    await moveTo("DK", member);
    expect(await isActive()).toBe(false);
    expect(await told()).toContain("12 weeks");
  });

  test("by work that no call waits for if its seller has many, each with its mail", async () => {
    const { id, member, isActive, told } = await advertised("JP");
    const more = Array.from({ length: 20 }, async () =>
      buildAd(server, { cat: await buildCat(server, { owner: member, born: "2026-10-20" }) }),
    );
    await Promise.all(more);
    await growYounger(id);
    await moveTo("DK", member);
    const queued = "select data from jobs.job where name = 'look-at-ads'";
    const { rows } = await server.pool.query<{ data: { catIds: number[] } }>(queued);
    expect(rows.map(({ data }) => data.catIds.length)).toEqual([21]);
    const active = async () =>
      (
        await server.pool.query(
          "select from sales s join cats c on c.id = s.cat_id where c.online_owner_id = $1 and s.is_active",
          [member.id],
        )
      ).rows.length;
    await expect.poll(active, { timeout: 20_000 }).toBe(0);
    expect(await isActive()).toBe(false);
    expect((await told()).match(/cannot stay on the market/g)).toHaveLength(21);
  });

  test("when its seller's cattery goes to another member, so that one sells as a private person", async () => {
    const { id, member } = await advertised();
    const other = await buildMember(server);
    expect(
      await concernedBy(
        "update catteries set users_id = $2 where users_id = $1",
        member.id,
        other.id,
      ),
    ).toEqual([id]);
  });

  test("when a scan of its cat's pedigree is added, moved, withheld or deleted", async () => {
    const { id, member, call, isActive } = await advertised();
    await growYounger(id);
    await call("POST /pedigrees", {
      query: {},
      body: {
        cat_id: id,
        pedigree_num: "DK-1",
        issued_by: "Felis Danica",
        pedigree_img_url: await buildUpload(server, { owner: member, prefix: "pedigree" }),
        cat_systems_id: 1,
      },
    });
    expect(await isActive()).toBe(false);
    const other = await advertised();
    const of = "cat_id = $1";
    const withheld = await server.pool.query<{ id: number }>(
      "insert into withheld_papers (cat_id, holder_id, history_cat_id, history_until) values ($1, $2, $1, 0) returning id",
      [id, member.id],
    );
    expect(await concernedBy(`update pedigrees set cat_id = $2 where ${of}`, id, other.id)).toEqual(
      [other.id],
    );
    const withhold = `update pedigrees set withheld_id = $2 where ${of}`;
    expect(await concernedBy(withhold, other.id, withheld.rows[0]!.id)).toEqual([other.id]);
    expect(await concernedBy(`delete from pedigrees where ${of}`, other.id)).toEqual([other.id]);
  });

  test("when a litter of its seller is confirmed, or is no more", async () => {
    const { id, member, isActive } = await advertised();
    await growYounger(id);
    const studOwner = await buildMember(server);
    const stud = buildCat(server, { owner: studOwner, sex: "male", born: "2020-01-01" });
    const litter = await buildLitter(server, { breeder: member, stud });
    await server.as(studOwner)("PUT /litters/{id}/answer", {
      params: { id: litter.id },
      body: { answer: "confirm" },
    });
    expect(await isActive()).toBe(false);
    const other = await advertised();
    const declined = await buildLitter(server, { breeder: other.member, stud });
    expect(
      await concernedBy(
        "update litters set status = 'declined', decided_at = now(), token_hash = null, asked_id = null, token_expires_at = null where id = $1",
        declined.id,
      ),
    ).toEqual([]);
    await server.pool.query("update litters set breeder_id = $2 where id = $1", [
      litter.id,
      other.member.id,
    ]);
    expect(await concernedBy("delete from litters where id = $1", litter.id)).toEqual([other.id]);
  });

  test("when a suspension ends", async () => {
    const [sound, young, taken] = [await advertised(), await advertised(), await advertised()];
    for (const { member } of [sound, young, taken])
      await server.as(admin)("PUT /admin/members/{id}/suspension", {
        params: { id: member.id },
        body: { reason: "Looked into" },
      });
    await growYounger(young.id);
    await server.pool.query("update cats set chip = $2 where id = $1", [taken.id, OTHERS_CHIP]);
    for (const { member } of [sound, young, taken])
      await server.as(admin)("DELETE /admin/members/{id}/suspension", {
        params: { id: member.id },
      });
    const { rows } = await server.pool.query<{ is_active: boolean }>(
      "select is_active from sales where cat_id = any($1) order by cat_id",
      [[sound.id, young.id, taken.id]],
    );
    expect(rows.map(({ is_active }) => is_active)).toEqual([true, false, false]);
    expect(await young.told()).toContain("12 weeks");
    expect(await young.told()).toContain("is not back on the market");
    expect(await young.told()).not.toContain("has changed, and your ad");
    expect(await taken.told()).toContain("Another cat in the registry has the same chip number");
    expect(await sound.told()).toContain("Back on the market: 1 ad.");
    expect(await sound.told()).not.toContain("not back on the market");
    expect(await young.told()).toMatch(/Your ads for these cats are not back on the market: /);
    expect(await young.told()).not.toContain("Back on the market: ");
  });

  test("when a suspension ends, the letter counts the ads that are back, and names the cats of the others", async () => {
    const seller = await buildMember(server);
    const cats = [];
    for (const cat_name of ["Sound", "Dead", "Sold", "Taken"]) {
      const cat = await buildCat(server, { owner: seller, cat_name });
      cats.push({ ...cat, ad: await buildAd(server, { cat }) });
    }
    const [, dead, sold, taken] = cats;
    const of = { params: { id: seller.id } };
    await server.as(admin)("PUT /admin/members/{id}/suspension", {
      ...of,
      body: { reason: "Looked into" },
    });
    const day = "2026-11-20";
    await server.pool.query("update cats set deceased_on = $2 where id = $1", [dead!.id, day]);
    await server.pool.query(
      `insert into taken_down_ads (sale_id, seller_id, reason, taken_down_by) values ($1, $2, 'Not hers', $3)`,
      [taken!.ad.id, seller.id, admin.id],
    );
    const buyer = await buildMember(server);
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      sold!.id,
      buyer.id,
    ]);
    await server.as(admin)("DELETE /admin/members/{id}/suspension", of);
    const letter = (await server.mailsSentTo(seller.email)).at(-1)!.text;
    expect(letter).toContain("Back on the market: 1 ad.");
    expect(letter).toMatch(/not back on the market: \S* ?Dead.*; \S* ?Taken/);
    expect(letter).not.toMatch(/Sold|Sound/);
  });
});
