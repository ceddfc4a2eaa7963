/** Signs a PDF that has a place for a signature. The same PDF and identity give the same bytes. */
import { SignPdf } from "@signpdf/signpdf";
import {
  DEFAULT_BYTE_RANGE_PLACEHOLDER,
  Signer,
  SUBFILTER_ETSI_CADES_DETACHED,
} from "@signpdf/utils";
import { signedCms } from "./cms.ts";
import type { SigningIdentity } from "./identity.ts";

/** Room for the signature with a chain of certificates. */
const MOST_BYTES = 8_192;

export interface SignaturePlace {
  /** Who signs. */
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What pdfkit's types leave out. */
interface Root {
  readonly _root: {
    readonly data: { readonly AcroForm: { readonly data: Record<string, unknown> } };
  };
}

/** An invisible signature field: papers show how they are verified by themselves. Call it when text has been written. */
export function leavePlaceForSignature(doc: PDFKit.PDFDocument, place: SignaturePlace): void {
  const unknown = DEFAULT_BYTE_RANGE_PLACEHOLDER;
  const signature = doc.ref({
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
    ByteRange: [0, unknown, unknown, unknown],
    Contents: Buffer.alloc(MOST_BYTES),
    // oxlint-disable-next-line no-new-wrappers -- pdfkit writes texts that are objects as strings, others as names
    Name: new String(place.name),
    M: new Date(place.at),
  });
  const field = doc.ref({
    Type: "Annot",
    Subtype: "Widget",
    FT: "Sig",
    Rect: [0, 0, 0, 0],
    V: signature,
    // oxlint-disable-next-line no-new-wrappers
    T: new String("Signature"),
    F: 132,
    P: doc.page.dictionary,
  });
  signature.end(undefined);
  doc.page.annotations.push(field);
  field.end(undefined);
  doc.initForm();
  const form = (doc as unknown as Root)._root.data.AcroForm.data;
  form["NeedAppearances"] = undefined;
  form["SigFlags"] = 3;
  form["Fields"] = [field];
}

class CmsSigner extends Signer {
  readonly #identity: SigningIdentity;

  constructor(identity: SigningIdentity) {
    super();
    this.#identity = identity;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    return signedCms(content, this.#identity);
  }
}

export async function signPdf(pdf: Uint8Array, identity: SigningIdentity): Promise<Uint8Array> {
  return new SignPdf().sign(Buffer.from(pdf), new CmsSigner(identity));
}
