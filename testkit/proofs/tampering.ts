/** What an operator could change in the database behind the log's back: each is one statement, whose rows `n` chooses. */
import { MARKET_TAMPERINGS } from "./market-tampering.ts";
import { decision, earlier, one, otherMember, removed, type Tampering } from "./tampered-row.ts";

const updating =
  (of: Tampering["of"], table: string, where?: string, key?: string) =>
  (set: (n: number) => string, only = where): Tampering => ({
    of,
    sql: (n) =>
      `update ${table} set ${set(n)} where ${key ?? "id"} = ${one(table, n, only ?? "true", key)}`,
  });

const cat = updating("cats", "cats", "registered = 1");
const colour = updating(
  "colours",
  "cat_colours",
  "cat_id in (select id from cats where registered = 1)",
  "cat_id",
);
const named = updating(
  "names",
  "users",
  "id in (select owner_id from certificates where status = 'valid') and closed_at is null",
);
const ancestor = updating(
  "names",
  "cats",
  "id in (select l.cat_id from certified_cats l join certificates t on t.id = l.certificate_id where t.status = 'valid')",
);
const certificate = updating("certificates", "certificates");
const application = updating("applications", "applications", "status in ('confirmed', 'declined')");
const DECIDED = "status in ('confirmed', 'declined')";
const correction = decision("corrections", DECIDED);
const annulment = decision("annulments");
const transfer = decision("transfers", DECIDED);
const mergeRequest = decision("merge_requests", DECIDED);
const ban = decision("breeding_bans");
const credential = decision("credentials", "confirmed_at is not null");
const judged = decision("credentials", "judge_answer = 'confirmed'");
const litter = decision("litters", "status = 'confirmed'");
const catteryName = decision("cattery_names", "state in ('granted', 'declined', 'ended')");
const AT_DESK = "state = 'decided' and kind in ('litter', 'title') and outcome = 'declined'";
const atDesk = decision("cases", AT_DESK);
const ruleSwitch = decision("club_rule_switches");
/** A role that somebody has, given to them behind the log's back or taken. */
const role = (sql: string): Tampering => ({
  of: "decisions",
  sql: (n) => `${sql} role_id > 1 and user_id = ${one("user_roles", n, "role_id > 1", "user_id")}`,
});
const leaf = updating("leaves", "log_entries");
const salt = updating("salts", "log_entries", "salt is not null");
const code = (n: number) => {
  const digits = String(n % 10_000).padStart(4, "0");
  return `'FFFF-${digits}-FFFF-${digits}'`;
};
const forge = (n: number, path: string) =>
  `certified = jsonb_set(certified, '{${path}}', '"Forged ${n}"')`;

export const TAMPERINGS: readonly Tampering[] = [
  cat((n) => `cat_name = 'Forged ${n}'`),
  cat((n) => `cat_name_cattery_prefix = 'Forged ${n}'`),
  cat((n) => `cat_name_suffix = 'Forged ${n}'`),
  cat((n) => `reg_num = 'FEL-1999-${n}'`),
  cat(
    (n) => `cat_birthdate = cat_birthdate - ${1 + (n % 300)}`,
    "registered = 1 and cat_birthdate is not null",
  ),
  cat(
    () => "cat_birthdate_precision = 'year'",
    "registered = 1 and cat_birthdate_precision <> 'year'",
  ),
  cat(() => "sex = case sex when 'male' then 'female' else 'male' end"),
  cat(
    (n) =>
      `breed_id = (select b.id from breeds b where b.id <> breed_id order by md5(b.id::text || '${n}') limit 1)`,
  ),
  cat(() => "mother_id = null", "registered = 1 and mother_id is not null"),
  cat(() => "father_id = null", "registered = 1 and father_id is not null"),
  cat(
    (n) =>
      `mother_id = (select m.id from cats m where m.sex = 'female' and m.id not in (cats.id, coalesce(cats.mother_id, 0)) order by md5(m.id::text || '${n}') limit 1)`,
  ),
  cat((n) => `breeder_not_user = 'Forged ${n}', breeder_id = null`),
  cat((n) => otherMember(n, "breeder_id")),
  cat(() => "registered = 0, reg_num = null"),
  cat((n) => `registered = 1, reg_num = 'FEL-1998-${n}'`, "registered = 0"),
  colour((n) => `ems = 'x ${n}'`),
  {
    of: "colours",
    sql: (n) =>
      `delete from cat_colours where cat_id = ${one("cat_colours", n, "ems <> '' and cat_id in (select id from cats where registered = 1)", "cat_id")}`,
  },
  named((n) => `first_name = 'Forged ${n}'`),
  named((n) => `last_name = 'Forged ${n}'`),
  ancestor((n) => `cat_name = 'Forged ${n}'`),
  certificate((n) => forge(n, "cat,name")),
  certificate((n) => forge(n, "cat,reg_num")),
  certificate((n) => forge(n, "cat,born")),
  certificate((n) => forge(n, "owner")),
  certificate((n) => forge(n, "breeder")),
  certificate(
    (n) => `certified = jsonb_set(certified, '{ancestors,0,name}', '"Forged ${n}"')`,
    "certified -> 'ancestors' <> '[]'",
  ),
  certificate(
    () => "certified = jsonb_set(certified, '{ancestors}', '[]')",
    "certified -> 'ancestors' <> '[]'",
  ),
  certificate((n) => `fingerprint = encode(sha256('${n}'), 'hex')`),
  certificate((n) => `words = words || '{"breed_en": "Forged ${n}"}'`),
  certificate((n) => `remarks = '{"forged": ${n}}'`),
  certificate((n) => `photo_url = '/photos/${n}.webp'`),
  certificate((n) => otherMember(n, "owner_id")),
  certificate((n) => otherMember(n, "breeder_id")),
  certificate((n) => otherMember(n, "issued_by")),
  certificate((n) => `issued_at = issued_at - interval '${1 + n} seconds'`),
  certificate((n) => `code = ${code(n)}`),
  certificate(() => "kind = case kind when 'metric' then 'pedigree' else 'metric' end"),
  certificate(() => "status = 'superseded', ended_at = now()", "status = 'valid'"),
  certificate(
    () => "status = 'valid', ended_at = null, reason = null, revoked_by = null",
    "status <> 'valid'",
  ),
  certificate((n) => `reason = 'Forged ${n}'`, "status = 'revoked'"),
  certificate((n) => `ended_at = ended_at + interval '${1 + n} seconds'`, "status <> 'valid'"),
  {
    of: "certificates",
    sql: (n) => `with gone as (select * from certificates where id = ${one("certificates", n)}),
      links as (delete from certified_cats where certificate_id in (select id from gone))
      delete from certificates where id in (select id from gone)`,
  },
  {
    of: "certificates",
    sql: (
      n,
    ) => `insert into certificates (code, cat_id, kind, status, certified, fingerprint, words, owner_id, breeder_id, issued_by, ended_at)
      select ${code(n)}, cat_id, kind, 'superseded', certified, fingerprint, words, owner_id, breeder_id, issued_by, now()
      from certificates where id = ${one("certificates", n)}`,
  },
  {
    of: "certificates",
    sql: (n) =>
      `delete from certified_cats where (cat_id, certificate_id) = (
         select l.cat_id, l.certificate_id from certified_cats l join certificates t on t.id = l.certificate_id and t.status = 'valid'
         order by md5(l.cat_id::text || l.certificate_id || '${n}') limit 1)`,
  },
  application((n) => `reason = 'Forged ${n}'`),
  application((n) => `decided_at = decided_at - interval '${1 + n} seconds'`),
  application((n) => otherMember(n, "decided_by")),
  application((n) => otherMember(n, "applicant_id")),
  application(
    () =>
      "status = case status when 'confirmed' then 'declined' else 'confirmed' end, reason = coalesce(reason, 'Forged')",
  ),
  application(() => "status = 'pending', decided_at = null, decided_by = null"),
  {
    of: "applications",
    sql: (n) =>
      `delete from applications where id = ${one("applications", n, "status in ('confirmed', 'declined')")}`,
  },
  correction((n) => `decision = 'Forged ${n}'`),
  correction((n) => `changes = changes || '{"forged": ${n}}'`),
  correction((n) => `before = before || '{"forged": ${n}}'`),
  correction((n) => otherMember(n, "decided_by")),
  correction((n) => earlier(n, "decided_at")),
  correction(() => "status = case status when 'confirmed' then 'declined' else 'confirmed' end"),
  annulment((n) => `reg_num = 'FEL-1997-${n}'`),
  annulment((n) => `reason = 'Forged ${n}'`),
  annulment((n) => otherMember(n, "decided_by")),
  annulment((n) => earlier(n, "decided_at")),
  transfer((n) => `club = 'Forged ${n}'`),
  transfer((n) => `number = number || '${n}'`),
  transfer(
    () =>
      "status = case status when 'confirmed' then 'declined' else 'confirmed' end, decision = coalesce(decision, 'Forged')",
  ),
  transfer((n) => earlier(n, "decided_at")),
  mergeRequest((n) => `decision = 'Forged ${n}'`),
  mergeRequest((n) => `other_id = other_id + ${1 + n}`),
  mergeRequest((n) => otherMember(n, "asker_id")),
  ban((n) => `until_day = until_day + ${1 + n}`),
  ban((n) => `reason = 'Forged ${n}'`),
  ban(() => "is_shown = 1 - is_shown"),
  ban(
    () =>
      "lifted_at = coalesce(lifted_at, now()) + interval '1 hour', lifted_by = coalesce(lifted_by, decided_by)",
  ),
  credential((n) => `name = 'Forged ${n}'`),
  credential((n) => `result = 'Forged ${n}'`),
  credential((n) => otherMember(n, "confirmed_by")),
  credential((n) => earlier(n, "confirmed_at")),
  credential(() => "confirmed_at = null, confirmed_by = null"),
  judged(() => "judge_answer = null, judge_answered_at = null"),
  judged((n) => earlier(n, "judge_answered_at")),
  judged((n) => `judge = 'Forged ${n}'`),
  litter((n) => `born = born - ${1 + (n % 300)}`),
  litter((n) => `prefix = 'Forged ${n}'`),
  catteryName((n) => `name = 'Forged${n % 1000}'`),
  catteryName((n) => otherMember(n, "holder_id")),
  atDesk(() => "outcome = case outcome when 'declined' then 'registered' else 'declined' end"),
  atDesk((n) => `reason = 'Forged ${n}'`),
  atDesk((n) => otherMember(n, "decided_by")),
  ruleSwitch(() => "mode = case mode when 'off' then 'warn' else 'off' end"),
  ruleSwitch((n) => `words = '{"en": "Forged ${n}"}'`),
  ruleSwitch((n) => otherMember(n, "set_by")),
  removed("cases", AT_DESK),
  role("update user_roles set role_id = case role_id when 2 then 4 else 2 end where"),
  role("delete from user_roles where"),
  {
    of: "decisions",
    sql: (n) =>
      `insert into user_roles (user_id, role_id) values (${one("users", n, "id not in (select user_id from user_roles where role_id > 1)")}, 2)`,
  },
  ...MARKET_TAMPERINGS,
  ...["corrections", "transfers"].map((table) => removed(table, DECIDED)),
  ...["annulments", "breeding_bans", "club_rule_switches"].map((table) => removed(table)),
  removed("credentials", "confirmed_at is not null"),
  removed("litters", "status = 'confirmed'"),
  leaf((n) => `commitment = sha256('${n}')`),
  leaf((n) => `commitment = set_bit(commitment, ${n % 256}, 1 - get_bit(commitment, ${n % 256}))`),
  leaf(() => "kind = kind || '_forged'", "salt is not null"),
  leaf((n) => `subject = 'cat:${90_000 + n}'`, "salt is not null"),
  leaf((n) => `at = at + interval '${1 + n} milliseconds'`, "salt is not null"),
  leaf((n) => `facts = facts || '{"forged": ${n}}'`, "salt is not null"),
  leaf(() => "members = '{}'", "kind = 'certificate_issued'"),
  leaf(() => "salt = null, facts = null", "salt is not null"),
  {
    of: "leaves",
    sql: (n) => `delete from log_leaves where index = ${one("log_leaves", n, "true", "index")}`,
  },
  {
    of: "leaves",
    sql: (n) =>
      `update log_leaves set index = index + 100000 where index = ${one("log_leaves", n, "true", "index")}`,
  },
  {
    of: "leaves",
    sql: (n) => `insert into log_queue (entry_id) values (${one("log_entries", n)})`,
  },
  salt((n) => `salt = sha256('${n}')`),
  salt((n) => `salt = set_bit(salt, ${n % 256}, 1 - get_bit(salt, ${n % 256}))`),
  {
    of: "salts",
    sql: (n) =>
      `update log_entries set salt = sha256('${n}'), facts = '{}' where id = ${one("log_entries", n, "salt is null")}`,
  },
  {
    of: "tree",
    sql: (n) =>
      `update log_nodes set hash = set_bit(hash, ${n % 256}, 1 - get_bit(hash, ${n % 256}))
       where (level, index) = (select level, index from log_nodes order by md5(level || '/' || index || '${n}') limit 1)`,
  },
  {
    of: "tree",
    sql: (n) =>
      `delete from log_nodes where (level, index) = (select level, index from log_nodes order by md5(level || '/' || index || '${n}') limit 1)`,
  },
  {
    of: "tree",
    sql: (n) => `insert into log_nodes (level, index, hash) values (20, ${n}, sha256('${n}'))`,
  },
  {
    of: "tree",
    sql: () => "delete from log_checkpoints where size = (select max(size) from log_checkpoints)",
  },
  {
    of: "tree",
    sql: (n) =>
      `update log_checkpoints set size = size + 1000 where size = ${one("log_checkpoints", n, "true", "size")}`,
  },
  {
    of: "tree",
    sql: (n) =>
      `update log_checkpoints set note = overlay(note placing '${n % 10}' from ${20 + (n % 60)} for 1)
       where size = (select size from log_checkpoints where substr(note, ${20 + (n % 60)}, 1) <> '${n % 10}' order by md5(size::text || '${n}') limit 1)`,
  },
  { of: "tree", sql: (n) => `update log_keys set public_key = sha256('${n}')` },
  { of: "tree", sql: (n) => `update log_keys set name = 'forged${n}/log'` },
];
