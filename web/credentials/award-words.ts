import {
  credential_award_best,
  credential_award_final,
  credential_award_points,
  credential_award_top,
} from "@felistry/i18n/compiled/messages.js";

/** Certificates are the same in every language; what TICA counts has words. */
const awards: Readonly<Record<string, () => string>> = {
  Points: credential_award_points,
  Final: credential_award_final,
  "Top final": credential_award_top,
  "Best Cat": credential_award_best,
};

export const awardWord = (award: string): string => awards[award]?.() ?? award;
