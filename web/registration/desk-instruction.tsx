import {
  desk_instruction_check,
  desk_instruction_confirm,
  desk_instruction_parents,
  desk_instruction_take,
  desk_instruction_title,
} from "@felistry/i18n/compiled/messages.js";
import styles from "./desk.module.css";

/** The four steps of checking an application (spec §2.18). */
export function DeskInstruction() {
  return (
    <details className={styles["instruction"]} open>
      <summary>{desk_instruction_title()}</summary>
      <ol>
        <li>{desk_instruction_check()}</li>
        <li>{desk_instruction_take()}</li>
        <li>{desk_instruction_parents()}</li>
        <li>{desk_instruction_confirm()}</li>
      </ol>
    </details>
  );
}
