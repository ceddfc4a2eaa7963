/** Sends a form with the version of the record that it shows, and asks what to keep if somebody has changed it meanwhile. */
import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { Conflict, Entries } from "./conflict-values.ts";
import type { ConflictChoice } from "./conflict-choice.tsx";
import type { FormRef } from "./field-checks.ts";

/** What somebody else has changed meanwhile, and what was typed here; saving again saves the form's values. */
export type FormConflict = Conflict & { readonly Choice: typeof ConflictChoice };

export interface Versioned {
  /** The version of the record that the form was opened with, if it exists; sent as `version`. */
  readonly version?: number | null | undefined;
  /** The record as it was then, if the form shows other values: those that are asked for. */
  readonly opened?: Readonly<Record<string, unknown>> | undefined;
  /** Handles changes outside comparable fields: gets the present state if it was changed meanwhile. */
  readonly onStale?: (state: Readonly<Record<string, unknown>>) => void;
}

/** The version as saved if the form stays open on it; "not sent" if it was refused and that has been said, so that its draft stays. */
export type Sent = number | void | "not sent";

const CONFLICT = 409;

export function useConflict(ref: FormRef, { version, opened, onStale }: Versioned) {
  const [conflict, setConflict] = useState<FormConflict | null>(null);
  const seen = useRef(version ?? null);
  const known = useRef(opened);
  const atFirst = useRef<Entries>({});
  useEffect(() => void (atFirst.current = ref.current ? entriesOf(ref.current) : {}), [ref]);

  /** @returns whether the answer says what somebody has changed, and none of it is in this form's fields */
  const isElsewhere = async (error: unknown): Promise<boolean> => {
    if (seen.current === null || !(error instanceof ApiFailure && error.status === CONFLICT))
      return false;
    const {
      ConflictChoice: Choice,
      conflictOf,
      staleState,
    } = await import("./conflict-choice.tsx");
    const now = staleState(error);
    if (!now) return false;
    seen.current = now.version;
    onStale?.(now.state);
    const entered = entriesOf(ref.current!);
    const found = conflictOf(ref.current!, atFirst.current, entered, now.state, known.current);
    if (known.current) known.current = now.state;
    setConflict(found && { ...found, Choice });
    return found === null;
  };

  /** @param send takes the values that it adds to the form's. @returns whether it was sent */
  const sendSeen = async (
    send: (seen: { version?: number }) => Promise<Sent>,
  ): Promise<boolean> => {
    try {
      const saved = await send(seen.current === null ? {} : { version: seen.current });
      if (typeof saved === "number") {
        seen.current = saved;
        atFirst.current = entriesOf(ref.current!);
      }
      return saved !== "not sent";
    } catch (error) {
      // What was seen in this form's fields is still valid.
      if (await isElsewhere(error)) return sendSeen(send);
      throw error;
    }
  };

  return { conflict, sendSeen };
}

/** The form's values: an unticked box has none, several of one name are listed, and files are not included. */
function entriesOf(form: HTMLFormElement): Entries {
  const entries: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string")
      entries[name] = name in entries ? `${entries[name]},${value}` : value.trim();
  return entries;
}
