import { drawingKey } from "@felistry/domain/colours/drawing/key.ts";
import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { fullEms } from "@felistry/domain/colours/ems/write.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import type { BreedChoice } from "./colour-fields-choices.ts";
import styles from "./colour-fields.module.css";

const SIDE = 400;

/** The result of the choices: the EMS code, its words and the drawn cat. Changes are announced. */
export function ColourPreview({ breed, codes }: { breed: BreedChoice | null; codes: ColourCodes }) {
  const { locale } = usePageTools();
  const breedEms = breed?.ems ?? null;
  const code = fullEms(breedEms, codes);
  const words = [breed?.name, breedColourWords(breedEms, codes, locale)].filter(Boolean).join(", ");
  return (
    <div className={`${styles["preview"]} ${code ? styles["following"] : ""}`}>
      {codes.main === null ? (
        <div className={styles["undrawn"]} />
      ) : (
        <img
          className={styles["drawn"]}
          src={`/drawn/${drawingKey({ breed: breedEms, ...codes })}.svg`}
          alt={m.catform_drawn()}
          width={SIDE}
          height={SIDE}
        />
      )}
      <output className={styles["said"]} aria-label={m.catform_ems()}>
        {code ? (
          <>
            <span className={styles["code"]}>{code}</span> <span>{words}</span>
          </>
        ) : (
          <span className={styles["unsaid"]}>{m.catform_ems_empty()}</span>
        )}
      </output>
    </div>
  );
}
