/** Arriving connections are accepted before pages are made, within limits. */
import { describe, expect, it } from "vitest";
import { arrivals } from "./arrivals.ts";

const goesOn = (crowd: ReturnType<typeof arrivals>) =>
  new Promise<void>((resolve) => crowd.letIn(resolve));

describe("arrivals", () => {
  it("[SEC-25] accepts arriving connections, one a turn, before making a page", async () => {
    const crowd = arrivals();
    let arrived = 0;
    const arrive = () => {
      crowd.note();
      if (++arrived < 20) setImmediate(arrive);
    };
    setImmediate(arrive);
    await goesOn(crowd);
    expect(arrived).toBe(20);
  });

  it("lets in the next crowd too, and waits for one turn alone while nobody comes", async () => {
    const crowd = arrivals();
    await goesOn(crowd);
    let turns = 0;
    let counting = setImmediate(function count() {
      turns++;
      counting = setImmediate(count);
    });
    await goesOn(crowd);
    clearImmediate(counting);
    expect(turns).toBe(1);
    let arrived = 0;
    const arrive = () => {
      crowd.note();
      if (++arrived < 20) setImmediate(arrive);
    };
    arrive();
    await goesOn(crowd);
    expect(arrived).toBe(20);
  });

  it("goes on when no connection arrives", async () => {
    await expect(goesOn(arrivals())).resolves.toBeUndefined();
  });

  it("makes a page even if a connection arrives in every turn", async () => {
    const crowd = arrivals();
    let ended = false;
    let arrived = 0;
    const arrive = () => {
      crowd.note();
      arrived++;
      if (!ended) setImmediate(arrive);
    };
    arrive();
    await goesOn(crowd);
    ended = true;
    expect(arrived).toBeGreaterThan(1);
  });
});
