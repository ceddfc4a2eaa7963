/** What is said of a breed: how large, how much care, what to have examined, and which of its traits cost the cat something. */

export const BREED_SIZES = ["small", "medium", "large"] as const;
export type BreedSize = (typeof BREED_SIZES)[number];

export const BREED_CARES = ["little", "weekly", "often", "daily", "skin"] as const;
export type BreedCare = (typeof BREED_CARES)[number];

/** Examinations by a vet; genetic tests are a table of their own. */
export const BREED_SCREENS = [
  "heart",
  "hips",
  "patella",
  "joints",
  "spine",
  "breathing",
  "hearing",
] as const;
export type BreedScreen = (typeof BREED_SCREENS)[number];

export const BREED_TRAITS = [
  "bobtail",
  "curled",
  "flat",
  "fold",
  "hairless",
  "hybrid",
  "polydactyl",
  "rex",
  "short_legs",
  "sparse",
  "tailless",
  "white",
  "wire",
] as const;
export type BreedTrait = (typeof BREED_TRAITS)[number];

/** From so many ads on a median says something. */
export const PRICES_FROM_ADS = 5;
