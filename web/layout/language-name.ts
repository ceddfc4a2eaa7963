/** What a language is called in another: "Russian", «русский». */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? language;
}
