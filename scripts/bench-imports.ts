/**
 * Reads a folder of other programs' files, each next to its expected content (`<name>.truth.json`), and prints how much
 * was read correctly. `npm run bench:imports -- [folder] [--faults]`
 */
import { join } from "node:path";
import { figuresOf } from "@felistry/bench/foreign-files.ts";
import { ROOT } from "./setup/root.mjs";

const told = process.argv.slice(2);
const folder = told.find((word) => !word.startsWith("--")) ?? join(ROOT, "testkit/foreign-files");
const figures = await figuresOf(folder, true);
let [fields, right, offered, lost] = [0, 0, 0, 0];
for (const file of figures) {
  fields += file.fields;
  right += file.right;
  offered += file.offered;
  lost += file.lost;
  const [share, after] = [file.right, file.offered].map((count) =>
    ((100 * count) / Math.max(1, file.fields)).toFixed(1).padStart(6),
  );
  console.log(
    `${share} % ${after} %  ${String(file.lost).padStart(3)} lost  ${file.file} (${file.program})`,
  );
  if (told.includes("--faults"))
    for (const fault of file.faults.slice(0, 400)) console.log(`            ${fault}`);
}
console.log(
  `${((100 * right) / Math.max(1, fields)).toFixed(2)} % of ${fields} fields right at first try, ${((100 * offered) / Math.max(1, fields)).toFixed(2)} % after what the screen offers, ${lost} lost without a word, in ${figures.length} files`,
);
