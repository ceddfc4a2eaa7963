/** An exact probability in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** `part` of `whole`, both whole numbers below 2^53. */
export function fraction(part: number, whole: number): Fraction {
  const divisor = greatestCommonDivisor(part, whole);
  return { numerator: part / divisor, denominator: whole / divisor };
}

/** "3/8", or just the number if it is whole. */
export function fractionText({ numerator, denominator }: Fraction): string {
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
