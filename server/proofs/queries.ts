/** What other nouns may read of the log. */
import { momentText } from "../db/json-text.ts";

/** SQL: an entry's place in the log and the first checkpoint that covers it, as JSON; null while it has none. */
export const placeInLog = (kind: string, subject: string) => `(
  select json_build_object('index', leaf.index, 'size', point.size, 'signed_at', ${momentText("point.signed_at")})
  from log_entries entry
  join log_leaves leaf on leaf.entry_id = entry.id
  join lateral (select size, signed_at from log_checkpoints where size > leaf.index order by size limit 1) point on true
  where entry.subject = ${subject} and entry.kind = ${kind} order by entry.id limit 1)`;
