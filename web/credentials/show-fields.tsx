/** A show's result by its parts: the federation decides which classes and certificates there are. */
import { useState } from "react";
import {
  awardsOf,
  classesOf,
  hasPoints,
  SHOW_SYSTEMS,
  type ShowClass,
  type ShowSystem,
} from "@felistry/domain/credentials/shows/awards.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { ShowCountry } from "../reference/load-countries.ts";
import { SelectField, TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import type { Credential } from "./credentials-card.tsx";
import { awardWord } from "./award-words.ts";
import { classWord } from "./show-words.ts";

interface ShowFieldsProps {
  readonly credential: Credential | null;
  readonly countries: readonly ShowCountry[];
  readonly errors: FieldErrors;
}

export function SystemField({
  system,
  choose,
  errors,
}: {
  system: ShowSystem | null;
  choose: (system: ShowSystem | null) => void;
  errors: FieldErrors;
}) {
  return (
    <SelectField
      name="show_system"
      label={m.credential_system()}
      hint={m.credential_system_hint()}
      placeholder={m.credential_system_none()}
      value={system ?? ""}
      onChange={({ target }) => choose(SHOW_SYSTEMS.find((each) => each === target.value) ?? null)}
      errors={errors}
    >
      {SHOW_SYSTEMS.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </SelectField>
  );
}

export function ShowFields({
  system,
  credential,
  countries,
  errors,
}: ShowFieldsProps & { readonly system: ShowSystem }) {
  return (
    <>
      <AwardFields system={system} credential={credential} errors={errors} />
      {hasPoints(system) && (
        <TextField
          name="points"
          label={m.credential_points()}
          inputMode="numeric"
          maxLength={4}
          defaultValue={credential?.points ?? undefined}
          autoComplete="off"
          errors={errors}
          required
        />
      )}
      <TextField
        name="judge"
        label={m.credential_judge()}
        defaultValue={credential?.judge ?? undefined}
        autoComplete="off"
        errors={errors}
        required
      />
      <SelectField
        name="show_country"
        label={m.credential_country()}
        placeholder={m.credential_country_choose()}
        defaultValue={credential?.show_country ?? ""}
        errors={errors}
        required
      >
        {countries.map(({ iso2, name }) => (
          <option key={iso2} value={iso2}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The certificate is the entry's name. */
function AwardFields({
  system,
  credential,
  errors,
}: Omit<ShowFieldsProps, "countries"> & { readonly system: ShowSystem }) {
  const classes = classesOf(system);
  const [chosen, choose] = useState<ShowClass | "">(credential?.show_class ?? "");
  const showClass = classes.find((each) => each === chosen) ?? "";
  return (
    <>
      <SelectField
        name="show_class"
        label={m.credential_class()}
        placeholder={m.credential_class_choose()}
        value={showClass}
        onChange={({ target }) => choose(target.value as ShowClass)}
        errors={errors}
        required
      >
        {classes.map((each) => (
          <option key={each} value={each}>
            {classWord(each)}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={showClass}
        name="name"
        label={m.credential_award()}
        placeholder={m.credential_award_choose()}
        defaultValue={credential?.show_system === system ? credential.name : ""}
        errors={errors}
        required
      >
        {(showClass === "" ? [] : awardsOf(system, showClass)).map((award) => (
          <option key={award} value={award}>
            {awardWord(award)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
