import { data, type LoaderFunctionArgs } from "react-router";
import { error_studbook_year_not_found } from "@felistry/i18n/compiled/messages.js";

/** @throws the error screen 404 for what is no year */
export function yearInAddress({ params }: Pick<LoaderFunctionArgs, "params">): number {
  const { year } = params;
  if (!year || !/^(?:19|20)\d{2}$/.test(year))
    throw data(error_studbook_year_not_found(), { status: 404 });
  return Number(year);
}
