import type { HoldReason } from "@felistry/domain/market/hold-reasons.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

const TEXTS: Readonly<Record<HoldReason, () => string>> = {
  first: m.held_first,
  price: m.held_price,
  text: m.held_text,
  picture: m.held_picture,
};

const ADVICE: Readonly<Record<HoldReason, () => string>> = {
  first: m.held_advice_first,
  price: m.held_advice_price,
  text: m.held_advice_text,
  picture: m.held_advice_picture,
};

/** What the seller can do about it. */
export const holdAdvice = (reason: HoldReason): string => ADVICE[reason]();

export const holdReasonText = (reason: HoldReason): string => TEXTS[reason]();
