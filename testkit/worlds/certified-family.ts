/** A family whose youngest cat is certified. */
import { afterAll, beforeAll } from "vitest";
import { buildCat, type BuiltCat } from "../build-cat.ts";
import { buildMember, type BuiltMember } from "../build-member.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;
export let owner: BuiltMember;
let numbers = 0;

/** Sets up, for the calling test file: a server and the member who maintains the family. */
export function startWithOwner(): void {
  beforeAll(async () => {
    server = await startTestServer();
    owner = await buildMember(server, { first_name: "Anna", last_name: "Karlova" });
  });
  afterAll(() => server.stop());
}

export const nextNumber = () => `FEL-2026-${String(++numbers).padStart(6, "0")}`;

export interface Family {
  readonly cat: BuiltCat;
  readonly dam: BuiltCat;
  readonly granddam: BuiltCat;
  /** In the fourth generation, and its dam in the fifth. */
  readonly far: BuiltCat;
  readonly beyond: BuiltCat;
}

export async function buildFamily(): Promise<Family> {
  const born = (year: number) => `${year}-05-14`;
  const beyond = await buildCat(server, { sex: "female", born: born(2008) });
  const line: BuiltCat[] = [beyond];
  for (const year of [2010, 2012, 2014, 2016])
    line.push(await buildCat(server, { sex: "female", born: born(year), dam: line.at(-1)! }));
  const [, far, , granddam, dam] = line as [BuiltCat, BuiltCat, BuiltCat, BuiltCat, BuiltCat];
  const cat = await buildCat(server, {
    owner,
    dam,
    sire: buildCat(server, { sex: "male", born: born(2017), cat_name: "Мурзик" }),
    reg_num: nextNumber(),
    born: born(2020),
  });
  return { cat, dam, granddam, far, beyond };
}

export const issue = async (
  cat: { id: number },
  kind: "pedigree" | "metric" = "pedigree",
  by = owner,
) =>
  (await server.as(by)("POST /cats/{id}/certificates", { params: { id: cat.id }, body: { kind } }))
    .data;

export const verify = async (code: string) =>
  (await server.api("GET /verify/{code}", { params: { code } })).data;

export const change = (text: string, ...values: unknown[]) => server.pool.query(text, values);
