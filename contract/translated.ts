/** Words that an answer has in every language of the site. */
import { z } from "zod";

export const translated = z.object({ en: z.string(), ru: z.string() }).catchall(z.string());
