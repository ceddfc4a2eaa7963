import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("[SEC-15] each function that reads past the row security names its tables by a path of its own", async () => {
  const { rows } = await server.pool.query<{ name: string; config: string[] | null }>(
    `select p.proname as name, p.proconfig as config from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prosecdef
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const without = rows.filter(
    ({ config }) => !config?.some((set) => set.startsWith("search_path=")),
  );
  expect(without).toEqual([]);
});
