/**
 * Replaces, in the browser's scripts, the parts of the router used only by its framework mode and instrumentation, which
 * it imports where no bundler can know that they are unused (see vite.config.ts).
 */
import { createContext, useRef, type Ref } from "react";

/** Undefined: there is no framework. */
export const FrameworkContext = createContext(undefined);

/** No link prefetches. */
export function usePrefetchBehavior() {
  return [false, useRef<HTMLAnchorElement>(null), {}] as const;
}

export const PrefetchPageLinks = () => null;

export function mergeRefs<T>(...refs: Ref<T>[]) {
  return (value: T | null) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(value);
      else if (ref) ref.current = value;
    }
  };
}

/** Nobody instruments this router. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router) => router;
