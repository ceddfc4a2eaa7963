import { useLocation } from "react-router";
import { grid_added } from "@felistry/i18n/compiled/messages.js";
import { FillPedigreeLink } from "../pedigree/fill-pedigree-link.tsx";
import { Row } from "../ui/page.tsx";
import { addedCatIn } from "./added-cat.ts";

/** Shown after a cat has been added: says so, and links to its pedigree. */
export function AddedCatLink() {
  const id = addedCatIn(useLocation().state);
  if (id === null) return null;
  return (
    <Row>
      <output>{grid_added()}</output>
      <FillPedigreeLink catId={id} />
    </Row>
  );
}
