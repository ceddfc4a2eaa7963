/** Numbers that look random and are the same for the same seed, on every machine. */
export class Random {
  #state: number;

  constructor(seed: string) {
    let hash = 2_166_136_261;
    for (const char of seed) hash = Math.imul(hash ^ char.codePointAt(0)!, 16_777_619);
    this.#state = hash >>> 0;
  }

  part(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(part: number): boolean {
    return this.part() < part;
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.part() * (most - least + 1));
  }

  within(least: number, most: number): number {
    return least + this.part() * (most - least);
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.between(0, 9)).join("");
  }

  of<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    for (let last = left.length - 1; last > 0; last -= 1) {
      const other = this.between(0, last);
      [left[last], left[other]] = [left[other]!, left[last]!];
    }
    return left;
  }
}
