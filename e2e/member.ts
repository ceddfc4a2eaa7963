/** Creates members through the API, so that journeys do not depend on each other. */
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { checkingCaller } from "@felistry/testkit/samples/checking-caller.ts";
import { CookieJar } from "@felistry/testkit/cookie-jar.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { type Language, origins, PORT } from "./address.ts";

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly birthday: string;
  /** In English. */
  readonly country: string;
  readonly password: string;
}

export interface Member extends Person {
  /** Calls the API as this member, in the browser's session. */
  readonly call: ApiCaller;
}

/** A new person. */
export function somebody(traits: Partial<Person> = {}): Person {
  return {
    first_name: "Marta",
    last_name: "Lindgren",
    email: `${randomUUID()}@cats.example`,
    birthday: "1984-03-09",
    country: "Germany",
    password: "Queen4kittens",
    ...traits,
  };
}

/** Calls the API as a guest. */
export function guestApi(language: Language = "en", jar = new CookieJar()): ApiCaller {
  // By address and Host header: not every machine resolves names below localhost outside a browser.
  return checkingCaller({
    requester: requesterTo(PORT),
    host: new URL(origins[language]).host,
    jar,
    faults: [],
  });
}

/** Ends the browser's session; leaves the page first, which may still request private data. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Joins and logs in; from then on the browser's pages are this member's. */
export async function enterAsMember(
  context: BrowserContext,
  language: Language,
  traits: Partial<Person> = {},
): Promise<Member> {
  const person = somebody(traits);
  const jar = new CookieJar();
  const call = guestApi(language, jar);
  const countries_id = await countryId(call, person.country);
  const { first_name, last_name, email, birthday, password } = person;
  await call("POST /auth/register", {
    body: {
      first_name,
      last_name,
      email,
      birthday,
      password,
      confirmPassword: password,
      countries_id,
    },
  });
  await call("POST /auth/login", { body: { email, password } });
  const cookies = (jar.header ?? "")
    .split("; ")
    .map((pair) => pair.split("=", 2) as [string, string]);
  await context.addCookies(
    cookies.map(([name, value]) => ({ name, value, url: origins[language] })),
  );
  return { ...person, call };
}

async function countryId(call: ApiCaller, country: string): Promise<number> {
  const { data } = await call("GET /countries/en_ru", {});
  return data.find(({ country_en }) => country_en === country)!.id;
}
