/** What a server on the embedded database does automatically, and whom it notifies. */
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { m } from "@felistry/i18n/compiled/messages.js";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outboxOf } from "@felistry/testkit/sent-mails.ts";
import { openSessionFor } from "@felistry/testkit/session.ts";
import { testConfig } from "@felistry/testkit/test-config.ts";
import { rememberedLog } from "@felistry/testkit/test-log.ts";
import { buildApp } from "../app.ts";
import { runCommand } from "../cli.ts";
import type { BackupConfig } from "../config.ts";
import type { Services } from "../services.ts";
import { startServices, type StartedServices } from "../start-services.ts";
import { backupsIn } from "./kept-backups.ts";

let dataDir: string;
let started: StartedServices | undefined;
let club: BuiltMember;
let russian: BuiltMember;
let breeder: BuiltMember;

/** A server on the same data, with the given backup settings. */
async function start(backups: Partial<BackupConfig>): Promise<Services> {
  const config = testConfig({ DATA_DIR: dataDir });
  started = await startServices(
    { ...config, backups: { ...config.backups, pointInTimeDays: 0, every: null, ...backups } },
    rememberedLog().log,
  );
  return started.services;
}

async function stop(): Promise<void> {
  await started?.close();
  started = undefined;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "felistry-keeper-"));
  // PostgreSQL does not run as root; the user it runs as instead must be able to enter.
  await chmod(dataDir, 0o755);
  const services = await start({});
  club = await buildAdmin(services);
  russian = await buildAdmin(services, { locale: "ru" });
  breeder = await buildMember(services);
  await stop();
}, 120_000);
afterEach(stop);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function toldTo(services: Services, member: BuiltMember) {
  const app = await buildApp(services, null);
  const { name, value } = await openSessionFor(services.pool, member.id);
  const answer = await app.inject({
    url: "/api/admin/backups",
    headers: { cookie: `${name}=${value}` },
  });
  await app.close();
  return answer.json();
}

test("[SEC-28] a failed backup is mailed to the administrators in their languages and shown on the club's page", async () => {
  const folder = join(dataDir, "a-file");
  await writeFile(folder, "where backups should go");
  const services = await start({ folder, every: 1_000 });
  const outbox = outboxOf(join(dataDir, "outbox"), services.pool);
  await expect
    .poll(() => outbox.sentTo(russian.email), { timeout: 60_000 })
    .toMatchObject([{ subject: m.mail_backup_failed_subject({}, { locale: "ru" }) }]);
  const [mail, ...further] = await outbox.sentTo(club.email);
  expect(mail!.subject).toBe("The backup failed");
  expect(mail!.text).toMatch(/EEXIST.*\n[^]*Backups are kept in .*a-file/);
  expect(further).toEqual([]);
  expect(await outbox.sentTo(breeder.email)).toEqual([]);
  expect((await toldTo(services, club)).data).toMatchObject({
    by_itself: true,
    whole: {
      made_at: null,
      failed_at: expect.any(String),
      failure: expect.stringContaining("EEXIST"),
    },
    base: null,
  });
}, 120_000);

test("[SEC-28] the server makes scheduled complete backups, keeps as many as told, and each can be restored", async () => {
  const folder = join(dataDir, "backups");
  const services = await start({ folder, every: 1_000, keep: 2 });
  const state = async () => {
    const { rows } = await services.pool.query<{ made: number }>(
      "select count(*)::int as made from backups where failure is null and kind = 'whole'",
    );
    return { enough: rows[0]!.made >= 3, kept: (await backupsIn(folder)).length };
  };
  await expect.poll(state, { timeout: 60_000 }).toEqual({ enough: true, kept: 2 });
  const { data } = await toldTo(services, club);
  expect(data).toMatchObject({ whole: { bytes: expect.any(Number), failure: null }, late: false });
  expect(Date.parse(data.whole.made_at)).toBeGreaterThan(Date.now() - 60_000);
  expect(Math.min(data.free.site, data.free.backups)).toBeGreaterThan(0);
  await stop();
  const say = vi.spyOn(console, "log").mockImplementation(() => {});
  const [newest] = await backupsIn(folder);
  expect(await runCommand(["verify", join(folder, newest!)], {})).toBe(0);
  expect(say.mock.calls.join()).toContain("can be restored");
  say.mockRestore();
}, 120_000);
