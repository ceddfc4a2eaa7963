/**
 * Loads the server and the thread of an import once, in a process that ends: Node keeps both as compiled. A process that has to
 * strip the types by itself holds the compiler, some 30 MB, for as long as it runs, and so does each of its threads.
 */
import { flushCompileCache } from "node:module";
import "../server/main.ts";

// It has no work here, and ends with an error after everything that it imports has been loaded.
await import("../server/imports/import-worker.ts").catch(() => {});
flushCompileCache();
process.exit(0);
