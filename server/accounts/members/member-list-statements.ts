import { statement } from "../../db/statement.ts";

const NAME = "lower(first_name || ' ' || last_name)";
const COLUMNS = `id, first_name, last_name, ${NAME} as position`;

// "~>~" compares by code points, as the index does whatever collation the database has.
const AFTER = `closed_at is null and ${NAME} ~>=~ :afterName and (${NAME} ~>~ :afterName or id > :afterId::int)`;
const FIRST = `order by ${NAME} using ~<~, id limit :limit::int`;

export const selectMembers = statement(
  "members",
  `select ${COLUMNS} from users where ${AFTER} ${FIRST}`,
);

/** "offset 0" makes the trigram index find the few of that name, rather than read all members in order. */
export const selectMembersNamed = statement(
  "members_named",
  `select ${COLUMNS} from (select * from users where ${NAME} like :pattern or ${NAME} like :otherPattern? offset 0) named where ${AFTER} ${FIRST}`,
);
