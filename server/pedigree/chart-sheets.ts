/** Serves several cats' pedigrees as one file, in the order in which they were asked for. */
import type { Handler } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { refuse, Refusal } from "../http/refusal.ts";
import type { ChartContent } from "./chart/content.ts";
import { chartContentOf } from "./chart-files.ts";

export const servePedigreeSheets: Handler<"GET /my/pedigrees.pdf"> = async (
  { query: { cats } },
  { db, services, locale, member, asked, requireRoom },
) => {
  const contents: ChartContent[] = [];
  for (const id of cats) {
    const content = await chartContentOf(id, db, locale, asked, services).catch(unlessGone);
    if (content) contents.push(content);
  }
  const [content, ...further] = contents;
  if (!content) refuse("cat_not_found");
  await requireRoom();
  return {
    type: "application/pdf",
    content: await services.charts.do(`member ${member.id}`, () => ({
      type: "pdf",
      content,
      further,
    })),
    headers: { ...PRIVATE, "content-disposition": 'attachment; filename="pedigrees.pdf"' },
  };
};

/** A cat deleted since it was chosen has no sheet; the others have. */
function unlessGone(error: unknown): null {
  if (error instanceof Refusal && error.code === "cat_not_found") return null;
  throw error;
}
