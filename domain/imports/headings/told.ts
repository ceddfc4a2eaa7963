/** Between a heading and what the values below it have told. */
export const TOLD = " → ";
