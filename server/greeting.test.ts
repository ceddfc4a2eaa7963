import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { greeting } from "./greeting.ts";

const said = (env: Record<string, string>) => greeting(readConfig(env), null);

test("both addresses are told as browsers open them", () => {
  expect(said({})).toContain("Russian  http://ru.localhost:3000\n");
  const behindProxy = { PUBLIC_ORIGIN: "https://cats.example", RU_HOSTS: "ru.cats.example" };
  expect(said(behindProxy)).toContain("English  https://cats.example\n");
  expect(said(behindProxy)).toContain("Russian  https://ru.cats.example\n");
  expect(said({ ...behindProxy, RU_HOSTS: "" })).not.toContain("Russian");
});
