import { data, type LoaderFunctionArgs } from "react-router";
import { error_studbook_year_not_found } from "@felistry/i18n/compiled/messages.js";

export const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/.test(text);

/** @throws the error screen 404 for what is no year */
export function yearInAddress({ params }: Pick<LoaderFunctionArgs, "params">): number {
  const { year } = params;
  if (!year || !isYear(year)) throw data(error_studbook_year_not_found(), { status: 404 });
  return Number(year);
}
