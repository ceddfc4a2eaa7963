import { expect, test } from "vitest";
import { describeApi } from "@felistry/server/http/docs/openapi.ts";
import type { FuzzRequest } from "./requests.ts";
import { verdictsBy } from "./verdict.ts";

const verdict = verdictsBy(describeApi("Felistry", "1"));
const request: FuzzRequest = {
  method: "GET",
  template: "/api/currencies",
  path: "/api/currencies",
  headers: {},
  body: undefined,
};
const said = (status: number, body: unknown) =>
  verdict(request, {
    status,
    type: "application/json",
    text: typeof body === "string" ? body : JSON.stringify(body),
  });
const refusal = { success: false, message: "No", data: null, requestId: "1" };

test("[SEC-29] an answer is checked against its declaration: status, fields, length, words", () => {
  expect(said(200, { success: true, message: "", data: [] })).toBeNull();
  expect(said(500, { ...refusal })).toBe("answered 500");
  expect(said(418, refusal)).toContain("not declared");
  expect(said(200, { success: true, message: "", data: [{ id: "x" }] })).toContain(
    "off its schema",
  );
  expect(said(200, { success: true, data: [] })).toContain("off its schema");
  expect(said(200, "<html>")).toContain("no JSON");
  expect(said(503, refusal)).toBe("answered 503");
});

test("[SEC-29] a file is of a type that its call declares", () => {
  const file = { ...request, template: "/photos/{name}", path: "/photos/x.webp" };
  const of = (type: string) => verdict(file, { status: 200, type, text: "RIFF" });
  expect(of("image/webp")).toBeNull();
  expect(of("text/html")).toContain("not declared");
});

test("[SEC-29] a refusal that is too long or reveals internals is found", () => {
  const of = (text: string) =>
    verdict(
      { ...request, method: "POST", template: "/api/auth/login", path: "/api/auth/login" },
      { status: 400, type: "application/json", text },
    );
  expect(of(JSON.stringify(refusal))).toBeNull();
  expect(of(JSON.stringify({ ...refusal, message: "x".repeat(10_001) }))).toContain("characters");
  expect(of(JSON.stringify({ ...refusal, message: 'relation "cats" is gone' }))).toContain("slip");
});
