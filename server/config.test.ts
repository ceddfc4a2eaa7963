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
  expect(readConfig({ RU_HOSTS: "" }).hosts).toEqual({});
  expect(readConfig({}).hosts).toEqual({ ru: ["ru.localhost"] });
  expect(readConfig({ RU_HOSTS: "RU.cats.example, коты.example" }).hosts).toEqual({
    ru: ["ru.cats.example", "коты.example"],
  });
});

test("HOSTS names the hosts of every language", () => {
  const given = "en:cats.example, ru:RU.cats.example:8080,ru:коты.example";
  expect(readConfig({ HOSTS: given }).hosts).toEqual({
    en: ["cats.example"],
    ru: ["ru.cats.example:8080", "коты.example"],
  });
  expect(readConfig({ HOSTS: "" }).hosts).toEqual({});
  expect(() => readConfig({ HOSTS: "ru.cats.example" })).toThrow(/HOSTS: .*language:host/);
  expect(() => readConfig({ HOSTS: "xx:cats.example" })).toThrow(/of en, ru: not xx:cats.example/);
  expect(() => readConfig({ HOSTS: given, RU_HOSTS: "ru.cats.example" })).toThrow(/RU_HOSTS/);
});

test("RULE_PACKS names a pack of rules, who has read it, and when", () => {
  expect(readConfig({}).rulePacks.size).toBe(0);
  const given = readConfig({ RULE_PACKS: "FR: Jane Doe, 2026-12-01; GB-ENG: J. Roe, 2026-12-02" });
  expect([...given.rulePacks]).toEqual([
    ["FR", { by: "Jane Doe", on: "2026-12-01" }],
    ["GB-ENG", { by: "J. Roe", on: "2026-12-02" }],
  ]);
  expect([...readConfig({ RECOGNISED_IN: "BE-W: Jane Doe, 2026-12-01" }).recognisedIn]).toEqual([
    ["BE-W", { by: "Jane Doe", on: "2026-12-01" }],
  ]);
  for (const bad of ["FR", "FR: Jane Doe", "XX: Jane Doe, 2026-12-01"])
    expect(() => readConfig({ RULE_PACKS: bad })).toThrow(/^[^]*RULE_PACKS/);
});

test("copies, poolers and several hosts belong to a PostgreSQL of one's own", () => {
  const one = "postgres://felistry:secret@a:5432,b:5433/cats?target_session_attrs=read-write";
  const copies = "postgres://felistry@c/cats, postgres://felistry@d/cats";
  expect(
    readConfig({ DATABASE_URL: one, DATABASE_REPLICA_URL: copies, REPLICA_LAG_MS: "500" }),
  ).toMatchObject({
    databaseUrl: one,
    preparesStatements: true,
    replicas: { urls: copies.split(", "), mostLagMs: 500 },
  });
  expect(readConfig({ DATABASE_URL: one, DATABASE_DIRECT_URL: one })).toMatchObject({
    databaseDirectUrl: one,
    preparesStatements: false,
  });
  for (const name of ["DATABASE_REPLICA_URL", "DATABASE_DIRECT_URL"])
    expect(() => readConfig({ [name]: "postgres://felistry@c/cats" })).toThrow(
      new RegExp(`^${name}: .*DATABASE_URL`),
    );
  expect(() => readConfig({ DATABASE_URL: "postgres://a,,b/cats" })).toThrow(/DATABASE_URL/);
  expect(() => readConfig({ DATABASE_URL: "mysql://a/cats" })).toThrow(/DATABASE_URL/);
});

test("files may be kept in a bucket, for which the keys are needed", () => {
  const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };
  expect(readConfig({ STORAGE_URL: "s3://cats/site/files/", ...keys }).storage).toEqual({
    bucket: "cats",
    prefix: ["site", "files"],
  });
  expect(readConfig({ STORAGE_URL: "s3://cats", ...keys }).storage?.prefix).toEqual([]);
  expect(() => readConfig({ STORAGE_URL: "s3://cats" })).toThrow(/^STORAGE_URL: .*AWS_ACCESS_KEY/);
  for (const bad of ["https://cats", "s3://", "s3://cats/a b"])
    expect(() => readConfig({ STORAGE_URL: bad, ...keys })).toThrow(/STORAGE_URL/);
  expect(readConfig({ STORAGE_URL: "" }).storage).toBeUndefined();
});
