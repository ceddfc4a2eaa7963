import { inLanguage } from "@felistry/i18n/locale.ts";
import {
  COLOUR_KINDS,
  type ColourCodes,
  type ColourKind,
  NO_COLOUR,
} from "@felistry/domain/colours/ems/codes.ts";
import { COLOUR_NAMES } from "@felistry/domain/colours/ems/colour-names.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { emsText } from "@felistry/domain/colours/ems/write.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { SelectField } from "../ui/form/field.tsx";
import styles from "./litters.module.css";

/** A newborn kitten's eyes are blue, whatever they will become. */
const KINDS = COLOUR_KINDS.filter((kind) => kind !== "eye");

const texts: Readonly<Record<(typeof KINDS)[number], { label: () => string; none: () => string }>> =
  {
    main: { label: m.catform_main, none: m.catform_main_choose },
    gold: { label: m.catform_gold, none: m.catform_gold_none },
    white: { label: m.catform_white, none: m.catform_white_none },
    tabby: { label: m.catform_tabby, none: m.catform_tabby_none },
    point: { label: m.catform_point, none: m.catform_point_none },
  };

interface KittenColourChoiceProps {
  /** The inputs' names; none of them is sent. */
  readonly name: (kind: ColourKind) => string;
  readonly ems: string;
  readonly choose: (ems: string) => void;
}

/** For breeders who do not know the code: each part in words. Choices are written as the code, and read from it. */
export function KittenColourChoice({ name, ems, choose }: KittenColourChoiceProps) {
  const { locale } = usePageTools();
  const parsed = parseEms(ems);
  const codes: ColourCodes = parsed.ok ? parsed.codes : NO_COLOUR;
  const extra = parsed.ok ? parsed.extra : [];
  return (
    <details>
      <summary className={styles["words"]}>{m.litter_form_by_words()}</summary>
      <div className={styles["choices"]}>
        {KINDS.map((kind) => (
          <SelectField
            key={kind}
            name={name(kind)}
            label={texts[kind].label()}
            placeholder={texts[kind].none()}
            value={codes[kind] ?? ""}
            onChange={({ target }) =>
              choose(emsText(null, { ...codes, [kind]: target.value || null }, extra))
            }
            errors={{}}
          >
            {Object.entries(COLOUR_NAMES[kind]).map(([code, words]) => (
              <option key={code} value={code}>
                {code} - {inLanguage(words, locale)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  );
}
