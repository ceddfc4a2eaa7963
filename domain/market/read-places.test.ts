import { expect, test } from "vitest";
import { placeKey } from "./ad-facts.ts";
import { countryKeys, placesLike, readPlaces } from "./read-places.ts";

const countries = countryKeys([
  { id: 1, names: ["Germany", "Германия"] },
  { id: 2, names: ["United Kingdom", "Великобритания"] },
  { id: 3, names: ["Russia", "Россия"] },
]);
const towns = ["Казань", "Москва, Арбат", "Berlin-Mitte", "Нижний Новгород", "Thorn"].map(placeKey);

function read(text: string, free = { place: true, country: true }) {
  const isPlace = (pattern: string) => towns.some((town) => placesLike(pattern).test(town));
  const found = readPlaces(text.split(" "), { countries, isPlace, free });
  const place = found?.place ?? null;
  return (
    found && {
      towns: towns.filter((town) => place !== null && placesLike(place).test(town)),
      country: found.countryId,
      names: found.names,
    }
  );
}
const inTown = (at: number, names: string[] = []) => ({ towns: [towns[at]], country: null, names });
const inCountry = (country: number, names: string[] = []) => ({ towns: [], country, names });

test.each([
  ["Казань", inTown(0)],
  ["Казани", inTown(0)],
  ["Kazan", inTown(0)],
  ["Москве", inTown(1)],
  ["Москвой", inTown(1)],
  ["Thor Berlin", inTown(2, ["Thor"])],
  ["berlin mitte", inTown(2)],
  ["нижнем новгороде", inTown(3)],
  ["Германии", inCountry(1)],
  ["united kingdom", inCountry(2)],
  ["Рыська Россия", inCountry(3, ["Рыська"])],
])("%j is where an ad is", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each(["Thor", "Mosk", "Кот", "in", "000123", "Рыська", "United"])("%j is no place", (text) => {
  expect(read(text)).toBeNull();
});

test("what was asked for by its field is not read from the words", () => {
  expect(read("Казань", { place: false, country: true })).toBeNull();
  expect(read("Германия", { place: true, country: false })).toBeNull();
});
