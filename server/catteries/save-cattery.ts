import type { Tx } from "../db/transaction.ts";
import { ownUpload } from "../documents/queries.ts";
import { envelopeText, type Handler, type ParsedInput } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { systemById } from "../reference/queries.ts";
import {
  insertCattery,
  selectCattery,
  selectImage,
  takeTurn,
  updateCattery,
} from "./statements.ts";

type Body = ParsedInput<"POST /me/cattery">["body"];

export const createCattery: Handler<"POST /me/cattery"> = async ({ body }, { db, member }) => {
  await requireSystem(db, body.cat_systems_id);
  const image = await ownPhoto(db, body.image_url, member.id);
  await takeTurn(db, member.id);
  const [cattery] = await insertCattery(db, member.id, ...columnsOf(body, image));
  if (!cattery) refuse("fifth_cattery");
  return envelopeText((await selectCattery(db, cattery.id))!, "");
};

export const editCattery: Handler<"PUT /catteries/{id}"> = async (
  { params, body },
  { db, member, services, onCommit },
) => {
  await requireSystem(db, body.cat_systems_id);
  const [stored] = await selectImage(db, params.id);
  const current = stored!.image_url;
  const image =
    body.image_url === current ? current : await ownPhoto(db, body.image_url, member!.id);
  await updateCattery(db, params.id, ...columnsOf(body, image));
  onCommit(services.forgetting.now);
  return envelopeText((await selectCattery(db, params.id))!, "");
};

function columnsOf(body: Body, image: string) {
  return [
    body.cattery_name,
    body.cattery_name_full,
    body.certificate_issued_at,
    body.certificate_num,
    body.certificate_issued_by,
    body.cat_systems_id,
    image,
  ] as const;
}

async function requireSystem(db: Tx, systemId: number): Promise<void> {
  if ((await systemById(db, systemId)).length === 0)
    refuse("bad_input", { fields: [{ field: "cat_systems_id", code: "cattery_system" }] });
}

async function ownPhoto(db: Tx, path: string, memberId: number): Promise<string> {
  const [upload] = await ownUpload(db, path, memberId, "cattery");
  return upload?.path ?? refuse("foreign_upload");
}
