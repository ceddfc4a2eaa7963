/** The listening thread: what it hears counts at once, even while the server is making a page. */
import { parentPort, workerData } from "node:worker_threads";
import { listen } from "./ear.ts";
import { heardIn } from "./heard.ts";

export interface ListeningTask {
  readonly databaseUrl: string;
  readonly memory: SharedArrayBuffer;
}

export type ListeningNews = "tried" | "lost" | { readonly error: Error };

const { databaseUrl, memory } = workerData as ListeningTask;
const heard = heardIn(memory);
const tell = (news: ListeningNews) => parentPort!.postMessage(news, []);
// However the thread ends, nothing is heard any more.
process.on("exit", () => heard.setHears(false));

const ear = await listen(databaseUrl, {
  heard: heard.count,
  hears(does) {
    heard.setHears(does);
    if (!does) tell("lost");
  },
  failed: (error) => tell({ error }),
});
tell("tried");
parentPort!.once("message", async () => {
  await ear.stop();
  parentPort!.close();
});
