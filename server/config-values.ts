/** How values of the environment are read. */
import { z } from "zod";
import { pauseOf } from "./backup/pause.ts";
import { isDatabaseAddress } from "./db/addresses.ts";
import { isPack } from "./rules/packs.ts";

/** Where in S3 files are kept. */
export interface StorageConfig {
  readonly bucket: string;
  readonly prefix: readonly string[];
}

export const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
export const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
/** How many proxies are in front of the server; `true` is one. */
export const hops = z
  .enum(["true", "false", "0", "1", "2", "3"])
  .transform((value) => (value === "true" ? 1 : value === "false" ? 0 : Number(value)));
export const bool = z
  .enum(["0", "1", "true", "false"])
  .transform((value) => value === "1" || value === "true");

/** With several hosts, separated by commas, the one that takes writes is found. */
export const databaseAddress = z
  .string()
  .refine((value) => isDatabaseAddress(value), "takes postgres://user:password@host:port/database");

/** "s3://bucket/folder" */
export const bucket = z.string().transform((value, context): StorageConfig => {
  const [, name, rest = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(value) ?? [];
  const prefix = rest.split("/").filter(Boolean);
  if (name !== undefined && prefix.every((part) => /^[\w.-]+$/.test(part)))
    return { bucket: name, prefix };
  context.addIssue("takes s3://bucket/folder");
  return z.NEVER;
});

/** "24h", "30m", "7d"; "off" is none. */
export const pause = z.string().transform((value, context) => {
  const read = value === "off" ? null : pauseOf(value);
  if (read === null && value !== "off")
    context.addIssue('takes a time such as 30m, 24h or 7d, or "off"');
  return read;
});

/** Who has read a pack of rules for the operator, and when. */
export type RulePacks = ReadonlyMap<string, { readonly by: string; readonly on: string }>;

/** "FR: Jane Doe, 2026-12-01; DE: …": the packs of market rules that somebody competent has read, and when; or that this site satisfies, by whose word. */
export const rulePacks = z.string().transform((value, context): RulePacks => {
  const entries = value.split(";").flatMap((entry) => entry.trim() || []);
  return new Map(
    entries.flatMap((entry) => {
      const [, id, by, on] = /^([A-Z0-9-]+): *(.+), *(\d{4}-\d\d-\d\d)$/.exec(entry) ?? [];
      if (id !== undefined && isPack(id)) return [[id, { by: by!, on: on! }] as const];
      context.addIssue(`takes "FR: name, 2026-12-01" of a pack in data/rules, not "${entry}"`);
      return [];
    }),
  );
});
