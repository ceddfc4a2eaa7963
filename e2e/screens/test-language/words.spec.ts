/** Every list has all its reference words in a language without columns. */
import { englishWords, type EnglishWord } from "../../../scripts/test-language/words.ts";
import { pseudoText } from "../../../scripts/test-language/pseudo-text.ts";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { expect, test } from "../../journey.ts";
import { guestApi } from "../../member.ts";
import { language } from "./language.ts";

test("breeds, countries, currencies and colours have their words in the test language", async () => {
  const call = guestApi(language);
  const all = await englishWords();
  const expected = (kind: EnglishWord["kind"]) =>
    all
      .filter((word) => word.kind === kind)
      .map(({ word }) => pseudoText(word))
      .toSorted();
  const breeds = (await call("GET /breeds", {})).data;
  expect(breeds.map((row) => wordIn(row, "breed", language)).toSorted()).toEqual(expected("breed"));
  const [first] = breeds;
  const { data: one } = await call("GET /breeds/{id}", { params: { id: first!.id } });
  expect(one).toEqual(first);
  const countries = (await call("GET /countries/en_ru", {})).data;
  expect(countries.map((row) => wordIn(row, "country", language)).toSorted()).toEqual(
    expected("country"),
  );
  const currencies = (await call("GET /currencies", {})).data;
  expect(currencies.map((row) => wordIn(row, "name", language)).toSorted()).toEqual(
    expected("currency"),
  );
  const colours = await Promise.all([
    call("GET /color/main", {}),
    call("GET /color/gold", {}),
    call("GET /color/white", {}),
    call("GET /color/tabby", {}),
    call("GET /color/point", {}),
    call("GET /color/eye", {}),
  ]);
  expect(
    colours.flatMap(({ data }) => data.map((row) => wordIn(row, "name", language))).toSorted(),
  ).toEqual(expected("colour"));
});
