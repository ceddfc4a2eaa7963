import { statement } from "../../db/statement.ts";

interface MemberRow {
  id: number;
  first_name: string;
  last_name: string;
  /** What the list is ordered by: the name in small letters. */
  position: string;
}

type PageOf = [afterName: string, afterId: number, limit: number];

const NAME = "lower(first_name || ' ' || last_name)";
const COLUMNS = `id, first_name, last_name, ${NAME} as position`;

// "~>~" compares by code points, as the index does whatever collation the database has.
const AFTER = `closed_at is null and ${NAME} ~>=~ $1 and (${NAME} ~>~ $1 or id > $2::int)`;
const FIRST = `order by ${NAME} using ~<~, id limit $3::int`;

export const selectMembers = statement<PageOf, MemberRow>(
  "members",
  `select ${COLUMNS} from users where ${AFTER} ${FIRST}`,
);

/** "offset 0" has the trigram index find the few of that name, rather than all members be read in their order. */
export const selectMembersNamed = statement<
  [...PageOf, pattern: string, otherPattern: string | null],
  MemberRow
>(
  "members_named",
  `select ${COLUMNS} from (select * from users where ${NAME} like $4 or ${NAME} like $5 offset 0) named where ${AFTER} ${FIRST}`,
);
