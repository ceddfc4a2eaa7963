import { expect, test } from "vitest";
import { keptHere, type Typed } from "./use-draft.ts";

const typed: Typed = {
  cells: [{ position: 2, text: "Hector", cat_id: null }],
  own: { text: "", sex: null, is_my_cat: 0 },
};

/** What was kept in this browser at 10 o'clock. */
function browser() {
  let isDropped = false;
  const kept = { entries: { typed: JSON.stringify(typed) }, kept_at: "2026-11-27T10:00:00.000Z" };
  const done = () => Promise.resolve();
  const store = {
    read: () => Promise.resolve(kept),
    keep: done,
    drop: () => {
      isDropped = true;
      return Promise.resolve();
    },
  };
  return { store, isDropped: () => isDropped };
}

test("what waits in this browser is put back only if the server has kept nothing later", async () => {
  const { store } = browser();
  expect(await keptHere(store, null).read()).toEqual(typed);
  expect(await keptHere(store, "2026-11-27T09:59:59.000Z").read()).toEqual(typed);
});

test("a later draft of another device stays, and the older one is forgotten", async () => {
  const { store, isDropped } = browser();
  expect(await keptHere(store, "2026-11-27T11:00:00.000Z").read()).toBeNull();
  expect(isDropped()).toBe(true);
});
