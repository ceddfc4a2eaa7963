/** The bucket of the site's files, by storing, reading and deleting one. */
import { randomBytes } from "node:crypto";
import { siteFiles, type FilesConfig } from "../storage/site-files.ts";
import { well, wrong, type Finding } from "./finding.ts";

export async function examineStorage(config: FilesConfig): Promise<Finding[]> {
  if (!config.storage) return [];
  const trial = `doctor-${randomBytes(6).toString("hex")}.txt`;
  const bytes = randomBytes(64);
  try {
    const files = siteFiles(config);
    await files.put(trial, bytes);
    const same = bytes.equals(await files.get(trial));
    await files.delete(trial);
    return [
      same
        ? well("Files", `The bucket ${config.storage.bucket} keeps them.`)
        : wrong("Files", "The bucket gave back another file than it took. Look at STORAGE_URL."),
    ];
  } catch (error) {
    const { message } = error as Error;
    return [
      wrong(
        "Files",
        `The bucket cannot be used (${message}). Look at STORAGE_URL, S3_ENDPOINT and the keys.`,
      ),
    ];
  }
}
