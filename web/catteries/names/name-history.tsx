import type { OwnName } from "@felistry/contract/catteries/cattery-names.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import { eventWords } from "./name-words.ts";

export function NameHistory({ events }: Pick<OwnName, "events">) {
  const { locale } = usePageTools();
  return (
    <details>
      <summary>{m.cattery_names_history()}</summary>
      <ol>
        {events.map(({ at, kind, by, reason }, place) => (
          <li key={place}>
            {m.cattery_names_event({
              day: shortDate(at, locale),
              what: eventWords[kind](),
              by: by ?? "",
            })}
            {reason !== null && <blockquote lang="zxx">{reason}</blockquote>}
          </li>
        ))}
      </ol>
    </details>
  );
}
