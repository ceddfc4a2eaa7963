import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiFailure } from "@felistry/contract/client.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let breeder: BuiltMember;
let stranger: BuiltMember;
let system: number;
let photo: string;

beforeAll(async () => {
  server = await startTestServer();
  [breeder, stranger] = await Promise.all([buildMember(server), buildMember(server)]);
  system = await referenceId(server, "cat_systems", "abb", "FIFe");
  photo = await buildUpload(server, { owner: breeder, prefix: "cattery" });
});
afterAll(() => server.stop());

const body = (changes: object = {}) => ({
  cattery_name: "Northwind",
  cattery_name_full: "of Northwind",
  certificate_issued_at: "2019-05-01",
  certificate_num: "17/2019",
  certificate_issued_by: "Felis Club",
  cat_systems_id: system,
  image_url: photo,
  ...changes,
});

describe("a member's catteries", () => {
  test("[3-36] [7-24] [7-27] are created by the member and listed with all their fields", async () => {
    const { data } = await server.as(breeder)("POST /me/cattery", { body: body() });
    const { id, version } = data;
    const forms = { other_name: null, other_name_proposed: "оф Нортвинд" };
    expect(data).toEqual({ ...body(), ...forms, id, version, users_id: breeder.id, abb: "FIFe" });
    await buildCattery(server, { owner: stranger });
    const list = await server.as(stranger)("GET /catteries", { query: { user: breeder.id } });
    expect(list.data).toEqual([data]);
  });

  test("[7-25] [9-17] are four at most, also when twenty are created at once", async () => {
    const owner = await buildMember(server);
    const image_url = await buildUpload(server, { owner, prefix: "cattery" });
    const call = server.as(owner);
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        call("POST /me/cattery", { body: body({ cattery_name: `Many${i}`, image_url }) }),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer] : []));
    expect(refused).toHaveLength(16);
    expect(new Set(refused.map(({ reason }) => (reason as ApiFailure).status))).toEqual(
      new Set([409]),
    );
    const { data } = await call("GET /catteries", { query: { user: owner.id } });
    expect(data).toHaveLength(4);
  });

  test("[7-28] [7-29] are read for editing and changed by their member only", async () => {
    const { id } = (await server.as(breeder)("POST /me/cattery", { body: body() })).data;
    const params = { id };
    const changed = body({ cattery_name: "Southwind", certificate_num: "" });
    const { data } = await server.as(breeder)("PUT /catteries/{id}", { params, body: changed });
    expect(data).toMatchObject({ cattery_name: "Southwind", certificate_num: null });
    expect((await server.as(breeder)("GET /catteries/{id}/edit", { params })).data).toEqual(data);
    for (const [call, status] of [
      [server.as(stranger), 403],
      [server.guest(), 401],
    ] as const) {
      const refusals = await Promise.all([
        refusalOf(call("GET /catteries/{id}/edit", { params })),
        refusalOf(call("PUT /catteries/{id}", { params, body: changed })),
      ]);
      expect(refusals.map((refusal) => refusal.status)).toEqual([status, status]);
    }
    const unknown = { params: { id: 999_999 } };
    expect((await refusalOf(server.as(breeder)("GET /catteries/{id}/edit", unknown))).status).toBe(
      404,
    );
  });

  test("[5-33] [5-34] [5-35] [5-36] [5-37] [9-10] name every field at fault, in the specification's words", async () => {
    const owner = await buildMember(server);
    const call = server.as(owner);
    const image_url = await buildUpload(server, { owner, prefix: "cattery" });
    const nameText = "Please, write a cattery name, it should be 3-16 symbols";
    const wrong: [object, string, string][] = [
      ...["", "ab", "Кот12", "My cat", "A".repeat(17)].map(
        (cattery_name): [object, string, string] => [{ cattery_name }, "cattery_name", nameText],
      ),
      [{ certificate_issued_by: "" }, "certificate_issued_by", "Club/systme can't be empty"],
      [{ cat_systems_id: "" }, "cat_systems_id", "Choose a system"],
      [{ cat_systems_id: 30_000 }, "cat_systems_id", "Choose a system"],
      [{ image_url: "" }, "image_url", "Upload a photo"],
    ];
    for (const [changes, field, message] of wrong) {
      const sent = { body: body({ image_url, ...changes }) };
      const { status, fieldErrors } = await refusalOf(call("POST /me/cattery", sent));
      expect(status).toBe(400);
      expect(fieldErrors).toEqual([{ field, message }]);
    }
    const named = body({ image_url, cattery_name: "MyCat1" });
    expect((await call("POST /me/cattery", { body: named })).success).toBe(true);
  });

  test("[D7-09] take only a photo that their member sent for a cattery", async () => {
    const foreign = [
      await buildUpload(server, { owner: stranger, prefix: "cattery" }),
      await buildUpload(server, { owner: breeder, prefix: "cat-photo" }),
      "https://x/y.png",
    ];
    const { id } = (await server.as(breeder)("POST /me/cattery", { body: body() })).data;
    for (const image_url of foreign) {
      const sent = { body: body({ image_url }) };
      const refusals = await Promise.all([
        refusalOf(server.as(breeder)("POST /me/cattery", sent)),
        refusalOf(server.as(breeder)("PUT /catteries/{id}", { params: { id }, ...sent })),
      ]);
      expect(refusals.map(({ status }) => status)).toEqual([400, 400]);
    }
  });
});

describe("a cattery's public page", () => {
  test("tells a guest who breeds, where and under which system", async () => {
    const owner = await buildMember(server);
    const cattery = await buildCattery(server, { owner, cattery_name: "Westwind" });
    const { data } = await server.guest({ locale: "ru" })("GET /catteries/{id}", {
      params: { id: cattery.id },
    });
    expect(data).toEqual({
      id: cattery.id,
      cattery_name: "Westwind",
      cattery_name_full: null,
      other_name: "Вествинд",
      image_url: cattery.image_url,
      abb: "FIFe",
      certificate_issued_by: "Club",
      users_id: owner.id,
      owner: `${owner.first_name} ${owner.last_name}`,
      country: "Германия",
    });
  });

  test("lists the cats at home, with active ads, in pages", async () => {
    const owner = await buildMember(server);
    const cattery = await buildCattery(server, { owner });
    const [first, offered, withdrawn] = [
      await buildCat(server, { owner }),
      await buildCat(server, { owner }),
      await buildCat(server, { owner }),
    ];
    await buildCat(server, { owner, is_my_cat: 0 });
    await buildCat(server);
    await buildAd(server, { cat: offered, price_pet: 400 });
    await buildAd(server, { cat: withdrawn, is_active: false });
    // The price of rights that are not offered any more.
    await server.pool.query("update sales set sale_for_breeding = false where cat_id = $1", [
      offered.id,
    ]);
    const list = (query: object) =>
      server.guest()("GET /catteries/{id}/cats", { params: { id: cattery.id }, query });
    const all = await list({});
    expect(all.data.map(({ id }) => id)).toEqual([withdrawn.id, offered.id, first.id]);
    expect(all.data.map(({ sale }) => sale?.price_pet)).toEqual([undefined, 400, undefined]);
    expect(all.data[1]!.sale!.price_breeding).toBeNull();
    const page = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: page.page.next });
    expect([...page.data, ...rest.data]).toEqual(all.data);
    expect(rest.page.next).toBeNull();
    expect((await list({ sale: "1" })).data.map(({ id }) => id)).toEqual([offered.id]);
  });

  test("of no cattery is absent", async () => {
    const params = { id: 999_999 };
    const refusals = await Promise.all([
      refusalOf(server.guest()("GET /catteries/{id}", { params })),
      refusalOf(server.guest()("GET /catteries/{id}/cats", { params })),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404]);
  });
});
