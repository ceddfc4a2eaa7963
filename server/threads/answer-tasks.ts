/** The worker's side of a work thread, for tasks that take tenths of a second and must not block calls. */
import { parentPort } from "node:worker_threads";

export interface PostedTask<Task> {
  readonly id: number;
  readonly task: Task;
}

export type TaskAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly failure: string };

export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const answer = async ({ id, task }: PostedTask<Task>): Promise<TaskAnswer<Result>> => {
    try {
      return { id, result: await work(task) };
    } catch (error) {
      return { id, failure: String((error as Error).stack) };
    }
  };
  parentPort!.on("message", async (posted: PostedTask<Task>) =>
    parentPort!.postMessage(await answer(posted), []),
  );
}
