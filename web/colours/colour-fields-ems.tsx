import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { UnknownEms } from "@felistry/domain/colours/ems/parse.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { TextField } from "../ui/form/field.tsx";
import { SETTLE, VALIDATION_DELAY_MS } from "../ui/form/field-checks.ts";
import styles from "./colour-fields.module.css";
import type { TypedColour } from "./colour-fields-reading.ts";
import { emsFaultLine } from "./ems-fault-line.ts";

const NAME = "ems_code";
const MAX = 60;

type Field = RefObject<HTMLDivElement | null>;

interface EmsFieldProps {
  /** The code of the current choice, shown until something else is typed. */
  readonly code: string;
  readonly fill: (breedEms: string | null, codes: ColourCodes) => void;
}

type Reading = TypedColour | UnknownEms;

/** The alternative way to enter a colour: breeders who know the code type it, and the selects follow. */
export function EmsField({ code, fill }: EmsFieldProps) {
  const { field, typed, reading, fault, type, read, leave } = useTypedEms(code, fill);
  return (
    <div ref={field}>
      <TextField
        name={NAME}
        label={m.catform_by_ems()}
        hint={m.catform_by_ems_hint()}
        value={typed ?? code}
        maxLength={MAX}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={() => void import("./colour-fields-reading.ts")}
        onChange={({ target }) => type(target.value)}
        onBlur={() => void leave()}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Only fills the form, so that the user sees the result before sending.
          event.preventDefault();
          void read();
        }}
        errors={fault === null ? {} : { [NAME]: fault }}
      />
      <output className={styles["noticed"]} aria-label={m.catform_ems_notice()}>
        {reading?.ok === true && noticed(reading)}
      </output>
    </div>
  );
}

/** What is typed and how it reads. `typed` is null while the field shows the code of the choice. */
function useTypedEms(code: string, fill: EmsFieldProps["fill"]) {
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [unread, setUnread] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = async (): Promise<void> => {
    clearTimeout(timer.current);
    const text = latest.current;
    if (text === null || text.trim() === "") return;
    const rules = await import("./colour-fields-reading.ts").catch(() => null);
    if (latest.current !== text) return;
    setUnread(rules === null);
    // Without a network the code is neither right nor wrong, and the selects do not follow it yet.
    if (!rules) return inputOf(field)?.setCustomValidity(m.error_fault());
    const found = rules.readTypedColour(text);
    // Immediately: the waiting form then sends the selects' values.
    flushSync(() => {
      setReading(found);
      if (found.ok) fill(found.breed, found.codes);
    });
    // While the code is wrong, the selects still hold the previous colour, which the form must not send.
    inputOf(field)?.setCustomValidity(found.ok ? "" : emsFaultLine(found));
  };
  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
    if (text.trim() === "") {
      setReading(null);
      setUnread(false);
      inputOf(field)?.setCustomValidity("");
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read(), VALIDATION_DELAY_MS);
  };
  const leave = async () => {
    await read();
    // An unreadable code stays to be corrected; a readable one is shown in the registry's form.
    if (!inputOf(field)?.validity.customError) setTyped(null);
  };
  useReadBeforeSending(field, read);
  const typeEarlier = useEffectEvent(() => {
    const { value } = inputOf(field)!;
    if (value !== code) type(value);
  });
  // Typed before the script loaded: else the form would send the selects' colour, whatever the code says.
  useEffect(() => typeEarlier(), []);
  return { field, typed, reading, fault: faultOf(reading, unread), type, read, leave };
}

function useReadBeforeSending(field: Field, read: () => Promise<void>): void {
  const settle = useEffectEvent(
    (event: Event) => void (event as CustomEvent<Promise<unknown>[]>).detail.push(read()),
  );
  useEffect(() => {
    const form = field.current?.closest("form");
    form?.addEventListener(SETTLE, settle);
    return () => form?.removeEventListener(SETTLE, settle);
  }, [field]);
}

const inputOf = (field: Field) => field.current?.querySelector("input");

function faultOf(reading: Reading | null, unread: boolean): string | null {
  if (reading?.ok === false) return emsFaultLine(reading);
  return unread ? m.error_fault() : null;
}

function noticed({ rewritten, left }: TypedColour): string {
  return [
    rewritten !== null && m.catform_ems_rewritten({ code: rewritten }),
    left.length > 0 && m.catform_ems_left({ codes: left.join(", ") }),
  ]
    .filter(Boolean)
    .join(" ");
}
