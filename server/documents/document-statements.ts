/** Metrics and pedigrees: the same document twice, by the names that the wire has for it. */
import { jsonStatement, statement } from "../db/statement.ts";
import { documentVersion } from "./version.ts";
import { paperShownTo } from "../ownership/queries.ts";

export type DocumentKind = "metric" | "pedigree";

function statementsOf(kind: DocumentKind) {
  const table = `${kind}s`;
  const number = `${kind}_num`;
  const scan = `${kind}_img_url`;
  const record = `json_build_object('id', d.id, '${number}', d.${number}, 'issued_by', d.issued_by, '${scan}', d.${scan},
    'cat_systems_id', d.cat_systems_id, 'cat_id', d.cat_id, 'abb', s.abb,
    'version', ${documentVersion(kind)})::text`;
  const from = `${table} d join cat_systems s on s.id = d.cat_systems_id`;
  return {
    byId: jsonStatement(`${kind}_by_id`, `select ${record} as json from ${from} where d.id = :id`),
    /** The cat's newest of those that the reader is shown. */
    ofCat: jsonStatement(
      `${kind}_of_cat`,
      `select ${record} as json from ${from} where d.cat_id = :catId and ${paperShownTo("d", ":readerId", ":isAdmin")} order by d.id desc limit 1`,
    ),
    stored: statement(
      `${kind}_stored`,
      `select cat_id, ${scan} as scan from ${table} where id = :id`,
    ),
    insert: statement(
      `${kind}_insert`,
      `insert into ${table} (cat_id, ${number}, issued_by, cat_systems_id, ${scan}) values (:catId, :number, :issuedBy, :systemId, :scan) returning id`,
    ),
    update: statement(
      `${kind}_update`,
      `update ${table} set ${number} = :number, issued_by = :issuedBy, cat_systems_id = :systemId, ${scan} = :scan where id = :id`,
    ),
  };
}

export const documents = {
  metric: statementsOf("metric"),
  pedigree: statementsOf("pedigree"),
} as const;
