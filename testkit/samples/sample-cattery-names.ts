/** Samples of the calls for names of catteries: one asked for and one granted, each of the caller's and of a stranger's. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { catteryNameCalls } from "@felistry/contract/catteries/cattery-names.ts";
import { insertRow, nextNumber, type World } from "../world.ts";

type NameKey = keyof typeof catteryNameCalls & ApiKey;

interface People {
  readonly caller: { readonly id: number };
  readonly stranger: { readonly id: number };
}

/** Far from each other: the same digits stand three times. */
export function distantName(): string {
  const digits = nextNumber().toString(36);
  return `Q${digits}x${digits}z${digits}`.slice(0, 16);
}

export async function catteryNameSamples(
  world: World,
  { caller, stranger }: People,
): Promise<{ readonly [Key in NameKey]: Input<Key> }> {
  const built = async (holder: { readonly id: number }, state: string) => {
    const row = { name: distantName(), holder_id: holder.id, state };
    const name = await insertRow<{ id: number }>(world, "cattery_names", row);
    await world.pool.query(
      "insert into cattery_name_events (name_id, actor_id, kind) values ($1, $2, 'asked')",
      [name.id, holder.id],
    );
    return { id: name.id };
  };
  const [ownAsked, ownGranted] = [await built(caller, "asked"), await built(caller, "granted")];
  const [asked, granted] = [await built(stranger, "asked"), await built(stranger, "granted")];
  const { id: heir } = await built(stranger, "granted");
  const question = async (name: { id: number }, to: { readonly id: number }, isByClub: boolean) => {
    await world.pool.query("update cattery_names set heir_id = $2 where id = $1", [name.id, to.id]);
    const { rows } = await world.pool.query<{ ask_id: number }>(
      `insert into cattery_name_heirs (name_id, heir_id, asked_by, is_by_club, reason, until)
       values ($1, $2, $3, $4, case when $4 then 'Inherited' end, current_date + 30) returning ask_id`,
      [name.id, to.id, caller.id, isByClub],
    );
    return rows[0]!.ask_id;
  };
  const coming = await built(stranger, "granted");
  const asked_id = await question(coming, caller, false);
  const dropped = await built(stranger, "granted");
  await question(dropped, { id: (await lastMember(world, caller.id, stranger.id))! }, true);
  return {
    "GET /me/cattery-names": {},
    "POST /me/cattery-names": { body: { name: distantName() } },
    "DELETE /me/cattery-names/{id}": { params: ownAsked },
    "PUT /me/cattery-names/{id}/heir": { params: ownGranted, body: { email: null } },
    "PUT /me/cattery-names/{id}/answer": {
      params: coming,
      body: { question: asked_id, agree: 1 },
    },
    "DELETE /admin/cattery-names/{id}/heir": { params: dropped },
    "GET /admin/cattery-names": { query: {} },
    "PUT /admin/cattery-names/{id}/decide": { params: asked, body: { agree: 1 } },
    "PUT /admin/cattery-names/{id}/holder": {
      params: { id: heir },
      body: { member_id: (await lastMember(world, caller.id, stranger.id))!, reason: "Inherited" },
    },
    "PUT /admin/cattery-names/{id}/end": { params: granted, body: { reason: "Not used" } },
  };
}

async function lastMember(world: World, ...except: number[]): Promise<number | undefined> {
  const { rows } = await world.pool.query<{ id: number }>(
    "select id from users where id <> all($1) and closed_at is null order by id desc limit 1",
    [except],
  );
  return rows[0]?.id;
}
