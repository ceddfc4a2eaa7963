import { serverPart } from "../server-part.tsx";

/** Nothing in it is pressed or typed into: the longest part of an ad needs no script. */
export const adPart = serverPart(() => import("./ad-about.tsx").then(({ AdAbout }) => AdAbout));
