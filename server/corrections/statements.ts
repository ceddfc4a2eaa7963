import { CORRECTED_FIELDS, type CorrectedField } from "@felistry/domain/corrections/correction.ts";
import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import type { CorrectedFacts } from "../cats/public.ts";
import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { answers, statement, told } from "../db/statement.ts";
import { versionOf } from "../db/versioned.ts";
import { wordIn } from "../db/word-in.ts";
import { correctionState } from "./version.ts";

const plain = CORRECTED_FIELDS.filter((field) => field !== "ems");
const codes = [...COLOUR_KINDS, "build"].map((kind) => `'${kind}', k.${kind}`).join(", ");

/** SQL over `cats c left join cat_colours k`: what a request may change, by field. */
export const correctable = `jsonb_build_object(${plain.map((field) => `'${field}', c.${field}`).join(", ")}, 'ems', jsonb_build_object(${codes}))`;

export const selectCorrectable = statement(
  "correction_correctable",
  `select c.registered, ${correctable} as facts from cats c left join cat_colours k on k.cat_id = c.id where c.id = :catId`,
  told<{ facts: Required<CorrectedFacts> }>(),
);

export const insertCorrection = statement(
  "correction_insert",
  `insert into corrections (cat_id, asker_id, changes, before, reason, evidence_url)
   values (:catId, :askerId, :changes::jsonb, :before::jsonb, :reason, :evidence) returning id`,
);

export const catOfCorrection = statement(
  "correction_cat",
  "select cat_id from corrections where id = :id",
);

/** Whoever decides on a request or withdraws it locks its cat first, so only one finds it undecided. */
export const openCorrection = statement(
  "correction_open",
  "select id, cat_id, asker_id, changes, reason, evidence_url from corrections where id = :id and status = 'asked' for update",
  told<{ changes: CorrectedFacts }>(),
);

export const amendRow = statement(
  "correction_amend",
  `update corrections set changes = :changes::jsonb, before = :before::jsonb, reason = :reason, evidence_url = :evidence where id = :id`,
);

export const endCorrection = statement(
  "correction_end",
  `update corrections set status = :status, decision = :decision?, decided_by = :decidedBy?, decided_at = now() where id = :id`,
);

export const openOfMember = statement(
  "corrections_open_of_member",
  "select id, cat_id from corrections where asker_id = :memberId and status = 'asked' order by cat_id",
);

const CAT_NAME = "concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix)";
const FIELDS = `(select json_agg(f) from unnest(array[${CORRECTED_FIELDS.map((field) => `'${field}'`).join(", ")}]) f where r.changes ? f)`;
const brief = `'id', r.id, 'cat_id', r.cat_id, 'cat_name', ${CAT_NAME}, 'reg_num', c.reg_num, 'status', r.status, 'fields', ${FIELDS},
  'created_at', ${momentText("r.created_at")}`;

const page = (record: string, narrowed: string, order: "asc" | "desc") => `
  select coalesce(json_agg(record order by id ${order}) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
         (array_agg(id order by place desc) filter (where place <= :limit))[1] as last_id
  from (
    select r.id, row_number() over (order by r.id ${order}) as place, ${record} as record
    from corrections r join cats c on c.id = r.cat_id join users u on u.id = r.asker_id
    where ${narrowed} order by r.id ${order} limit :limit::int + 1
  ) page`;

export const selectOwn = statement(
  "corrections_own",
  page(
    `json_build_object(${brief}, 'decision', r.decision, 'decided_at', ${momentText("r.decided_at")})`,
    "r.asker_id = :memberId and (:catId?::int is null or r.cat_id = :catId?::int) and r.id < :beforeId",
    "desc",
  ),
  answers("GET /me/corrections"),
);

export const selectWaiting = statement(
  "corrections_waiting",
  page(
    `json_build_object(${brief}, 'asker_id', r.asker_id, 'asker', ${shownName("u", ":locale")})`,
    "r.status = 'asked' and r.id > :afterId",
    "asc",
  ),
  answers("GET /corrections/waiting"),
);

export const selectCorrection = statement(
  "correction",
  `select r.id, r.cat_id, ${CAT_NAME} as cat_name, c.reg_num, r.status, ${FIELDS} as fields, r.asker_id, ${shownName("u", ":locale")} as asker, r.reason,
          r.evidence_url, r.decision, ${momentText("r.created_at")} as created_at, ${momentText("r.decided_at")} as decided_at,
          case when d.id is not null then ${shownName("d", ":locale")} end as decided_by, r.changes, r.before, ${correctable} as now,
          ${versionOf(correctionState)}::float8 as version,
          (select e.id from cases e where e.kind = 'correction' and e.subject_id = r.id and e.state = 'asked') as asked_case_id,
          (select count(*)::int from cats o where o.mother_id = c.id or o.father_id = c.id) as offspring,
          (select count(*)::int from credentials e where e.cat_id = c.id and e.kind in ('title', 'result') and e.confirmed_at is not null) as titles
   from corrections r join cats c on c.id = r.cat_id left join cat_colours k on k.cat_id = c.id
   join users u on u.id = r.asker_id left join users d on d.id = r.decided_by
   where r.id = :id`,
  told<{
    fields: CorrectedField[];
    created_at: string;
    version: number;
    changes: CorrectedFacts;
    before: CorrectedFacts;
    now: Required<CorrectedFacts>;
    offspring: number;
    titles: number;
  }>(),
);

/** Names in place of ids. */
export const selectNames = statement(
  "correction_names",
  `select 'cat' as kind, c.id, ${CAT_NAME} as name from cats c where c.id = any(:cats::int[])
   union all select 'member', u.id, ${shownName("u", ":locale")} from users u where u.id = any(:members::int[])
   union all select 'breed', b.id, ${wordIn("b.breed", ":locale")} from breeds b where b.id = any(:breeds::int[])`,
);
