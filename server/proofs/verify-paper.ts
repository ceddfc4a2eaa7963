/** `npm run verify -- certificate.pdf`: verifies a paper from its bytes alone, without a site, a database or a network. */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type {
  CertificateRemarks,
  CertifiedFacts,
} from "@felistry/contract/certificates/certificates.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { keyText, type NoteKey } from "@felistry/domain/proofs/note.ts";
import { type PaperProof, readPaperProof, verdictOnPaper } from "@felistry/domain/proofs/paper.ts";
import { certificateFingerprint } from "../print/signing/identity.ts";
import { BadProofUsage, keysIn } from "./keys-in.ts";
import { attachedFile, signerOfPdf } from "../print/signing/read-signature.ts";

export const PAPER_USAGE = `  verify <certificate.pdf>   prove offline that a certificate is as the club has issued it
                          (--key <key or file>: with this public key of the log, as the club publishes it)`;

export function isPaper(args: readonly string[]): boolean {
  return args.some((arg) => arg.toLowerCase().endsWith(".pdf"));
}

/** @returns whether it is proven */
export async function verifyPaper(
  args: readonly string[],
  { say }: { say(line: string): void },
): Promise<boolean> {
  const { path, keys } = await understood(args);
  const pdf = await readFile(path).catch((error: Error) => {
    throw new BadProofUsage(`${path}: ${error.message}`);
  });
  const signer = signerOfPdf(pdf);
  say(
    signer
      ? `Signed, and unchanged since: ${signer.subject}, certificate ${certificateFingerprint(signer.raw)}.`
      : "NOT VALID: the file is not signed, or was changed after it was signed.",
  );
  const attached = attachedFile(pdf);
  const paper = attached && readPaperProof(Buffer.from(attached).toString());
  if (!paper) {
    say("NOT PROVEN: it contains no proof of its place in the log.");
    return false;
  }
  const isProven = sayProof(paper, keys, say);
  for (const line of factLines(paper)) say(line);
  return isProven && signer !== null;
}

function sayProof(
  paper: PaperProof,
  keys: readonly NoteKey[] | undefined,
  say: (line: string) => void,
): boolean {
  const verdict = verdictOnPaper(paper, keys);
  switch (verdict.is) {
    case "foreign key":
      say("NOT PROVEN: its checkpoint is not signed by the given key.");
      return false;
    case "not in the log":
      say("NOT PROVEN: what it says is not what is in the log.");
      return false;
    case "proven": {
      const { origin, size } = verdict.checkpoint;
      say(
        `In the log ${origin}: entry ${paper.proof.index} of ${paper.entry.at}, under a signed checkpoint of ${size} entries.`,
      );
      if (!keys)
        say(
          `The checkpoint is signed by the key that the paper states. Compare it with the one at ${origin}, or give that one by --key:\n  ${keyText(paper.key)}`,
        );
      return true;
    }
  }
}

/** What was certified, to be compared with what is printed. */
function factLines({ entry }: PaperProof): string[] {
  const { code, certified, remarks } = entry.facts as unknown as {
    readonly code?: string;
    readonly certified?: CertifiedFacts;
    readonly remarks?: CertificateRemarks;
  };
  if (entry.kind !== "certificate_issued" || !certified) return [`It states: ${entry.subject}`];
  const nameOf = ({
    prefix,
    name,
    suffix,
  }: CertifiedFacts["cat"] | CertifiedFacts["ancestors"][number]) =>
    displayName({ cat_name_cattery_prefix: prefix, cat_name: name, cat_name_suffix: suffix });
  const { cat, breeder, owner, ancestors, transfers = [] } = certified;
  const facts = [
    ["Code", code],
    ["Cat", nameOf(cat)],
    ["Number", cat.reg_num],
    ["Born", cat.born],
    ["Sex", cat.sex],
    ["EMS", [cat.breed, cat.ems].filter(Boolean).join(" ")],
    ["Breeder", breeder],
    ["Owner", owner],
    ...transfers.map(
      ({ direction, club, number, on }) =>
        [
          direction === "in" ? "Transferred from" : "Exported to",
          [club, number, on].filter(Boolean).join(", "),
        ] as const,
    ),
    ...ancestors.map((each) => [`Ancestor ${each.position}`, nameOf(each)] as const),
  ] as const;
  return [
    "It certifies:",
    ...facts.flatMap(([label, value]) => (value ? [`  ${label}: ${value}`] : [])),
    ...remarkLines(remarks),
    "Whether it has been superseded or revoked since, the page for its code tells.",
  ];
}

function remarkLines(remarks: CertificateRemarks | undefined): string[] {
  if (!remarks) return [];
  const { neutered_on: neutered, has_died, died_on: died, bans } = remarks;
  return [
    "It remarks, as of the day of issue:",
    ...(neutered === null ? [] : [`  Neutered: ${neutered}`]),
    ...(has_died === 0 ? [] : [`  Died${died === null ? "" : `: ${died}`}`]),
    ...bans.map(({ from, until }) => `  Breeding ban: ${from} to ${until}`),
  ];
}

async function understood(
  args: readonly string[],
): Promise<{ path: string; keys: readonly NoteKey[] | undefined }> {
  const { values, positionals } = parsed(args);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new BadProofUsage("verify takes one PDF.");
  if (values.key === undefined) return { path, keys: undefined };
  const keys = await keysIn(values.key);
  return { path, keys };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { key: { type: "string" } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new BadProofUsage((error as Error).message);
  }
}
