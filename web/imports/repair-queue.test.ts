import { expect, test } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { isToRetry, pauseAfter, sendAllOf } from "./repair-queue.ts";

const failure = (status: number) => new ApiFailure(status, { error: "", data: null } as never);

function queueOf(...all: string[]) {
  const left = [...all];
  return { left, actions: () => left, shift: () => void left.shift() };
}

test("what is refused is told, and those behind it are sent", async () => {
  const queue = queueOf("one", "refused", "three");
  const sent: string[] = [];
  const done = sendAllOf(queue, (action) => {
    if (action === "refused") return Promise.reject(failure(400));
    sent.push(action);
    return Promise.resolve();
  });
  await expect(done).rejects.toMatchObject({ status: 400 });
  expect([sent, queue.left]).toEqual([["one", "three"], []]);
});

test.each([503, 429])(
  "of a server that answers %i nothing is lost, and it is asked again after a growing pause",
  async (status) => {
    const queue = queueOf("one", "two");
    await expect(sendAllOf(queue, () => Promise.reject(failure(status)))).rejects.toMatchObject({
      status,
    });
    expect(queue.left).toEqual(["one", "two"]);
    expect([1, 2, 3, 6, 20].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 60_000, 60_000]);
    expect([503, 500, 0, 429, 401, 400].map((each) => isToRetry(failure(each)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  },
);
