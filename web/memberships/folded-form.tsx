import type { ComponentProps, ReactNode } from "react";
import * as m from "@felistry/i18n/compiled/messages.js";
import { MEMBERSHIP_KINDS, type MembershipKind } from "@felistry/domain/memberships/membership.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import { Form } from "../ui/form/form.tsx";
import { kindWords } from "./membership-words.ts";
import styles from "./memberships.module.css";

/** A form of the memberships page, which is opened by its title. */
export function FoldedForm({
  state,
  title,
  save,
  saving,
  children,
}: {
  state: ComponentProps<typeof Form>["state"] & { readonly sending: boolean };
  title: string;
  save: string;
  saving: string;
  children: ReactNode;
}) {
  return (
    <details className={styles["fee"]}>
      <summary>{title}</summary>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={state.sending} disabledReason={saving}>
            {state.sending ? saving : save}
          </Button>
        }
      >
        {children}
      </Form>
    </details>
  );
}

/** The choice of a kind of membership. */
export function KindField({
  kinds = MEMBERSHIP_KINDS,
  wordsOf = (kind) => kindWords[kind](),
  errors,
}: {
  kinds?: readonly MembershipKind[];
  wordsOf?: (kind: MembershipKind) => string;
  errors: FieldErrors;
}) {
  return (
    <SelectField
      name="kind"
      label={m.membership_kind()}
      placeholder={m.membership_choose()}
      required
      errors={errors}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {wordsOf(kind)}
        </option>
      ))}
    </SelectField>
  );
}
