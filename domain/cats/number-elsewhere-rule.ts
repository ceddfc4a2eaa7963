/** The number that another registry has given, as it is printed: one line of any signs. */
export const NUMBER_ELSEWHERE_MAX = 100;
export const NUMBER_ELSEWHERE_RULE = new RegExp(
  String.raw`^[^\p{Cc}\u2028\u2029]{1,${NUMBER_ELSEWHERE_MAX}}$`,
  "u",
);
