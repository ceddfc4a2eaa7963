/** Something the reader can put right: shown as its message alone. */
export class SetupError extends Error {
  name = "SetupError";
}
