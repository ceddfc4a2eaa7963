/** The fields of the specification's entities, under the names in which it spells them (spec §3), as they are answered. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;
let catId: number;

beforeAll(async () => {
  server = await startTestServer();
  seller = await buildMember(server);
  const cat = await buildCat(server, { owner: seller });
  await buildAd(server, { cat });
  catId = cat.id;
});
afterAll(() => server.stop());

const CARD = `id users_id sex cat_ava_url cat_name_cattery_prefix cat_name cat_name_suffix breed cat_birthdate pedigree_num
  registered is_my_cat cat_color ems`;

function expectFields(record: object | undefined, names: string): void {
  expect(Object.keys(record ?? {})).toEqual(expect.arrayContaining(names.split(/\s+/)));
}

test("[3-01] [3-02] a member", async () => {
  const { data } = await server.as(seller)("GET /me", {});
  expectFields(
    data,
    `id first_name last_name middle_name email birthday about site_url social_url country_id country_en country_ru
     user_ava_url roleIds`,
  );
  expect(data.roleIds).toEqual([1]);
  const admin = await server.as(await buildAdmin(server))("GET /me", {});
  expect(admin.data.roleIds).toEqual([1, 2]);
});

test("[3-17] a cat's card", async () => {
  const { data } = await server.api("GET /cats", {});
  expectFields(data[0], CARD);
});

test("[3-15] the part of a card that sells", async () => {
  const { data } = await server.api("GET /sales/all-cats", {});
  expectFields(data[0], `${CARD} currency_id currency_abb price_pet price_breeding`);
});

describe("an ad", () => {
  test("[3-25] is read", async () => {
    const { data } = await server.api("GET /sales/{catId}", { params: { catId } });
    expectFields(
      data,
      `id cat_id is_active price_pet price_breeding sale_for_breeding delivery_text ready_to_move_at currency_abb updated_at`,
    );
    expect(data.ready_to_move_at).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("[3-26] is placed with flags of either form", async () => {
    const placed = async (on: boolean | 0 | 1) => {
      await server.as(seller)("POST /sales/{catId}", {
        params: { catId },
        body: {
          price_pet: 700,
          price_breeding: 900,
          sale_for_breeding: on,
          is_active: on,
          delivery_text: "By train",
          ready_to_move_at: "2026-08-01",
        },
      });
      const { data } = await server.as(seller)("GET /sales/{catId}", { params: { catId } });
      return [data.is_active, data.sale_for_breeding];
    };
    expect(await placed(false)).toEqual([0, 0]);
    expect(await placed(0)).toEqual([0, 0]);
    expect(await placed(true)).toEqual([1, 1]);
    expect(await placed(1)).toEqual([1, 1]);
  });
});

test("[3-27] [3-29] an order, and the answer to who places it", async () => {
  const buyer = server.as(await buildMember(server));
  const { data: ad } = await server.api("GET /sales/{catId}", { params: { catId } });
  const answer = await buyer("POST /order", { body: { catId, price: ad.price_pet } });
  expectFields(answer, "success message orderId");
  const { data } = await server.as(seller)("GET /order", {});
  expectFields(
    data[0],
    `orders_id orders_created_at orders_cat_id cat_name cat_name_cattery_prefix is_delivery_needed client_id client_name
     client_email comment price_pet price_breeding`,
  );
  expect(data[0]).toMatchObject({ orders_id: answer.orderId, is_delivery_needed: 0 });
});

test("[D1-16] [D1-17] a fault of ours is 500 in the envelope, with the request's id and nothing of its cause", async () => {
  const cookie = await server.sessionCookie(seller);
  await server.pool.query("alter table favourites rename to lost");
  try {
    const response = await server.raw("/api/me/favorites", {
      headers: { host: "localhost", cookie },
    });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual({
      success: false,
      message: "Something went wrong. Please try again later.",
      data: null,
      requestId: response.headers.get("x-request-id"),
    });
    expect(server.faults.at(-1)).toContain("favourites");
  } finally {
    await server.pool.query("alter table lost rename to favourites");
  }
});
