/** Prints the findings of a campaign. */
import type { CampaignResult, Finding } from "./campaign.ts";

const MOST_SHOWN = 20;

export function reportOf({ byStatus, reached, operations, findings }: CampaignResult): string {
  const statuses = Object.entries(byStatus).map(([status, count]) => `${status}: ${count}`);
  return [
    `Answers by status: ${statuses.join(", ")}.`,
    `${reached} of ${operations} operations were answered with success at least once.`,
    ...findings.slice(0, MOST_SHOWN).map(told),
    ...(findings.length > MOST_SHOWN ? [`… and ${findings.length - MOST_SHOWN} more`] : []),
    `${findings.length} findings.`,
  ].join("\n");
}

function told({ number, request, caller, fault, answer }: Finding): string {
  const body = request.body instanceof FormData ? "(form)" : String(request.body ?? "");
  return [
    `#${number} ${request.method} ${request.path.slice(0, 300)} (caller ${caller})`,
    `  ${fault}`,
    `  sent ${JSON.stringify(request.headers)} ${body.slice(0, 400)}`,
    `  answered ${answer.slice(0, 400)}`,
  ].join("\n");
}
