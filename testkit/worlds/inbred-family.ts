/** One breeder's cats with known kinship. */
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { buildCat, type BuiltCat, type CatTraits } from "../build-cat.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;
export let breeder: BuiltMember;
/** Acts as another process, or somebody at the database's console. */
export let elsewhere: pg.Client;

/** Sets up, for the calling test file: a server, its breeder, and a separate connection to the database. */
export function startWithBreeder(): void {
  beforeAll(async () => {
    server = await startTestServer({ now: "2026-06-01T12:00:00Z" });
    breeder = await buildMember(server);
    elsewhere = new pg.Client({ connectionString: server.services.config.databaseUrl });
    await elsewhere.connect();
  });
  afterAll(async () => {
    await elsewhere.end();
    await server.stop();
  });
}

export const cat = (sex: "male" | "female", traits: CatTraits = {}) =>
  buildCat(server, { owner: breeder, sex, born: "2020-01-01", ...traits });

export const queen = (traits?: CatTraits) => cat("female", traits);

export const stud = (traits?: CatTraits) => cat("male", traits);

export const matingOf = async (dam: BuiltCat, sire: BuiltCat, query: object = {}) =>
  (await server.api("GET /mating", { query: { dam: dam.id, sire: sire.id, ...query } })).data;

/** A kitten of two litter mates. */
export async function inbredKitten() {
  const [dam, sire] = [await queen({ born: "2018-01-01" }), await stud({ born: "2018-01-01" })];
  const [sister, brother] = [await queen({ dam, sire }), await stud({ dam, sire })];
  const kitten = await queen({ dam: sister, sire: brother, born: "2024-01-01" });
  return { dam, sire, sister, brother, kitten };
}
