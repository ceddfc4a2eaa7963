/** Small words in the names of cats of any house. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "aus vom von van der den dem des del dei della delle dello degli dal dalla zum zur the from les los las fra fran and und het ten ter dos das of de du di da do la le el il av af od ze z et y e i og och ja".split(
    " ",
  ),
);
