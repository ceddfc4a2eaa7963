import { may } from "@felistry/domain/accounts/club-rights.ts";
import { jsonObject } from "../db/json-text.ts";
import { envelopeText, type Handler, type Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { documents } from "./document-statements.ts";

const { metric, pedigree } = documents;

const readerOf = ({ id, roleIds }: Member) => ({
  readerId: id,
  isAdmin: may({ roleIds }, "read_cats"),
});

export const getDocs: Handler<"GET /cats/{id}/docs"> = async ({ params }, { db, member }) => {
  const [ofMetric, ofPedigree] = await Promise.all([
    metric.ofCat(db, { catId: params.id, ...readerOf(member) }),
    pedigree.ofCat(db, { catId: params.id, ...readerOf(member) }),
  ]);
  if (ofMetric === null && ofPedigree === null) refuse("no_documents", { data: [] });
  return envelopeText(jsonObject({ metric: ofMetric, pedigree: ofPedigree }), "");
};

export const getMetricOfCat: Handler<"GET /cats/{id}/metric"> = async (
  { params },
  { db, member },
) =>
  envelopeText(
    (await metric.ofCat(db, { catId: params.id, ...readerOf(member) })) ?? refuse("no_metric"),
    "",
  );

export const getPedigreeOfCat: Handler<"GET /cats/{id}/pedigree"> = async (
  { params },
  { db, member },
) =>
  envelopeText(
    (await pedigree.ofCat(db, { catId: params.id, ...readerOf(member) })) ?? refuse("no_pedigree"),
    "",
  );

export const getMetric: Handler<"GET /metrics/{id}"> = async ({ params }, { db }) =>
  envelopeText((await metric.byId(db, { id: params.id })) ?? refuse("document_not_found"), "");

export const getPedigree: Handler<"GET /pedigrees/{id}"> = async ({ params }, { db }) =>
  envelopeText((await pedigree.byId(db, { id: params.id })) ?? refuse("document_not_found"), "");
