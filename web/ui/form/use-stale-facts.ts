import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { Facts } from "./changed-facts.tsx";
import { staleState } from "./conflict-values.ts";

/** For decisions on what a list shows: where it has changed since, it is shown how, and the list is read anew. */
export function useStaleFacts(shown: Facts): {
  readonly changed: { readonly before: Facts; readonly now: Facts } | null;
  /** Whether that is why a decision was refused. */
  readonly isStale: (error: unknown) => Promise<boolean>;
} {
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<{ before: Facts; now: Facts } | null>(null);
  return {
    changed,
    async isStale(error) {
      const present = error instanceof ApiFailure ? staleState(error) : null;
      if (!present) return false;
      setChanged({ before: shown, now: present.state as Facts });
      await revalidate();
      return true;
    },
  };
}
