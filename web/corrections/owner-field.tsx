import { useState } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { MemberSearch, type FoundMember } from "../accounts/member-search.tsx";
import { fieldWord } from "../cats/field-words.ts";

/** The member who ought to be shown as the cat's owner. */
export function OwnerField({ cat }: { cat: FullProfile }) {
  const [owner, setOwner] = useState<FoundMember>({ id: cat.users_id, name: cat.owner });
  const label = fieldWord("users_id");
  return (
    <fieldset>
      <legend>{label}</legend>
      <input
        type="hidden"
        name="users_id"
        value={owner.id}
        data-label={label}
        data-words={owner.name}
        onInput={({ currentTarget: { value, dataset } }) =>
          setOwner({ id: Number(value), name: dataset["entered"] ?? value })
        }
      />
      <p>{owner.name}</p>
      <MemberSearch
        name="owner_search"
        label={m.correction_other_owner()}
        hint={m.correction_other_owner_hint()}
        choose={setOwner}
      />
    </fieldset>
  );
}
