import { useEffect, useRef, useState, type ChangeEvent } from "react";
import {
  COLOUR_KINDS,
  type ColourCodes,
  type ColourKind,
  NO_COLOUR,
} from "@felistry/domain/colours/ems/codes.ts";
import { BUILD_KINDS, buildOf } from "@felistry/domain/colours/ems/build.ts";
import { fullEms } from "@felistry/domain/colours/ems/write.ts";
import { SEXES, type Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { SelectField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import type { ColourChoices } from "./colour-fields-choices.ts";
import styles from "./colour-fields.module.css";
import { ColourWarningLine } from "./colour-warning-line.tsx";
import { BuildFields, buildFieldName } from "./build-fields.tsx";
import { EmsField } from "./colour-fields-ems.tsx";
import { ColourPreview } from "./colour-fields-preview.tsx";

/** A white cat's other parts describe what the white hides, so they are shown directly (spec §4, decisions §8). */
const WHITE = "w";
const EXTRA_KINDS = ["gold", "white", "tabby", "point"] as const;
const NO_EXTRAS = { gold: null, white: null, tabby: null, point: null };

export interface ChosenColour {
  readonly breedId: number | null;
  readonly codes: ColourCodes;
}

const NOTHING_CHOSEN: ChosenColour = { breedId: null, codes: NO_COLOUR };

/** The name of a part's select: the wire name of its code. */
export const colourFieldName = (kind: ColourKind) => `${kind}_ems` as const;

interface ColourFieldsProps {
  readonly choices: ColourChoices;
  readonly initial?: ChosenColour;
  /** Whether main and eye colour are required: in every form that creates a cat (decisions §10.15). */
  readonly required: boolean;
  readonly errors: FieldErrors;
  /** The cat whose relatives the colour is compared with. */
  readonly about?: { readonly cat?: number; readonly child?: number | undefined };
}

/** A cat's breed and colour in every form; the EMS code and the drawn cat follow each choice. */
export function ColourFields({
  choices,
  initial = NOTHING_CHOSEN,
  required,
  errors,
  about,
}: ColourFieldsProps) {
  const { fields, breedId, breed, codes, choicesMade, chooseBreed, chooseCode, chooseBuild, fill } =
    useChosenColour(choices.breeds, initial);
  const sex = useSexOfForm(fields);
  const ems = fullEms(breed?.ems ?? null, codes);
  const part = (kind: ColourKind) => ({
    kind,
    options: choices.colours[kind],
    value: codes[kind],
    choose: chooseCode(kind),
    errors,
  });
  const extras = EXTRA_KINDS.map((kind) => <ColourSelect key={kind} {...part(kind)} />);
  return (
    <fieldset className={styles["fields"]} ref={fields}>
      <legend className={styles["legend"]}>{m.catform_colour()}</legend>
      <ColourPreview breed={breed} codes={codes} />
      <EmsField key={choicesMade} code={ems} fill={fill} />
      <BreedSelect breeds={choices.breeds} value={breedId} choose={chooseBreed} errors={errors} />
      <ColourSelect {...part("main")} required={required} />
      {codes.main === WHITE ? extras : <Extras codes={codes}>{extras}</Extras>}
      <ColourSelect {...part("eye")} required={required} />
      <BuildFields breed={breed?.ems ?? null} build={codes.build ?? null} choose={chooseBuild} />
      {codes.main !== null && (
        <ColourWarningLine ems={ems} sex={sex} {...about} note={m.check_colour_note()} />
      )}
    </fieldset>
  );
}

/** What is chosen in the selects, and the ways to change it: breed, one code, or all by a typed EMS code. */
function useChosenColour(breeds: ColourChoices["breeds"], initial: ChosenColour) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [{ breedId, codes }, setChosen] = useState(initial);
  /** Counts manual choices: each replaces the typed code with the code of the choice. */
  const [choicesMade, setChoicesMade] = useState(0);
  // If used before the script loaded, the selects are ahead of the state.
  useEffect(() => setChosen(chosenIn(fields.current!)), []);
  const choose = (chosen: ChosenColour) => {
    setChoicesMade(choicesMade + 1);
    setChosen(chosen);
  };
  return {
    fields,
    breedId,
    breed: breeds.find(({ id }) => id === breedId) ?? null,
    codes,
    choicesMade,
    chooseBreed: (id: number | null) => choose({ codes, breedId: id }),
    chooseCode: (kind: ColourKind) => (code: string | null) => {
      // Extras hidden by switching from white are cleared: what is not shown is not sent.
      const hides = kind === "main" && codes.main === WHITE && code !== WHITE;
      choose({ breedId, codes: { ...codes, ...(hides && NO_EXTRAS), [kind]: code } });
    },
    chooseBuild: (build: string | null) => choose({ breedId, codes: { ...codes, build } }),
    fill: (breedEms: string | null, read: ColourCodes) => {
      const named = breeds.find(({ ems }) => ems === breedEms);
      // A code seldom includes the eyes, so their choice stays.
      setChosen((chosen) => ({
        breedId: named?.id ?? chosen.breedId,
        codes: { ...read, eye: read.eye ?? chosen.codes.eye },
      }));
    },
  };
}

/** The sex is chosen elsewhere in the form; if it cannot be, the cat's own is used. */
function useSexOfForm(fields: React.RefObject<HTMLFieldSetElement | null>): Sex | undefined {
  const [sex, setSex] = useState<Sex>();
  useEffect(() => {
    const { form } = fields.current!;
    const read = () => {
      const chosen = form && new FormData(form).get("sex");
      setSex(SEXES.find((one) => one === chosen));
    };
    // Only for the sex: setting state here while a select changes would render before React handles that change, and
    // reset the select.
    const listen = ({ target }: Event) => (target as HTMLInputElement).name === "sex" && read();
    read();
    form?.addEventListener("change", listen);
    return () => form?.removeEventListener("change", listen);
  }, [fields]);
  return sex;
}

function chosenIn(fields: HTMLFieldSetElement): ChosenColour {
  const valueOf = (name: string) =>
    fields.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value || null;
  const codes = COLOUR_KINDS.map((kind) => [kind, valueOf(colourFieldName(kind))]);
  const build = buildOf(BUILD_KINDS.map((kind) => valueOf(buildFieldName(kind))));
  return {
    breedId: Number(valueOf("breed_id")) || null,
    codes: { ...Object.fromEntries(codes), build },
  };
}

/** The disclosure for other main colours; if something is chosen in it, it says so even while closed. */
function Extras({ codes, children }: { codes: ColourCodes; children: React.ReactNode }) {
  const chosen = EXTRA_KINDS.flatMap((kind) => codes[kind] ?? []);
  const [openAtFirst] = useState(chosen.length > 0);
  return (
    <details className={styles["extras"]} open={openAtFirst}>
      <summary className={styles["summary"]}>
        {m.catform_extras()}
        {chosen.length > 0 && <span className={styles["chosen"]}> · {chosen.join(" ")}</span>}
      </summary>
      <div className={styles["inside"]}>{children}</div>
    </details>
  );
}

function BreedSelect({
  breeds,
  value,
  choose,
  errors,
}: {
  breeds: ColourChoices["breeds"];
  value: number | null;
  choose: (id: number | null) => void;
  errors: FieldErrors;
}) {
  return (
    <SelectField
      name="breed_id"
      label={m.catform_breed()}
      placeholder={m.catform_breed_choose()}
      value={value ?? ""}
      onChange={({ target }) => choose(Number(target.value) || null)}
      errors={errors}
      required
    >
      {breeds.map(({ id, ems, name }) => (
        <option key={id} value={id}>
          {ems} - {name}
        </option>
      ))}
    </SelectField>
  );
}

const texts: Record<ColourKind, { label: () => string; placeholder: () => string }> = {
  main: { label: m.catform_main, placeholder: m.catform_main_choose },
  gold: { label: m.catform_gold, placeholder: m.catform_gold_none },
  white: { label: m.catform_white, placeholder: m.catform_white_none },
  tabby: { label: m.catform_tabby, placeholder: m.catform_tabby_none },
  point: { label: m.catform_point, placeholder: m.catform_point_none },
  eye: { label: m.catform_eye, placeholder: m.catform_eye_choose },
};

interface ColourSelectProps {
  readonly kind: ColourKind;
  readonly options: ColourChoices["colours"][ColourKind];
  readonly value: string | null;
  readonly choose: (code: string | null) => void;
  readonly errors: FieldErrors;
  readonly required?: boolean;
}

function ColourSelect({
  kind,
  options,
  value,
  choose,
  errors,
  required = false,
}: ColourSelectProps) {
  return (
    <SelectField
      name={colourFieldName(kind)}
      label={texts[kind].label()}
      placeholder={texts[kind].placeholder()}
      value={value ?? ""}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value || null)}
      errors={errors}
      required={required}
    >
      {options.map(({ ems, name }) => (
        <option key={ems} value={ems}>
          {ems} - {name}
        </option>
      ))}
    </SelectField>
  );
}
