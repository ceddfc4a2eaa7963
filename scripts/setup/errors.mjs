/** A problem that the user can fix: only its message is shown. */
export class SetupError extends Error {
  name = "SetupError";
}
