/** Starts an endless process and tells its id. */
import { startProcess } from "@felistry/server/processes/watched-process.ts";

const child = startProcess(new URL("endless-process.ts", import.meta.url));
child.send({ limit: 4_000, takes: 10 });
child.once("message", () => process.stdout.write(`${child.pid}\n`));
