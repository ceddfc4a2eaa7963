import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { referringPage, type CameFrom, type PageBefore } from "./came-from.ts";

const never = () => () => {};

/**
 * Where login and join return to. The history entry's state is known only in the browser, so the first paint, which must
 * equal the server's, is made without it.
 */
export function useCameFrom({ from, byReferrer }: PageBefore): CameFrom {
  const { state } = useLocation() as { state: CameFrom | null };
  const handed = useSyncExternalStore(
    never,
    () => state,
    () => null,
  );
  const referrer = useSyncExternalStore(
    never,
    () => document.referrer,
    () => "",
  );
  const before = byReferrer && referrer ? referringPage(referrer, location.origin) : from;
  return { ...handed, from: handed?.from ?? before };
}
