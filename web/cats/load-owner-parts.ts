/**
 * Fetches the owners' parts of a cat's page, so that a public page comes without them. They are there before
 * the screen renders: the loader waits for them, and the browser does before it takes the server's page over.
 */
import type * as modules from "./owner-parts.tsx";
import type { Viewer } from "@felistry/contract/rendering.ts";

type OwnerParts = typeof modules;

let parts: OwnerParts | null = null;

export async function loadOwnerParts(viewer: Viewer | null): Promise<void> {
  if (viewer) parts ??= await import("./owner-parts.tsx");
}

/** For the page of a cat that the API has answered whole: then somebody is logged in. */
export function ownerParts(): OwnerParts {
  if (!parts) throw new Error("the owners' parts of a cat's page are not loaded");
  return parts;
}
