import { expect, test } from "vitest";
import { faultsOfTree } from "./check-tree.ts";

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${folder}/file-${i}.ts`);

test("a folder of forty files is short enough, not counting subfolders", () => {
  expect(faultsOfTree([...filesIn("web/cats", 40), ...filesIn("web/cats/form", 40)])).toEqual([]);
});

test("a longer folder is refused", () => {
  expect(faultsOfTree(filesIn("web/cats", 41))).toEqual([
    "web/cats has 41 files, 40 at most: give its nouns folders",
  ]);
});

test("migrations may be many, their snapshots may not", () => {
  const snapshots = ["0001", "0002"].map((id) => `server/db/migrations/meta/${id}_snapshot.json`);
  expect(faultsOfTree([...filesIn("server/db/migrations", 90), ...snapshots])).toEqual([
    "server/db/migrations/meta/0001_snapshot.json: delete it, drizzle-kit needs the newest snapshot only",
  ]);
});
