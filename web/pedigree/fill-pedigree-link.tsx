import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";

/** The way to the whole pedigree as a form, for those who may set the cat's parents. */
export function FillPedigreeLink({ catId }: { catId: number }) {
  return (
    <ButtonLink look="second" small to={paths.pedigreeGrid(catId)}>
      {m.grid_open()}
    </ButtonLink>
  );
}
