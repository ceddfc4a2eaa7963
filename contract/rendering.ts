/** The interface between server and page renderer, which is built from `web` and never imported by the server. */
import type { Locale } from "@felistry/i18n/locale.ts";
import type { ApiCaller } from "./client.ts";

export type PageLocale = Locale;

/** Chosen by the switch; null follows the reader's system. */
export type Theme = "light" | "dark";

/** Each price in its ad's own currency alone. */
export const AS_IN_AD = "ad";
export const CURRENCY_COOKIE = "currency";

/** What a cookie of that name says; null if nothing that can be a choice. */
export function currencyChoice(cookie: string | undefined): string | null {
  return cookie !== undefined && (cookie === AS_IN_AD || /^[A-Z]{3}$/.test(cookie)) ? cookie : null;
}

export interface PageRequest {
  readonly url: string;
  readonly locale: PageLocale;
  /** Shown with a fault: the log has lines with it. */
  readonly requestId: string;
  readonly call: ApiCaller;
  readonly site: SiteFacts;
  readonly viewer: Viewer | null;
  readonly theme: Theme | null;
  /** In which the reader wants prices said, as a cookie remembers it: ISO 4217, or `AS_IN_AD`; null if nothing was chosen. */
  readonly currency: string | null;
  /** Today, `yyyy-mm-dd`: ages on a page are as of this day, in the browser too. */
  readonly today: string;
}

/** What every page's header needs to know about the logged-in member. */
export interface Viewer {
  readonly id: number;
  readonly first_name: string;
  readonly roleIds: readonly number[];
  /** Of whose desk; absent where there is one club. */
  readonly clubId?: number;
}

export interface SiteFacts {
  readonly name: string;
  /** The origins of this page and of the other languages; the same if a cookie chooses the language. */
  readonly origins: Readonly<Record<PageLocale, string>>;
  /** The languages that the reader can change to, each in its own words. */
  readonly languages: readonly OtherLanguage[];
  readonly uploadOrigin: string;
}

export interface OtherLanguage {
  readonly locale: PageLocale;
  /** "Русский" */
  readonly name: string;
  /** "Перейти на русский" */
  readonly label: string;
}

export type RenderedPage =
  | {
      readonly kind: "redirect";
      readonly status: number;
      readonly location: string;
      readonly setCookie: string | null;
    }
  | {
      readonly kind: "page";
      readonly status: number;
      /** Its address is a secret. */
      readonly isSecret?: boolean;
      readonly html: string;
      readonly faults: readonly unknown[];
    };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
