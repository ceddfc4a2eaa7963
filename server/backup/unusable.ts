/** What an operator can mend: its message is all that they need to read. */
export class Unusable extends Error {
  override name = "Unusable";
}
