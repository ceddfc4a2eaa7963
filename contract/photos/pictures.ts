/** The pictures that everybody may see: sent photos and drawn cats. Their names change with what they show. */
import { z } from "zod";
import { calls } from "../call.ts";
import { DRAWING_LIMITS } from "../colours/drawing-limits.ts";

export const pictureCalls = calls({
  "GET /photos/{name}": {
    summary: "A photo, an avatar or a cattery's certificate",
    access: "public",
    atRoot: true,
    params: z.object({ name: z.string().regex(/^[A-Za-z0-9_-]{16,60}\.(?:avif|webp)$/) }),
    bytes: { types: ["image/avif", "image/webp"], hidden: true },
    errors: ["not_found"],
  },
  "GET /drawn/{name}": {
    summary: "A cat drawn from its breed and the code of its colour",
    access: "public",
    atRoot: true,
    limits: [...DRAWING_LIMITS.svg, ...DRAWING_LIMITS.png],
    params: z.object({ name: z.string().regex(/^[A-Za-z0-9-]{1,40}\.(?:svg|png)$/) }),
    bytes: { types: ["image/svg+xml", "image/png"], hidden: true },
    errors: ["not_found"],
  },
});
