/** Mending a table: each repair is kept, and what it touches is judged anew. */
import type { ImportRepair } from "@felistry/contract/imports/repairs.ts";
import { IMPORT_JUDGED_AT_ONCE, IMPORT_REPAIRS_MAX } from "@felistry/domain/imports/limits.ts";
import {
  LINE_CHOICES,
  PARENT_CHOICE,
  type Repair,
  SAME_CHOICE,
} from "@felistry/domain/imports/repairs.ts";
import { normaliseName } from "@felistry/domain/letters.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Handler, Member, WriteContext } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { begin } from "../handle-imports.ts";
import { judgeNow } from "./judge-now.ts";
import { recordOf } from "../record-of.ts";
import {
  insertRepairs,
  selectFitCats,
  takeRepairsBack,
  touchRepairs,
} from "./repair-statements.ts";
import { cancelImport } from "../run-imports.ts";
import { type ImportRow, lockImport, selectImport, startImport } from "../statements.ts";

export const repairImport: Handler<"PUT /imports/{id}/repairs"> = async (
  { params, body },
  context,
) => {
  const { db, member } = context;
  await requireRepairable(db, params.id, member.id);
  const repairs = body.repairs.map(repairOf);
  await requireFit(db, repairs);
  const columns = <Key extends keyof Repair>(key: Key) => repairs.map((repair) => repair[key]);
  const [kept] = await insertRepairs(db, {
    id: params.id,
    kinds: columns("kind"),
    lines: columns("line"),
    fields: columns("field"),
    texts: columns("value"),
    becomes: columns("becomes"),
  });
  if (kept!.repairs > IMPORT_REPAIRS_MAX) refuse("import_repairs_many");
  return { data: await judged(params.id, context) };
};

export const undoRepair: Handler<"DELETE /imports/{id}/repairs"> = async ({ params }, context) => {
  const { db, member } = context;
  await requireRepairable(db, params.id, member.id);
  await takeRepairsBack(db, { id: params.id });
  return { data: await judged(params.id, context) };
};

type MemberContext = WriteContext & { readonly member: Member };

async function requireRepairable(db: Tx, id: number, memberId: number): Promise<void> {
  const [row] = await lockImport(db, { id, memberId });
  if (!row) refuse("import_not_found");
  if (row.state === "uploaded" || row.state === "failed") refuse("import_not_checked");
  if (row.state !== "checked" && row.state !== "checking") refuse("import_busy");
}

async function judged(id: number, { db, member, services, today, onCommit }: MemberContext) {
  await touchRepairs(db, { id });
  const [row] = (await selectImport(db, { id, memberId: member.id })) as [ImportRow];
  if (row.state === "checked" && row.total <= IMPORT_JUDGED_AT_ONCE)
    await judgeNow(db, row, today, services.config);
  else {
    await startImport(db, { id, state: "checking" });
    await begin(services.jobs, db, id, today);
    onCommit(() => cancelImport(id));
  }
  const [after] = (await selectImport(db, { id, memberId: member.id })) as [ImportRow];
  return recordOf({ ...after, is_dead: false });
}

/** Without what its kind has no use for, so that the same repair is known by the same place. */
function repairOf({ kind, line, field, value, becomes }: ImportRepair): Repair {
  const whole = (isFit: boolean) => isFit || refuse("import_repair_unfit");
  const text = normaliseName(becomes);
  const all = { kind, line: 0, field: "", value: "", becomes: text } as const;
  switch (kind) {
    case "cell":
      whole(line !== undefined && field !== undefined);
      return { ...all, line: line!, field: field! };
    case "value":
      whole(field !== undefined && value !== undefined);
      return { ...all, field: field!, value: normaliseName(value!) };
    case "parent":
      whole(
        (field === "mother" || field === "father") &&
          value !== undefined &&
          PARENT_CHOICE.test(text),
      );
      return { ...all, field: field!, value: normaliseName(value!) };
    case "line":
      whole(line !== undefined && LINE_CHOICES.some((one) => one === text));
      return { ...all, line: line! };
    case "same":
      whole(line !== undefined && SAME_CHOICE.test(text));
      return { ...all, line: line! };
  }
}

const SEX_OF = { mother: "female", father: "male" } as const;

/** A cat that is chosen is there, and a parent of the right sex. All else of a parent is judged with its kittens. */
async function requireFit(db: Tx, repairs: readonly Repair[]): Promise<void> {
  const chosen = repairs.flatMap(({ field, becomes }) =>
    becomes.startsWith("cat:") && (field === "mother" || field === "father" || field === "")
      ? { id: Number(becomes.slice(4)), sex: field === "" ? null : SEX_OF[field] }
      : [],
  );
  if (chosen.length === 0) return;
  if (chosen.some(({ id }) => id > 2_147_483_647)) refuse("import_repair_unfit");
  const cats = await selectFitCats(db, { ids: chosen.map(({ id }) => id) });
  const sexes = new Map(cats.map(({ id, sex }) => [id, sex]));
  const isFit = chosen.every(
    ({ id, sex }) => sexes.has(id) && (sex === null || sexes.get(id) === sex),
  );
  if (!isFit) refuse("import_repair_unfit");
}
