/** Whether what runs is what was released. */
import { fileURLToPath } from "node:url";
import { RELEASE } from "../health/release.ts";
import { changedSince, readManifest } from "../releases/manifest.ts";
import { doubtful, well, wrong, type Finding } from "./finding.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MOST_NAMED = 5;

export async function examineRelease(root = ROOT): Promise<Finding> {
  const manifest = await readManifest(root).catch(() => undefined);
  if (manifest === undefined)
    return wrong("Release", "release.json cannot be read. Unpack the release again.");
  if (manifest === null)
    return doubtful(
      "Release",
      `${RELEASE}, without release.json, as in a clone or an image: what it came from cannot be checked here. Install what npm run release makes, or compare the image's digest.`,
    );
  const { version, commit } = manifest;
  const changed = await changedSince(root, manifest);
  if (changed.length === 0)
    return well(
      "Release",
      `${version} of commit ${commit.slice(0, 12)}: its files are as they were made; added ones are not looked for.`,
    );
  const named = changed.slice(0, MOST_NAMED).join(", ");
  const more = changed.length > MOST_NAMED ? ` and ${changed.length - MOST_NAMED} more` : "";
  return wrong(
    "Release",
    `${version} was changed after it was made: ${named}${more}. Unpack it again.`,
  );
}
