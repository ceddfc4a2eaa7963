/** What a seller says in all their ads, because the rules of some countries want it there. */
import type { SaleBody } from "@felistry/contract/market/market.ts";
import { DETAILS_OF_SELLER } from "@felistry/domain/market/seller-details.ts";
import { statement } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";

export const selectSellerDetails = statement(
  "sale_seller_details",
  `select d.sells_as, d.permit_no, d.permit_authority, d.phone, d.address, d.shows_chip::int as shows_chip,
          d.shows_dam_chip::int as shows_dam_chip, d.females, d.litters_12m, d.animals_12m
   from seller_details d where d.member_id = :memberId`,
);

const sellerOfCat = statement(
  "sale_seller_of_cat",
  "select online_owner_id as id from cats where id = :catId",
);

/** Until the end of the transaction: of two ads saved at once neither takes back what the other says. */
const lockDetails = statement(
  "sale_lock_seller_details",
  "select from users where id = :memberId for no key update",
);

const upsertDetails = statement(
  "sale_keep_seller_details",
  `insert into seller_details as d (member_id, sells_as, permit_no, permit_authority, phone, address, shows_chip, shows_dam_chip, females, litters_12m, animals_12m)
   values (:memberId, :sellsAs?, :permitNo?, :authority?, :phone?, :address?, :showsChip, :showsDamChip, :females?::smallint, :litters?::smallint, :animals?::smallint)
   on conflict (member_id) do update set
     sells_as = excluded.sells_as, permit_no = excluded.permit_no, permit_authority = excluded.permit_authority,
     phone = excluded.phone, address = excluded.address, shows_chip = excluded.shows_chip,
     shows_dam_chip = excluded.shows_dam_chip, females = excluded.females, litters_12m = excluded.litters_12m,
     animals_12m = excluded.animals_12m, updated_at = now()`,
);

/** What is left out stays as it was. They are the seller's own: the cat's other owner cannot write them. */
export async function keepSellerDetails(
  tx: Tx,
  { catId, memberId, body }: { catId: number; memberId: number; body: SaleBody },
): Promise<void> {
  if (DETAILS_OF_SELLER.every((field) => body[field] === undefined)) return;
  const [seller] = await sellerOfCat(tx, { catId });
  if (seller!.id !== memberId) refuse("not_allowed");
  await lockDetails(tx, { memberId });
  const [before] = await selectSellerDetails(tx, { memberId });
  const said = <Field extends (typeof DETAILS_OF_SELLER)[number]>(field: Field) =>
    body[field] === undefined ? (before?.[field] ?? null) : body[field];
  const permitNo = said("permit_no");
  const authority = said("permit_authority");
  if (authority !== null && permitNo === null)
    refuse("bad_input", { fields: [{ field: "permit_no", code: "permit_no" }] });
  await upsertDetails(tx, {
    memberId,
    sellsAs: said("sells_as"),
    permitNo,
    authority,
    phone: said("phone"),
    address: said("address"),
    showsChip: said("shows_chip") === 1,
    showsDamChip: said("shows_dam_chip") === 1,
    females: said("females"),
    litters: said("litters_12m"),
    animals: said("animals_12m"),
  });
}
