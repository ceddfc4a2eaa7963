/** Values from earlier answers by field name: existing ids, codes and cursors let later requests go further. */
import type { Random } from "@felistry/server/demo/random.ts";

const MOST_OF_ONE = 40;
/** Fields with different names in requests and answers. */
const ALSO_AS: Readonly<Record<string, readonly string[]>> = {
  id: ["id", "catId", "motherId", "fatherId", "userId", "breed", "breed_id", "ids"],
  next: ["cursor"],
  cat_id: ["catId"],
  message_id: ["messageId"],
  users_id: ["sellerId"],
};

export class Harvest {
  readonly #values = new Map<string, unknown[]>();

  gather(answer: unknown, depth = 0): void {
    if (typeof answer !== "object" || answer === null || depth > 6) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === "object") this.gather(value, depth + 1);
      else if (!Array.isArray(answer))
        for (const field of [name, ...(ALSO_AS[name] ?? [])]) this.#keep(field, value);
    }
  }

  valueOf(name: string, random: Random): unknown {
    const values = this.#values.get(name);
    return values && random.pick(values);
  }

  #keep(name: string, value: unknown): void {
    const values = this.#values.get(name) ?? [];
    if (values.includes(value)) return;
    if (values.length >= MOST_OF_ONE) values.shift();
    values.push(value);
    this.#values.set(name, values);
  }
}
