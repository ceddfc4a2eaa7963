import { momentText } from "../db/json-text.ts";
import { statement } from "../db/statement.ts";

/** Whoever sequences or looks after the key does so alone, in any process. */
export const lockLog = statement(
  "log_lock",
  "select pg_advisory_xact_lock(hashtext('log.sequence'))",
);

export const selectNewestKey = statement(
  "log_key_newest",
  "select id, name, public_key from log_keys order by id desc limit 1",
);

export const selectKeys = statement(
  "log_keys_all",
  "select id, name, public_key, made_at from log_keys order by id",
);

export const selectKeyOf = statement(
  "log_key_by_id",
  "select name, public_key from log_keys where id = :id",
);

export const insertKey = statement(
  "log_key_insert",
  "insert into log_keys (name, public_key) values (:name, :publicKey) returning id",
);

export const selectPending = statement(
  "log_pending",
  `select q.entry_id as id, e.commitment from log_queue q join log_entries e on e.id = q.entry_id
   order by q.entry_id limit :limit::int`,
);

export const selectSize = statement(
  "log_size",
  "select coalesce(max(size), 0)::int as size from log_checkpoints",
);

export const selectNodes = statement(
  "log_nodes_at",
  `select n.level, n.index, n.hash from unnest(:levels::int[], :indexes::int[]) as wanted(level, index)
   join log_nodes n on n.level = wanted.level and n.index = wanted.index`,
);

export const insertLeaves = statement(
  "log_leaves_insert",
  `insert into log_leaves (index, entry_id)
   select :first::int + place - 1, entry from unnest(:ids::int[]) with ordinality as added(entry, place)`,
);

export const insertNodes = statement(
  "log_nodes_insert",
  `insert into log_nodes (level, index, hash)
   select level, index, decode(hash, 'hex') from unnest(:levels::int[], :indexes::int[], :hashes::text[]) as added(level, index, hash)`,
);

export const removePending = statement(
  "log_queue_remove",
  "delete from log_queue where entry_id = any(:ids::int[])",
);

export const insertCheckpoint = statement(
  "log_checkpoint_insert",
  "insert into log_checkpoints (size, note, key_id) values (:size, :note, :keyId)",
);

export const selectNewestCheckpoint = statement(
  "log_checkpoint_newest",
  `select size, note, ${momentText("signed_at")} as signed_at from log_checkpoints order by size desc limit 1`,
);

/** The first checkpoint that covers a leaf: the same today as in ten years. */
export const selectProven = statement(
  "log_proven",
  `select l.index, e.kind, e.subject, log_moment(e.at) as at, e.salt, e.facts, c.size, c.note, c.key_id, c.signed_at
   from log_entries e join log_leaves l on l.entry_id = e.id
   join lateral (select * from log_checkpoints where size > l.index order by size limit 1) c on true
   where e.subject = :subject and e.kind = :kind order by e.id limit 1`,
);

/** Hashes of one level, for a tile. */
export const selectTile = statement(
  "log_tile",
  "select hash from log_nodes where level = :level and index >= :from::int and index < :to::int order by index",
);

/** Commitments, for a bundle of entries. */
export const selectBundle = statement(
  "log_bundle",
  `select e.commitment from log_leaves l join log_entries e on e.id = l.entry_id
   where l.index >= :from::int and l.index < :to::int order by l.index`,
);
