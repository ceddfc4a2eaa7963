/** Any Node from 20 on starts the project; what runs it is newer, and fetched if need be. */

/** The first with import.meta.main; it also runs TypeScript by default. */
const OLDEST = [24, 2];
/** The one that is fetched. */
export const PRIVATE_VERSION = "26.10.0";

export const OLDEST_TO_RUN = OLDEST.join(".");

/** @param {string} version as in `process.versions.node` */
export function runsProject(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** @param {string} version */
export function fetchingWords(version) {
  return `Felistry runs on Node.js ${OLDEST_TO_RUN} or newer. Yours is ${version}: version ${PRIVATE_VERSION} is being installed into .runtime, beside yours …`;
}
