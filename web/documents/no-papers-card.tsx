import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/page.tsx";

/** In place of a form for papers: only the owner adds them, and only while the cat's page is unlocked. */
export function NoPapersCard({
  catId,
  isOwner,
}: {
  readonly catId: number;
  readonly isOwner: boolean;
}) {
  return (
    <Empty>
      <p>{isOwner ? m.doc_locked() : m.doc_owner_only()}</p>
      <ButtonLink to={paths.catTab(catId, "docs")} look="second">
        {m.cat_back_to_page()}
      </ButtonLink>
    </Empty>
  );
}
