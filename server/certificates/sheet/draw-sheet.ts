/** A certificate as one A4 page, with its proof attached and a place for its signature. The same content always gives the same bytes. */
import Document from "pdfkit";
import { PAPER_PROOF_FILE } from "@felistry/domain/proofs/paper.ts";
import { collected } from "../../print/collected.ts";
import { drawBorder } from "./border.ts";
import { drawCatAlone, drawCatBeside } from "./cat.ts";
import { accentOf, type SheetContent } from "./content.ts";
import { drawTitle, titleOf } from "./head.ts";
import { drawFoot, drawSignature, drawSpecimen, signatureHeight } from "./look.ts";
import { drawParents } from "./parents.ts";
import { drawProof, PROOF_TOP } from "./proof.ts";
import { drawRemarks, heightOfRemarks } from "./remarks.ts";
import { drawTree } from "./tree.ts";
import { Typesetter } from "./typesetter.ts";
import { leavePlaceForSignature } from "../../print/signing/sign-pdf.ts";
import { both, FIRST, inBoth, inOneLine } from "./words.ts";

export async function drawSheet(content: SheetContent): Promise<Uint8Array> {
  const { kind, certified, siteName, issuedAt } = content;
  const title = both(titleOf(content));
  const issued = new Date(issuedAt);
  const doc = new Document({
    size: "A4",
    margin: 0,
    lang: FIRST,
    displayTitle: true,
    info: {
      Title: `${inOneLine(title)} ${certified.cat.reg_num}`,
      Author: inOneLine(inBoth((locale) => siteName[locale])),
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const bytes = collected(doc);
  const set = new Typesetter(doc);
  drawBorder(doc, accentOf(content));
  const top = drawTitle(set, content) + 12;
  const remarksEnd = PROOF_TOP - signatureHeight(content.look);
  const bottom = remarksEnd - heightOfRemarks(content.remarks);
  if (kind === "pedigree") drawTree(set, content, drawCatBeside(set, content, top), bottom - 12);
  else drawParents(set, content, drawCatAlone(set, content, top) + 10, bottom - 14);
  drawRemarks(set, content, remarksEnd - 6);
  drawSignature(set, content, PROOF_TOP - 6);
  drawProof(set, content);
  drawFoot(set, content);
  drawSpecimen(set, content);
  attachProof(doc, content);
  if (!content.isSpecimen)
    leavePlaceForSignature(doc, { name: siteName[FIRST], at: content.signedAt });
  doc.end();
  return bytes;
}

function attachProof(doc: PDFKit.PDFDocument, { proof, signedAt }: SheetContent): void {
  if (proof === null) return;
  const at = new Date(signedAt);
  doc.file(Buffer.from(proof), {
    name: PAPER_PROOF_FILE,
    type: "application/json",
    creationDate: at,
    modifiedDate: at,
  });
}
