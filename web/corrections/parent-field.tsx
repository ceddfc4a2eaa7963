import { useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { ParentRole } from "@felistry/domain/pedigree/parent-rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatSearch } from "../cats/cat-search.tsx";
import { fieldWord } from "../cats/field-words.ts";
import { loadCatsOfSex } from "../cats/load-cards.ts";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";

interface Parent {
  readonly id: number;
  readonly name: string;
}

export const named = (cat: CatCard): Parent => ({ id: cat.id, name: displayName(cat) });

/** The father or mother that the cat ought to have. */
export function ParentField({
  side,
  catId,
  parent,
}: {
  side: ParentRole;
  catId: number;
  parent: Parent | null;
}) {
  const { call } = usePageTools();
  const [chosen, setChosen] = useState(parent);
  const [searching, setSearching] = useState(false);
  const label = fieldWord(`${side}_id`);
  return (
    <fieldset>
      <legend>{label}</legend>
      <input
        type="hidden"
        name={`${side}_id`}
        value={chosen?.id ?? ""}
        data-label={label}
        data-words={chosen?.name ?? ""}
        onInput={({ currentTarget: { value, dataset } }) =>
          setChosen(value === "" ? null : { id: Number(value), name: dataset["entered"] ?? value })
        }
      />
      <Row>
        <p>{chosen?.name ?? m.correction_nothing()}</p>
        <Button look="second" small onClick={() => setSearching(!searching)}>
          {m.correction_choose_other({ parent: label })}
        </Button>
        {chosen && (
          <Button look="second" small onClick={() => setChosen(null)}>
            {m.correction_remove({ parent: label })}
          </Button>
        )}
      </Row>
      {searching && (
        <CatSearch
          initial={[]}
          except={catId}
          search={(q) => loadCatsOfSex(call, side === "mother" ? "female" : "male", q)}
        >
          {(cat) => (
            <Button
              small
              onClick={() => {
                setChosen(named(cat));
                setSearching(false);
              }}
            >
              {m.correction_choose()}
            </Button>
          )}
        </CatSearch>
      )}
    </fieldset>
  );
}
