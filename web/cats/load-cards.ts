import type { ApiCaller } from "@felistry/contract/client.ts";

export const loadCard = async (call: ApiCaller, id: number) =>
  (await call("GET /cats/{id}", { params: { id } })).data;

/** The ten that match the text best, or the newest. */
export const loadCatsOfSex = async (call: ApiCaller, sex: "female" | "male", q = "") =>
  (await call("GET /cats/all-with-color-10-by-gender", { query: { q, sex } })).data.data;
