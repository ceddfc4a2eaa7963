/** The clubs of this installation, for whoever applies to one. */
import { z } from "zod";
import { calls } from "../call.ts";
import { id } from "../fields.ts";

const club = z.object({ id, name: z.string().describe("in the reader's language") });
export type Club = z.output<typeof club>;

export const clubCalls = calls({
  "GET /clubs": {
    summary: "The clubs that register cats here, the first one first",
    access: "member",
    data: z.array(club),
  },
});
