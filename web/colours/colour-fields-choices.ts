/** The options of a colour form's selects, in the reader's language. */
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { COLOUR_KINDS, type ColourKind } from "@felistry/domain/colours/ems/codes.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { orErrorScreen, type PageTools } from "../page-tools.ts";

export interface BreedChoice {
  readonly id: number;
  readonly ems: string;
  readonly name: string;
}

export interface ColourChoice {
  readonly ems: string;
  readonly name: string;
}

export interface ColourChoices {
  readonly breeds: readonly BreedChoice[];
  readonly colours: Readonly<Record<ColourKind, readonly ColourChoice[]>>;
}

/** In the browser a list that fails to load stays empty, and only the console is told (spec §8); a server-rendered page fails. */
async function orNone<List extends { data: readonly unknown[] }>(
  answer: Promise<List>,
): Promise<Pick<List, "data">> {
  try {
    return await answer;
  } catch (error) {
    if (typeof document === "undefined" || !(error instanceof ApiFailure)) throw error;
    // oxlint-disable-next-line no-console
    console.warn(`Failed to load colours: ${error.body.message}`);
    return { data: [] };
  }
}

export async function loadColourChoices({
  call,
  locale,
}: Pick<PageTools, "call" | "locale">): Promise<ColourChoices> {
  const [breeds, ...lists] = await orErrorScreen(
    Promise.all([
      call("GET /breeds", {}),
      ...COLOUR_KINDS.map((kind) => orNone(call(`GET /color/${kind}`, {}))),
    ]),
  );
  const colours = COLOUR_KINDS.map((kind, at) => [
    kind,
    lists[at]!.data.map((colour) => ({ ems: colour.ems, name: wordIn(colour, "name", locale) })),
  ]);
  return {
    // Sorted by code, because each option starts with it and breeders type it to find the option.
    breeds: breeds.data
      .map((breed) => ({ id: breed.id, ems: breed.ems, name: wordIn(breed, "breed", locale) }))
      .toSorted((one, other) => (one.ems < other.ems ? -1 : 1)),
    colours: Object.fromEntries(colours) as ColourChoices["colours"],
  };
}
