/** What was looked at, and what to do about it. */
export interface Finding {
  readonly about: string;
  readonly state: "well" | "doubtful" | "wrong";
  /** In a sentence; of what is not well, what mends it. */
  readonly said: string;
}

export const well = (about: string, said: string): Finding => ({ about, state: "well", said });
export const doubtful = (about: string, said: string): Finding => ({
  about,
  state: "doubtful",
  said,
});
export const wrong = (about: string, said: string): Finding => ({ about, state: "wrong", said });
