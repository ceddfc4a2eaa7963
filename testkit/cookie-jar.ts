/** The cookies of one browser, for one origin. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  get header(): string | undefined {
    if (this.#cookies.size === 0) return undefined;
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Stores the cookies that an answer sets, and drops those it deletes. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const [name = "", value = ""] = pair.split("=", 2);
      if (attributes.some(isOver)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

function isOver(attribute: string): boolean {
  const [name = "", value = ""] = attribute.split("=", 2);
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
}
