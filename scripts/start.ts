/** `npm start`: builds everything needed, then serves the site. */
import { main } from "../server/main.ts";
import { ensureWebBuilt } from "./build-web.ts";

await ensureWebBuilt();
await main();
