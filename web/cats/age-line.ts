import { ageOn } from "@felistry/domain/cats/age.ts";
import { age_days, age_months, age_years } from "@felistry/i18n/compiled/messages.js";

/** "2 years 3 months", "5 months", "12 days": the two largest units that are not zero. */
export function ageLine(birthdate: string, today: string): string {
  const { years, months, days } = ageOn(birthdate, today);
  if (years > 0)
    return months > 0
      ? `${age_years({ count: years })} ${age_months({ count: months })}`
      : age_years({ count: years });
  if (months > 0)
    return days > 0
      ? `${age_months({ count: months })} ${age_days({ count: days })}`
      : age_months({ count: months });
  return age_days({ count: days });
}
