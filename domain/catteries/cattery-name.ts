export const CATTERY_NAME_MIN = 3;
export const CATTERY_NAME_MAX = 16;
/** Of the affix in the other script. */
export const CATTERY_OTHER_NAME_MAX = 100;

/** A cattery's short name: 3 to 16 Latin letters or digits (spec §5). */
export const CATTERY_NAME_RULE = new RegExp(
  `^[A-Za-z0-9]{${CATTERY_NAME_MIN},${CATTERY_NAME_MAX}}$`,
  "u",
);
