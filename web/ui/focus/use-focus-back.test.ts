import { expect, test, vi } from "vitest";
import { returnFocus } from "./use-focus-back.ts";

const body = {} as HTMLElement;
const other = {} as HTMLElement;

test.each([
  ["to what opened it, if the focus is lost", body, true, 1],
  ["to what opened it, if nothing has the focus", null, true, 1],
  ["not from what has taken it meanwhile", other, true, 0],
  ["to nothing that is gone from the page", body, false, 0],
])("a dialog that is answered gives the focus back %s", (_, activeElement, isConnected, times) => {
  const focus = vi.fn<() => void>();
  returnFocus({ focus, isConnected }, { activeElement, body });
  expect(focus).toHaveBeenCalledTimes(times);
});
