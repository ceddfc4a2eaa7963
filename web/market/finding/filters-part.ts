import { serverPart } from "../../server-part.tsx";

/** A plain form and links: nobody waits for their code on the page they open first. */
export const filtersPart = serverPart(() => import("./filters.tsx").then(({ Filters }) => Filters));
