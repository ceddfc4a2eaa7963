/** Metrics and pedigrees: one kind of document under its two wire names. */
import { answers, jsonStatement, statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { documentVersion } from "./version.ts";
import { paperShownTo } from "../ownership/queries.ts";

export type DocumentKind = "metric" | "pedigree";

function statementsOf(kind: DocumentKind) {
  const table = `${kind}s`;
  const number = `${kind}_num`;
  const scan = `${kind}_img_url`;
  return {
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

function record(kind: DocumentKind, which: string): string {
  return `
    select json_build_object('id', d.id, '${kind}_num', d.${kind}_num, 'issued_by', d.issued_by, '${kind}_img_url', d.${kind}_img_url,
      'cat_systems_id', d.cat_systems_id, 'cat_id', d.cat_id, 'abb', s.abb,
      'version', ${documentVersion(kind)})::text as json
    from ${kind}s d join cat_systems s on s.id = d.cat_systems_id where ${which}`;
}

const byId = (kind: DocumentKind) => record(kind, "d.id = :id");

/** The cat's newest one visible to the reader. */
const ofCat = (kind: DocumentKind) =>
  record(
    kind,
    `d.cat_id = :catId and ${paperShownTo("d", ":readerId", ":isAdmin")} order by d.id desc limit 1`,
  );

export const documents = {
  metric: {
    ...statementsOf("metric"),
    byId: jsonStatement("metric_by_id", byId("metric"), answers("GET /metrics/{id}")),
    ofCat: jsonStatement("metric_of_cat", ofCat("metric"), answers("GET /cats/{id}/metric")),
  },
  pedigree: {
    ...statementsOf("pedigree"),
    byId: jsonStatement("pedigree_by_id", byId("pedigree"), answers("GET /pedigrees/{id}")),
    ofCat: jsonStatement("pedigree_of_cat", ofCat("pedigree"), answers("GET /cats/{id}/pedigree")),
  },
} as const;

/** Of another noun; its number and system are checked there. */
export const addDocument = (
  db: Tx,
  kind: DocumentKind,
  row: Parameters<(typeof documents)[DocumentKind]["insert"]>[1],
) => documents[kind].insert(db, row);
