/** What other nouns may read of catteries. */
import { statement, told } from "../db/statement.ts";

/** Names about which the club has to decide, applied for or passing on, by club; since when the oldest waits. */
export const waitingNames = statement(
  "cattery_names_told",
  `select n.club_id, count(*)::int as count, to_char(min(coalesce(q.agreed_at, n.created_at)) at time zone 'UTC', 'YYYY-MM-DD') as since
   from cattery_names n left join cattery_name_heirs q on q.name_id = n.id
   where n.state = 'asked' or (n.state = 'granted' and n.heir_id is not null and q.agreed_at is not null)
   group by n.club_id`,
  told<{ count: number; since: string }>(),
);

export const catteryOwner = statement(
  "cattery_owner",
  "select users_id from catteries where id = :id",
);
