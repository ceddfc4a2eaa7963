import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { requireMessageFiles } from "./message-files.ts";

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), "felistry-messages-"))}/`;
  mkdirSync(`${folder}project.inlang`);
  mkdirSync(`${folder}messages/en`, { recursive: true });
  write("project.inlang/settings.json", {
    locales: ["en"],
    "plugin.inlang.messageFormat": {
      pathPattern: ["./messages/{locale}/cats.json", "./messages/{locale}/orders.json"],
    },
  });
  write("messages/en/cats.json", { cat_title: "Cat" });
  write("messages/en/orders.json", { order_title: "Order" });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Formatted as the files are. */
const write = (file: string, content: object) =>
  writeFileSync(folder + file, JSON.stringify(content, null, 2));

test("files that are named, with keys of their own, pass", async () => {
  await expect(requireMessageFiles(folder)).resolves.toBeUndefined();
});

test("a key in two files is refused: the compiler would not end", async () => {
  write("messages/en/orders.json", { cat_title: "Order" });
  await expect(requireMessageFiles(folder)).rejects.toThrow(
    'The message "cat_title" stands in messages/en/cats.json and in messages/en/orders.json.',
  );
});

test("a key twice in a file is refused: the second would silently win", async () => {
  const line = '  "order_title": "Order"';
  writeFileSync(`${folder}messages/en/orders.json`, `{\n${line},\n${line}\n}\n`);
  await expect(requireMessageFiles(folder)).rejects.toThrow(
    'The message "order_title" stands twice in messages/en/orders.json.',
  );
});

test("a file that the settings do not name is refused: its messages would be missing", async () => {
  write("messages/en/dates.json", { dates_title: "Dates" });
  await expect(requireMessageFiles(folder)).rejects.toThrow(
    "project.inlang/settings.json does not name messages/en/dates.json.",
  );
});
