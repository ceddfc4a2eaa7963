import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import type { UnknownEms } from "@felistry/domain/colours/ems/parse.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { TextField } from "../ui/form/field.tsx";
import { SETTLE, VALIDATION_DELAY_MS } from "../ui/form/use-form.ts";
import styles from "./colour-fields.module.css";
import type { TypedColour } from "./colour-fields-reading.ts";
import { emsFaultLine } from "./ems-fault-line.ts";

const NAME = "ems_code";
const MAX = 60;

interface EmsFieldProps {
  /** The code of the current choice, shown until something else is typed. */
  readonly code: string;
  readonly fill: (breedEms: string | null, codes: ColourCodes) => void;
}

type Reading = TypedColour | UnknownEms;

/** The alternative way to enter a colour: breeders who know the code type it, and the selects follow. */
export function EmsField({ code, fill }: EmsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [unread, setUnread] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<string | null>(null);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = async (): Promise<void> => {
    clearTimeout(timer.current);
    const text = latest.current;
    if (text === null || text.trim() === "") return;
    const rules = await import("./colour-fields-reading.ts").catch(() => null);
    if (latest.current !== text) return;
    setUnread(rules === null);
    const input = field.current?.querySelector("input");
    if (!rules) {
      // Without a network: the code is neither right nor wrong, and the selects do not follow it yet.
      input?.setCustomValidity(m.error_fault());
      return;
    }
    const found = rules.readTypedColour(text);
    // Immediately: the waiting form then sends the selects' values.
    flushSync(() => {
      setReading(found);
      if (found.ok) fill(found.breed, found.codes);
    });
    // While the code is wrong, the selects still hold the previous colour, which the form must not send.
    input?.setCustomValidity(found.ok ? "" : emsFaultLine(found));
  };
  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });
  useEffect(() => {
    const form = field.current?.closest("form");
    const settle = (event: Event) =>
      void (event as CustomEvent<Promise<unknown>[]>).detail.push(latestRead.current());
    form?.addEventListener(SETTLE, settle);
    return () => form?.removeEventListener(SETTLE, settle);
  }, []);
  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
    if (text.trim() === "") {
      setReading(null);
      setUnread(false);
      field.current?.querySelector("input")?.setCustomValidity("");
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read(), VALIDATION_DELAY_MS);
  };
  const typeEarlier = useEffectEvent(() => {
    const { value } = field.current!.querySelector("input")!;
    if (value !== code) type(value);
  });
  // Typed before the script loaded: else the form would send the selects' colour, whatever the code says.
  useEffect(() => typeEarlier(), []);
  const leave = async () => {
    await read();
    // An unreadable code stays to be corrected; a readable one is shown in the registry's form.
    if (!field.current?.querySelector("input")?.validity.customError) setTyped(null);
  };
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
        errors={
          reading?.ok === false
            ? { [NAME]: emsFaultLine(reading) }
            : unread
              ? { [NAME]: m.error_fault() }
              : {}
        }
      />
      <output className={styles["noticed"]} aria-label={m.catform_ems_notice()}>
        {reading?.ok === true && noticed(reading)}
      </output>
    </div>
  );
}

function noticed({ rewritten, left }: TypedColour): string {
  return [
    rewritten !== null && m.catform_ems_rewritten({ code: rewritten }),
    left.length > 0 && m.catform_ems_left({ codes: left.join(", ") }),
  ]
    .filter(Boolean)
    .join(" ");
}
