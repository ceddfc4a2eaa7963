import { useEffect, useId, useRef } from "react";
import {
  conflict_empty,
  conflict_help,
  conflict_theirs,
  conflict_title,
  conflict_yours,
} from "@felistry/i18n/compiled/messages.js";
import { enter, type Conflict } from "./conflict-values.ts";
import styles from "./conflict-choice.module.css";

/** Loaded as one part, if needed. */
export { conflictOf, staleState } from "./conflict-values.ts";

/**
 * Shows, field by field, what somebody else has saved meanwhile next to what was entered here; the chosen value goes into
 * the form. Fields not changed here already show theirs.
 */
export function ConflictChoice({
  conflict,
  form,
}: {
  conflict: Conflict;
  form: React.RefObject<HTMLFormElement | null>;
}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const field of conflict.fields)
      if (field.untouched && form.current) enter(form.current, field, "theirs");
    section.current?.focus();
  }, [conflict, form]);
  return (
    <section ref={section} tabIndex={-1} className={styles["conflict"]} aria-labelledby={id}>
      <h2 id={id}>{conflict_title()}</h2>
      <p>{conflict_help()}</p>
      {conflict.fields.map((field) => (
        <fieldset key={field.name} className={styles["field"]} data-conflict={field.name}>
          <legend>{field.label}</legend>
          {(["theirs", "yours"] as const).map((side) => (
            <label key={side} className={styles["side"]}>
              <input
                type="radio"
                // Belongs to no form: the choice itself is not sent.
                form={`${id}none`}
                name={`${id}${field.name}`}
                defaultChecked={field.untouched === (side === "theirs")}
                onChange={() => form.current && enter(form.current, field, side)}
              />
              <small>{side === "theirs" ? conflict_theirs() : conflict_yours()}</small>
              <span className={styles["value"]}>
                {(side === "theirs" ? field.theirWords : field.yourWords) || conflict_empty()}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
