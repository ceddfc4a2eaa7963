/** Sends a number of seeded requests, a few at a time; reports faults with what is needed to repeat them. */
import { seededRandom } from "@felistry/server/demo/random.ts";
import type { ApiDescription } from "@felistry/server/http/docs/openapi.ts";
import { Harvest } from "./harvest.ts";
import { requestFor, type FuzzRequest } from "./requests.ts";
import { verdictsBy } from "./verdict.ts";

export interface CampaignOptions {
  readonly document: ApiDescription;
  readonly seed: number;
  readonly requests: number;
  /** Sends it as one of the callers. */
  send(request: FuzzRequest, caller: number): Promise<Response>;
  readonly callers: number;
  onProgress?(done: number): void;
}

export interface Finding {
  readonly number: number;
  readonly request: FuzzRequest;
  readonly caller: number;
  readonly fault: string;
  readonly answer: string;
}

export interface CampaignResult {
  readonly byStatus: Readonly<Record<number, number>>;
  /** Operations that succeeded at least once. */
  readonly reached: number;
  readonly operations: number;
  readonly findings: readonly Finding[];
}

const AT_ONCE = 4;
const HOSTILITIES = [0, 0, 0.02, 0.1, 0.4];
const PROGRESS_EVERY = 500;

export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const { document, seed, requests, send, callers, onProgress } = options;
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ template, method, operation })),
  );
  const random = seededRandom(seed);
  const harvest = new Harvest();
  const verdict = verdictsBy(document);
  const byStatus: Record<number, number> = {};
  const reached = new Set<unknown>();
  const findings: Finding[] = [];

  let begun = 0;
  const sender = async (): Promise<void> => {
    while (begun < requests) {
      const number = begun++;
      // In turn rather than at random, so that none is left out.
      const { template, method, operation } = operations[number % operations.length]!;
      const hostility = random.pick(HOSTILITIES);
      const request = requestFor(method, template, operation, { random, harvest, hostility });
      const caller = random.int(0, callers - 1);
      const response = await send(request, caller);
      const text = await response.text();
      byStatus[response.status] = (byStatus[response.status] ?? 0) + 1;
      if (response.ok) reached.add(operation);
      const type = response.headers.get("content-type")?.split(";")[0] ?? null;
      const fault = verdict(request, { status: response.status, type, text });
      if (fault) findings.push({ number, request, caller, fault, answer: text.slice(0, 600) });
      else if (response.ok && text && type === "application/json") harvest.gather(JSON.parse(text));
      if ((number + 1) % PROGRESS_EVERY === 0) onProgress?.(number + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return { byStatus, reached: reached.size, operations: operations.length, findings };
}
