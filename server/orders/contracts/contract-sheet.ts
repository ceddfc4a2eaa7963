/** Serves the contract as PDF to the two sides of the order. */
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Handler } from "../../http/handler.ts";
import { PRIVATE } from "../../http/private-file.ts";
import { refuse } from "../../http/refusal.ts";
import { momentInWords } from "../../mail/words.ts";
import type { ReservationRow } from "../reservations/reservation-statements.ts";
import { reservationOf } from "../reservations/moves-of-reservation.ts";
import { type Contract, contractOf, languagesOf } from "./contract-text.ts";
import type { ContractContent } from "./draw-contract.ts";

export const serveContract: Handler<"GET /my/orders/{id}/contract.pdf"> = async (
  { params: { id } },
  { db, member, services, today, requireRoom },
) => {
  const row = await reservationOf(db, id);
  const contract = contractOf(row) ?? refuse("order_status_conflict");
  await requireRoom();
  const content = await services.contracts.do(`member ${member.id}`, async () =>
    contentOf(row, contract, services.config.siteName, today),
  );
  return {
    type: "application/pdf",
    content,
    headers: { ...PRIVATE, "content-disposition": `inline; filename="contract-${id}.pdf"` },
  };
};

function contentOf(
  row: ReservationRow,
  { text, hash }: Contract,
  siteName: Readonly<Record<Locale, string>>,
  today: string,
): ContractContent {
  const languages = languagesOf(row);
  const inEach = (say: (locale: Locale) => string) => languages.map(say).join(" · ");
  const signature = (name: string, at: string | null) =>
    inEach((locale) =>
      at === null
        ? m.contract_unsigned({ name }, { locale })
        : m.contract_signed({ name, at: momentInWords(at, locale) }, { locale }),
    );
  return {
    title: inEach((locale) => m.contract_title({ order: String(row.id) }, { locale })),
    siteName: siteName[languages[0]!],
    language: languages[0]!,
    madeOn: (row.buyer_signed_at ?? row.seller_signed_at ?? today).slice(0, 10),
    text,
    signatures: [
      signature(row.seller, row.seller_signed_at),
      signature(row.buyer, row.buyer_signed_at),
    ],
    foot: `SHA-256: ${hash}`,
  };
}
