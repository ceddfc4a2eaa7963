/** In which currency the reader wants prices said: chosen in the market's filters, kept in a cookie. */
import { AS_IN_AD, CURRENCY_COOKIE, currencyChoice } from "@felistry/contract/rendering.ts";

const COOKIE_SECONDS = 31_536_000;

/** In the browser: as it is now. */
export function chosenCurrency(): string | null {
  const value = new RegExp(`(?:^|; )${CURRENCY_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return currencyChoice(value);
}

/** The cookie that remembers a choice of the filters; null if none can be remembered. */
export function currencyCookie(chosen: string): string | null {
  const choice = currencyChoice(chosen.toUpperCase()) ?? (chosen === "" ? AS_IN_AD : null);
  return choice && `${CURRENCY_COOKIE}=${choice}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}
