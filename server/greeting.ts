/** What the terminal says when the site is up. */
import type { Config } from "./config.ts";
import type { DemoAccount } from "./demo/seed.ts";

export function greeting(config: Config, demo: readonly DemoAccount[] | null): string {
  const russian = russianOrigin(config);
  const lines = ["", `  ${config.siteName.en} is ready`, "", `  English  ${config.publicOrigin}`];
  if (russian) lines.push(`  Russian  ${russian}`);
  if (demo) {
    lines.push("", "  Demo accounts (shown once):");
    for (const account of demo)
      lines.push(`  ${account.role.padEnd(14)} ${account.email.padEnd(34)} ${account.password}`);
  }
  if (!config.smtpUrl) lines.push("", `  Mails are written to ${config.dataDir}/outbox`);
  return `${lines.join("\n")}\n`;
}

/** On the scheme and port of the English address: behind a proxy both are the proxy's. */
function russianOrigin({ publicOrigin, russianHosts: [host] }: Config): string | null {
  if (host === undefined) return null;
  const { protocol, port } = new URL(publicOrigin);
  return `${protocol}//${host}${/:\d+$/.test(host) || port === "" ? "" : `:${port}`}`;
}
