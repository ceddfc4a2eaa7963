/** Adding and changing a cat's metric or pedigree document. */
import { passesForRegistrationNumber } from "@felistry/domain/registration/registration-number.ts";
import type { Tx } from "../db/transaction.ts";
import { envelopeText, type Handler, type Member, type WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { systemById } from "../reference/queries.ts";
import { documents, type DocumentKind } from "./document-statements.ts";
import { pendingByPedigree } from "../registration/public.ts";
import { numberPrefixes } from "../registration/queries.ts";
import { ownUpload } from "./queries.ts";
import { requireUnlocked } from "../cats/public.ts";

interface Sent {
  readonly number: string;
  readonly issued_by: string;
  readonly cat_systems_id: number;
  readonly cat_id?: number | undefined;
  readonly scan?: string | undefined;
}

type Write = Pick<WriteContext, "db" | "services" | "onCommit"> & { readonly member: Member };

async function add(
  kind: DocumentKind,
  sent: Sent & { cat_id: number; scan: string },
  { db, member, services }: Write,
): Promise<{ id: number }> {
  await requireUnlocked(db, sent.cat_id, member);
  requireForeignNumber(`${kind}_num`, sent.number, await numberPrefixes(db, services.config));
  await requireSystem(db, sent.cat_systems_id);
  const scan = await ownUpload(db, sent.scan, member.id, kind);
  const { number, issued_by, cat_systems_id } = sent;
  const [document] = await documents[kind].insert(db, {
    catId: sent.cat_id,
    number,
    issuedBy: issued_by,
    systemId: cat_systems_id,
    scan,
  });
  return document!;
}

async function change(
  kind: DocumentKind,
  id: number,
  sent: Sent,
  { db, member, services, onCommit }: Write,
): Promise<{ id: number }> {
  const [stored] = await documents[kind].stored(db, { id });
  const { cat_id, scan: current } = stored!;
  await requireUnlocked(db, cat_id, member);
  requireForeignNumber(`${kind}_num`, sent.number, await numberPrefixes(db, services.config));
  if (sent.cat_id !== undefined && sent.cat_id !== cat_id)
    refuse("bad_input", { fields: [{ field: "cat_id", code: "invalid" }] });
  if (kind === "pedigree" && (await pendingByPedigree(db, { pedigreeId: id })).length > 0)
    refuse("application_pending");
  await requireSystem(db, sent.cat_systems_id);
  // A form sends back the scan it was given, which may be an earlier owner's upload.
  const isNew = sent.scan !== undefined && sent.scan !== current;
  const scan = isNew ? await ownUpload(db, sent.scan!, member.id, kind) : current;
  const { number, issued_by, cat_systems_id } = sent;
  await documents[kind].update(db, {
    id,
    number,
    issuedBy: issued_by,
    systemId: cat_systems_id,
    scan,
  });
  onCommit(services.forgetting.now);
  return { id };
}

/** Other registries number documents; a number that looks like ours would pass for the club's word. @param ours prefixes of the site's clubs */
export function requireForeignNumber(
  field:
    | "metric_num"
    | "pedigree_num"
    | `cells.${number}`
    | "cat.text"
    | "number_elsewhere"
    | `ancestors.${number}.number`
    | "number",
  number: string,
  ours: readonly string[],
): void {
  if (ours.some((prefix) => passesForRegistrationNumber(number, prefix)))
    refuse("bad_input", { fields: [{ field, code: "number_ours" }] });
}

/** @throws bad_input for an unknown system */
export async function requireSystem(db: Tx, systemId: number): Promise<void> {
  if ((await systemById(db, { id: systemId })).length === 0)
    refuse("bad_input", { fields: [{ field: "cat_systems_id", code: "system" }] });
}

const answerMetric = async (db: Tx, row: { id: number }) =>
  envelopeText((await documents.metric.byId(db, row))!, "");

const answerPedigree = async (db: Tx, row: { id: number }) =>
  envelopeText((await documents.pedigree.byId(db, row))!, "");

export const addMetric: Handler<"POST /metrics"> = async ({ body }, context) => {
  const sent = { ...body, number: body.metric_num, scan: body.metric_img_url };
  return answerMetric(context.db, await add("metric", sent, context));
};

export const addPedigree: Handler<"POST /pedigrees"> = async ({ body }, context) => {
  const sent = { ...body, number: body.pedigree_num, scan: body.pedigree_img_url };
  return answerPedigree(context.db, await add("pedigree", sent, context));
};

export const changeMetric: Handler<"PUT /metrics/{id}"> = async ({ params, body }, context) => {
  const sent = { ...body, number: body.metric_num, scan: body.metric_img_url };
  return answerMetric(context.db, await change("metric", params.id, sent, context));
};

export const changePedigree: Handler<"PUT /pedigrees/{id}"> = async ({ params, body }, context) => {
  const sent = { ...body, number: body.pedigree_num, scan: body.pedigree_img_url };
  return answerPedigree(context.db, await change("pedigree", params.id, sent, context));
};
