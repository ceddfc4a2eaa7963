import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { PASSWORD_MIN } from "@felistry/domain/accounts/password.ts";
import { hashPassword, THE_SERVER } from "../accounts/password-hash.ts";
import { statement } from "../db/statement.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { countStudbook } from "../studbook/public.ts";
import { demoApplications } from "./applications.ts";
import { catteryPictures } from "./cattery-pictures.ts";
import { isRegistryEmpty } from "./empty-registry.ts";
import { generateRegistry } from "./generate-registry.ts";
import { loadRegistry } from "./load.ts";
import type { NameRow } from "./names.ts";
import { pedigreeScans } from "./pedigree-scans.ts";
import type { DemoMember, Registry } from "./registry.ts";

/** Everybody's demo is the same, so that others can find what one person sees. */
export const DEMO_SEED = 1;

export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

const takeTurn = statement("demo_take_turn", "select pg_advisory_xact_lock(hashtext('demo.seed'))");

/**
 * Fills a database without members with the demo registry and returns the accounts for trying it, with new passwords; null
 * if there were members already.
 */
export async function seedDemo({
  pool,
  config,
  files,
  now,
}: Pick<Services, "pool" | "files" | "now"> & {
  readonly config: Pick<Services["config"], "registrationPrefix">;
}): Promise<readonly DemoAccount[] | null> {
  const accounts = await inTransaction(pool, async (tx) => {
    // Two servers started together fill it only once.
    await takeTurn(tx);
    if (!(await isRegistryEmpty(tx))) return null;
    const today = new Date(now()).toISOString().slice(0, 10);
    const registry = generateRegistry({ seed: DEMO_SEED, today, names: await nameRows() });
    const toTry = accountsToTry(registry).map((account) => ({
      ...account,
      password: randomPassword(),
    }));
    const hashes = toTry.map(
      async ({ member, password }) =>
        [member.id, await hashPassword(password, THE_SERVER)] as const,
    );
    const applications = demoApplications(registry);
    const [pictures, scans, otherPasswordHash, ...passwordHashes] = await Promise.all([
      catteryPictures(registry, files),
      pedigreeScans(applications, registry, files),
      hashPassword(randomPassword(), THE_SERVER),
      ...hashes,
    ]);
    await loadRegistry(tx, registry, {
      passwordHashes: new Map(passwordHashes),
      otherPasswordHash,
      registrationPrefix: config.registrationPrefix,
      catteryPictures: pictures,
      applications,
      pedigreeScans: scans,
    });
    return toTry.map(({ role, member, password }) => ({ role, email: member.email, password }));
  });
  // The job that does this has found an empty registry.
  if (accounts) await countStudbook(pool);
  return accounts;
}

async function nameRows(): Promise<NameRow[]> {
  return parse(await readFile(new URL("../../data/names.csv", import.meta.url)), { columns: true });
}

/** One account per role that a visitor may want to try; the breeders are those with most orders to answer. */
function accountsToTry({
  members,
  catteries,
  orders,
}: Registry): { role: string; member: DemoMember }[] {
  const breederIds = new Set(catteries.map(({ memberId }) => memberId));
  const received = ({ id }: DemoMember) => orders.filter(({ sellerId }) => sellerId === id).length;
  const placed = ({ id }: DemoMember) => orders.filter(({ buyerId }) => buyerId === id).length;
  const first = (
    role: string,
    wanted: (member: DemoMember) => boolean,
    rank: (member: DemoMember) => number,
  ) => {
    const member = members.filter(wanted).toSorted((a, b) => rank(b) - rank(a))[0];
    if (!member) throw new Error(`the demo registry has no ${role}`);
    return { role, member };
  };
  const isAdmin = ({ roles }: DemoMember) => roles.includes(2);
  return [
    first("breeder (en)", ({ id, locale }) => breederIds.has(id) && locale === "en", received),
    first("breeder (ru)", ({ id, locale }) => breederIds.has(id) && locale === "ru", received),
    first("buyer", (member) => !breederIds.has(member.id) && !isAdmin(member), placed),
    first("administrator", isAdmin, placed),
  ];
}

const LETTERS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";
const DIGITS = "23456789";

/** Follows the password rule, without letters that look like digits. */
function randomPassword(): string {
  const draw = (from: string) => from[randomInt(from.length)]!;
  const letters = Array.from({ length: PASSWORD_MIN }, () => draw(LETTERS)).join("");
  return `${letters}${draw(DIGITS)}${draw(DIGITS)}${draw(DIGITS)}${draw(DIGITS)}`;
}
