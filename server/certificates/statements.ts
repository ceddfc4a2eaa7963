import type { CertifiedFacts } from "@felistry/contract/certificates.ts";
import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { jsonStatement, statement } from "../db/statement.ts";

const moment = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whatever a trigger may have missed: a certificate whose facts are others by now is never called valid. */
const status =
  "case when t.status = 'valid' and certified_shown(t, null) is distinct from certified_facts(t.kind, t.cat_id) then 'superseded' else t.status end";

const shared = `'code', t.code, 'kind', t.kind, 'cat_id', t.cat_id, 'status', ${status}, 'issued_at', ${moment("t.issued_at")},
  'ended_at', ${moment("t.ended_at")}, 'fingerprint', t.fingerprint`;

const record = `json_build_object(${shared}, 'reason', t.reason, 'pdf', '/certificates/' || t.code || '.pdf')`;

/** Each stands for a change of the facts, so there are few; the bound is for whoever makes many. */
export const selectOfCat = jsonStatement<[catId: number]>(
  "certificates_of_cat",
  `select coalesce(json_agg(record), '[]')::text as json from (
     select ${record} as record from certificates t where t.cat_id = $1 order by t.id desc limit 100
   ) as newest`,
);

export const selectByCode = jsonStatement<[code: string]>(
  "certificate_by_code",
  `select ${record}::text as json from certificates t where t.code = $1`,
);

/** Members who have left are called `former`. */
export const selectVerification = jsonStatement<[code: string, former: string]>(
  "certificate_verify",
  `select json_build_object(${shared}, 'certified', certified_shown(t, $2), 'former', former_of_certificate(t), 'breed_en', t.words -> 'breed_en', 'breed_ru', t.words -> 'breed_ru',
     'colour_en', t.words -> 'colour_en', 'colour_ru', t.words -> 'colour_ru', 'drawing', t.words -> 'drawing')::text as json
   from certificates t where t.code = $1`,
);

/** How a sheet says breed and colour, and of which colours its drawing is. */
export interface CertificateWords {
  readonly breed_en: string;
  readonly breed_ru: string;
  readonly colour_en: string | null;
  readonly colour_ru: string | null;
  /** The name of the cat's drawing. */
  readonly drawing: string;
}

interface FactsRow {
  registered: 0 | 1;
  facts: CertifiedFacts;
  breed: string;
  breed_en: string;
  breed_ru: string;
  colour_en: string | null;
  colour_ru: string | null;
  main: string | null;
  gold: string | null;
  white: string | null;
  tabby: string | null;
  point: string | null;
  eye: string | null;
}

export const selectFacts = statement<[kind: CertificateKind, catId: number], FactsRow>(
  "certificate_facts",
  `select c.registered, certified_facts($1, $2) as facts, b.ems as breed, b.breed_en, b.breed_ru,
          nullif(k.words_en, '') as colour_en, nullif(k.words_ru, '') as colour_ru,
          k.main, k.gold, k.white, k.tabby, k.point, k.eye
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
   where c.id = $2`,
);

/** One that still stands for these very facts, but for the names of members who have left since. */
export const selectSame = statement<[catId: number, kind: CertificateKind], { code: string }>(
  "certificate_same",
  `select code from certificates t
   where cat_id = $1 and kind = $2 and status = 'valid' and certified_shown(t, null) = certified_facts($2, $1)`,
);

export const supersedeOthers = statement<[catId: number, kind: CertificateKind], never>(
  "certificate_supersede_others",
  "update certificates set status = 'superseded', ended_at = now() where cat_id = $1 and kind = $2 and status = 'valid'",
);

type NewCertificate = [
  code: string,
  catId: number,
  kind: CertificateKind,
  facts: string,
  fingerprint: string,
  words: CertificateWords,
  memberId: number,
];

export const insertCertificate = statement<NewCertificate, never>(
  "certificate_insert",
  `with issued as (
     insert into certificates (code, cat_id, kind, certified, fingerprint, words, photo_url, owner_id, breeder_id, issued_by)
     select $1, c.id, $3, $4::jsonb, $5, $6::jsonb, c.cat_ava_url, c.users_id, c.breeder_id, $7 from cats c where c.id = $2
     returning id
   )
   insert into certified_cats (cat_id, certificate_id)
   select distinct l.cat_id, issued.id from issued, certified_line($3, $2) l`,
);

export const revoke = statement<
  [code: string, memberId: number, reason: string],
  { cat_id: number }
>(
  "certificate_revoke",
  `update certificates set status = 'revoked', ended_at = now(), revoked_by = $2, reason = $3
   where code = $1 and status = 'valid' returning cat_id`,
);

export interface SupersededRow {
  code: string;
  kind: CertificateKind;
  certified: CertifiedFacts;
  /** What would be certified now. */
  facts: CertifiedFacts;
  cat_id: number;
  email: string;
  name: string;
  locale: Locale;
}

/** Those of them that are, with whom to tell. */
export const selectSuperseded = statement<[ids: readonly number[]], SupersededRow>(
  "certificates_superseded",
  `select t.code, t.kind, certified_shown(t, null) as certified, certified_facts(t.kind, t.cat_id) as facts, t.cat_id, u.email,
          u.first_name || ' ' || u.last_name as name, u.locale
   from certificates t join cats c on c.id = t.cat_id join users u on u.id = c.online_owner_id
   where t.id = any($1::int[]) and t.status = 'superseded' order by t.id`,
);

export interface SheetRow {
  kind: CertificateKind;
  code: string;
  certified: CertifiedFacts;
  fingerprint: string;
  words: CertificateWords;
  photo_url: string | null;
  issued_at: Date;
}

/** The cat's owners and the club alone. */
export const mayReadSheet = statement<
  [code: string, memberId: number, isAdmin: boolean],
  { may_read: boolean }
>(
  "certificate_may_read_sheet",
  `select exists (
     select from certificates t join cats c on c.id = t.cat_id
     where t.code = $1 and ($3 or $2::int in (c.users_id, c.online_owner_id))) as may_read`,
);

export const selectSheet = statement<[code: string, former: string], SheetRow>(
  "certificate_sheet",
  `select kind, code, certified_shown(t, $2) as certified, fingerprint, words, photo_url, issued_at
   from certificates t where code = $1`,
);
