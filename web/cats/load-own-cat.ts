import { redirect } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { orErrorScreen, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";

/** The cat as its owners see it; a stranger gets the public profile (spec §2.2). */
export async function loadOwnCat({ call }: PageTools, id: number) {
  try {
    const { data: cat } = await call("GET /cats/cat-and-color/{id}", { params: { id } });
    if (cat) return cat;
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 403))
      await orErrorScreen(Promise.reject(error as Error));
  }
  throw redirect(paths.cat(id));
}
