import { useState } from "react";
import type { CREDENTIAL_FIELDS } from "@felistry/domain/credentials/fields.ts";
import { isInFuture } from "@felistry/domain/calendar.ts";
import {
  CREDENTIAL_KINDS,
  isTest,
  KNOWN_TESTS,
  KNOWN_TITLES,
  type CredentialKind,
} from "@felistry/domain/credentials/credential.ts";
import type { ShowSystem } from "@felistry/domain/credentials/shows/awards.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import type { ShowCountry } from "../reference/load-countries.ts";
import { SelectField, TextField } from "../ui/form/field.tsx";
import { PhotoField, UploadProgress } from "../ui/form/photo-field.tsx";
import { RecordForm } from "../ui/form/record-form.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { usePictureForm } from "../ui/form/use-picture-form.ts";
import { kindWord, type Credential } from "./credentials-card.tsx";
import { ShowFields, SystemField } from "./show-fields.tsx";

interface CredentialFormProps {
  readonly catId: number;
  readonly countries: readonly ShowCountry[];
  readonly credential: Credential | null;
}

/** Copied from the contract, whose module would bring zod into the page's initial code. */
const NAME_MAX: (typeof CREDENTIAL_FIELDS)["name"]["max"] = 60;
const SCAN = "scan_url";
const KNOWN = "known-credentials";

function knownNames(kind: CredentialKind): readonly string[] {
  if (kind === "title") return KNOWN_TITLES;
  return kind === "result" ? [] : KNOWN_TESTS[kind];
}

export function CredentialForm({ catId, countries, credential }: CredentialFormProps) {
  const [kind, setKind] = useState<CredentialKind>(credential?.kind ?? "title");
  const [chosen, setSystem] = useState<ShowSystem | null>(credential?.show_system ?? null);
  const system = kind === "result" ? chosen : null;
  const [file, setFile] = useState<File | null>(null);
  const { state, part, current } = useCredentialForm({ catId, credential });
  const { errors } = state;
  return (
    <RecordForm
      state={state}
      save={m.credential_save()}
      saving={m.doc_saving()}
      cancel={m.doc_cancel()}
      backTo={paths.credentials(catId)}
    >
      <KindField kind={kind} choose={setKind} errors={errors} />
      {kind === "result" && <SystemField system={system} choose={setSystem} errors={errors} />}
      {system === null ? (
        <NameField kind={kind} name={credential?.name} errors={errors} />
      ) : (
        <ShowFields
          key={system}
          system={system}
          credential={credential}
          countries={countries}
          errors={errors}
        />
      )}
      <TextField
        name="result"
        label={m.credential_result()}
        hint={kind === "dna" ? m.credential_result_dna_hint() : undefined}
        maxLength={NAME_MAX}
        defaultValue={credential?.result ?? undefined}
        autoComplete="off"
        errors={errors}
      />
      <IssueFields kind={kind} isNeeded={system !== null} credential={credential} errors={errors} />
      <PhotoField
        name={SCAN}
        label={m.credential_scan()}
        file={file}
        onChoose={setFile}
        current={current}
        error={errors[SCAN] ?? null}
      />
      {part !== null && <UploadProgress label={m.doc_uploading()} part={part} />}
    </RecordForm>
  );
}

function KindField({
  kind,
  choose,
  errors,
}: {
  kind: CredentialKind;
  choose: (kind: CredentialKind) => void;
  errors: FieldErrors;
}) {
  return (
    <SelectField
      name="kind"
      label={m.credential_kind()}
      placeholder={m.credential_kind_choose()}
      value={kind}
      onChange={(event) => choose(event.target.value as CredentialKind)}
      errors={errors}
      required
    >
      {CREDENTIAL_KINDS.map((value) => (
        <option key={value} value={value}>
          {kindWord(value)}
        </option>
      ))}
    </SelectField>
  );
}

/** Who issued it, and when. */
function IssueFields({
  kind,
  isNeeded,
  credential,
  errors,
}: {
  kind: CredentialKind;
  isNeeded: boolean;
  credential: Credential | null;
  errors: FieldErrors;
}) {
  const { today } = usePageTools();
  return (
    <>
      <TextField
        name="issued_by"
        label={
          isTest(kind)
            ? m.credential_laboratory()
            : isNeeded
              ? m.credential_show_name()
              : m.credential_show()
        }
        defaultValue={credential?.issued_by ?? undefined}
        autoComplete="off"
        errors={errors}
        required={isNeeded}
      />
      <TextField
        name="issued_on"
        type="date"
        label={m.credential_date()}
        max={today}
        defaultValue={credential?.issued_on ?? undefined}
        errors={errors}
        required={isNeeded}
      />
    </>
  );
}

/** Offers known names of the kind to choose from. */
function NameField({
  kind,
  name,
  errors,
}: {
  kind: CredentialKind;
  name: string | undefined;
  errors: FieldErrors;
}) {
  return (
    <>
      <TextField
        name="name"
        label={isTest(kind) ? m.credential_test_name() : m.credential_name()}
        hint={kind === "title" ? m.credential_name_hint() : undefined}
        maxLength={NAME_MAX}
        list={KNOWN}
        defaultValue={name}
        autoComplete="off"
        errors={errors}
        required
      />
      <datalist id={KNOWN}>
        {knownNames(kind).map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
    </>
  );
}

function useCredentialForm({ catId, credential }: Omit<CredentialFormProps, "countries">) {
  const { call, today } = usePageTools();
  return usePictureForm({
    schema: () =>
      import("@felistry/contract/credentials/credentials.ts").then(
        ({ credentialBody }) => credentialBody,
      ),
    field: SCAN,
    current: credential?.scan_url ?? undefined,
    version: credential?.version,
    alsoCheck: (values): FieldErrors => ({
      ...(isInFuture(String(values.get("issued_on") ?? ""), today) && {
        issued_on: m.field_future_date(),
      }),
    }),
    upload: { prefix: "credential", catId },
    save: (body) =>
      credential
        ? call("PUT /credentials/{id}", { params: { id: credential.id }, body })
        : call("POST /cats/{id}/credentials", { params: { id: catId }, body }),
    to: paths.credentials(catId),
  });
}
