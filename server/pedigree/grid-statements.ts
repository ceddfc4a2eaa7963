import type {
  GridAncestor,
  GridCell,
  GridOwnCell,
} from "@felistry/contract/pedigree/pedigree-grid.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import { gridLine, gridVersion } from "./grid-version.ts";

/** The ancestors that there are, each with whether the member may go on from it, and the member's draft. */
export const selectGrid = statement(
  "pedigree_grid",
  `with recursive ${gridLine(":catId")}
   select ${gridVersion}::float8 as version,
     (select coalesce(json_agg(json_build_object('position', l.position,
         'open', c.online_owner_id = :memberId and c.registered = 0,
         'cat', json_build_object(${cardFields(":locale")})) order by l.position), '[]')
      from line l join cats c on c.id = l.id ${cardJoins} where l.position > 1) as ancestors,
     coalesce((select d.cells from pedigree_drafts d where d.user_id = :memberId and d.cat_id = :catId), '[]') as draft,
     (select ${momentText("d.updated_at")} from pedigree_drafts d where d.user_id = :memberId and d.cat_id = :catId) as saved_at`,
  told<{ version: number; ancestors: GridAncestor[]; draft: GridCell[] }>(),
);

/** The member's draft of a cat that is not added yet. */
export const selectNewDraft = statement(
  "pedigree_new_draft",
  `select (select d.cat from pedigree_drafts d where d.user_id = :memberId and d.cat_id is null) as cat,
     coalesce((select d.cells from pedigree_drafts d where d.user_id = :memberId and d.cat_id is null), '[]') as draft,
     (select ${momentText("d.updated_at")} from pedigree_drafts d where d.user_id = :memberId and d.cat_id is null) as saved_at`,
  told<{ cat: GridOwnCell | null; draft: GridCell[] }>(),
);

/** Without an id it is of a cat that is not added yet. */
export const keepDraft = statement(
  "pedigree_draft_keep",
  `insert into pedigree_drafts (user_id, cat_id, cells, cat) values (:memberId, :catId?::int, :cells::jsonb, :cat?::jsonb)
   on conflict (user_id, cat_id) do update set cells = excluded.cells, cat = excluded.cat, updated_at = now()`,
);

export const forgetDraft = statement(
  "pedigree_draft_forget",
  "delete from pedigree_drafts where user_id = :memberId and cat_id is not distinct from :catId?::int",
);
