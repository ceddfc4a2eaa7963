import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { isDatabaseAway } from "./failures.ts";
import { openPool } from "./pool.ts";
import { inTransaction, type Tx } from "./transaction.ts";

let server: TestServer;
let pool: Pool;

beforeAll(async () => {
  server = await startTestServer();
  pool = openPool({ url: server.services.config.databaseUrl!, max: 1, onIdleError: () => {} });
  await server.pool.query("create table marks (name text primary key)");
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const mark = (tx: Tx, name: string) =>
  tx.query({ text: "insert into marks (name) values ($1)", values: [name] });
const marks = async () =>
  (await server.pool.query("select name from marks order by name")).rows.map(({ name }) => name);

describe("a transaction", () => {
  test("is committed when its work returns, and not when it throws; the pool's only connection is free after both", async () => {
    expect(await inTransaction(pool, async (tx) => (await mark(tx, "kept"), "result"))).toBe(
      "result",
    );
    const failing = inTransaction(pool, async (tx) => {
      await mark(tx, "lost");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await marks()).toEqual(["kept"]);
    expect(pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 });
  });

  test("takes its connection with its first statement: slow work before it delays nobody", async () => {
    const result = await inTransaction(pool, async (tx) => {
      // If the pool's only connection were taken, this would wait for itself.
      await pool.query("select 1");
      return (await tx.query<{ n: number }>({ text: "select 1 as n" })).rows[0]!.n;
    });
    expect(result).toBe(1);
    expect(await inTransaction(pool, async () => "nothing to do")).toBe("nothing to do");
  });

  test("is a single one for statements sent at once", async () => {
    await inTransaction(pool, async (tx) => {
      const ids = await Promise.all(
        [1, 2].map(
          async () =>
            (await tx.query<{ id: string }>({ text: "select txid_current() as id" })).rows[0]!.id,
        ),
      );
      expect(new Set(ids).size).toBe(1);
    });
  });

  test("with a failed statement never counts as done, although its work went on", async () => {
    const swallowing = inTransaction(pool, async (tx) => {
      await mark(tx, "half");
      await mark(tx, "half").catch(() => {});
    });
    await expect(swallowing).rejects.toThrow("failed transaction");
    expect(await marks()).not.toContain("half");
    expect((await pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  });

  test("whose connection is lost during other work fails alone and ends nothing else", async () => {
    const lost = inTransaction(pool, async (tx) => {
      const { rows } = await tx.query<{ pid: number }>({ text: "select pg_backend_pid() as pid" });
      await server.pool.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
      // Until the loss has been noticed.
      while (
        pool.totalCount > 0 &&
        !(await tx.query({ text: "select 1" }).then(
          () => false,
          () => true,
        ))
      );
      await mark(tx, "after the loss");
    });
    expect(await lost.then(() => null, isDatabaseAway)).toBe(true);
    expect((await pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
    expect(await marks()).not.toContain("after the loss");
  });

  test("whose connection says that it ends as soon as it is ready ends no process", async () => {
    const taken = Promise.withResolvers<PoolClient>();
    // As the driver does for both messages of one packet: no promise goes on in between.
    pool.connect((_error, client) => {
      const end = () => client!.emit("error", new Error("terminating connection"));
      expect(end).not.toThrow();
      taken.resolve(client!);
    });
    (await taken.promise).release();
    expect(
      await inTransaction(pool, async (tx) => tx.query({ text: "select 1 as n" })),
    ).toMatchObject({
      rows: [{ n: 1 }],
    });
  });
});
