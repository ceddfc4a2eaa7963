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

/** Who kept a queen on a day: the one from whom she first passed after it, else the present keeper. */
const keptOn = (queen: string, day: string, then: string, now: string) => `coalesce(
  (select h.${then} from owner_changes h where h.cat_id = ${queen}.id and h.created_at > ${day} order by h.id limit 1), ${queen}.${now})`;

/**
 * A kitten that its first keeper passes on was bred by them if its dam was theirs, and entered, on the day of its birth: whoever
 * buys a queen with her kitten enters both later. Whoever is named as the breeder stays, and of what the club certifies or
 * examines nothing is changed.
 */
const nameBreeder = statement(
  "cat_name_breeder",
  `update cats c set breeder_id = c.online_owner_id
   from cats d
   where c.id = :catId and d.id = c.mother_id and c.registered = 0
     and c.cat_birthdate is not null and c.cat_birthdate_precision = 'day'
     and d.created_at::date <= c.cat_birthdate
     and c.breeder_id is null and c.breeder_not_user is null
     and not exists (select from owner_changes h where h.cat_id = c.id)
     and not exists (select from applications a where a.cat_id = c.id and a.status = 'pending')
     and ${keptOn("d", "c.cat_birthdate", "prev_owner_id", "online_owner_id")} = c.online_owner_id
     and ${keptOn("d", "c.cat_birthdate", "prev_is_my_cat", "is_my_cat")} = 1`,
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
  // Who sells a kitten still finds it among those bred by them.
  if (kind === "take" || kind === "order") await nameBreeder(tx, { catId: id });
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
