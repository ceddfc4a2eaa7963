import { latePart } from "../../late-part.ts";

/** The table comes when it is shown: most members have few cats, and see cards. */
export const herdPart = latePart("herd/herd-tab.tsx", () => import("../../herd/herd-tab.tsx"));
