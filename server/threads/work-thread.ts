/**
 * Runs heavy work in a separate thread, one task at a time, within limits of time and memory. Waiting parties take turns,
 * so that nobody's tasks hold up another's. The thread ends when it has been idle for a while.
 */
import { Worker } from "node:worker_threads";
import { Refusal } from "../http/refusal.ts";
import { fairTurns } from "../turns.ts";
import type { PostedTask, TaskAnswer } from "./answer-tasks.ts";

const MOST_WAITING = 50;
const MOST_OF_ONE_WAITING = 20;
const PATIENCE_MS = 30_000;
const IDLE_MS = 60_000;

export interface WorkBounds {
  readonly withinMs: number;
  /** The JavaScript heap; typed arrays come on top, as large as what was sent. */
  readonly megabytes: number;
}

/** The work took more time or memory than allowed. */
export class TooHeavy extends Error {}

export interface WorkThread<Task, Result> {
  /**
   * @param party whose task it is: a member, a network
   * @param prepare makes the task when its turn comes, so that waiting tasks take no memory
   * @throws {TooHeavy}
   * @throws {Refusal} unavailable, if too many wait or one waits too long
   */
  do(party: string, prepare: () => Task | Promise<Task>): Promise<Result>;
  stop(): Promise<void>;
}

/** @param module the file that the thread runs; it answers through `answerTasks` */
export function startWorkThread<Task, Result>(
  module: URL,
  { withinMs, megabytes }: WorkBounds,
): WorkThread<Task, Result> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const inTurn = fairTurns(1, {
    most: MOST_WAITING,
    mostOfOne: MOST_OF_ONE_WAITING,
    patienceMs: PATIENCE_MS,
    full: () => new Refusal("unavailable"),
  });

  const stop = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };

  const work = async (task: Task): Promise<Result> => {
    clearTimeout(idle);
    worker ??= newWorker(module, megabytes);
    try {
      return await doneBy<Task, Result>(worker, { id: ++last, task }, withinMs);
    } catch (error) {
      // In whatever state it is, the next task gets a new one.
      await stop();
      throw error;
    } finally {
      idle = setTimeout(() => void stop(), IDLE_MS);
      idle.unref();
    }
  };
  return { do: (party, prepare) => inTurn(party, async () => work(await prepare())), stop };
}

function newWorker(module: URL, megabytes: number): Worker {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  // A server that is shutting down does not wait for it.
  worker.unref();
  return worker;
}

function doneBy<Task, Result>(
  worker: Worker,
  posted: PostedTask<Task>,
  withinMs: number,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      settle();
    };
    const fail = (error: Error) => done(() => reject(error));
    const timer = setTimeout(() => fail(new TooHeavy("too long at work")), withinMs);
    const onMessage = (answer: TaskAnswer<Result>) => {
      if (answer.id !== posted.id) return;
      if ("result" in answer) done(() => resolve(answer.result));
      else fail(new Error(answer.failure));
    };
    const onError = (error: Error & { code?: string }) =>
      fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new TooHeavy(error.message) : error);
    const onExit = () => fail(new Error("a thread has ended at its work"));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(posted, []);
  });
}
