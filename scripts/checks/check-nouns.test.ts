import { expect, test } from "vitest";
import { faultsOfFolders, faultsOfTexts, strayCalls } from "./check-nouns.ts";

const KEY = "GET /cats/{id}/photos";
const calls = { photos: { [KEY]: {} } };
const contract = { file: "contract/photos.ts", text: `"${KEY}": { summary` };
const server = { file: "server/photos/handlers.ts", text: `"${KEY}": listPhotos,` };
const screen = (file: string) => ({ file, text: `await call("${KEY}", {})` });

test("a call may be made by its noun's room, by several rooms, and by rooms that are not nouns", () => {
  for (const web of [
    [screen("web/photos/load-photos.ts")],
    [screen("web/cats/cat-page.tsx"), screen("web/photos/load-photos.ts")],
    [screen("web/home/home-page.tsx")],
    [screen("web/cats/cat-page.test.ts")],
    [],
  ])
    expect([...strayCalls(calls, [contract, server, ...web])]).toEqual([]);
});

test("a call made by other nouns' rooms only is out of line, however many they are", () => {
  const cats = screen("web/cats/cat-page.tsx");
  const market = screen("web/market/sale-page.tsx");
  expect(strayCalls(calls, [contract, server, cats]).get(KEY)).toEqual([
    `photos: ${KEY} is made by web/cats`,
  ]);
  expect(strayCalls(calls, [contract, server, cats, market]).get(KEY)).toEqual([
    `photos: ${KEY} is made by web/cats, web/market`,
  ]);
});

test("texts are under their noun, in one file or several", () => {
  expect(
    faultsOfTexts([
      "i18n/messages/en/cats.json",
      "i18n/messages/ru/cats/cat-forms.json",
      "i18n/messages/ru/errors.json",
      "i18n/locale.ts",
    ]),
  ).toEqual([]);
  expect(
    faultsOfTexts(["i18n/messages/ru/coat.json", "i18n/messages/en/desk/reports.json"]),
  ).toEqual([
    `i18n/messages/ru/coat.json: "coat" is no noun (scripts/nouns.ts)`,
    `i18n/messages/en/desk/reports.json: "desk" is no noun (scripts/nouns.ts)`,
  ]);
});

test("so is one that another noun declares or handles", () => {
  expect(
    strayCalls(calls, [
      { ...contract, file: "contract/cats.ts" },
      { ...server, file: "server/cats/handlers.ts" },
    ]).get(KEY),
  ).toEqual([
    `photos: ${KEY} is not declared there`,
    `photos: ${KEY} is not handled by server/photos`,
  ]);
});

test("a noun's declarations may be several files", () => {
  const parts = { ...contract, file: "contract/photos/gallery.ts" };
  expect([...strayCalls(calls, [parts, server])]).toEqual([]);
});

test("a folder is a noun, or is listed as something else", () => {
  expect(
    faultsOfFolders([
      "domain/colours/ems/parse.ts",
      "server/http/routes.ts",
      "web/routes.tsx",
      "e2e/market/market.spec.ts",
    ]),
  ).toEqual([]);
  expect(faultsOfFolders(["domain/coat/loci.ts", "e2e/selling/sale.spec.ts"])).toEqual([
    `domain/coat: "coat" is no noun (scripts/nouns.ts)`,
    `e2e/selling: "selling" is no noun (scripts/nouns.ts)`,
  ]);
});
