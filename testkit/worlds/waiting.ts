/** A breeder with a waiting list, and buyers. */
import { afterAll, beforeAll } from "vitest";
import { buildAd, type BuiltAd } from "../build-ad.ts";
import { buildCat } from "../build-cat.ts";
import { buildCattery } from "../build-cattery.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;
export let breeder: BuiltMember;

/** Sets up, for the calling test file: a server and the breeder. */
export function startWithBreeder(): void {
  beforeAll(async () => {
    server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "100" } });
    breeder = await buildMember(server, { locale: "ru", first_name: "Ольга", last_name: "Котова" });
  });
  afterAll(() => server.stop());
}

let slot = 0;

/** In a cattery of the breeder's. */
export async function openList(rule: "turn" | "fit" | "choice" = "turn"): Promise<number> {
  slot = (slot % 4) + 1;
  await server.pool.query("delete from catteries where users_id = $1 and slot = $2", [
    breeder.id,
    slot,
  ]);
  const cattery = await buildCattery(server, { owner: breeder, slot, cattery_name: "Neva" });
  const { data } = await server.as(breeder)("POST /waiting-lists", {
    body: { cattery_id: cattery.id, rule },
  });
  return data.list_id;
}

export async function apply(listId: number, by: BuiltMember, wishes = {}): Promise<number> {
  const { data } = await server.as(by)("POST /waiting-lists/{id}/entries", {
    params: { id: listId },
    body: { purpose: "pet", home: "A flat, two children", ...wishes },
  });
  return data.entry_id;
}

export const accept = (id: number, by = breeder) =>
  server.as(by)("PUT /waiting/{id}/accept", { params: { id } });

/** With a place each, in this order. */
export async function waiters(listId: number, wishes: readonly object[]) {
  const found: { member: BuiltMember; id: number }[] = [];
  for (const wish of wishes) {
    const member = await buildMember(server);
    const id = await apply(listId, member, wish);
    await accept(id);
    found.push({ member, id });
  }
  return found;
}

export const kitten = (traits = {}): Promise<BuiltAd> =>
  buildAd(server, {
    cat: buildCat(server, { owner: breeder, sex: "male", cat_name: "Barsik", ...traits }),
    price_pet: 700,
  });

export const offer = (id: number, catId: number, until: string, by = breeder) =>
  server.as(by)("PUT /waiting/{id}/offer", { params: { id }, body: { cat_id: catId, until } });

export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const entryOf = async (member: BuiltMember, id: number) =>
  (await server.as(member)("GET /me/waiting", { query: {} })).data.find(
    (entry) => entry.id === id,
  )!;

export const take = (by: BuiltMember, id: number, price = 700) =>
  server.as(by)("POST /waiting/{id}/take", { params: { id }, body: { price } });
export const pass = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /waiting/{id}/pass", { params: { id } });

export const subjectsTo = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ subject }) => subject);

/** Mails come in no particular order. */
export const textsTo = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ text }) => text).join("\n");
