import type {
  CertificateRemarks,
  CertifiedFacts,
} from "@felistry/contract/certificates/certificates.ts";
import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { inReadersScript } from "../db/in-readers-script.ts";
import { answers, jsonStatement, statement, told } from "../db/statement.ts";
import { wordPairs } from "../db/word-in.ts";
import { placeInLog } from "../proofs/queries.ts";

/** 80 random bits. */
export const CODE_BYTES = 10;

const moment = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Even if a trigger missed a change, a certificate with outdated facts is never called valid. */
const status =
  "case when t.status = 'valid' and certified_shown(t, null) is distinct from certified_facts(t.kind, t.cat_id) then 'superseded' else t.status end";

const shared = `'code', t.code, 'kind', t.kind, 'cat_id', t.cat_id, 'status', ${status}, 'issued_at', ${moment("t.issued_at")},
  'ended_at', ${moment("t.ended_at")}, 'fingerprint', t.fingerprint,
  'is_duplicate', (t.duplicate_of is not null)::int, 'has_duplicate', (exists (select from certificates d where d.duplicate_of = t.id))::int`;

const record = `json_build_object(${shared}, 'reason', t.reason, 'pdf', '/certificates/' || t.code || '.pdf')`;

/** Each stands for a change of facts, so there are few; the bound is for whoever makes many. */
export const selectOfCat = jsonStatement(
  "certificates_of_cat",
  `select coalesce(json_agg(record), '[]')::text as json from (
     select ${record} as record from certificates t where t.cat_id = :catId order by t.id desc limit 100
   ) as newest`,
  answers("GET /cats/{id}/certificates"),
);

export const selectByCode = jsonStatement(
  "certificate_by_code",
  `select ${record}::text as json from certificates t where t.code = :code`,
  answers("POST /cats/{id}/certificates"),
);

/**
 * The certified names in the other script: as their owners correct them today, by rule if the cat has another name by now.
 * They are printed beside what is certified and no part of it.
 * @param shown SQL for what the reader sees of the form `other`
 */
const otherNames = (shown: string) => `(
  select coalesce(json_agg(json_build_object('position', position, 'name', shown) order by position), '[]')
  from (
    select position, ${shown} as shown
    from (
      select 1 as position, t.certified -> 'cat' as facts
      union all select (a ->> 'position')::int, a from jsonb_array_elements(t.certified -> 'ancestors') a
    ) certified
    cross join lateral (select concat_ws(' ', facts ->> 'prefix', facts ->> 'name', facts ->> 'suffix') as name) printed
    cross join lateral (
      select coalesce(
        (select n.other from certified_cats l join cats c on c.id = l.cat_id join cat_names n on n.cat_id = c.id
         where l.certificate_id = t.id and concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix) = name limit 1),
        nullif(other_script(name, false), name)) as other
    ) form
  ) named
  where shown is not null)`;

/**
 * Breeder and owner in the other script: as they correct their own names today, by rule if they have another name by now or are
 * no members. Null for former members, who are named nowhere.
 * @param shown SQL for what the reader sees of the form `other`
 */
const otherPersons = (shown: string) => `(
  select json_object_agg(role, shown)
  from (
    select role, case when not role = any (former_of_certificate(t)) then ${shown} end as shown
    from (values ('breeder', t.breeder_id), ('owner', t.owner_id)) named(role, member_id)
    cross join lateral (select t.certified ->> role as name) printed
    cross join lateral (
      select coalesce(
        (select u.other_name from users u where u.id = member_id and u.first_name || ' ' || u.last_name = name),
        nullif(other_script(name, true), name)) as other
    ) form
  ) persons)`;

/** What the club and its keepers say of the cat today, as its page shows it. */
const STANDING = `'has_died', coalesce((select (c.deceased_on is not null or c.deceased_undated = 1)::int from cats c where c.id = t.cat_id), 0),
     'ban', (select json_build_object('from', b.from_day, 'until', b.until_day) from breeding_bans b
       where b.cat_id = t.cat_id and b.is_shown = 1 and b.lifted_at is null and (now() at time zone 'UTC')::date between b.from_day and b.until_day
       order by b.until_day desc, b.id limit 1)`;

/** Bans among the remarks that were all lifted since: one of the same days may have been set anew. */
const LIFTED = `'lifted_bans', (
     select coalesce(json_agg(json_build_object('from', r ->> 'from', 'until', r ->> 'until', 'at', ${moment("x.at")})), '[]')
     from jsonb_array_elements(t.remarks -> 'bans') r
     cross join lateral (
       select max(b.lifted_at) as at, bool_and(b.lifted_at is not null) as is_lifted from breeding_bans b
       where b.cat_id = t.cat_id and b.is_shown = 1 and b.from_day = (r ->> 'from')::date and b.until_day = (r ->> 'until')::date
     ) x
     where x.is_lifted)`;

/** Former members are shown as `former`. */
export const selectVerification = jsonStatement(
  "certificate_verify",
  `select (json_build_object(${shared}, ${STANDING}, ${LIFTED}, 'remarks', t.remarks, 'certified', certified_shown(t, :former), 'former', former_of_certificate(t),
     'entry', ${placeInLog("'certificate_issued'", "'certificate:' || t.code")}, 'other_names', ${otherNames(inReadersScript("other", ":locale"))},
     'other_persons', ${otherPersons(inReadersScript("other", ":locale"))})::jsonb || t.words)::text as json
   from certificates t where t.code = :code`,
  answers("GET /verify/{code}"),
);

/** A sheet's words for breed and colour in all languages, and the colours of its drawing. */
export interface CertificateWords {
  readonly breed_en: string;
  readonly breed_ru: string;
  readonly colour_en: string | null;
  readonly colour_ru: string | null;
  /** The file name of the cat's drawing. */
  readonly drawing: string;
}

export const selectFacts = statement(
  "certificate_facts",
  `select c.registered, certified_facts(:kind, :catId) as facts, b.ems as breed,
          json_build_object(${wordPairs("b.breed")}, 'colour_en', nullif(k.words_en, ''), 'colour_ru', nullif(k.words_ru, '')) as words,
          k.main, k.gold, k.white, k.tabby, k.point, k.eye, k.build
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
   where c.id = :catId`,
  told<{ facts: CertifiedFacts; words: Omit<CertificateWords, "drawing"> }>(),
);

/** One that still says the very same, apart from names of members who have left since. */
export const selectSame = statement(
  "certificate_same",
  `select code from certificates t
   where cat_id = :catId and kind = :kind and status = 'valid' and certified_shown(t, null) = certified_facts(:kind, :catId)
     and t.remarks is not distinct from remarks_on_cat(:catId)`,
);

export const supersedeOthers = statement(
  "certificate_supersede_others",
  "update certificates set status = 'superseded', ended_at = now() where cat_id = :catId and kind = :kind and status = 'valid'",
);

export const insertCertificate = statement(
  "certificate_insert",
  `with issued as (
     insert into certificates (code, cat_id, kind, certified, fingerprint, words, photo_url, owner_id, breeder_id, issued_by, look_id, remarks)
     select :code, c.id, :kind, :facts::jsonb, :fingerprint, :words::jsonb, c.cat_ava_url, c.users_id, c.breeder_id, :memberId, look_of_cat(c.id), remarks_on_cat(c.id) from cats c where c.id = :catId
     returning id
   )
   insert into certified_cats (cat_id, certificate_id)
   select distinct l.cat_id, issued.id from issued, certified_line(:kind, :catId) l`,
);

/** Of the cat, and still valid in what it says. */
export const lockLost = statement(
  "certificate_lock_lost",
  `select id, kind from certificates t
   where code = :code and cat_id = :catId and status = 'valid' and certified_shown(t, null) = certified_facts(t.kind, t.cat_id) for update`,
);

/** Certifies what the lost one certified, with its fingerprint; remarks and look are of its own day. */
export const insertDuplicate = statement(
  "certificate_insert_duplicate",
  `with issued as (
     insert into certificates (code, cat_id, kind, certified, fingerprint, words, photo_url, owner_id, breeder_id, issued_by, duplicate_of, duplicate_reason, look_id, remarks)
     select :code, cat_id, kind, certified, fingerprint, words, photo_url, owner_id, breeder_id, :memberId, id, :reason, look_of_cat(cat_id), remarks_on_cat(cat_id) from certificates where id = :lostId
     returning id
   )
   insert into certified_cats (cat_id, certificate_id)
   select s.cat_id, issued.id from issued, certified_cats s where s.certificate_id = :lostId`,
);

export const revoke = statement(
  "certificate_revoke",
  `update certificates set status = 'revoked', ended_at = now(), revoked_by = :memberId, reason = :reason
   where code = :code and status = 'valid' returning cat_id`,
);

/** All that are valid, of a cat whose registration is annulled. */
export const revokeAllOf = statement(
  "certificates_revoke_all",
  `update certificates set status = 'revoked', ended_at = now(), revoked_by = :memberId, reason = :reason
   where cat_id = :catId and status = 'valid'`,
);

/** Of each of these cats, if it has a valid one. */
export const validCodes = statement(
  "certificates_valid_codes",
  `select code from certificates where cat_id = any(:catIds::int[]) and kind = :kind and status = 'valid' order by cat_id, id`,
);

/** Those in which the cat stands, with its positions. */
export const validNaming = statement(
  "certificates_naming",
  `select t.code, t.kind, t.cat_id, concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix) as name,
          array(select l.place from certified_line(t.kind, t.cat_id) l where l.cat_id = :catId) as positions
   from certified_cats s join certificates t on t.id = s.certificate_id join cats c on c.id = t.cat_id
   where s.cat_id = :catId and t.status = 'valid' order by t.id`,
);

export interface SupersededRow {
  code: string;
  kind: CertificateKind;
  certified: CertifiedFacts;
  /** What would be certified today. */
  facts: CertifiedFacts;
  cat_id: number;
  email: string;
  name: string;
  locale: Locale;
}

/** Those of them that are, with whom to tell. */
export const selectSuperseded = statement(
  "certificates_superseded",
  `select t.code, t.kind, certified_shown(t, null) as certified, certified_facts(t.kind, t.cat_id) as facts, t.cat_id, u.email,
          u.first_name || ' ' || u.last_name as name, u.locale
   from certificates t join cats c on c.id = t.cat_id join users u on u.id = c.online_owner_id
   where t.id = any(:ids::int[]) and t.status = 'superseded' order by t.id`,
  told<{ certified: CertifiedFacts; facts: CertifiedFacts }>(),
);

export interface SheetRow {
  kind: CertificateKind;
  code: string;
  certified: CertifiedFacts;
  fingerprint: string;
  words: CertificateWords;
  other_names: OtherNames;
  other_persons: OtherPersons;
  photo_url: string | null;
  issued_at: Date;
  is_duplicate: boolean;
  look_id: number | null;
  remarks: CertificateRemarks | null;
}

/** Names in the other script, by position in the pedigree. */
export type OtherNames = readonly { readonly position: number; readonly name: string }[];

/** Names in the other script. */
export interface OtherPersons {
  readonly breeder: string | null;
  readonly owner: string | null;
}

/** The cat's owners and the club alone. */
export const mayReadSheet = statement(
  "certificate_may_read_sheet",
  `select exists (
     select from certificates t join cats c on c.id = t.cat_id
     where t.code = :code and (:isAdmin or :memberId::int in (c.users_id, c.online_owner_id))) as may_read`,
);

export const selectSheet = statement(
  "certificate_sheet",
  `select kind, code, certified_shown(t, :former) as certified, fingerprint, words, ${otherNames("other")} as other_names, ${otherPersons("other")} as other_persons, photo_url, issued_at, duplicate_of is not null as is_duplicate, look_id, remarks
   from certificates t where code = :code`,
  told<Pick<SheetRow, "certified" | "words" | "other_names" | "other_persons" | "remarks">>(),
);
