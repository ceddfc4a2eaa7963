/** Metrics and pedigrees: the same document twice, by the names that the wire has for it. */
import { jsonStatement, statement, type Statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { documentVersion } from "./version.ts";
import { paperShownTo } from "../ownership/queries.ts";

export type DocumentKind = "metric" | "pedigree";

type Written = [number: string, issuedBy: string, systemId: number, scan: string];

interface DocumentStatements {
  /** As JSON text; null where there is no such document. */
  readonly byId: (db: Db, id: number) => Promise<string | null>;
  /** The cat's newest of those that the reader is shown. */
  readonly ofCat: (
    db: Db,
    catId: number,
    readerId: number,
    isAdmin: boolean,
  ) => Promise<string | null>;
  readonly stored: Statement<[id: number], { cat_id: number; scan: string }>;
  readonly insert: Statement<[catId: number, ...Written], { id: number }>;
  readonly update: Statement<[id: number, ...Written], never>;
}

function statementsOf(kind: DocumentKind): DocumentStatements {
  const table = `${kind}s`;
  const number = `${kind}_num`;
  const scan = `${kind}_img_url`;
  const record = `json_build_object('id', d.id, '${number}', d.${number}, 'issued_by', d.issued_by, '${scan}', d.${scan},
    'cat_systems_id', d.cat_systems_id, 'cat_id', d.cat_id, 'abb', s.abb,
    'version', ${documentVersion(kind)})::text`;
  const from = `${table} d join cat_systems s on s.id = d.cat_systems_id`;
  return {
    byId: jsonStatement<[id: number]>(
      `${kind}_by_id`,
      `select ${record} as json from ${from} where d.id = $1`,
    ),
    ofCat: jsonStatement<[catId: number, readerId: number, isAdmin: boolean]>(
      `${kind}_of_cat`,
      `select ${record} as json from ${from} where d.cat_id = $1 and ${paperShownTo("d", "$2", "$3")} order by d.id desc limit 1`,
    ),
    stored: statement(
      `${kind}_stored`,
      `select cat_id, ${scan} as scan from ${table} where id = $1`,
    ),
    insert: statement(
      `${kind}_insert`,
      `insert into ${table} (cat_id, ${number}, issued_by, cat_systems_id, ${scan}) values ($1, $2, $3, $4, $5) returning id`,
    ),
    update: statement(
      `${kind}_update`,
      `update ${table} set ${number} = $2, issued_by = $3, cat_systems_id = $4, ${scan} = $5 where id = $1`,
    ),
  };
}

export const documents: Readonly<Record<DocumentKind, DocumentStatements>> = {
  metric: statementsOf("metric"),
  pedigree: statementsOf("pedigree"),
};
