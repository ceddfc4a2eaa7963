/** A cat passes from one member to another, to the club and back. */
import type { CatOwners } from "@felistry/domain/cats/edit-mode.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { openOwnPapers } from "./withheld.ts";

export interface LockedCat extends CatOwners {
  id: number;
  is_my_cat: 0 | 1;
  registered: 0 | 1;
}

/** Changes of a cat's members take turns. */
export const lockCat = statement(
  "cat_lock",
  "select id, users_id, online_owner_id, is_my_cat, registered from cats where id = :catId for no key update",
);

const recordChange = statement(
  "owner_change_insert",
  `insert into owner_changes (cat_id, prev_owner_id, new_owner_id, prev_users_id, prev_is_my_cat, kind)
   values (:catId, :from, :to, :users, :isMyCat, :kind)`,
);

const setMembers = statement(
  "cat_set_members",
  "update cats set users_id = :usersId, online_owner_id = :onlineOwnerId, is_my_cat = :isMyCat, updated_at = now() where id = :catId",
);

/** The cat's passings to the club not yet undone, oldest first. */
const clubTakings = statement(
  "owner_change_club_takings",
  `select h.id, h.prev_owner_id, h.prev_users_id, h.prev_is_my_cat, u.closed_at is not null as left
   from owner_changes h join users u on u.id = h.prev_owner_id
   where h.cat_id = :catId and h.kind = 'club-take' and h.returned_at is null order by h.id`,
);

const markAllReturned = statement(
  "owner_change_club_returned",
  "update owner_changes set returned_at = now() where id = any(:ids::int[])",
);

/** The price was the former keeper's. */
const closeAd = statement(
  "cat_close_ad",
  "update sales set is_active = false where cat_id = :catId and is_active",
);

export type OwnerChangeKind = "take" | "club-take" | "move-back" | "order";

/** Passes the locked cat's page to another member and records from whom. */
export async function passCat(
  tx: Tx,
  cat: LockedCat,
  to: CatOwners & { readonly is_my_cat: 0 | 1 },
  kind: OwnerChangeKind,
): Promise<void> {
  const { id, online_owner_id, users_id, is_my_cat } = cat;
  await recordChange(tx, {
    catId: id,
    from: online_owner_id,
    to: to.online_owner_id,
    users: users_id,
    isMyCat: is_my_cat,
    kind,
  });
  await setMembers(tx, {
    catId: id,
    usersId: to.users_id,
    onlineOwnerId: to.online_owner_id,
    isMyCat: to.is_my_cat,
  });
  await closeAd(tx, { catId: id });
  await openOwnPapers(tx, id, to.online_owner_id);
}

/**
 * Returns a cat that an administrator took for a check to its earlier members (decisions §3); one
 * that is with its own members stays there.
 */
export async function returnFromClub(tx: Tx, cat: LockedCat): Promise<void> {
  const takings = await clubTakings(tx, { catId: cat.id });
  const first = takings[0];
  if (!first) return;
  await markAllReturned(tx, { ids: takings.map(({ id }) => id) });
  if (first.prev_owner_id === cat.online_owner_id) return;
  await passCat(
    tx,
    cat,
    {
      users_id: first.prev_users_id,
      online_owner_id: first.prev_owner_id,
      // Anybody may care for a former member's cats.
      is_my_cat: first.left ? 0 : first.prev_is_my_cat,
    },
    "move-back",
  );
}

const setRegistered = statement(
  "cat_set_registered",
  "update cats set registered = 1, reg_num = :number, updated_at = now() where id = :catId",
);

/** Makes the locked cat a registered one. */
export async function registerCat(tx: Tx, catId: number, number: string): Promise<void> {
  await setRegistered(tx, { catId, number });
}

export const unregisterCat = statement(
  "cat_unregister",
  "update cats set registered = 0, reg_num = null, updated_at = now() where id = :catId",
);
