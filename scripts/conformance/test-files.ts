import { trackedFiles } from "../tracked-files.ts";

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

export function testFiles(): string[] {
  return trackedFiles().filter((file) => TEST_FILE.test(file));
}
