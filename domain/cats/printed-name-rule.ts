/** A name as a paper prints it: one line of any signs. */
export const PRINTED_NAME_MAX = 200;
export const PRINTED_NAME_RULE = new RegExp(
  String.raw`^[^\p{Cc}\u2028\u2029]{1,${PRINTED_NAME_MAX}}$`,
  "u",
);
