/** Places the cats of typed lines in a pedigree, parents before grandparents. */
import type { FieldCode } from "@felistry/contract/field-codes.ts";
import type { PlacedCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { childOf, sexAt } from "@felistry/domain/pedigree/positions.ts";
import { addCatOfPaper, catOfPaper } from "../cats/public.ts";
import { addTitles } from "../credentials/public.ts";
import type { Tx } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { breedByEms } from "../reference/queries.ts";
import type { Line } from "./grid-lines.ts";
import { type NewAncestor, sameAncestor } from "./new-ancestor.ts";
import { linkParent, parentsOf } from "./public.ts";

/** A cat of the pedigree, as the save has found or made it. */
interface Placed {
  readonly id: number;
  readonly open: boolean;
}

export class Placing {
  readonly placed: PlacedCell[] = [];
  readonly #cats = new Map<number, Placed>();
  readonly #made: { id: number; sex: string; ancestor: NewAncestor }[] = [];
  readonly #tx: Tx;
  readonly #catId: number;
  readonly #member: Member;
  readonly #ids: number[];

  /** @param ids for the cats that are added, the highest first; without them each gets the next */
  constructor(tx: Tx, catId: number, member: Member, ids: readonly number[] = []) {
    this.#ids = [...ids];
    this.#tx = tx;
    this.#catId = catId;
    this.#member = member;
    this.#cats.set(1, { id: catId, open: true });
  }

  async place(line: Line): Promise<void> {
    const { field, position } = line;
    const wrong = (code: FieldCode) => refuse("bad_input", { fields: [{ field, code }] });
    const child = await this.#catAt(childOf(position));
    if (!child) return wrong("ancestor_no_child");
    const present = await this.#parentOf(child.id, position);
    // An ancestor that stands in the pedigree twice is one cat, with one pedigree.
    const known = line.known ?? this.#madeAlready(line);
    if (present !== null) return present === known ? undefined : wrong("ancestor_taken");
    if (!child.open) return wrong("ancestor_not_yours");
    const id = known ?? (await this.#make(line));
    const role = sexAt(position) === "male" ? "father" : "mother";
    await linkParent(this.#tx, child.id, id, role, { position });
    this.#cats.set(position, { id, open: known === null || (await this.#isOpen(id)) });
    this.placed.push({ position, child_id: child.id, cat_id: id, created: known === null });
  }

  async #catAt(position: number): Promise<Placed | null> {
    const met = this.#cats.get(position);
    if (met || position === 1) return met ?? null;
    const child = await this.#catAt(childOf(position));
    const id = child && (await this.#parentOf(child.id, position));
    if (id === null) return null;
    const placed = { id, open: await this.#isOpen(id) };
    this.#cats.set(position, placed);
    return placed;
  }

  async #parentOf(childId: number, position: number): Promise<number | null> {
    const parents = await parentsOf(this.#tx, childId);
    return (sexAt(position) === "male" ? parents?.father_id : parents?.mother_id) ?? null;
  }

  /** Only the online owner may set parents, on an unlocked cat: the pedigrees of other members' cats stay as they are. */
  async #isOpen(catId: number): Promise<boolean> {
    const cat = await catOfPaper(this.#tx, catId, this.#member);
    return cat !== null && cat.online_owner_id === this.#member.id && cat.unlocked;
  }

  #madeAlready({ ancestor, position }: Line): number | null {
    const same = this.#made.find(
      (made) => made.sex === sexAt(position) && sameAncestor(made.ancestor, ancestor!),
    );
    return same?.id ?? null;
  }

  async #make({ ancestor, position }: Line): Promise<number> {
    const { titles, breedEms, sexSaid: _said, ...cat } = ancestor!;
    const sex = sexAt(position);
    const [breed] = breedEms === null ? [] : await breedByEms(this.#tx, { ems: breedEms });
    const drawn = this.#ids.pop();
    const id = await addCatOfPaper(this.#tx, this.#member.id, {
      ...cat,
      ...(drawn !== undefined && { id: drawn }),
      sex,
      breedOfCat: this.#catId,
      breed: breed ?? null,
    });
    if (titles.length > 0) await addTitles(this.#tx, { catId: id, titles: [...titles] });
    this.#made.push({ id, sex, ancestor: ancestor! });
    return id;
  }
}
