import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isLikelyPrice,
  likelyPrices,
  type Peer,
  PRICE_CEILING_EURO,
  PRICE_FLOOR_EURO,
} from "./likely-price.ts";

const peer = (seller_id: number, euro: number, country_id = 1): Peer => ({
  seller_id,
  euro,
  country_id,
});
const five = [600, 700, 800, 900, 1000].map((euro, at) => peer(at, euro));
const asked = (pet: number, breeding: number | null = null, isGrown = false) => ({
  pet,
  breeding,
  isGrown,
});

describe("likely prices", () => {
  test("of four sellers nothing follows: a fixed floor and ceiling hold", () => {
    expect(likelyPrices(five.slice(1), 1)).toEqual({
      low: PRICE_FLOOR_EURO,
      high: PRICE_CEILING_EURO,
    });
  });

  /** Half of the five differ from the 800 in the middle by a factor of up to 8/7. */
  const ofFive = { low: 175, high: expect.closeTo(3657.14, 1) as number };

  test("of five they lie within four times the usual spread around the median", () => {
    expect(likelyPrices(five, 1)).toEqual(ofFive);
  });

  test.each([
    [[600, 700, 800, 200_000, 300_000], 5_000],
    [[600, 700, 800, 1, 2], 12_000],
    [[600, 700, 800, 200_000, 300_000, 400_000], 2_000_000],
  ])("of %j are not widened by absurd prices that the club has let pass", (euros, bound) => {
    const { high } = likelyPrices(
      euros.map((euro, at) => peer(at, euro)),
      1,
    );
    expect(high).toBeLessThan(bound);
  });

  test("the seller's country counts where it has five sellers, and all countries where it has not", () => {
    const far = five.map(({ seller_id, euro }) => peer(seller_id + 10, euro * 10, 2));
    expect(likelyPrices([...five, ...far], 1)).toEqual(ofFive);
    expect(likelyPrices([...five, ...far.slice(1)], 2).high).toBeGreaterThan(4000);
  });

  test("a hundred ads of one seller count once", () => {
    const many = Array.from({ length: 100 }, () => peer(4, 9999));
    expect(likelyPrices([...five.slice(0, 4), ...many], 1).high).toBeCloseTo(3657.14, 1);
  });

  test("what most ask is likely, a thousand times that and a hundredth are not", () => {
    const euros = fc.array(fc.integer({ min: 300, max: 3000 }), { minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(euros, (prices) => {
        const likely = likelyPrices(
          prices.map((euro, at) => peer(at, euro)),
          1,
        );
        const middle = prices.toSorted((one, other) => one - other)[prices.length >> 1]!;
        expect(isLikelyPrice(asked(middle), likely)).toBe(true);
        expect(isLikelyPrice(asked(middle * 1000), likely)).toBe(false);
        expect(isLikelyPrice(asked(middle / 100), likely)).toBe(false);
      }),
    );
  });

  test("given away is a grown cat; a kitten for nothing is unlikely", () => {
    const likely = likelyPrices([], 1);
    expect(isLikelyPrice(asked(0, null, true), likely)).toBe(true);
    expect(isLikelyPrice(asked(0), likely)).toBe(false);
    expect(isLikelyPrice(asked(1, null, true), likely)).toBe(false);
  });

  test("a price with breeding rights may be four times the highest likely one", () => {
    const likely = likelyPrices(five, 1);
    expect(isLikelyPrice(asked(900, 14_628), likely)).toBe(true);
    expect(isLikelyPrice(asked(900, 14_629), likely)).toBe(false);
  });
});
