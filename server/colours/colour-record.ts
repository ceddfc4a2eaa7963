/** A cat's colour alone. */
import {
  envelopeText,
  type Handler,
  type Member,
  type TextOf,
  type WriteContext,
} from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import { colourOfBody, type ColourBody } from "./colour-of-body.ts";
import { selectColourRecord } from "./colour-statements.ts";
import { saveColour } from "./save-colour.ts";
import { selectBreedEms } from "../cats/queries.ts";
import { requireUnlocked } from "../cats/public.ts";

export const getColour: Handler<"GET /color/{id}"> = async ({ params }, { db }) =>
  envelopeText((await selectColourRecord(db, { catId: params.id })) ?? refuse("cat_not_found"), "");

export const postColour: Handler<"POST /color"> = ({ body }, context) =>
  save(body.cat_id, body, context);

export const putColour: Handler<"PUT /color/{id}"> = ({ params, body }, context) =>
  save(params.id, body, context);

async function save(
  catId: number,
  body: ColourBody,
  { db, member }: WriteContext & { readonly member: Member },
): Promise<TextOf<"GET /color/{id}">> {
  await requireUnlocked(db, catId, member);
  const codes = await colourOfBody(db, body);
  const [breed] = await selectBreedEms(db, { catId });
  await saveColour(db, catId, codes ?? { ...NO_COLOUR, build: null }, breed!.ems);
  return envelopeText((await selectColourRecord(db, { catId }))!, "");
}
