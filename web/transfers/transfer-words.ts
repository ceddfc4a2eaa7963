import type { TransferDirection, TransferStatus } from "@felistry/domain/transfers/transfer.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const statusWords: Readonly<Record<TransferStatus, () => string>> = {
  asked: m.correction_status_asked,
  confirmed: m.correction_status_confirmed,
  declined: m.correction_status_declined,
  withdrawn: m.correction_status_withdrawn,
  lapsed: m.correction_status_lapsed,
};

export const directionWords: Readonly<Record<TransferDirection, () => string>> = {
  in: m.transfer_direction_in,
  out: m.transfer_direction_out,
};

export const titleWords = { in: m.transfer_in_title, out: m.transfer_out_title } as const;
