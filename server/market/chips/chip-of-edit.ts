import { chipDigits, chipForm } from "@felistry/domain/cats/chip-number.ts";
import type { Tx } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { chipBesideEdit } from "./chip-statements.ts";

/** Refuses to give a cat that is offered a number that no chip can have, or that is another cat's. */
export async function requireHonestChip(
  tx: Tx,
  catId: number,
  chip: string | null | undefined,
): Promise<void> {
  if (chip == null || chipForm(chip) === "other") return;
  const [beside] = await chipBesideEdit(tx, { catId, digits: chipDigits(chip) });
  if (!beside?.is_offered || beside.is_same) return;
  if (chipForm(chip) === "malformed") refuse("bad_input", { fields: [field("chip_impossible")] });
  if (beside.is_taken) refuse("bad_input", { fields: [field("chip_taken")] });
}

const field = <Code extends string>(code: Code) => ({ field: "chip", code });
