import { redirect } from "react-router";
import { orErrorScreen, orNull, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";

const MOVED_PERMANENTLY = 301;

/** The address of a record that was merged away leads to the one that stands. @param pathOf the same page of another cat */
export async function leadToStanding(
  { call }: PageTools,
  id: number,
  search: string,
  pathOf: (catId: number) => string = paths.cat,
): Promise<void> {
  const standing = await orErrorScreen(
    orNull(call("GET /cats/{id}/merged-into", { params: { id } })),
  );
  if (standing) throw redirect(pathOf(standing.id) + search, MOVED_PERMANENTLY);
}
