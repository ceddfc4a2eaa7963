import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { COLOUR_KINDS, type ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import type { Tx } from "../db/transaction.ts";
import { deleteColour, selectColour, upsertColour } from "./colour-statements.ts";

/**
 * Writes a cat's colour, nobody else does: the EMS text and the words in both languages always match the codes and the
 * breed.
 */
export async function saveColour(
  tx: Tx,
  catId: number,
  codes: ColourCodes,
  breedEms: string,
): Promise<void> {
  // Who says nothing of tail, ears and coat leaves them as they are.
  const build =
    codes.build === undefined
      ? ((await selectColour(tx, { catId }))[0]?.build ?? null)
      : codes.build;
  if (build === null && COLOUR_KINDS.every((kind) => codes[kind] === null)) {
    await deleteColour(tx, { catId });
    return;
  }
  const { main, gold, white, tabby, point, eye } = codes;
  const whole = { ...codes, build };
  const words = (locale: "en" | "ru") => breedColourWords(breedEms, whole, locale);
  await upsertColour(tx, {
    catId,
    main,
    gold,
    white,
    tabby,
    point,
    eye,
    build,
    ems: colourEms(whole),
    wordsEn: words("en"),
    wordsRu: words("ru"),
  });
}
