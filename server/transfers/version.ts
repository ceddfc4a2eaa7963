/** What the club decides a transfer by: the request, and the cat that it is about. */
import { catState } from "../cats/queries.ts";
import { shownVersion } from "../db/versioned.ts";

/** SQL over `transfers r` and `cats c`. */
const state = `jsonb_build_object('status', r.status, 'club', r.club, 'number', r.number, 'titles', r.titles,
  'remarks', r.remarks, 'paper', r.paper_url, 'cat', ${catState})`;

export const shownVersionOfTransfer = shownVersion(
  "transfer",
  state,
  "from transfers r join cats c on c.id = r.cat_id where r.id = :rowId",
);
