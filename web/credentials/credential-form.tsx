import { useState } from "react";
import { useNavigate } from "react-router";
import type { CREDENTIAL_NAME_MAX as ContractMax } from "@felistry/contract/credentials.ts";
import {
  CREDENTIAL_KINDS,
  isTest,
  KNOWN_TESTS,
  KNOWN_TITLES,
  type CredentialKind,
} from "@felistry/domain/credentials/credential.ts";
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
import { kindWord, type Credential } from "./credentials-card.tsx";

interface CredentialFormProps {
  readonly catId: number;
  readonly credential: Credential | null;
}

/** The contract's, which itself would bring zod into the page's first code. */
const NAME_MAX: typeof ContractMax = 60;
const SCAN = "scan_url";
const KNOWN = "known-credentials";

function knownNames(kind: CredentialKind): readonly string[] {
  if (kind === "title") return KNOWN_TITLES;
  return kind === "result" ? [] : KNOWN_TESTS[kind];
}

export function CredentialForm({ catId, credential }: CredentialFormProps) {
  const { today } = usePageTools();
  const [kind, setKind] = useState<CredentialKind>(credential?.kind ?? "title");
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const state = useCredentialForm({ catId, credential }, setPart);
  const { errors, sending, form } = state;
  return (
    <>
      <LeaveGuard form={form.ref} sending={sending} />
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={sending} disabledReason={m.doc_saving()}>
              {sending ? m.doc_saving() : m.credential_save()}
            </Button>
            <ButtonLink to={paths.credentials(catId)} look="second">
              {m.doc_cancel()}
            </ButtonLink>
          </>
        }
      >
        <SelectField
          name="kind"
          label={m.credential_kind()}
          placeholder={m.credential_kind_choose()}
          value={kind}
          onChange={(event) => setKind(event.target.value as CredentialKind)}
          errors={errors}
          required
        >
          {CREDENTIAL_KINDS.map((value) => (
            <option key={value} value={value}>
              {kindWord(value)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="name"
          label={isTest(kind) ? m.credential_test_name() : m.credential_name()}
          hint={kind === "title" ? m.credential_name_hint() : undefined}
          maxLength={NAME_MAX}
          list={KNOWN}
          defaultValue={credential?.name}
          autoComplete="off"
          errors={errors}
          required
        />
        <datalist id={KNOWN}>
          {knownNames(kind).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <TextField
          name="result"
          label={m.credential_result()}
          hint={kind === "dna" ? m.credential_result_dna_hint() : undefined}
          maxLength={NAME_MAX}
          defaultValue={credential?.result ?? undefined}
          autoComplete="off"
          errors={errors}
        />
        <TextField
          name="issued_by"
          label={isTest(kind) ? m.credential_laboratory() : m.credential_show()}
          defaultValue={credential?.issued_by ?? undefined}
          autoComplete="off"
          errors={errors}
        />
        <TextField
          name="issued_on"
          type="date"
          label={m.credential_date()}
          max={today}
          defaultValue={credential?.issued_on ?? undefined}
          errors={errors}
        />
        <PhotoField
          name={SCAN}
          label={m.credential_scan()}
          file={file}
          onChoose={setFile}
          current={credential?.scan_url ?? undefined}
          error={errors[SCAN] ?? null}
        />
        {part !== null && <UploadProgress label={m.doc_uploading()} part={part} />}
      </Form>
    </>
  );
}

function useCredentialForm(
  { catId, credential }: CredentialFormProps,
  showProgress: (part: number | null) => void,
) {
  const { call, site } = usePageTools();
  const navigate = useNavigate();
  return useForm({
    schema: () =>
      import("@felistry/contract/credentials.ts").then(({ credentialBody }) => credentialBody),
    toInput: (values) => ({
      ...Object.fromEntries(values),
      [SCAN]: credential?.scan_url ?? null,
    }),
    alsoCheck(values): FieldErrors {
      const chosen = chosenFile(values, SCAN);
      const problem = chosen && photoProblem(chosen);
      return problem ? { [SCAN]: problem } : {};
    },
    async send(input, values) {
      const chosen = chosenFile(values, SCAN);
      try {
        const scan_url = chosen
          ? await uploadedPath(
              site.uploadOrigin,
              { file: chosen, prefix: "credential", catId },
              SCAN,
              showProgress,
            )
          : input.scan_url;
        const body = { ...input, scan_url };
        await (credential
          ? call("PUT /credentials/{id}", { params: { id: credential.id }, body })
          : call("POST /cats/{id}/credentials", { params: { id: catId }, body }));
      } finally {
        showProgress(null);
      }
      await navigate(paths.credentials(catId));
    },
    failureText: notSavedText,
  });
}
