import { useState } from "react";
import type { Input } from "@felistry/contract/api.ts";
import type { PEDIGREE_FIELDS } from "@felistry/domain/documents/fields.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import type { Systems } from "../reference/load-systems.ts";
import { TextField } from "../ui/form/field.tsx";
import { PhotoField, UploadProgress } from "../ui/form/photo-field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import { SystemField } from "../ui/form/system-field.tsx";
import { usePictureForm } from "../ui/form/use-picture-form.ts";

export type DocumentKind = "metric" | "pedigree";

/** A stored document with the same field names for both kinds. */
export interface StoredDocument {
  readonly id: number;
  readonly number: string;
  readonly issued_by: string;
  readonly cat_systems_id: number;
  readonly scan: string;
  readonly version: number;
}

interface DocumentFormProps {
  readonly kind: DocumentKind;
  readonly catId: number;
  readonly document: StoredDocument | null;
  readonly systems: Systems;
}

/** Copied from the contract, whose module would bring zod into the page's initial code. */
const ISSUED_BY_MAX: (typeof PEDIGREE_FIELDS)["issued_by"]["max"] = 50;

export function DocumentForm({ kind, catId, document, systems }: DocumentFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const { state, part, current } = useDocumentForm({ kind, catId, document });
  const { errors } = state;
  const fileField = scanField(kind);
  return (
    <RecordForm
      state={state}
      save={m.doc_save()}
      saving={m.doc_saving()}
      cancel={m.doc_cancel()}
      backTo={paths.cat(catId)}
    >
      <TextField
        name={`${kind}_num`}
        label={kind === "metric" ? m.doc_metric_number() : m.doc_pedigree_number()}
        defaultValue={document?.number}
        autoComplete="off"
        errors={errors}
        required
      />
      <TextField
        name="issued_by"
        label={m.doc_issued_by()}
        hint={m.doc_issued_by_hint()}
        maxLength={ISSUED_BY_MAX}
        defaultValue={document?.issued_by}
        autoComplete="off"
        errors={errors}
        required
      />
      <SystemField
        label={m.doc_system()}
        placeholder={m.doc_system_choose()}
        systems={systems}
        chosen={document?.cat_systems_id}
        errors={errors}
      />
      <PhotoField
        name={fileField}
        label={m.doc_file()}
        file={file}
        onChoose={setFile}
        current={current}
        error={errors[fileField] ?? null}
      />
      {part !== null && <UploadProgress label={m.doc_uploading()} part={part} />}
    </RecordForm>
  );
}

function useDocumentForm({ kind, catId, document }: Omit<DocumentFormProps, "systems">) {
  const save = useSave(kind, document);
  return usePictureForm({
    schema: () =>
      import("@felistry/contract/documents.ts").then(({ metricBody, pedigreeBody }) =>
        kind === "metric" ? metricBody : pedigreeBody,
      ),
    field: scanField(kind),
    current: document?.scan,
    version: document?.version,
    upload: { prefix: kind, catId },
    also: { cat_id: catId },
    save: (record) => save(record as Body),
    to: paths.cat(catId),
  });
}

function scanField(kind: DocumentKind) {
  return `${kind}_img_url`;
}

type Body = Input<"POST /metrics">["body"] & Input<"POST /pedigrees">["body"];

function useSave(kind: DocumentKind, document: StoredDocument | null) {
  const { call } = usePageTools();
  return async (body: Body): Promise<void> => {
    const params = document && { id: document.id };
    if (kind === "metric")
      await (params
        ? call("PUT /metrics/{id}", { params, body })
        : call("POST /metrics", { body }));
    else
      await (params
        ? call("PUT /pedigrees/{id}", { params, body })
        : call("POST /pedigrees", { body }));
  };
}
