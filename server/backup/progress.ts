/** Reports the progress of long work: on a terminal at most once a second, replacing the previous line; otherwise every ten seconds. */
import { baseLocale } from "@felistry/i18n/locale.ts";

export interface Progress {
  say(line: string): void;
  end(): void;
}

export const SILENT: Progress = { say: () => {}, end: () => {} };

export function progressOn(stream: NodeJS.WriteStream): Progress {
  const pause = stream.isTTY ? 1_000 : 10_000;
  let last = Date.now();
  let shown = false;
  return {
    say(line) {
      if (Date.now() - last < pause) return;
      last = Date.now();
      shown = true;
      stream.write(stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end() {
      if (shown && stream.isTTY) stream.write("\r\u001b[K");
      shown = false;
    },
  };
}

export function inMegabytes(bytes: number): string {
  return bytes < 10_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.round(bytes / 1_000_000).toLocaleString(baseLocale)} MB`;
}

export function counted(count: number): string {
  return Math.round(count).toLocaleString(baseLocale);
}
