/** Members upload photos while the store of files fails in every way that it can, one after the other. */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { deleteForgotten, deleteOrphans } from "@felistry/server/documents/forgetting.ts";
import { siteFiles } from "@felistry/server/storage/site-files.ts";
import { smallPicture } from "../build-upload.ts";
import type { Requester } from "../http-request.ts";
import { startReplicatedCluster } from "../processes/replicated-cluster.ts";
import { openS3Server, S3_KEYS, type S3Server } from "../processes/s3-server.ts";
import { testConfig } from "../test-config.ts";
import { Undoing, type Say } from "./drill.ts";
import { memberOf, openDrillPool, startDrillServer, type DrillServer } from "./drill-server.ts";
import { openFaultyProxy, type Fault, type FaultyProxy } from "./faulty-proxy.ts";
import {
  isPolite,
  isWell,
  slowest,
  startSteadyLoad,
  statusesOf,
  type Answered,
} from "./steady-load.ts";
import { atMost, none, same, type Line } from "./table.ts";

const UPLOADS_A_SECOND = 4;
const READS_A_SECOND = 20;
const PHASE_MS = 4_000;
/** The first file that cannot be stored ends an upload. */
const ANSWER_WITHIN_MS = 10_000;
const TWO_HOURS_MS = 7_200_000;
const PREFIX = "/felistry/site/";

interface Phase {
  readonly about: string;
  readonly fault: Fault | null;
  readonly share: number;
}

const PHASES: readonly Phase[] = [
  { about: "is well", fault: null, share: 1 },
  { about: "is slow", fault: "slow", share: 1 },
  { about: "answers every third request with 503", fault: "503", share: 1 / 3 },
  { about: "answers all with 503", fault: "503", share: 1 },
  { about: "gets every third upload torn", fault: "torn upload", share: 1 / 3 },
  { about: "gets all uploads torn", fault: "torn upload", share: 1 },
  { about: "stores, but its answers are torn", fault: "torn answer", share: 1 },
  { about: "stores, answers nothing and deletes nothing", fault: "stuck", share: 1 },
  { about: "never answers", fault: "silent", share: 1 },
  { about: "is well again", fault: null, share: 1 },
];

export async function s3Faults(say: Say): Promise<readonly Line[]> {
  const undoing = new Undoing();
  try {
    say("PostgreSQL, a store of files, a faulty proxy before it and the site are started");
    const { primary, stop } = await startReplicatedCluster({ copies: 0 });
    undoing.add(stop);
    const s3 = await openS3Server();
    undoing.add(() => s3.close());
    s3.writtenAt = new Date().toISOString();
    const proxy = await openFaultyProxy(s3.endpoint);
    undoing.add(() => proxy.close());
    const env = {
      DATABASE_URL: primary.url,
      STORAGE_URL: "s3://felistry/site",
      S3_ENDPOINT: proxy.origin,
      AWS_REGION: S3_KEYS.region,
      AWS_ACCESS_KEY_ID: S3_KEYS.id,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secret,
    };
    const server = await startDrillServer(env, undoing);
    const pool = openDrillPool(primary.url, undoing);
    const { cookie } = await memberOf(pool);
    const reads = startSteadyLoad(READS_A_SECOND, elsewhere(server.requester()));
    undoing.add(async () => void (await reads.stop()));
    const lines: Line[] = [];
    const all: Answered[] = [];
    for (const phase of PHASES) {
      const answers = await uploadsWhile(phase, proxy, server, cookie);
      say(`the store ${phase.about}: ${statusesOf(answers)}`);
      lines.push(lineOf(phase, answers));
      all.push(...answers);
    }
    const read = await reads.stop();
    const files = siteFiles(testConfig({ ...env, DATA_DIR: server.dataDir }));
    await deleteForgotten({ pool, files });
    const before = await compared(pool, s3);
    await deleteOrphans({ pool, files }, Date.now() + TWO_HOURS_MS);
    const after = await compared(pool, s3);
    return [
      ...lines,
      atMost("slowest answer to an upload", ANSWER_WITHIN_MS, slowest(all)),
      none(
        "acknowledged photos without a row",
        await withoutRow(pool, all),
        all.filter(isWell).length,
      ),
      none("rows without their object", after.rowsAlone, after.rows),
      none("orphaned objects that the sweep left", after.objectsAlone, before.objectsAlone),
      none("other pages that failed", read.filter((each) => !isWell(each)).length, read.length),
      same("the site's process", "the same", server.process.isRunning() ? "the same" : "ended"),
    ];
  } finally {
    await undoing.run();
  }
}

async function uploadsWhile(
  { fault, share }: Phase,
  proxy: FaultyProxy,
  server: DrillServer,
  cookie: string,
): Promise<readonly Answered[]> {
  Object.assign(proxy, { fault, share });
  const requester = server.requester();
  const load = startSteadyLoad(UPLOADS_A_SECOND, upload(requester, cookie));
  await sleep(PHASE_MS);
  // The fault lasts until all have their answer.
  return load.stop();
}

function lineOf({ about, fault, share }: Phase, answers: readonly Answered[]): Line {
  const isBroken = share === 1 && fault !== null && fault !== "slow";
  const wanted = isBroken ? isPolite : isWell;
  return none(
    `the store ${about}: uploads not ${isBroken ? "refused with 503" : "stored"}`,
    answers.filter((each) => !wanted(each)).length,
    answers.length,
  );
}

function upload(requester: Requester, cookie: string) {
  const picture = smallPicture();
  return async (): Promise<Response> => {
    const form = new FormData();
    form.set("prefix", "cat-photo");
    form.set("file", new Blob([new Uint8Array(await picture)]), "cat.png");
    return requester.send("/api/upload", { method: "POST", headers: { cookie }, body: form });
  };
}

const elsewhere = (requester: Requester) => (count: number) =>
  requester.send(["/api/breeds", "/api/market", "/api/search?q=murka"][count % 3]!);

interface Compared {
  readonly rows: number;
  readonly objects: number;
  readonly rowsAlone: number;
  readonly objectsAlone: number;
}

/** What rows name, and what is in the bucket. */
async function compared(pool: pg.Pool, { objects }: S3Server): Promise<Compared> {
  const { rows } = await pool.query<{ key: string }>(
    "select distinct unnest(files || original_key) as key from uploads",
  );
  const named = new Set(rows.map(({ key }) => PREFIX + key));
  const stored = [...objects.keys()];
  return {
    rows: named.size,
    objects: stored.length,
    rowsAlone: [...named].filter((key) => !objects.has(key)).length,
    objectsAlone: stored.filter((key) => !named.has(key)).length,
  };
}

async function withoutRow(pool: pg.Pool, answers: readonly Answered[]): Promise<number> {
  const { rows } = await pool.query<{ path: string }>("select path from uploads");
  const paths = new Set(rows.map(({ path }) => path));
  const acknowledged = answers
    .filter(isWell)
    .map(({ body }) => JSON.parse(body) as { filePath: string });
  return acknowledged.filter(({ filePath }) => !paths.has(filePath)).length;
}
