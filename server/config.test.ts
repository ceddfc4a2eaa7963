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

test("what is not built yet is refused rather than ignored", () => {
  expect(() => readConfig({ STORAGE_URL: "s3://cats/files" })).toThrow(/^STORAGE_URL: .*DATA_DIR/);
  expect(() => readConfig({ DATABASE_REPLICA_URL: "postgres://replica/cats" })).toThrow(
    /^DATABASE_REPLICA_URL: .*DATABASE_URL/,
  );
  expect(() => readConfig({ STORAGE_URL: "" })).not.toThrow();
});
