import type { CatCard } from "@felistry/contract/cats.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { mayBeOfParents, type ColouredParent } from "@felistry/domain/litters/colour.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import styles from "./litters.module.css";

interface KittenColourProps {
  readonly number: number;
  readonly ems: string;
  readonly sex: Sex | null;
  readonly dam: CatCard | null;
  readonly sire: CatCard | null;
}

/** The typed code in words, and whether the parents' colours contradict it: only a reason to look again. */
export function KittenColour({ number, ems, sex, dam, sire }: KittenColourProps) {
  const { locale } = usePageTools();
  const parsed = parseEms(ems);
  const isImpossible =
    parsed.ok &&
    sex !== null &&
    dam !== null &&
    sire !== null &&
    !mayBeOfParents(parsed.codes, sex, coloured(dam), coloured(sire));
  return (
    <output className={styles["colour"]} aria-label={m.litter_form_colour({ number })}>
      {parsed.ok && (
        <span className={styles["facts"]}>
          {breedColourWords(dam?.breed_ems ?? null, parsed.codes, locale, parsed.extra)}
        </span>
      )}
      {isImpossible && (
        <span className={styles["warning"]}>
          {m.litter_impossible()} {m.check_colour_note()}
        </span>
      )}
    </output>
  );
}

function coloured({ breed_ems, ems }: CatCard): ColouredParent {
  const parsed = parseEms(ems ?? "");
  return { ...(parsed.ok ? parsed.codes : NO_COLOUR), breed: breed_ems };
}
