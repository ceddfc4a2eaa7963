/** A cat's records: papers, applications, titles, history, imports and checks. */
import type { Samples } from "./samples.ts";
import type { SampleRows } from "./sample-rows.ts";

export function recordSamples({
  applied,
  brought,
  cat,
  changeId,
  entered,
  metric,
  metricScan,
  pedigree,
  pedigreeScan,
  sentApplication,
  system,
  toConfirm,
  scan,
}: SampleRows) {
  const byCat = { params: { id: cat.id } };
  const credentialBody = { kind: "dna" as const, name: "PKD1", result: "N/N" };
  const metricBody = {
    ...scan,
    metric_num: "M-2",
    metric_img_url: metricScan,
  };
  const pedigreeBody = {
    ...scan,
    pedigree_num: "P-2",
    pedigree_img_url: pedigreeScan,
  };
  return {
    "GET /me/checks": { query: {} },
    "GET /admin/checks": { query: {} },
    "POST /admin/checks": {},
    "GET /admin/backups": {},
    "POST /imports": { body: {} },
    "GET /imports": {},
    "GET /imports/{id}": { params: { id: brought.id } },
    "PUT /imports/{id}": {
      params: { id: brought.id },
      body: { mapping: { name: 0, sex: 1, breed: 2 } },
    },
    "GET /imports/{id}/lines": { params: { id: brought.id } },
    "GET /imports/{id}/causes": { params: { id: brought.id } },
    "PUT /imports/{id}/repairs": {
      params: { id: brought.id },
      body: { repairs: [{ kind: "cell", line: 2, field: "name", becomes: "Mended" }] },
    },
    "DELETE /imports/{id}/repairs": { params: { id: brought.id } },
    "DELETE /imports/{id}": { params: { id: brought.id } },
    "POST /imports/{id}/confirm": { params: { id: brought.id } },
    "POST /imports/{id}/undo": { params: { id: brought.id } },
    "GET /cats/{id}/history": { ...byCat, query: {} },
    "GET /history": { query: {} },
    "POST /history/{id}/undo": { params: { id: changeId } },
    "GET /cats/{id}/credentials": byCat,
    "POST /cats/{id}/credentials": { ...byCat, body: credentialBody },
    "PUT /credentials/{id}": { params: { id: entered.id }, body: credentialBody },
    "DELETE /credentials/{id}": { params: { id: entered.id } },
    "PUT /credentials/{id}/confirm": { params: { id: toConfirm.id }, body: { confirmed: true } },
    "GET /credentials/waiting": { query: {} },
    "POST /upload": { body: { prefix: "profile" } },
    "POST /uploadToAi": { body: {} },
    "GET /readings/{id}/progress": { params: { id: "0b1f3f0e-6f0c-4d3e-9a51-3a8f6d1f0a11" } },
    "GET /readings": { query: {} },
    "GET /readings/{id}": { params: { id: "0b1f3f0e-6f0c-4d3e-9a51-3a8f6d1f0a11" } },
    "DELETE /readings/{id}": { params: { id: "0b1f3f0e-6f0c-4d3e-9a51-3a8f6d1f0a11" } },
    "POST /pedigrees/{id}/reading": { params: { id: pedigree.id } },
    "POST /cats/{id}/pedigree/reading": {
      ...byCat,
      body: {
        pedigree_num: "P-3",
        issued_by: "Club",
        cat_systems_id: system,
        pedigree_img_url: pedigreeScan,
        cat: { ems: "SIB n 22" },
        ancestors: [{ position: 2, cat_name: "Sample sire", ems: "SIB n 22" }],
      },
    },
    "GET /cats/{id}/docs": { ...byCat, query: {} },
    "GET /cats/{id}/metric": byCat,
    "GET /cats/{id}/pedigree": byCat,
    "GET /metrics/{id}": { params: { id: metric.id } },
    "POST /metrics": { query: {}, body: metricBody },
    "PUT /metrics/{id}": { params: { id: metric.id }, query: {}, body: metricBody },
    "GET /pedigrees/{id}": { params: { id: pedigree.id } },
    "POST /pedigrees": { query: {}, body: pedigreeBody },
    "PUT /pedigrees/{id}": { params: { id: pedigree.id }, query: {}, body: pedigreeBody },
    "GET /cats/{id}/applications": byCat,
    "GET /applications/not-solve": { query: {} },
    "POST /applications/send-to-registration/{catId}": {
      params: { catId: cat.id },
      body: { pedigrees_id: pedigree.id },
    },
    "PUT /applications/{id}/withdraw": { params: { id: sentApplication.id } },
    "PUT /cats/{id}/register-pedigree": { params: { id: applied.cat_id }, body: {} },
    "PUT /cats/{id}/delete-pedigree-application": {
      params: { id: applied.cat_id },
      body: { reason: "The number is not readable" },
    },
  } satisfies Partial<Samples>;
}
