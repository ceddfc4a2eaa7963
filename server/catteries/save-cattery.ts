import { normaliseName } from "@felistry/domain/letters.ts";
import { isOtherForm, otherScript } from "@felistry/domain/names/other-form.ts";
import type { Tx } from "../db/transaction.ts";
import { ownUpload } from "../documents/queries.ts";
import { envelopeText, type Handler, type ParsedInput } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { requireNameAllowed } from "../rules/public.ts";
import { systemById } from "../reference/queries.ts";
import {
  insertCattery,
  selectCattery,
  selectImage,
  takeTurn,
  updateCattery,
} from "./statements.ts";

type Body = ParsedInput<"POST /me/cattery">["body"];

export const createCattery: Handler<"POST /me/cattery"> = async (
  { body },
  { db, member, locale, today },
) => {
  await requireSystem(db, body.cat_systems_id);
  requireOtherForm(body);
  const asked = { name: body.cattery_name, memberId: member.id, exceptId: null };
  await requireNameAllowed(db, asked, { locale, today });
  const image = await ownUpload(db, body.image_url, member.id, "cattery");
  await takeTurn(db, { memberId: member.id });
  const [cattery] = await insertCattery(db, { memberId: member.id, ...columnsOf(body, image) });
  if (!cattery) refuse("fifth_cattery");
  return envelopeText((await selectCattery(db, { id: cattery.id }))!, "");
};

export const editCattery: Handler<"PUT /catteries/{id}"> = async (
  { params, body },
  { db, member, services, onCommit, locale, today },
) => {
  await requireSystem(db, body.cat_systems_id);
  requireOtherForm(body);
  const [stored] = await selectImage(db, { id: params.id });
  // A name that it has had so far stays, whatever the rules say today.
  if (body.cattery_name !== stored!.cattery_name) {
    const asked = { name: body.cattery_name, memberId: member!.id, exceptId: params.id };
    await requireNameAllowed(db, asked, { locale, today });
  }
  const current = stored!.image_url;
  const image =
    body.image_url === current
      ? current
      : await ownUpload(db, body.image_url, member!.id, "cattery");
  await updateCattery(db, { id: params.id, ...columnsOf(body, image) });
  onCommit(services.forgetting.now);
  return envelopeText((await selectCattery(db, { id: params.id }))!, "");
};

function columnsOf(body: Body, image: string) {
  return {
    name: body.cattery_name,
    fullName: body.cattery_name_full,
    otherName: otherNameOf(body),
    issuedAt: body.certificate_issued_at,
    number: body.certificate_num,
    issuedBy: body.certificate_issued_by,
    systemId: body.cat_systems_id,
    image,
  };
}

const otherNameOf = ({ other_name }: Body) => normaliseName(other_name ?? "") || null;

function requireOtherForm(body: Body): void {
  const other = otherNameOf(body);
  const affix = body.cattery_name_full ?? body.cattery_name;
  if (other !== null && !isOtherForm(other, affix))
    refuse("bad_input", { fields: [{ field: "other_name", code: `in_${otherScript(affix)}` }] });
}

async function requireSystem(db: Tx, systemId: number): Promise<void> {
  if ((await systemById(db, { id: systemId })).length === 0)
    refuse("bad_input", { fields: [{ field: "cat_systems_id", code: "cattery_system" }] });
}
