import { useLocation } from "react-router";

/** What a link from the market to an ad carries on: `?currency=EUR`, or nothing. */
export function useCurrencySearch(): string {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("currency") ?? "";
  return /^[A-Za-z]{3}$/.test(asked) ? `?currency=${asked}` : "";
}
