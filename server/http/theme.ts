import type { Theme } from "@felistry/contract/rendering.ts";

export const THEME_COOKIE = "theme";

export function themeOf(cookie: string | undefined): Theme | null {
  return cookie === "light" || cookie === "dark" ? cookie : null;
}
