import type { OwnName } from "@felistry/contract/catteries/cattery-names.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";

/** To whom a name is to pass, and whether they have agreed. */
export function HeirState({ name: { heir, question } }: { name: OwnName }) {
  const { locale } = usePageTools();
  if (!heir) return null;
  const { name } = heir;
  return (
    <>
      <p>{m.cattery_names_passing({ name })}</p>
      {question && (
        <p className="soft">
          {question.has_agreed === 1
            ? m.cattery_names_heir_agreed({ name })
            : m.cattery_names_heir_waits({ name, day: shortDate(question.until, locale) })}
        </p>
      )}
      {question?.reason && <blockquote lang="zxx">{question.reason}</blockquote>}
    </>
  );
}
