import { useState } from "react";
import type { PublicProfile } from "@felistry/contract/cats.ts";
import { BREEDER_TEXT_MAX } from "@felistry/domain/cats/breeder-text.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Row } from "../../ui/page.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import styles from "./cat-form.module.css";
import { MemberSearch, type FoundMember } from "../../accounts/member-search.tsx";

/** The cat's breeder: a member, or a name as in the documents. */
export function BreederFields({ cat, errors }: { cat: PublicProfile; errors: FieldErrors }) {
  const [breeder, setBreeder] = useState(breederMember(cat));
  return (
    <fieldset className={styles["breeder"]}>
      <legend className={styles["legend"]}>{m.catform_breeder()}</legend>
      <input
        type="hidden"
        name="breeder_id"
        value={breeder?.id ?? ""}
        data-label={m.catform_breeder_member()}
        data-words={breeder?.name ?? ""}
        onInput={({ currentTarget: { value, dataset } }) =>
          setBreeder(value === "" ? null : { id: Number(value), name: dataset["entered"] ?? value })
        }
      />
      {breeder ? (
        <Row>
          <p>
            {m.catform_breeder_member()}: <strong>{breeder.name}</strong>
          </p>
          <Button look="second" small onClick={() => setBreeder(null)}>
            {m.catform_breeder_remove()}
          </Button>
        </Row>
      ) : (
        <MemberSearch
          name="breeder_search"
          label={m.catform_breeder_member()}
          hint={m.catform_breeder_member_hint()}
          choose={setBreeder}
        />
      )}
      <TextField
        name="breeder_not_user"
        label={m.catform_breeder_text()}
        hint={m.catform_breeder_text_hint()}
        maxLength={BREEDER_TEXT_MAX}
        defaultValue={cat.breeder_not_user ?? ""}
        autoComplete="off"
        errors={errors}
      />
    </fieldset>
  );
}

function breederMember({
  breeder_id,
  breeder_first_name,
  breeder_last_name,
}: PublicProfile): FoundMember | null {
  if (breeder_id === null) return null;
  return { id: breeder_id, name: `${breeder_first_name ?? ""} ${breeder_last_name ?? ""}`.trim() };
}
