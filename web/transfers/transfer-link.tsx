import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { transferPaths } from "./transfer-paths.ts";

/** Beside what else an owner may ask the club: registered cats leave, others come. */
export function TransferLink({
  cat,
}: {
  cat: { readonly id: number; readonly registered: 0 | 1 };
}) {
  return (
    <p>
      <Link to={transferPaths.ask(cat.id)}>
        {cat.registered ? m.transfer_out_link() : m.transfer_in_link()}
      </Link>
    </p>
  );
}
