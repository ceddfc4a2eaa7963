import { useRef, useState } from "react";
import type { ClubLook } from "@felistry/contract/certificates/club-looks.ts";
import {
  LOOK_FOOT_MAX,
  LOOK_LINE_MAX,
  LOOK_OFFICE_MAX,
  LOOK_SIGNER_MAX,
  SITE_ACCENT,
} from "@felistry/domain/certificates/club-look.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageName } from "../layout/language-name.ts";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { Form } from "../ui/form/form.tsx";
import { PhotoField, photoProblem, UploadProgress } from "../ui/form/photo-field.tsx";
import { chosenFile, notSavedText, uploadedPath } from "../ui/form/save-with-picture.ts";
import { useForm } from "../ui/form/use-form.ts";
import { ColourField } from "./colour-field.tsx";
import styles from "./club-look.module.css";

const PICTURES = ["logo_url", "signature_url"] as const;
type Picture = (typeof PICTURES)[number];

interface Props {
  readonly clubId: number;
  /** The newest, from which a new one begins. */
  readonly look: ClubLook | null;
  readonly onDone: (said: string) => Promise<void>;
}

export function ClubLookForm({ clubId, look, onDone }: Props) {
  const { state, part } = useLookForm({ clubId, look, onDone });
  const { errors } = state;
  return (
    <section className={styles["part"]} aria-labelledby="look-form">
      <h2 id="look-form">{m.look_change()}</h2>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={state.sending} disabledReason={m.clubs_saving()}>
            {state.sending ? m.clubs_saving() : m.look_try()}
          </Button>
        }
      >
        <ColourField
          name="accent"
          label={m.look_accent()}
          hint={m.look_accent_hint()}
          defaultValue={look?.accent ?? SITE_ACCENT}
          errors={errors}
        />
        <PictureField
          name="logo_url"
          label={m.look_logo()}
          path={look?.logo_url ?? null}
          errors={errors}
        />
        <Texts
          name="heading"
          label={m.look_heading}
          most={LOOK_LINE_MAX}
          look={look}
          errors={errors}
        />
        <Texts name="foot" label={m.look_foot} most={LOOK_FOOT_MAX} look={look} errors={errors} />
        <SignerFields look={look} errors={errors} />
        {part !== null && <UploadProgress label={m.doc_uploading()} part={part} />}
      </Form>
    </section>
  );
}

function SignerFields({ look, errors }: { look: ClubLook | null; errors: FieldErrors }) {
  return (
    <>
      <TextField
        name="signer"
        label={m.look_signer()}
        hint={m.look_signer_hint()}
        defaultValue={look?.signer ?? ""}
        maxLength={LOOK_SIGNER_MAX}
        errors={errors}
      />
      <Texts
        name="office"
        label={m.look_office}
        most={LOOK_OFFICE_MAX}
        look={look}
        errors={errors}
      />
      <PictureField
        name="signature_url"
        label={m.look_signature()}
        path={look?.signature_url ?? null}
        errors={errors}
      />
    </>
  );
}

function Texts({
  name,
  label,
  most,
  look,
  errors,
}: {
  name: "heading" | "foot" | "office";
  label: (of: { language: string }) => string;
  most: number;
  look: ClubLook | null;
  errors: FieldErrors;
}) {
  const { locale, site } = usePageTools();
  // Not `locales`: a page's scripts know one.
  const languages = [locale, ...site.languages.map((other) => other.locale)].toSorted();
  return languages.map((language) => (
    <TextField
      key={language}
      name={`${name}.${language}`}
      lang={language}
      label={label({ language: languageName(language, locale) })}
      defaultValue={look?.[name][language] ?? ""}
      maxLength={most}
      errors={errors}
    />
  ));
}

/** The present picture is on the specimens; here it is kept or taken away. */
function PictureField({
  name,
  label,
  path,
  errors,
}: {
  name: Picture;
  label: string;
  path: string | null;
  errors: FieldErrors;
}) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <div>
      <PhotoField
        name={name}
        label={label}
        file={file}
        onChoose={setFile}
        error={errors[name] ?? null}
      />
      {path !== null && (
        <label className={styles["keep"]}>
          <input type="checkbox" name={`keep.${name}`} value={path} defaultChecked />
          {m.look_keep_picture()}
        </label>
      )}
    </div>
  );
}

/** Stands for a picture that is chosen and not sent yet. */
const CHOSEN = "chosen";

function useLookForm({ clubId, look, onDone }: Props) {
  const { call, site } = usePageTools();
  const [part, setPart] = useState<number | null>(null);
  /** Pictures already sent are not sent again on retry. */
  const sent = useRef(new Map<File, string>());
  const state = useForm({
    draftOf: `look ${clubId} ${look?.id ?? 0}`,
    schema: () =>
      import("@felistry/contract/certificates/club-looks.ts").then((c) => c.clubLookBody),
    toInput: (values) => lookInput(values),
    alsoCheck: (values) =>
      Object.fromEntries(
        PICTURES.flatMap((name) => {
          const file = chosenFile(values, name);
          const problem = file && photoProblem(file);
          return problem ? [[name, problem]] : [];
        }),
      ),
    async send(input, values) {
      const paths: Partial<Record<Picture, string>> = {};
      try {
        for (const name of PICTURES) {
          const file = chosenFile(values, name);
          if (!file) continue;
          const request = { file, prefix: "club" as const };
          const path =
            sent.current.get(file) ??
            (await uploadedPath(site.uploadOrigin, request, name, setPart));
          sent.current.set(file, path);
          paths[name] = path;
        }
        await call("POST /admin/clubs/{id}/looks", {
          params: { id: clubId },
          body: { ...input, ...paths },
        });
      } finally {
        setPart(null);
      }
      await onDone(m.look_tried_said());
    },
    failureText: notSavedText,
  });
  return { state, part };
}

/** The fields as the call takes them. */
function lookInput(values: FormData) {
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const inEach = (name: string) =>
    Object.fromEntries(
      [...values.keys()].flatMap((key) =>
        key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), text(key)]] : [],
      ),
    );
  const picture = (name: Picture) =>
    chosenFile(values, name) ? CHOSEN : (text(`keep.${name}`) ?? null);
  return {
    accent: text("accent") ?? SITE_ACCENT,
    heading: inEach("heading"),
    foot: inEach("foot"),
    signer: text("signer"),
    office: inEach("office"),
    logo_url: picture("logo_url"),
    signature_url: picture("signature_url"),
  };
}
