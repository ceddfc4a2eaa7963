/** A valid input for every call, from a member who owns its row: the starting point for tests of all calls. */
import type { BuiltMember } from "../build-member.ts";
import { accountSamples } from "./sample-account-calls.ts";
import { catSamples } from "./sample-cat-calls.ts";
import { marketSamples } from "./sample-market-calls.ts";
import { caseSamples } from "./sample-cases.ts";
import { mergeRequestSamples } from "./sample-merge-requests.ts";
import { correctionSamples } from "./sample-corrections.ts";
import { transferSamples } from "./sample-transfers.ts";
import { fileSamples, type FileWorld } from "./sample-files.ts";
import { samplePapers } from "./sample-papers.ts";
import { judgeSamples } from "./sample-judges.ts";
import { catteryNameSamples } from "./sample-cattery-names.ts";
import { membershipSamples } from "./sample-memberships.ts";
import { recordSamples } from "./sample-record-calls.ts";
import { type Cast, sampleRows } from "./sample-rows.ts";
import type { Samples } from "./samples.ts";
import type { World } from "../world.ts";

export interface SampleWorld {
  /** Owns the rows below, orders another member's cat, and has both roles, so may make every call. */
  readonly caller: BuiltMember;
  /** Has role 1 and owns nothing. */
  readonly stranger: BuiltMember;
  readonly samples: Samples;
  /** The private parts of the rows. */
  readonly secrets: SampleSecrets;
}

export interface SampleSecrets {
  readonly chip: string;
  readonly metricNumber: string;
  readonly scans: readonly string[];
  readonly orderComment: string;
  readonly waitingHome: string;
}

export async function sampleCalls(world: World & FileWorld, cast: Cast = {}): Promise<SampleWorld> {
  const rows = await sampleRows(world, cast);
  const { caller, stranger, chip, metricNumber, scans, orderComment, waitingHome } = rows;
  const samples: Samples = {
    ...accountSamples(rows),
    ...catSamples(rows),
    ...recordSamples(rows),
    ...(await samplePapers(world, rows)),
    ...(await correctionSamples(world, rows)),
    ...(await transferSamples(world, rows)),
    ...(await mergeRequestSamples(world, rows)),
    ...(await caseSamples(world, rows)),
    ...(await membershipSamples(world, rows)),
    ...(await catteryNameSamples(world, rows)),
    ...(await judgeSamples(world, rows)),
    ...(await fileSamples(world, rows)),
    ...marketSamples(rows),
  };
  const secrets = { chip, metricNumber, scans, orderComment, waitingHome };
  return { caller, stranger, samples, secrets };
}
