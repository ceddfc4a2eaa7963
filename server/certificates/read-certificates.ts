import { m } from "@felistry/i18n/compiled/messages.js";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectOfCat, selectVerification } from "./statements.ts";

export const listCertificates: Handler<"GET /cats/{id}/certificates"> = async (
  { params },
  { db },
) => envelopeText((await selectOfCat(db, { catId: params.id }))!, "");

export const verifyCertificate: Handler<"GET /verify/{code}"> = async (
  { params },
  { db, locale },
) =>
  envelopeText(
    (await selectVerification(db, {
      code: params.code,
      former: m.certificate_former(),
      locale,
    })) ?? refuse("certificate_not_found"),
    "",
  );
