/** Marks of any number of rows, outside the heap. */
export class RowMarks {
  #marks = new Uint8Array(4_096);

  mark(row: number): void {
    if (row >= this.#marks.length) {
      const larger = new Uint8Array(Math.max(row + 1, 2 * this.#marks.length));
      larger.set(this.#marks);
      this.#marks = larger;
    }
    this.#marks[row] = 1;
  }

  has(row: number): boolean {
    return this.#marks[row] === 1;
  }
}
