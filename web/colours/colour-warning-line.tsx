import { inLanguage } from "@felistry/i18n/locale.ts";
import { useEffect, useState } from "react";
import type { ColourWarning } from "@felistry/contract/colours/colour-warnings.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import styles from "./colour-fields.module.css";

const DELAY_MS = 400;

interface ColourWarningLineProps {
  /** Replaces the cat's colour and sex with what is being entered. */
  readonly ems?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly cat?: number | undefined;
  /** The cat becomes this one's parent. */
  readonly child?: number | undefined;
  readonly note?: string;
}

/** Reasons to doubt a colour, as soon as they are known: a reason to look again, never a bar. */
export function ColourWarningLine({ ems, sex, cat, child, note }: ColourWarningLineProps) {
  const { call, locale } = usePageTools();
  const [warnings, setWarnings] = useState<readonly ColourWarning[]>([]);
  // Asks the server as the form changes, because only it knows the relatives' colours.
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const query = {
        ...(ems && { ems }),
        ...(sex && { sex }),
        ...(cat && { cat }),
        ...(child && { child }),
      };
      const found = await call("GET /coat/warnings", { query }).catch(() => null);
      if (isCurrent) setWarnings(found?.data.warnings ?? []);
    };
    // Only waits while somebody is typing.
    const timer = setTimeout(() => void ask(), ems === undefined ? 0 : DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, ems, sex, cat, child]);
  return (
    <output className={styles["warning"]} aria-label={m.check_colour_title()}>
      {warnings.length > 0 && (
        <>
          <strong>{m.check_colour_title()}</strong>
          {warnings.map(({ reason, cat: kitten, words }) => (
            <span key={`${reason} ${kitten?.id}`}>
              {kitten && `${m.check_colour_kitten({ name: kitten.name })} `}
              {inLanguage(words, locale)}
            </span>
          ))}
          {note && <span>{note}</span>}
        </>
      )}
    </output>
  );
}
