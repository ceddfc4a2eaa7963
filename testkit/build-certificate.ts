import { createHash, randomBytes } from "node:crypto";
import { canonicalText, type CertifiedValue } from "@felistry/domain/certificates/canonical.ts";
import { codeFrom } from "@felistry/domain/certificates/code.ts";
import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import { buildCat } from "./build-cat.ts";
import { nextNumber, type Built, type World } from "./world.ts";

export interface BuiltCertificate {
  readonly id: number;
  readonly code: string;
  readonly fingerprint: string;
}

export interface CertificateTraits {
  /** A registered cat; defaults to a new one. */
  cat?: Built<{ id: number }>;
  kind?: CertificateKind;
}

/** A certificate as issued by `POST /cats/{id}/certificates`. */
export async function buildCertificate(
  world: World,
  { cat, kind = "pedigree" }: CertificateTraits = {},
): Promise<BuiltCertificate> {
  const { id } = await (cat ?? buildCat(world, { reg_num: `FEL-2026-B${nextNumber()}` }));
  const { rows: facts } = await world.pool.query<{ facts: CertifiedValue }>(
    "select certified_facts($1, $2) as facts",
    [kind, id],
  );
  const text = canonicalText(facts[0]!.facts);
  const fingerprint = createHash("sha256").update(text).digest("hex");
  const code = codeFrom(randomBytes(10));
  const words = { breed_en: "Siberian", breed_ru: "Сибирская", colour_en: null, colour_ru: null };
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into certificates (code, cat_id, kind, certified, fingerprint, words, owner_id, breeder_id, issued_by)
     select $1, c.id, $3, $4::jsonb, $5, $6::jsonb, c.users_id, c.breeder_id, c.users_id from cats c where c.id = $2
     returning id`,
    [code, id, kind, text, fingerprint, { ...words, drawing: "SIB-ns-09-22" }],
  );
  await world.pool.query(
    "insert into certified_cats (cat_id, certificate_id) select distinct cat_id, $1::int from certified_line($2, $3)",
    [rows[0]!.id, kind, id],
  );
  return { id: rows[0]!.id, code, fingerprint };
}
