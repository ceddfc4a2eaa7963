import { useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form/form.tsx";
import { OtherNameField } from "../ui/form/other-name-field.tsx";
import { useForm } from "../ui/form/use-form.ts";
import styles from "./other-name-card.module.css";

type OtherNameForms = Answer<"GET /cats/{id}/other-name">["data"];

const OTHER_NAME_MAX = 600;

/** The cat's name in the other script, open to its owners in every edit mode: no paper certifies it. */
export function OtherNameCard({ catId, forms }: { catId: number; forms: OtherNameForms }) {
  const { call } = usePageTools();
  const [saved, setSaved] = useState<OtherNameForms | null>(null);
  const state = useForm({
    schema: () => import("@felistry/contract/search.ts").then(({ otherNameBody }) => otherNameBody),
    draftOf: `other-name-${catId}`,
    async send(body) {
      setSaved(null);
      setSaved((await call("PUT /cats/{id}/other-name", { params: { id: catId }, body })).data);
    },
  });
  const { name, proposed, given } = saved ?? forms;
  return (
    <section className={styles["card"]} aria-labelledby="other-name">
      <h2 id="other-name">{m.othername_title()}</h2>
      <Form
        state={state}
        actions={
          <Button
            type="submit"
            look="second"
            disabled={state.sending}
            disabledReason={m.catform_saving()}
          >
            {m.othername_save()}
          </Button>
        }
      >
        <OtherNameField
          name={name}
          proposed={proposed}
          given={given}
          maxLength={OTHER_NAME_MAX}
          errors={state.errors}
        />
      </Form>
      <output>{saved && m.othername_saved({ name: saved.given ?? saved.proposed ?? name })}</output>
    </section>
  );
}
