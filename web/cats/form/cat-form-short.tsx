import { SHORT_FIELDS } from "@felistry/domain/cats/field-lists.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { Row } from "../../ui/page.tsx";
import { DraftPart } from "../../ui/form/draft/draft-part.tsx";
import { useForm, type FormState } from "../../ui/form/use-form.ts";
import { DescriptionFields, EditedCatForm } from "./cat-form-edited.tsx";
import { editFailureText, orNotSent } from "./cat-form-failure.ts";
import { IsMineField } from "./cat-form-fields.tsx";
import { dateErrors, patchedCatPayload } from "./cat-form-values.ts";
import { useWayBack } from "../../orders/order-back-link.tsx";
import { MemberSearch, type FoundMember } from "../../accounts/member-search.tsx";
import styles from "./cat-form.module.css";

/** The fields of a locked cat that may be changed (spec §2.14). */
export function ShortCatForm({ cat }: { cat: FullProfile }) {
  const state = useShortCatForm(cat);
  const { errors } = state;
  return (
    <EditedCatForm cat={cat} state={state}>
      <DescriptionFields fields={SHORT_FIELDS} cat={cat} errors={errors} />
      <IsMineField checked={cat.is_my_cat === 1} fixed={!cat.is_online_owner} errors={errors} />
      <OwnerField cat={cat} />
    </EditedCatForm>
  );
}

/** The member shown as owner; another one can be found by name. */
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
      <DraftPart name="owner" value={owner} take={setOwner} />
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

function useShortCatForm(cat: FullProfile): FormState {
  const { id, version } = cat;
  const { call, today } = usePageTools();
  const navigate = useNavigate();
  const backTo = useWayBack(id);
  return useForm({
    schema: () => import("@felistry/contract/cats.ts").then(({ catPatchBody }) => catPatchBody),
    version,
    toInput: patchedCatPayload,
    alsoCheck: (values) => dateErrors(values, cat, today),
    async send(body) {
      await orNotSent(call("PATCH /cats/{id}", { params: { id }, body }).then(() => undefined));
      await navigate(backTo);
    },
    failureText: editFailureText,
  });
}
