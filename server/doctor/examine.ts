/** `npm run doctor`: looks at an installation from outside, changes nothing, and says what to mend. */
import type { Config } from "../config.ts";
import { examineDatabase } from "./examine-database.ts";
import { examineDisk } from "./examine-disk.ts";
import { examineMail } from "./examine-mail.ts";
import { examineHosts, examineProxy, examineTls } from "./examine-public.ts";
import { examineRelease } from "./examine-release.ts";
import { examineRules } from "./examine-rules.ts";
import { examineStorage } from "./examine-storage.ts";
import { well, wrong, type Finding } from "./finding.ts";

const OLDEST_NODE = [24, 2] as const;

export async function examine(config: Config): Promise<Finding[]> {
  const found = await Promise.all([
    examineNode(process.versions.node),
    examineRelease(),
    examineDisk(config),
    examineDatabase(config),
    examineStorage(config),
    examineMail(config),
    examineHosts(config),
    examineTls(config),
    examineProxy(config),
    examineRules(config),
  ]);
  return found.flat();
}

export function said(findings: readonly Finding[]): string[] {
  const marks = { well: "ok   ", doubtful: "look ", wrong: "WRONG" };
  return findings.map(({ about, state, said: text }) => `${marks[state]}  ${about}: ${text}`);
}

function examineNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  const isNew = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  return isNew
    ? well("Node", `${version} runs the site.`)
    : wrong("Node", `${version} is too old. Install ${OLDEST_NODE.join(".")} or newer.`);
}
