/** The input for joining, and the answers. */
import { afterAll, beforeAll, expect } from "vitest";
import { startTestServer, type TestServer } from "../start-test-server.ts";
import { referenceId } from "../world.ts";

export let server: TestServer;
export let germany: number;
let count = 0;

/** Sets up, for the calling test file: a server without members. */
export function startForJoining(): void {
  beforeAll(async () => {
    server = await startTestServer({ now: "2026-03-10T12:00:00Z" });
    germany = await referenceId(server, "countries", "iso2", "DE");
  });
  afterAll(() => server.stop());
}

const NAME = "name should be 3-16 characters and shouldn't include any special character";

export const PASSWORD =
  "Password should be 8-20 characters and include at least 1 letter and 1 number";

export const english = {
  first_name: `First ${NAME}`,
  last_name: `Last ${NAME}`,
  email: "It should be a valid email address!",
  birthday: "Please enter your birthday",
  countries_id: "Please choose your country of residence",
  password: PASSWORD,
  confirmPassword: "Passwords don't match.",
};

export const russian = {
  first_name: "Имя: 3–16 букв или цифр, без специальных символов",
  last_name: "Фамилия: 3–16 букв или цифр, без специальных символов",
  email: "Укажите правильный адрес почты",
  birthday: "Укажите дату рождения",
  countries_id: "Выберите страну проживания",
  password: "Пароль: 8–20 знаков, не меньше одной латинской буквы и одной цифры",
  confirmPassword: "Пароли не совпадают.",
};

export type Fields = Record<string, unknown>;

export const valid = (changes: Fields = {}): Fields => ({
  first_name: "Marta",
  last_name: "Kotova",
  email: `marta${++count}@cats.example`,
  birthday: "1990-05-17",
  countries_id: germany,
  password: "Queen4kittens",
  confirmPassword: "Queen4kittens",
  ...changes,
});

export function send(
  body: unknown,
  headers: Record<string, string> = {},
  to = server,
): Promise<Response> {
  return to.raw("/api/auth/register", {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

interface Answer {
  status: number;
  message: string;
  errors: Fields;
}

export async function register(
  body: unknown,
  headers?: Record<string, string>,
  to?: TestServer,
): Promise<Answer> {
  const response = await send(body, headers, to);
  const { message, errors = [] } = (await response.json()) as {
    message: string;
    errors?: { field: string; message: string }[];
  };
  // A second entry for a field would be redundant.
  expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length);
  return {
    status: response.status,
    message,
    errors: Object.fromEntries(errors.map((e) => [e.field, e.message])),
  };
}

export const rowOf = async (email: unknown) =>
  (await server.pool.query("select * from users where lower(email) = lower($1)", [email])).rows;
