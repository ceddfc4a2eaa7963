/** Enters cats and ads through the API, like the forms. */
import type { ApiCaller } from "@felistry/contract/client.ts";
import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";

export interface EnteredCat {
  name: string;
  prefix?: string;
  suffix?: string;
  sex: "male" | "female";
  /** Three letters. */
  breed: string;
  /** The colour part of the EMS code, "ns 09 22". */
  ems: string;
  /** `yyyy-mm-dd` */
  born?: string | null;
  isMine?: boolean;
}

/** @returns the new cat's id */
export async function enterCat(call: ApiCaller, cat: EnteredCat): Promise<number> {
  const parsed = parseEms(cat.ems);
  if (!parsed.ok) throw new Error(`"${cat.ems}" is no EMS colour`);
  const { codes } = parsed;
  const colours = Object.fromEntries(COLOUR_KINDS.map((kind) => [`${kind}_ems`, codes[kind]]));
  const { data } = await call("POST /cats", {
    body: {
      cat_name_cattery_prefix: cat.prefix ?? null,
      cat_name: cat.name,
      cat_name_suffix: cat.suffix ?? null,
      sex: cat.sex,
      cat_birthdate: cat.born ?? null,
      breed_id: await breedId(call, cat.breed),
      is_my_cat: cat.isMine === false ? 0 : 1,
      ...colours,
    },
  });
  return data.newCatId;
}

const breedIds = new Map<string, number>();

async function breedId(call: ApiCaller, code: string): Promise<number> {
  if (breedIds.size === 0) {
    const { data } = await call("GET /breeds", {});
    for (const { ems, id } of data) breedIds.set(ems, id);
  }
  return breedIds.get(code)!;
}

export interface PlacedAd {
  price?: number;
  /** Offers breeding rights at this price. */
  breedingPrice?: number;
  isActive?: boolean;
}

export async function placeAd(call: ApiCaller, catId: number, ad: PlacedAd = {}): Promise<void> {
  await call("POST /sales/{catId}", {
    params: { catId },
    body: {
      price_pet: ad.price ?? 700,
      price_breeding: ad.breedingPrice ?? null,
      sale_for_breeding: ad.breedingPrice !== undefined,
      delivery_text: "By train or with a courier",
      ready_to_move_at: daysFromNow(14),
      is_active: ad.isActive ?? true,
    },
  });
}

const DAY_MS = 86_400_000;

/** @returns `yyyy-mm-dd` */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
