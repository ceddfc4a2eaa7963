import { statement, told } from "../../db/statement.ts";

import type {
  AttachedCredential,
  AttachedDocument,
  AttachedPhoto,
} from "@felistry/domain/imports/attached.ts";

/** In place of its file's name in the archive, where the picture's untouched original is. */
type Kept<Item> = Omit<Item, "file"> & { readonly key: string | null };

export interface KeptAttachments {
  readonly id: number;
  readonly own: boolean;
  readonly photos: readonly Kept<AttachedPhoto>[];
  readonly credentials: readonly Kept<AttachedCredential>[];
  readonly documents: readonly Kept<AttachedDocument>[];
}

const picture = (path: string) =>
  `(select u.original_key from uploads u where u.path = ${path} and u.users_id = :memberId)`;

/** Papers that another holds are nobody else's to take along. */
const shown = (table: string) =>
  `(${table}.withheld_id is null or exists (select from withheld_papers w where w.id = ${table}.withheld_id and w.holder_id = :memberId))`;

const documents = (kind: "metric" | "pedigree", table: string) =>
  `select '${kind}' as kind, d.id, json_build_object('kind', '${kind}', 'number', d.${kind}_num, 'issued_by', d.issued_by,
     'system', (select s.abb from cat_systems s where s.id = d.cat_systems_id), 'key', ${picture(`d.${kind}_img_url`)}) as one
   from ${table} d where d.cat_id = c.id and ${shown("d")}`;

const IS_OWN = ":memberId::int in (c.online_owner_id, c.users_id)";
/** Of a photo that another sent there is the picture that the cat's page shows to everybody. */
const photo = `coalesce(${picture("p.path")}, 'public' || p.path)`;

/** What hangs on these cats: their photos, and on the member's own cats titles and tests with their scans, and papers. */
export const attachedTo = statement(
  "export_attached",
  `select c.id, ${IS_OWN} as own,
     (select coalesce(json_agg(json_build_object('key', ${photo}, 'chosen', p.chosen) order by p.place, p.id), '[]')
      from cat_photos p where p.cat_id = c.id and (p.chosen or ${IS_OWN})) as photos,
     (select coalesce(json_agg(json_build_object('kind', x.kind, 'name', x.name, 'result', x.result, 'issued_by', x.issued_by,
        'issued_on', x.issued_on, 'show_system', x.show_system, 'show_country', x.show_country, 'show_class', x.show_class,
        'judge', x.judge, 'points', x.points, 'key', case when ${shown("x")} then ${picture("x.scan_url")} end) order by x.issued_on nulls last, x.id), '[]')
      from credentials x where x.cat_id = c.id and ${IS_OWN}) as credentials,
     (select coalesce(json_agg(d.one order by d.kind, d.id), '[]')
      from (${documents("metric", "metrics")} union all ${documents("pedigree", "pedigrees")}) d where ${IS_OWN}) as documents
   from cats c where c.id = any(:ids::int[])`,
  told<KeptAttachments>(),
);
