import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";
import { kinshipWords } from "../pedigree/kinship-line.ts";

export type SavedReading = Answer<"POST /cats/{id}/pedigree/reading">["data"];

const reasons = {
  no_child: m.reading_skip_no_child,
  not_yours: m.reading_skip_not_yours,
  other_parent: m.reading_skip_other_parent,
} as const;

/** The result, and what to do next. */
export function ScanSaved({ catId, saved }: { catId: number; saved: SavedReading }) {
  return (
    <section>
      <h2>
        <output>{m.reading_saved()}</output>
      </h2>
      <p>
        {m.reading_saved_linked({ count: saved.linked.length })} ·{" "}
        {m.reading_saved_filled({ count: saved.filled.length })}
      </p>
      {saved.skipped.length > 0 && (
        <>
          <p>{m.reading_skipped()}</p>
          <ul>
            {saved.skipped.map(({ position, reason }) => (
              <li key={position}>{reasons[reason]({ kin: kinshipWords(position) })}</li>
            ))}
          </ul>
        </>
      )}
      <Row>
        <ButtonLink to={paths.registration(catId)}>{m.reading_to_application()}</ButtonLink>
        <ButtonLink to={paths.catTab(catId, "pedigree")} look="second">
          {m.reading_to_cat()}
        </ButtonLink>
      </Row>
    </section>
  );
}
