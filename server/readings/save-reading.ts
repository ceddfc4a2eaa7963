/** Saves what a member has confirmed in a reading: everything or nothing. */
import type { confirmedReading, NewAncestor, SkipReason } from "@felistry/contract/readings.ts";
import type { z } from "zod";
import { withBuild } from "@felistry/domain/colours/ems/build.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { NO_COLOUR, type ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { isInFuture } from "@felistry/domain/calendar.ts";
import { childOf, sexAt } from "@felistry/domain/pedigree/positions.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { linkParent, parentsOf } from "../pedigree/public.ts";
import { breedByEms } from "../reference/queries.ts";
import { addCatOfPaper, catOfPaper, fillCatOfPaper, requireUnlocked } from "../cats/public.ts";
import { documents, ownUpload } from "../documents/queries.ts";
import { numberPrefixes } from "../registration/queries.ts";
import { requireForeignNumber, requireSystem } from "../documents/public.ts";

type Confirmed = z.output<typeof confirmedReading>;
type Ancestor = Confirmed["ancestors"][number];

export const saveReading: Handler<"POST /cats/{id}/pedigree/reading"> = async (
  { params, body },
  { db, member, today, services },
) => {
  await requireUnlocked(db, params.id, member);
  requireBorn(body, today);
  const ours = await numberPrefixes(db, services.config);
  requireForeignNumber("pedigree_num", body.pedigree_num, ours);
  for (const [i, ancestor] of body.ancestors.entries())
    if ("number" in ancestor && ancestor.number)
      requireForeignNumber(`ancestors.${i}.number`, ancestor.number, ours);
  await requireSystem(db, body.cat_systems_id);
  const scan = await ownUpload(db, body.pedigree_img_url, member.id, "pedigree");
  const [document] = await documents.pedigree.insert(db, {
    catId: params.id,
    number: body.pedigree_num,
    issuedBy: body.issued_by,
    systemId: body.cat_systems_id,
    scan,
  });
  const { ems, ...fields } = body.cat;
  const filled = await fillCatOfPaper(db, params.id, {
    ...fields,
    colour: colourOf(ems, "cat.ems"),
  });
  const placed = await placeAncestors(db, params.id, body.ancestors, member);
  return { data: { pedigree_id: document!.id, filled, ...placed } };
};

function requireBorn({ cat, ancestors }: Confirmed, today: string): void {
  const dates: [string, string | null][] = [
    ["cat.cat_birthdate", cat.cat_birthdate],
    ...ancestors.flatMap((ancestor, i): [string, string | null][] =>
      "cat_name" in ancestor ? [[`ancestors.${i}.cat_birthdate`, ancestor.cat_birthdate]] : [],
    ),
  ];
  const fields = dates
    .filter(([, date]) => date !== null && isInFuture(date, today))
    .map(([field]) => ({ field, code: "future_birthdate" as const }));
  if (fields.length > 0) refuse("bad_input", { fields });
}

interface Placed {
  linked: { position: number; cat_id: number; created: boolean }[];
  skipped: { position: number; reason: SkipReason }[];
}

/** Parents before grandparents: an ancestor is linked to its child, and not created if that is impossible. */
async function placeAncestors(
  tx: Tx,
  catId: number,
  ancestors: readonly Ancestor[],
  member: Member,
): Promise<Placed> {
  const cats = new Map<number, { id: number; mayLink: boolean }>([
    [1, { id: catId, mayLink: await keepsPage(tx, catId, member) }],
  ]);
  const placed: Placed = { linked: [], skipped: [] };
  for (const [index, ancestor] of byPosition(ancestors)) {
    const { position } = ancestor;
    const child = cats.get(childOf(position));
    const present = child && (await presentParent(tx, child.id, position));
    const known = "cat_name" in ancestor ? null : ancestor.cat_id;
    const reason = reasonToSkip(child, present ?? null, known);
    if (reason) {
      placed.skipped.push({ position, reason });
      continue;
    }
    const id = known ?? (await makeAncestor(tx, catId, ancestor as NewAncestor, index, member));
    if (present === null || present === undefined)
      await linkParent(tx, child!.id, id, sexAt(position) === "male" ? "father" : "mother", {
        position,
      });
    cats.set(position, {
      id,
      mayLink: known === null || (await keepsPage(tx, id, member)),
    });
    placed.linked.push({ position, cat_id: id, created: known === null });
  }
  return placed;
}

function byPosition(ancestors: readonly Ancestor[]): [index: number, ancestor: Ancestor][] {
  const sorted = [...ancestors.entries()].toSorted(([, a], [, b]) => a.position - b.position);
  if (new Set(ancestors.map(({ position }) => position)).size < ancestors.length)
    refuse("bad_input", { fields: [{ field: "ancestors", code: "invalid" }] });
  return sorted;
}

async function presentParent(tx: Tx, childId: number, position: number): Promise<number | null> {
  const parents = await parentsOf(tx, childId);
  return (sexAt(position) === "male" ? parents?.father_id : parents?.mother_id) ?? null;
}

/** Existing links stay, and so do the pedigrees of other members' cats. */
function reasonToSkip(
  child: { mayLink: boolean } | undefined,
  present: number | null,
  known: number | null,
): SkipReason | null {
  if (!child) return "no_child";
  if (present !== null) return present === known ? null : "other_parent";
  return child.mayLink ? null : "not_yours";
}

/** Only the online owner may set parents, on an unlocked cat. */
async function keepsPage(tx: Tx, catId: number, member: Member): Promise<boolean> {
  const cat = await catOfPaper(tx, catId, member);
  return cat !== null && cat.online_owner_id === member.id && cat.unlocked;
}

async function makeAncestor(
  tx: Tx,
  catId: number,
  ancestor: NewAncestor,
  index: number,
  member: Member,
): Promise<number> {
  const { position, cat_name_cattery_prefix, cat_name, cat_name_suffix, cat_birthdate } = ancestor;
  const { ems, number } = ancestor;
  return addCatOfPaper(tx, member.id, {
    cat_name_cattery_prefix,
    cat_name,
    cat_name_suffix,
    cat_birthdate,
    number,
    sex: sexAt(position),
    breedOfCat: catId,
    breed: await breedOf(tx, ems),
    colour: colourOf(ems, `ancestors.${index}.ems`),
  });
}

async function breedOf(tx: Tx, ems: string | null): Promise<{ id: number; ems: string } | null> {
  const parsed = ems === null ? null : parseEms(ems);
  if (!parsed?.ok || parsed.breed === null) return null;
  return (await breedByEms(tx, { ems: parsed.breed }))[0] ?? null;
}

function colourOf(ems: string | null, field: string): ColourCodes {
  if (ems === null) return NO_COLOUR;
  const parsed = parseEms(ems);
  return parsed.ok
    ? withBuild(parsed)
    : refuse("bad_input", { fields: [{ field, code: "unknown_colour" }] });
}
