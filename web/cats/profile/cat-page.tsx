import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { toolsOf } from "../../page-tools.ts";
import { catParts } from "./cat-parts.ts";
import { CatProfile } from "./cat-profile.tsx";
import { catIdIn, loadCatScreen, type CatScreen } from "./load-cat-screen.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(args.request.url);
  const id = catIdIn(args.params["id"]);
  const screen = await loadCatScreen(toolsOf(args), args.params["id"], searchParams);
  if (screen.profile.kind !== "none") return screen;
  if (id !== null) {
    const { leadToStanding } = await import("../../merges/load-merged-into.ts");
    await leadToStanding(toolsOf(args), id, search);
  }
  return data(screen, { status: 404 });
}

export const lateParts = catParts;

export function Component() {
  return <CatProfile screen={useLoaderData() as CatScreen} />;
}
