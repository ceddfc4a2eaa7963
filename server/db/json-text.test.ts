import { expect, it } from "vitest";
import { envelopeText, type TextOf } from "../http/handler.ts";
import { jsonObject, type JsonOf } from "./json-text.ts";

it("takes the JSON of a call as the answer of that call, or of one with the same schema, only", () => {
  const card = '{"id":7}' as JsonOf<"GET /cats/{id}">;
  const photos = "[]" as JsonOf<"GET /cats/{id}/photos">;
  const answer: TextOf<"GET /cats/{id}"> = envelopeText(card, "");
  const added: TextOf<"POST /cats/{id}/photos"> = envelopeText(photos, "");
  // @ts-expect-error: another call's
  const other: TextOf<"GET /color/{id}"> = envelopeText(card, "");
  // @ts-expect-error: a list of such
  const list: TextOf<"GET /me/cats"> = envelopeText(card, "", { next: null });
  // @ts-expect-error: a text that nobody has answered for
  envelopeText("[]", "");
  // @ts-expect-error: a list that is read in pages says where the next one begins
  const page: TextOf<"GET /order"> = envelopeText("[]" as JsonOf<"GET /order">, "");
  expect([answer, added, other, list, page].map(({ text }) => JSON.parse(text).success)).toEqual(
    Array(5).fill(true),
  );
});

it("puts JSON texts together", () => {
  const metric = '{"id":1}' as JsonOf<"GET /cats/{id}/metric"> | null;
  const pedigree = null as JsonOf<"GET /cats/{id}/pedigree"> | null;
  const both: JsonOf<"GET /cats/{id}/docs"> = jsonObject({ metric, pedigree });
  expect(JSON.parse(both)).toEqual({ metric: { id: 1 }, pedigree: null });
});
