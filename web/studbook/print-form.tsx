import { useRevalidator } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import styles from "./studbook.module.css";

export interface PrintChoices {
  readonly years: readonly number[];
  readonly breeds: readonly { readonly ems: string; readonly name: string }[];
}

/** Starts the print of a year, or of a breed in it. */
export function PrintForm({ years, breeds }: PrintChoices) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const state = useForm({
    schema: () => import("@felistry/contract/studbook.ts").then((c) => c.studbookBookBody),
    send: async (body) => {
      await call("POST /admin/studbook", { body });
      await revalidate();
    },
  });
  const { errors, sending } = state;
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={sending} disabledReason={m.studbook_print()}>
          {m.studbook_print()}
        </Button>
      }
    >
      <div className={styles["choice"]}>
        <SelectField
          name="year"
          label={m.studbook_print_year()}
          placeholder={m.studbook_choose_year()}
          errors={errors}
          required
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="breed"
          label={m.studbook_breed()}
          placeholder={m.studbook_all()}
          errors={errors}
        >
          {breeds.map(({ ems, name }) => (
            <option key={ems} value={ems}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </Form>
  );
}
