import { useState } from "react";
import { useNavigate } from "react-router";
import type { Answer, Input } from "@felistry/contract/api.ts";
import type { ISSUED_BY_MAX as ContractMax } from "@felistry/contract/documents.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { PhotoField, photoProblem, UploadProgress } from "../ui/photo-field.tsx";
import { chosenFile, notSavedText, uploadedPath } from "../ui/save-with-picture.ts";
import { useForm, type FieldErrors } from "../ui/use-form.ts";

export type DocumentKind = "metric" | "pedigree";
export type Systems = Answer<"GET /cat-systems">["data"];

/** A stored document by the same names for both kinds. */
export interface StoredDocument {
  readonly id: number;
  readonly number: string;
  readonly issued_by: string;
  readonly cat_systems_id: number;
  readonly scan: string;
}

interface DocumentFormProps {
  readonly kind: DocumentKind;
  readonly catId: number;
  readonly document: StoredDocument | null;
  readonly systems: Systems;
}

/** The contract's, which itself would bring zod into the page's first code. */
const ISSUED_BY_MAX: typeof ContractMax = 50;

export function DocumentForm({ kind, catId, document, systems }: DocumentFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const state = useDocumentForm({ kind, catId, document }, setPart);
  const { errors, sending, form } = state;
  const fileField = `${kind}_img_url`;
  return (
    <>
      <LeaveGuard form={form.ref} sending={sending} />
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={sending} disabledReason={m.doc_saving()}>
              {sending ? m.doc_saving() : m.doc_save()}
            </Button>
            <ButtonLink to={paths.cat(catId)} look="second">
              {m.doc_cancel()}
            </ButtonLink>
          </>
        }
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
        <SelectField
          name="cat_systems_id"
          label={m.doc_system()}
          placeholder={m.doc_system_choose()}
          defaultValue={document?.cat_systems_id}
          errors={errors}
          required
        >
          {systems.map(({ id, abb, name }) => (
            <option key={id} value={id}>
              {abb} - {name}
            </option>
          ))}
        </SelectField>
        <PhotoField
          name={fileField}
          label={m.doc_file()}
          file={file}
          onChoose={setFile}
          current={document?.scan}
          error={errors[fileField] ?? null}
        />
        {part !== null && <UploadProgress label={m.doc_uploading()} part={part} />}
      </Form>
    </>
  );
}

const CHOSEN = "chosen";

function useDocumentForm(
  { kind, catId, document }: Pick<DocumentFormProps, "kind" | "catId" | "document">,
  showProgress: (part: number | null) => void,
) {
  const { site } = usePageTools();
  const save = useSave(kind, document);
  const navigate = useNavigate();
  const fileField = `${kind}_img_url`;
  return useForm({
    schema: () =>
      import("@felistry/contract/documents.ts").then(({ metricBody, pedigreeBody }) =>
        kind === "metric" ? metricBody : pedigreeBody,
      ),
    // The scan's path is known only after it is sent; until then it counts as there or not.
    toInput: (values) => ({
      ...Object.fromEntries(values),
      cat_id: catId,
      [fileField]: chosenFile(values, fileField) ? CHOSEN : (document?.scan ?? ""),
    }),
    alsoCheck(values): FieldErrors {
      const chosen = chosenFile(values, fileField);
      const problem = chosen && photoProblem(chosen);
      return problem ? { [fileField]: problem } : {};
    },
    async send(input, values) {
      const chosen = chosenFile(values, fileField);
      try {
        const scan = chosen
          ? await uploadedPath(
              site.uploadOrigin,
              { file: chosen, prefix: kind, catId },
              fileField,
              showProgress,
            )
          : document!.scan;
        await save({ ...input, [fileField]: scan } as Body);
      } finally {
        showProgress(null);
      }
      await navigate(paths.cat(catId));
    },
    failureText: notSavedText,
  });
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
