/** Cats of the registry that the ancestor in hand may be: those found by its printed name, or by what it was corrected to. */
import { useEffect, useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { sexAt } from "@felistry/domain/pedigree/positions.ts";
import { usePageTools } from "../../page-tools.ts";
import { CAT, type Sheet, valueAt } from "./sheet.ts";

const PAUSE_MS = 400;
const SHORTEST = 3;
const MOST = 4;
const NONE: readonly CatCard[] = [];

export function useMatches(sheet: Sheet, at: number): readonly CatCard[] {
  const { call } = usePageTools();
  const [found, setFound] = useState<{ of: string; cats: readonly CatCard[] } | null>(null);
  const name = at > CAT ? nameAt(sheet, at) : "";
  const question = `${at} ${name}`;
  useEffect(() => {
    if (name.length < SHORTEST) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { data } = await call("GET /cats/all-with-color-10-by-gender", {
          query: { q: name, sex: sexAt(at) },
        });
        if (isCurrent) setFound({ of: `${at} ${name}`, cats: data.data.slice(0, MOST) });
      } catch (error) {
        // An ancestor can be entered without being looked up.
        if (!(error instanceof ApiFailure)) throw error;
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, at, name]);
  const place = sheet.get(at);
  const known = place?.candidates ?? NONE;
  const further = found?.of === question ? found.cats : NONE;
  return [...known, ...further.filter(({ id }) => !known.some((cat) => cat.id === id))];
}

const nameAt = (sheet: Sheet, at: number): string =>
  [valueAt(sheet, at, "prefix"), valueAt(sheet, at, "name"), valueAt(sheet, at, "suffix")]
    .filter(Boolean)
    .join(" ");
