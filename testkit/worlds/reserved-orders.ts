/** Brings an order through its reservation, by the calls that its two sides make. */
import type { PlainMove } from "@felistry/domain/orders/reservation.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import type { BuiltAd } from "../build-ad.ts";
import type { BuiltMember } from "../build-member.ts";
import { buildOrder } from "../build-order.ts";
import { buyer, offer, seller, server } from "./order-parties.ts";

export const today = new Date().toISOString().slice(0, 10);

export const TERMS = {
  terms: "You can visit on any Sunday",
  deposit: 100,
  deposit_kept: true,
  open_until: addDays(today, 7),
  hand_over_by: addDays(today, 30),
};

export async function acceptedOrder(ad?: BuiltAd, by: BuiltMember = buyer): Promise<number> {
  const order = await buildOrder(server, {
    ad: ad ?? (await offer()),
    buyer: by,
    status: "accepted",
  });
  return order.id;
}

export const offerTerms = (id: number, terms: Partial<typeof TERMS> = {}) =>
  server.as(seller)("POST /order/{id}/reservation", {
    params: { id },
    body: { ...TERMS, ...terms },
  });

export const reservation = async (by: BuiltMember, id: number) =>
  (await server.as(by)("GET /order/{id}/reservation", { params: { id } })).data;

export async function agree(id: number, by: BuiltMember = buyer) {
  const { hash } = (await reservation(by, id)).terms!;
  return server.as(by)("PUT /order/{id}/reservation/agreed", { params: { id }, body: { hash } });
}

export const move = (by: BuiltMember, id: number, name: PlainMove) =>
  server.as(by)("PUT /order/{id}/reservation", { params: { id }, body: { move: name } });

/** Asks for a code, and reads it in the mail. */
export async function codeFor(by: BuiltMember, id: number): Promise<string> {
  await server.as(by)("POST /order/{id}/contract/code", { params: { id } });
  const mails = await server.mailsSentTo(by.email);
  const codes = mails.flatMap(({ text }) => text.match(/\b\w{4}-\w{4}-\w{4}\b(?=\n)/)?.[0] ?? []);
  return codes.at(-1)!;
}

export const signWith = (by: BuiltMember, id: number, code: string) =>
  server.as(by)("PUT /order/{id}/contract", { params: { id }, body: { code } });

export const sign = async (by: BuiltMember, id: number) => signWith(by, id, await codeFor(by, id));

const STOPS = ["offered", "agreed", "deposit_declared", "deposit_confirmed", "signed"] as const;

/** Moves a new order to this stage. */
export async function orderAt(
  stage: (typeof STOPS)[number],
  terms: Partial<typeof TERMS> = {},
  ad?: BuiltAd,
): Promise<number> {
  const id = await acceptedOrder(ad);
  const steps = [
    () => offerTerms(id, terms),
    () => agree(id),
    () => move(buyer, id, "declare_deposit"),
    () => move(seller, id, "confirm_deposit"),
    async () => {
      await sign(seller, id);
      await sign(buyer, id);
    },
  ];
  for (const step of steps.slice(0, STOPS.indexOf(stage) + 1)) await step();
  return id;
}

/** What their acceptance has stored of terms: of before the promise to return the deposit if the seller is late, or with it. */
export const setPromisedIfLate = (id: number, isPromised: boolean) =>
  server.pool.query(
    `alter table reservations disable trigger reservations_stand;
     update reservations set returns_if_late = ${isPromised} where order_id = ${id};
     alter table reservations enable trigger reservations_stand`,
  );

/** Another agreed day, or day of signing, than the database would let be. */
export const setSoon = (id: number, handOverBy: string) =>
  server.pool.query(
    `alter table reservations disable trigger reservations_stand;
     update reservations set hand_over_by = '${handOverBy}' where order_id = ${id};
     alter table reservations enable trigger reservations_stand`,
  );
export const setSigned = (id: number, by: { id: number }, on: string) =>
  server.pool.query(
    `alter table order_signatures disable trigger order_signatures_append_only;
     update order_signatures set signed_at = '${on}' where order_id = ${id} and member_id = ${by.id};
     alter table order_signatures enable trigger order_signatures_append_only`,
  );
