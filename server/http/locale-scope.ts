/** The language of messages during a request. */
import { AsyncLocalStorage } from "node:async_hooks";
import { baseLocale, overwriteGetLocale, type Locale } from "@felistry/i18n/locale.ts";

const scope = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => scope.getStore() ?? baseLocale);

export function withLocale<T>(locale: Locale, work: () => T): T {
  return scope.run(locale, work);
}
