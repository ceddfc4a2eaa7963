import { useId } from "react";
import type { Judge } from "@felistry/contract/credentials/judges.ts";
import { SHOW_SYSTEMS } from "@felistry/domain/credentials/shows/awards.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageName } from "../../layout/language-name.ts";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import fields from "../../ui/form/field.module.css";
import { CheckField, SelectField, TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import styles from "./judges.module.css";

interface Props {
  /** Null adds one. */
  readonly judge: Judge | null;
  readonly onDone: (said: string) => Promise<void>;
}

export function JudgeForm({ judge, onDone }: Props) {
  const { call } = usePageTools();
  const state = useForm({
    draftOf: judge ? `judge ${judge.id}` : "new judge",
    version: judge?.version,
    schema: () => import("@felistry/contract/credentials/judges.ts").then((c) => c.judgeBody),
    toInput: inputOf,
    async send(body) {
      const { data } = await (judge
        ? call("PUT /admin/judges/{id}", { params: { id: judge.id }, body })
        : call("POST /admin/judges", { body }));
      state.form.ref.current?.reset();
      await onDone(m.judge_saved({ name: data.name }));
    },
  });
  const { errors, sending } = state;
  return (
    <details className={styles["change"]}>
      {judge ? (
        <summary aria-label={m.judge_change_one({ name: judge.name })}>{m.judge_change()}</summary>
      ) : (
        <summary>{m.judge_add()}</summary>
      )}
      {judge && <p className="soft">{m.judge_change_hint()}</p>}
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={sending} disabledReason={m.judge_saving()}>
            {sending ? m.judge_saving() : m.judge_save()}
          </Button>
        }
      >
        <Fields judge={judge} errors={errors} />
      </Form>
    </details>
  );
}

function Fields({ judge, errors }: { judge: Judge | null; errors: FieldErrors }) {
  return (
    <>
      <TextField
        name="name"
        label={m.judge_name()}
        hint={m.judge_name_hint()}
        defaultValue={judge?.name}
        autoComplete="off"
        required
        errors={errors}
      />
      <TextField
        name="email"
        type="email"
        data-unkept=""
        label={m.judge_email()}
        defaultValue={judge?.email}
        autoComplete="off"
        required
        errors={errors}
      />
      <SystemFields judge={judge} errors={errors} />
      <LanguageField judge={judge} errors={errors} />
      {judge && (
        <CheckField
          name="rested"
          value="1"
          label={m.judge_rested()}
          defaultChecked={judge.rested_at !== null}
          errors={errors}
        />
      )}
    </>
  );
}

function SystemFields({ judge, errors }: { judge: Judge | null; errors: FieldErrors }) {
  const id = useId();
  return (
    <fieldset className={fields["field"]} aria-describedby={errors["systems"] ? id : undefined}>
      <legend className={fields["label"]}>{m.judge_systems()}</legend>
      <div className={fields["choices"]}>
        {SHOW_SYSTEMS.map((system) => (
          <label key={system} className={fields["choice"]}>
            <input
              type="checkbox"
              name="systems"
              data-unkept=""
              value={system}
              defaultChecked={judge?.systems.includes(system)}
            />
            {system}
          </label>
        ))}
      </div>
      {errors["systems"] && (
        <p className={fields["error"]} id={id}>
          {errors["systems"]}
        </p>
      )}
    </fieldset>
  );
}

function LanguageField({ judge, errors }: { judge: Judge | null; errors: FieldErrors }) {
  const { locale, site } = usePageTools();
  const languages = [locale, ...site.languages.map((other) => other.locale)].toSorted();
  return (
    <SelectField
      name="locale"
      label={m.judge_language()}
      placeholder={m.judge_language_first()}
      defaultValue={judge?.locale ?? ""}
      errors={errors}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {languageName(language, locale)}
        </option>
      ))}
    </SelectField>
  );
}

function inputOf(values: FormData) {
  return { ...Object.fromEntries(values), systems: values.getAll("systems") };
}
