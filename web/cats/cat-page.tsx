import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { toolsOf } from "../page-tools.ts";
import { CatProfile } from "./cat-profile.tsx";
import { loadCatScreen } from "./load-cat-screen.ts";
import { loadOwnerParts } from "./load-owner-parts.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadCatScreen(toolsOf(args), args.params["id"], new URL(args.request.url).searchParams);
}

export const beforeHydration = loadOwnerParts;

export function Component() {
  return <CatProfile screen={useLoaderData() as Awaited<ReturnType<typeof loader>>} />;
}
