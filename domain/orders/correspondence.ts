import { daysBetween } from "../calendar.ts";
import type { Stage } from "./stages.ts";

/** After an order has come to nothing the two may still settle what is left, for this long. */
export const DAYS_AFTER_END = 30;

/** Whether the sides may still write to each other. */
export function mayWrite(stage: Stage, changedOn: string, today: string): boolean {
  const isOver = stage === "declined" || stage === "cancelled";
  return !isOver || daysBetween(changedOn, today) <= DAYS_AFTER_END;
}
