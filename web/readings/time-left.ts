/** About how long a reading still takes, in words. */
import * as m from "@felistry/i18n/compiled/messages.js";

/** A long wait is no matter of seconds. */
const MINUTES_FROM = 90;
const MINUTE_SECONDS = 60;

export const timeLeft = (seconds: number): string =>
  seconds < MINUTES_FROM
    ? m.reading_seconds({ seconds })
    : m.reading_minutes({ minutes: Math.ceil(seconds / MINUTE_SECONDS) });
