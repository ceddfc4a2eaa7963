import { statement, told } from "../../db/statement.ts";

export const selectEntries = statement(
  "audit_entries",
  `select id, kind, subject, log_moment(at) as at, at = date_trunc('milliseconds', at) as whole, members, commitment, salt, facts
   from log_entries where id > :after order by id limit :limit::int`,
);

export const selectLeaves = statement(
  "audit_leaves",
  `select l.index, e.id, e.commitment from log_leaves l left join log_entries e on e.id = l.entry_id
   where l.index > :after order by l.index limit :limit::int`,
  told<{ id: number | null; commitment: Buffer | null }>(),
);

/** In the order in which they are computed again. */
export const selectNodes = statement(
  "audit_nodes",
  `select level, index, hash from log_nodes where (level, index) > (:level::int, :index::int)
   order by level, index limit :limit::int`,
);

export const selectCheckpoints = statement(
  "audit_checkpoints",
  "select size, note, key_id from log_checkpoints where size > :after order by size limit :limit::int",
);

/** Neither in the log nor waiting for it, or both. */
export const misplacedEntries = statement(
  "audit_misplaced",
  `select e.id from log_entries e left join log_leaves l on l.entry_id = e.id left join log_queue q on q.entry_id = e.id
   where (l.entry_id is null) = (q.entry_id is null) order by e.id limit 10000`,
);

/** Salt and facts are gone, but nobody was forgotten; or they are back. */
export const wronglyForgotten = statement(
  "audit_forgotten",
  `select e.id from log_entries e
   left join log_entries f on f.subject = 'entry:' || e.id and f.kind = 'entry_forgotten'
   where (e.salt is null) <> (f.id is not null) order by e.id limit 10000`,
);

/** What an entry said of whom it names; of a forgotten one, what was stated in its place. */
const stated =
  "coalesce(e.facts, (select f.facts -> 'rest' from log_entries f where f.subject = 'entry:' || e.id and f.kind = 'entry_forgotten' order by f.id limit 1))";

export const changedCertificates = statement(
  "audit_certificates",
  `select t.code as subject, (e.id is null)::boolean as unknown
   from certificates t
   left join lateral (
     select * from log_entries where subject = 'certificate:' || t.code and kind = 'certificate_issued' order by id limit 1
   ) e on true
   where ${stated} is distinct from (case when e.facts is null
       then logged_certificate(t) || jsonb_build_object('certified', t.certified || '{"breeder": null, "owner": null}')
       else logged_certificate(t) end
       -- Its cat may have been merged into another record since.
       || case when logged_standing((${stated} ->> 'cat_id')::int) = t.cat_id then jsonb_build_object('cat_id', ${stated} -> 'cat_id') else '{}' end)
     -- The names, which are stated nowhere any more, are still among what the fingerprint was made of.
     or e.facts is null and encode(sha256(convert_to(canonical_text(t.certified), 'UTF8')), 'hex') <> t.fingerprint
     or e.members is distinct from array_remove(array[t.owner_id, t.breeder_id], null)
   order by t.id limit 10000`,
  told<{ unknown: boolean }>(),
);

export const changedEnds = statement(
  "audit_certificate_ends",
  `select t.code as subject
   from certificates t
   left join lateral (
     select facts from log_entries where subject = 'certificate:' || t.code and kind in ('certificate_superseded', 'certificate_revoked')
     order by id desc limit 1
   ) e on true
   where case when t.status = 'valid' then null else logged_certificate_end(t) end is distinct from e.facts
   order by t.id limit 10000`,
);

/** Valid ones whose facts, or cats, are no longer those of the registry. */
export const outdatedCertificates = statement(
  "audit_outdated",
  `select t.code as subject from certificates t
   where t.status = 'valid' and (
     certified_shown(t, null) is distinct from certified_facts(t.kind, t.cat_id)
     or (select array_agg(l.cat_id order by l.cat_id) from certified_cats l where l.certificate_id = t.id)
       is distinct from (select array_agg(distinct l.cat_id order by l.cat_id) from certified_line(t.kind, t.cat_id) l))
   order by t.id limit 10000`,
);

export const lostCertificates = statement(
  "audit_certificates_lost",
  `select e.subject from log_entries e
   where e.kind = 'certificate_issued' and not exists (select from certificates t where e.subject = 'certificate:' || t.code)
   order by e.id limit 10000`,
);

/** Other decisions on the same subject, such as corrections, state other facts. */
const OF_CATS = "kind in ('cat_recorded', 'cat_deleted')";
const OF_APPLICATIONS = "kind like 'registration\\_%'";

const last = (subject: string, kinds: string) => `left join lateral (
     select * from log_entries where subject = ${subject} and ${kinds} order by id desc limit 1
   ) e on true`;

export const changedApplications = statement(
  "audit_applications",
  `select a.id from applications a ${last("'application:' || a.id", OF_APPLICATIONS)}
   where (a.status in ('confirmed', 'declined') or e.id is not null) and logged_application(a) is distinct from e.facts
   order by a.id limit 10000`,
);

export const changedCats = statement(
  "audit_cats",
  `select c.id from cats c ${last("'cat:' || c.id", OF_CATS)}
   where (c.registered = 1 or e.facts -> 'registered' = '1') and logged_cat(c.id) is distinct from e.facts
   order by c.id limit 10000`,
);

/** What the log knows last, and the registry not at all. */
export const lostSubjects = statement(
  "audit_lost",
  `select e.subject from log_entries e
   where e.kind = 'cat_recorded' and not exists (select from cats c where e.subject = 'cat:' || c.id)
       and not exists (select from log_entries n where n.subject = e.subject and n.${OF_CATS} and n.id > e.id)
     or e.${OF_APPLICATIONS} and e.kind <> 'registration_deleted'
       and not exists (select from applications a where e.subject = 'application:' || a.id)
       and not exists (select from log_entries n where n.subject = e.subject and n.${OF_APPLICATIONS} and n.id > e.id)
   order by e.id limit 10000`,
);
