import { useId, useState, type FormEvent } from "react";
import type { ImportCause, ImportRepair } from "@felistry/contract/imports/repairs.ts";
import type { ImportFaultKind } from "@felistry/domain/imports/faults.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Row } from "../ui/page.tsx";
import { columnName } from "./field-names.ts";
import styles from "./imports.module.css";
import type { Repairs } from "./use-repairs.ts";

/** Faults of a text that can be replaced wherever it stands. */
const REPLACED: readonly ImportFaultKind[] = [
  "required",
  "sex",
  "date",
  "future",
  "before_birth",
  "after_death",
  "breed",
  "ems",
  "chip",
  "breeder",
  "number_ours",
];
const OF_PARENTS: readonly ImportFaultKind[] = [
  "parent_not_found",
  "parent_ambiguous",
  "parent_similar",
  "parent_too_young",
  "parent_deceased",
];

interface CauseActionProps {
  readonly cause: ImportCause;
  readonly breeds: readonly string[];
  readonly repairs: Repairs;
  /** Where the line is mended that the cause is about. */
  readonly mend: string;
}

export function CauseAction({ cause, breeds, repairs, mend }: CauseActionProps) {
  const { kind, field, value } = cause;
  const isOneName = kind === "required" && field === "name";
  if (REPLACED.includes(kind) && !isOneName)
    return <Replacement cause={cause} breeds={breeds} repairs={repairs} />;
  if (OF_PARENTS.includes(kind))
    return (
      <Choices
        cause={cause}
        repairs={repairs}
        repairOf={(becomes) => ({ kind: "parent", field, value, becomes })}
        others={[
          ...(kind === "parent_similar" || kind === "parent_not_found"
            ? ([["add", m.import_choice_add()]] as const)
            : ([["add", m.import_choice_other()]] as const)),
          ["none", m.import_choice_none()],
        ]}
      />
    );
  if (kind === "namesake") return <SameCat cause={cause} repairs={repairs} />;
  return (
    <div>
      <ButtonLink small look="second" to={mend} preventScrollReset>
        {m.import_mend_line({ line: kind === "parent_faulty" ? Number(value) : cause.line })}
      </ButtonLink>
    </div>
  );
}

/** Whether the row is a cat that the registry has. The answer holds for all rows of the same name, sex and birth. */
export function SameCat({ cause, repairs }: Pick<CauseActionProps, "cause" | "repairs">) {
  return (
    <Choices
      cause={cause}
      repairs={repairs}
      repairOf={(becomes) => ({ kind: "same", line: cause.line, becomes })}
      others={[["new", m.import_choice_new()]]}
    />
  );
}

/** One text in place of another, in all lines. */
function Replacement({ cause, breeds, repairs }: Omit<CauseActionProps, "mend">) {
  const id = useId();
  const { field, value, count } = cause;
  const [text, setText] = useState("");
  const replace = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text !== "" && !repairs.isBusy)
      void repairs.send({ kind: "value", field, value, becomes: text });
  };
  const label =
    value === ""
      ? m.import_replace_empty({ column: columnName(field) })
      : m.import_replace({ value, column: columnName(field) });
  return (
    <form method="dialog" onSubmit={replace} className={styles["replace"]}>
      <label htmlFor={id}>{label}</label>
      {field === "sex" ? (
        <select id={id} value={text} onChange={(event) => setText(event.target.value)}>
          <option value="">{m.import_choose()}</option>
          <option value="male">{m.history_value_male()}</option>
          <option value="female">{m.history_value_female()}</option>
        </select>
      ) : (
        <input
          id={id}
          value={text}
          autoComplete="off"
          list={field === "breed" ? `${id}b` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {field === "breed" && (
        <datalist id={`${id}b`}>
          {breeds.map((breed) => (
            <option key={breed} value={breed}>
              {breed}
            </option>
          ))}
        </datalist>
      )}
      <Button
        type="submit"
        small
        disabled={text === "" || repairs.isBusy}
        disabledReason={m.import_choose()}
      >
        {m.import_replace_all({ count })}
      </Button>
    </form>
  );
}

interface ChoicesProps {
  readonly cause: ImportCause;
  readonly repairs: Repairs;
  readonly repairOf: (becomes: string) => ImportRepair;
  readonly others: readonly (readonly [becomes: string, words: string])[];
}

/** A short list, the likeliest first: one press answers it for all lines. */
function Choices({ cause, repairs, repairOf, others }: ChoicesProps) {
  const choose = (becomes: string) => {
    if (!repairs.isBusy) void repairs.send(repairOf(becomes));
  };
  return (
    <Row>
      {cause.choices.map((choice) => (
        <Button key={choice.choice} small look="second" onClick={() => choose(choice.choice)}>
          <ChoiceWords choice={choice} />
        </Button>
      ))}
      {others.map(([becomes, words]) => (
        <Button key={becomes} small look="quiet" onClick={() => choose(becomes)}>
          {words}
        </Button>
      ))}
    </Row>
  );
}

function ChoiceWords({ choice }: { choice: ImportCause["choices"][number] }) {
  const { locale } = usePageTools();
  const { name, born, breed, number, line, own } = choice;
  const place =
    line === null ? (own ? m.import_choice_own() : null) : m.import_choice_line({ line });
  return [name, born && shortDate(born, locale), breed, number, place].filter(Boolean).join(" · ");
}
