/** The parts of a cat's page that only its owners and administrators see, loaded separately. */
export { CatMenu } from "./cat-menu.tsx";
export { ColourWarningLine } from "../../colours/colour-warning-line.tsx";
export { DocsTab } from "../../documents/docs-tab.tsx";
export { FillPedigreeLink } from "../../pedigree/fill-pedigree-link.tsx";
export { SellingTab } from "../../market/selling-tab.tsx";
