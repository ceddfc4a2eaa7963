import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("[D0-02] the site's name is Felistry or Фелистри, or what is configured, as the sender of mails too", () => {
  expect(readConfig({})).toMatchObject({
    siteName: { en: "Felistry", ru: "Фелистри" },
    mailFrom: '"Felistry" <no-reply@localhost>',
  });
  const named = { SITE_NAME: 'The "Paws"', PUBLIC_ORIGIN: "https://cats.example" };
  expect(readConfig(named)).toMatchObject({
    siteName: { en: 'The "Paws"' },
    mailFrom: '"The \\"Paws\\"" <no-reply@cats.example>',
  });
  expect(readConfig({ ...named, MAIL_FROM: "Club <club@cats.example>" }).mailFrom).toBe(
    "Club <club@cats.example>",
  );
});

test("[D8-13] empty, RU_HOSTS says that there is one host; not given, it is the developer's", () => {
  expect(readConfig({ RU_HOSTS: "" }).russianHosts).toEqual([]);
  expect(readConfig({}).russianHosts).toEqual(["ru.localhost"]);
  expect(readConfig({ RU_HOSTS: "RU.cats.example, коты.example" }).russianHosts).toHaveLength(2);
});
