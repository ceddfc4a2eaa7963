/** Titles that a cat's results add up to: shown to everybody, entered by its owners. */
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { languageOfRules, titlesOfCat, wordsOf } from "../rules/public.ts";
import { requireRoom } from "./save-credential.ts";
import { insertCredential } from "./statements.ts";

export const listTitles: Handler<"GET /cats/{id}/titles"> = async (
  { params },
  { db, today, locale },
) => {
  const { entries, held, all, confirmed } = await titlesOfCat(db, params.id, today);
  return {
    data: {
      language: languageOfRules(locale),
      reached: all.reached.map((reached) => {
        const { title, system, showClass, day, rules, results } =
          confirmed.reached.find((each) => isSame(each, reached)) ?? reached;
        return {
          title,
          show_system: system,
          show_class: showClass,
          day,
          confirmed: results.every(({ isConfirmed }) => isConfirmed) ? 1 : 0,
          held: held.includes(title) ? 1 : 0,
          rules: rules.map(({ id, text, article, source }) => ({
            id,
            text: wordsOf(text, locale),
            article,
            source,
          })),
          results: results.map(({ id }) => id),
        };
      }),
      next: all.next.map(({ title, system, showClass, award, missing }) => ({
        title,
        show_system: system,
        show_class: showClass,
        award,
        unconfirmed: entries.filter(
          (entry) =>
            !entry.is_confirmed &&
            entry.show_system === system &&
            entry.show_class === showClass &&
            (award === null || entry.award === award),
        ).length,
        missing: [...missing],
      })),
    },
  };
};

interface OfShow {
  readonly title: string;
  readonly system: string;
  readonly showClass: string;
}

const isSame = (one: OfShow, other: OfShow): boolean =>
  one.title === other.title && one.system === other.system && one.showClass === other.showClass;

/** Its paper is that of the certificate with which it was reached, so that the club has something to look at. */
export const enterTitle: Handler<"POST /cats/{id}/titles"> = async (
  { params, body },
  { db, today },
) => {
  const { entries, held, all, confirmed } = await titlesOfCat(db, params.id, today);
  const sought = { title: body.title, system: body.show_system, showClass: body.show_class };
  const reached = [...confirmed.reached, ...all.reached].find((each) => isSame(each, sought));
  if (!reached || held.includes(body.title)) refuse("title_not_reached");
  await requireRoom(db, params.id);
  const ids = new Set(reached.results.map(({ id }) => id));
  const rested = entries.filter(({ id }) => ids.has(id));
  const [row] = await insertCredential(db, {
    catId: params.id,
    kind: "title",
    name: reached.title,
    result: null,
    issuedBy: rested.at(-1)!.issued_by,
    issuedOn: reached.day,
    system: null,
    country: null,
    showClass: null,
    judge: null,
    points: null,
    scan: rested.findLast(({ scan_url }) => scan_url !== null)?.scan_url ?? null,
  });
  return { data: { id: row!.id } };
};
