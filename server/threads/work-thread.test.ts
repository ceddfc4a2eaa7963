/** Work too heavy for its thread is ended, and the next caller gets a new one. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { startWorkThread, TooHeavy, type WorkBounds, type WorkThread } from "./work-thread.ts";

/** Returns the answering thread's id; on request it uses memory or time without end. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads";
    const works = {
      answer: () => threadId,
      fail: () => { throw new Error("failed at work"); },
      allocate: () => { for (const held = []; ; ) held.push(new Array(1000).fill(held.length)); },
      spin: () => { for (;;); },
    };
    parentPort.on("message", ({ id, task }) => {
      try {
        parentPort.postMessage({ id, result: works[task]() });
      } catch (error) {
        parentPort.postMessage({ id, failure: String(error) });
      }
    });
  `)}`,
);

type Task = "answer" | "fail" | "allocate" | "spin";

let thread: WorkThread<Task, number>;

const start = (bounds: Partial<WorkBounds>) =>
  (thread = startWorkThread<Task, number>(WORKER, {
    withinMs: 60_000,
    megabytes: 512,
    ...bounds,
  }));
const work = (task: Task) => thread.do("a", () => task);

beforeEach(() => void start({}));
afterEach(() => thread.stop());

test("one thread answers task after task", async () => {
  expect(await work("answer")).toBe(await work("answer"));
});

test.each<[what: string, task: Task, bounds: Partial<WorkBounds>]>([
  ["memory", "allocate", { megabytes: 8 }],
  ["time", "spin", { withinMs: 4_000 }],
])(
  "[SEC-01] a task that takes more %s than it may is ended, and the next has a new thread",
  async (_what, task, bounds) => {
    start(bounds);
    const first = await work("answer");
    // Asked before it ends: tasks waiting behind it are answered, too.
    const [ended, next] = await Promise.all([
      work(task).catch((error: unknown) => error),
      work("answer"),
    ]);
    expect(ended).toBeInstanceOf(TooHeavy);
    expect(next).not.toBe(first);
    expect(await work("answer")).toBe(next);
  },
);

test("a failed task is reported, and the next gets a new thread", async () => {
  const first = await work("answer");
  await expect(work("fail")).rejects.toThrow("failed at work");
  expect(await work("answer")).not.toBe(first);
});
