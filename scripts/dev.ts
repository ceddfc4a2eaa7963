/** `npm run dev`: the server restarts when one of its files changes; pages update in the open browser. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "./compile-messages.ts";
import { ROOT } from "./setup/root.mjs";

watch(join(ROOT, "i18n", "messages"), { recursive: true }, () => {
  compileMessages().catch((error: unknown) => console.error(error));
});

const server = spawn(
  process.execPath,
  [
    "--watch",
    "--watch-preserve-output",
    "--disable-warning=ExperimentalWarning",
    join(ROOT, "server", "main.ts"),
  ],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, DEV: "1" } },
);
// The signal that ends this process also reaches the server, which then stops its database properly.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
const [code] = await once(server, "exit");
process.exit(code ?? 0);
