import { useEffect, useRef, useState, type FormEvent } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";

const TYPING_PAUSE_MS = 300;
/** A search runs when its text is empty or longer than this (spec §5). */
const TOO_SHORT_MAX = 2;

export function isSearchable(text: string): boolean {
  return text.length === 0 || text.length > TOO_SHORT_MAX;
}

export interface CatSearchState {
  readonly found: readonly CatCard[];
  /** The box has one or two characters: nothing is searched. */
  readonly tooShort: boolean;
  readonly searching: boolean;
  readonly onInput: (event: FormEvent<HTMLInputElement>) => void;
}

export function useCatSearch(
  initial: readonly CatCard[],
  search: (text: string) => Promise<readonly CatCard[]>,
): CatSearchState {
  const [result, setResult] = useState<readonly CatCard[] | null>(null);
  const [tooShort, setTooShort] = useState(false);
  const [searching, setSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Only the answer to the last search counts: earlier ones may arrive later. */
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (text: string) => {
    const question = ++asked.current;
    setSearching(true);
    try {
      const answer = await search(text);
      if (question === asked.current) setResult(Array.isArray(answer) ? answer : []);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // The reader only sees what the layout says of any fault (spec §8).
      // oxlint-disable-next-line no-console
      console.warn(`Failed to search cats: ${error.body.message}`);
    } finally {
      if (question === asked.current) setSearching(false);
    }
  };
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim().toLowerCase();
    clearTimeout(timer.current);
    setTooShort(!isSearchable(text));
    if (isSearchable(text)) timer.current = setTimeout(() => void ask(text), TYPING_PAUSE_MS);
  };
  return { found: result ?? initial, tooShort, searching, onInput };
}
