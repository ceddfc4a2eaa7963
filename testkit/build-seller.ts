import type { Input } from "@felistry/contract/api.ts";
import { buildCat, type CatTraits } from "./build-cat.ts";
import { buildCattery } from "./build-cattery.ts";
import { buildMember } from "./build-member.ts";
import { outcomeOf } from "./outcome.ts";
import type { TestServer } from "./start-test-server.ts";

export type SaidInAd = Partial<Input<"POST /sales/{catId}">["body"]>;

export interface SellerTraits extends Omit<CatTraits, "owner"> {
  country: string;
  /** With a cattery; otherwise a private person. */
  isBreeder?: boolean;
  /** From when the cat may move. */
  ready?: string;
}

/** A member of a country with one cat, and what they do and are told about its ad. */
export async function buildSeller(
  server: TestServer,
  { country, isBreeder = true, ready = "2026-12-20", ...traits }: SellerTraits,
) {
  const member = await buildMember(server, { country });
  if (isBreeder) await buildCattery(server, { owner: member });
  const cat = await buildCat(server, { born: "2026-08-01", ...traits, owner: member });
  const params = { catId: cat.id };
  const call = server.as(member);
  const rules = async () =>
    (await call("GET /cats/{id}/ad-rules", { params: { id: cat.id } })).data;
  return {
    id: cat.id,
    cat,
    member,
    call,
    place: (said: SaidInAd = {}, by = call) =>
      by("POST /sales/{catId}", {
        params,
        body: {
          price_pet: 900,
          delivery_text: "Pick-up",
          ready_to_move_at: ready,
          is_active: 1,
          ...said,
        },
      }),
    ad: async () => (await server.guest()("GET /sales/{catId}", { params })).data,
    says: async () => (await server.guest()("GET /sales/{catId}", { params })).data.says,
    rules,
    /** As `refuse FR-01 age=56`. */
    fired: async () =>
      (await rules()).fired.map(({ verdict, id, values }) => [verdict, id, ...values].join(" ")),
  };
}

/** Why an ad was not placed, or that it was. */
export const whyNotPlaced = async (placing: Promise<unknown>): Promise<string> =>
  (await outcomeOf(placing)).message || "placed";

export async function countryId({ pool }: TestServer, code: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>("select id from countries where iso2 = $1", [
    code,
  ]);
  return rows[0]!.id;
}
