/** `npm start`: serves, with everything that takes built first. */
import { main } from "../server/main.ts";
import { ensureWebBuilt } from "./build-web.ts";

await ensureWebBuilt();
await main();
