/** The breed in a page's address, by EMS code: `/catbreeds/mco`. */
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { error_breed_not_found } from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf } from "./page-tools.ts";

export interface NamedBreed {
  readonly id: number;
  readonly ems: string;
  readonly longhair: boolean;
  /** In the reader's language. */
  readonly name: string;
}

/** @throws the error screen 404 for an unknown code */
export async function breedInAddress(
  args: Pick<LoaderFunctionArgs, "context" | "params">,
): Promise<NamedBreed> {
  const { call, locale } = toolsOf(args);
  const wanted = args.params["ems"]?.toUpperCase();
  const breeds = await orErrorScreen(call("GET /breeds", {}));
  const breed = breeds.data.find(({ ems }) => ems === wanted);
  if (!breed) throw data(error_breed_not_found(), { status: 404 });
  const { id, ems, longhair } = breed;
  return { id, ems, longhair, name: wordIn(breed, "breed", locale) };
}
