/** Requests at a rate that does not follow the answers: whoever is slow or refuses is asked as often as whoever is well. */
import { setTimeout as sleep } from "node:timers/promises";

export interface Answered {
  /** Which of the requests it is. */
  readonly count: number;
  /** `performance.now()` */
  readonly sentAt: number;
  readonly answeredAt: number;
  /** 0: the connection broke off. */
  readonly status: number;
  readonly hasRetryAfter: boolean;
  readonly body: string;
}

export interface SteadyLoad {
  readonly answers: readonly Answered[];
  /** Waits for the answers still missing. */
  stop(): Promise<readonly Answered[]>;
}

/** So that a site that hangs does not make ever more connections wait. */
const MOST_UNDER_WAY = 400;
const TOLD = 12;

export function startSteadyLoad(
  perSecond: number,
  send: (count: number) => Promise<Response>,
): SteadyLoad {
  const answers: Answered[] = [];
  const underWay = new Set<Promise<void>>();
  const over = new AbortController();
  const one = async (count: number): Promise<void> => {
    const sentAt = performance.now();
    const [status, hasRetryAfter, body] = await send(count).then(
      async (answer) =>
        [answer.status, answer.headers.has("retry-after"), await answer.text()] as const,
      () => [0, false, ""] as const,
    );
    answers.push({ count, sentAt, answeredAt: performance.now(), status, hasRetryAfter, body });
  };
  const work = async () => {
    const begun = performance.now();
    for (let count = 0; !over.signal.aborted;) {
      const due = Math.floor(((performance.now() - begun) * perSecond) / 1000);
      // What a busy machine was late with is sent at once, but not what the site is late with.
      for (; count <= due && !over.signal.aborted; count++) {
        if (underWay.size >= MOST_UNDER_WAY) continue;
        const sent = one(count).finally(() => underWay.delete(sent));
        underWay.add(sent);
      }
      await sleep(1000 / perSecond);
    }
  };
  const working = work();
  return {
    answers,
    async stop() {
      over.abort();
      await working;
      await Promise.all(underWay);
      return answers;
    },
  };
}

export const isWell = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** As it should be refused while the database is away. */
export const isPolite = ({ status, hasRetryAfter }: Answered): boolean =>
  status === 503 && hasRetryAfter;

export const slowest = (answers: readonly Answered[]): number =>
  Math.max(0, ...answers.map(({ sentAt, answeredAt }) => answeredAt - sentAt));

/** The longest time without a good answer, between two moments. */
export function longestGap(answers: readonly Answered[], from: number, to: number): number {
  const moments = answers
    .filter((each) => isWell(each) && each.answeredAt > from && each.answeredAt < to)
    .map(({ answeredAt }) => answeredAt)
    .toSorted((a, b) => a - b);
  let [last, longest] = [from, 0];
  for (const moment of [...moments, to]) {
    longest = Math.max(longest, moment - last);
    last = moment;
  }
  return longest;
}

/** For people: when the first of the failed were sent, how long they took and what they were answered. */
export function failedOf(answers: readonly Answered[], from: number): string {
  const failed = answers.filter((each) => !isWell(each));
  return failed
    .slice(0, TOLD)
    .map(({ count, sentAt, answeredAt, status }) => {
      const [at, took] = [sentAt - from, answeredAt - sentAt].map((ms) => (ms / 1000).toFixed(2));
      return `number ${count} at ${at} s: ${status} after ${took} s`;
    })
    .join(", ");
}

/** "2000 × 200, 3 × 503" */
export function statusesOf(answers: readonly Answered[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || "broken off"}`)
    .join(", ");
}
