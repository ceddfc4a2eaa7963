/** A problem that an operator can fix: its message is all they need to read. */
export class Unusable extends Error {
  override name = "Unusable";
}
