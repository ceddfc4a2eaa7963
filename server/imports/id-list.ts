/** The ids of any number of cats, as written by PostgreSQL: four bytes each, ascending. */
export class IdList {
  readonly #ids: Int32Array;

  constructor(bytes: Buffer) {
    this.#ids = Int32Array.from({ length: bytes.length / 4 }, (_, place) =>
      bytes.readInt32BE(place * 4),
    );
  }

  has(id: number): boolean {
    let [from, to] = [0, this.#ids.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#ids[middle]! < id) from = middle + 1;
      else to = middle;
    }
    return this.#ids[from] === id;
  }

  *pages(size: number): Generator<readonly number[]> {
    for (let first = 0; first < this.#ids.length; first += size)
      yield [...this.#ids.subarray(first, first + size)];
  }
}
