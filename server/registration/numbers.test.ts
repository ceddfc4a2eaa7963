import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("[D6-05] fifty decisions at once, each made twice, and some that fail after drawing a number, leave no gap in the club's numbers", async () => {
  const owner = await buildMember(server);
  const club = await Promise.all([buildAdmin(server), buildAdmin(server)]);
  const cats = await Promise.all(Array.from({ length: 50 }, () => buildCat(server, { owner })));
  await Promise.all(cats.map((cat) => buildApplication(server, { cat })));
  // Whatever happens to every fifth cat after its number was drawn, the number is not lost.
  const broken = cats.filter((_, index) => index % 5 === 0).map(({ id }) => id);
  await server.pool.query(
    `create function refuse_some() returns trigger language plpgsql as $$
     begin raise exception 'the disk is full' using errcode = 'disk_full'; end $$`,
  );
  await server.pool.query(
    `create trigger refuse_some before update of reg_num on cats for each row when (new.id = any('{${broken.join(",")}}')) execute function refuse_some()`,
  );
  const decide = (cat: { id: number }) =>
    Promise.all(
      club.map((by) =>
        statusOf(
          server.as(by)("PUT /cats/{id}/register-pedigree", { params: { id: cat.id }, body: {} }),
        ),
      ),
    );
  const isBroken = ({ id }: { id: number }) => broken.includes(id);
  // On a busy machine a call that waits too long for its turn is told to come again (503), and does.
  const decideInTime = async (cat: { id: number }): Promise<number[]> => {
    const statuses = await decide(cat);
    const isTurnedAway = statuses.includes(503) && !statuses.includes(200) && !isBroken(cat);
    return isTurnedAway ? decideInTime(cat) : statuses;
  };
  const first = await Promise.all(cats.map(decideInTime));
  for (const [index, cat] of cats.entries())
    expect(first[index]!.filter((status) => status === 200)).toHaveLength(isBroken(cat) ? 0 : 1);
  const numbers = async () => {
    const { rows } = await server.pool.query<{ number: number }>(
      "select substring(reg_num from '\\d+$')::int as number from cats where reg_num is not null order by 1",
    );
    return rows.map(({ number }) => number);
  };
  const inARow = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  expect(await numbers()).toEqual(inARow(40));
  await server.pool.query("drop trigger refuse_some on cats");
  const again = await Promise.all(cats.filter(isBroken).map(decide));
  for (const statuses of again) expect(statuses.filter((one) => one === 200)).toHaveLength(1);
  expect(await numbers()).toEqual(inARow(50));
});
