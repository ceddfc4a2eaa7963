import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { Facts } from "./changed-facts.tsx";
import { staleState } from "./conflict-values.ts";

/** For decisions about listed items: if an item has changed, shows how, and reloads the list. */
export function useStaleFacts(shown: Facts): {
  readonly changed: { readonly before: Facts; readonly now: Facts } | null;
  /** Whether a decision was refused for that reason. */
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
