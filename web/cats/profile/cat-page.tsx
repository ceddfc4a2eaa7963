import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { toolsOf } from "../../page-tools.ts";
import { catParts } from "./cat-parts.ts";
import { CatProfile } from "./cat-profile.tsx";
import { loadCatScreen } from "./load-cat-screen.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadCatScreen(toolsOf(args), args.params["id"], new URL(args.request.url).searchParams);
}

export const lateParts = catParts;

export function Component() {
  return <CatProfile screen={useLoaderData() as Awaited<ReturnType<typeof loader>>} />;
}
