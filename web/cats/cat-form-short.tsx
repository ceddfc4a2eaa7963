import { useState } from "react";
import { useNavigate } from "react-router";
import type { DESCRIPTION_MAX as ContractMax, FullProfile } from "@felistry/contract/cats.ts";
import { CHIP_MAX } from "@felistry/domain/cats/chip.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { Row } from "../ui/page.tsx";
import { useForm, type FormState } from "../ui/use-form.ts";
import { editFailureText, orNotSent } from "./cat-form-failure.ts";
import { IsMineField } from "./cat-form-fields.tsx";
import { MemberSearch, type FoundMember } from "./cat-form-member-search.tsx";
import styles from "./cat-form.module.css";

/** The contract's, which itself would bring zod into the page's first code. */
const DESCRIPTION_MAX: typeof ContractMax = 100;

/** What may be changed of a cat that is locked (spec §2.14). */
export function ShortCatForm({ cat }: { cat: FullProfile }) {
  const state = useShortCatForm(cat.id);
  const { errors, sending, form } = state;
  return (
    <>
      <LeaveGuard form={form.ref} sending={sending} />
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={sending} disabledReason={m.catform_saving()}>
              {sending ? m.catform_saving() : m.catform_save_edit()}
            </Button>
            <ButtonLink to={paths.cat(cat.id)} look="second">
              {m.catform_cancel()}
            </ButtonLink>
          </>
        }
      >
        <TextAreaField
          name="description"
          label={m.catform_description()}
          hint={m.catform_description_hint()}
          maxLength={DESCRIPTION_MAX}
          defaultValue={cat.description ?? ""}
          errors={errors}
        />
        <TextField
          name="chip"
          label={m.catform_chip()}
          hint={m.catform_chip_hint()}
          maxLength={CHIP_MAX}
          defaultValue={cat.chip ?? ""}
          autoComplete="off"
          errors={errors}
        />
        <IsMineField checked={cat.is_my_cat === 1} errors={errors} />
        <OwnerField cat={cat} />
      </Form>
    </>
  );
}

/** The member shown as owner; another is found by name. */
function OwnerField({ cat }: { cat: FullProfile }) {
  const { viewer } = usePageTools();
  const [owner, setOwner] = useState<FoundMember>({ id: cat.users_id, name: cat.owner });
  const [searching, setSearching] = useState(false);
  const choose = (member: FoundMember) => {
    setOwner(member);
    setSearching(false);
  };
  const givesAway = !cat.is_online_owner && owner.id !== viewer?.id;
  return (
    <fieldset className={styles["breeder"]}>
      <legend className={styles["legend"]}>{m.own_short_owner()}</legend>
      {owner.id !== cat.users_id && <input type="hidden" name="users_id" value={owner.id} />}
      <Row>
        <p>
          <strong>{owner.name}</strong>
        </p>
        {!searching && (
          <Button look="second" small onClick={() => setSearching(true)}>
            {m.own_short_owner_change()}
          </Button>
        )}
      </Row>
      {searching && (
        <MemberSearch
          name="owner_search"
          label={m.own_short_owner_search()}
          hint={m.own_short_owner_hint()}
          choose={choose}
        />
      )}
      <output>{givesAway && m.own_short_gives_away()}</output>
    </fieldset>
  );
}

function shortPayload(values: FormData) {
  return {
    description: String(values.get("description") ?? ""),
    chip: String(values.get("chip") ?? ""),
    is_my_cat: values.has("is_my_cat") ? (1 as const) : (0 as const),
    ...(values.has("users_id") && { users_id: String(values.get("users_id")) }),
  };
}

function useShortCatForm(id: number): FormState {
  const { call } = usePageTools();
  const navigate = useNavigate();
  return useForm({
    schema: () => import("@felistry/contract/cats.ts").then(({ catPatchBody }) => catPatchBody),
    toInput: shortPayload,
    async send(body) {
      await orNotSent(call("PATCH /cats/{id}", { params: { id }, body }).then(() => undefined));
      await navigate(paths.cat(id));
    },
    failureText: editFailureText,
  });
}
