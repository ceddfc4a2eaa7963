import type { PlainMove } from "@felistry/domain/orders/reservation.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import type { ButtonLook } from "../../ui/button.tsx";
import { TaskButton } from "../../ui/task-button.tsx";
import type { PartProps } from "./part-props.ts";

interface MoveButtonProps extends PartProps {
  readonly move: PlainMove;
  readonly label: string;
  /** Said once it is done. */
  readonly said: () => string;
  readonly look?: ButtonLook;
  /** Asked before a move that cannot be taken back. */
  readonly question?: { readonly title: string; readonly text: string };
}

export function MoveButton({
  order,
  step,
  move,
  label,
  said,
  look = "primary",
  question,
}: MoveButtonProps) {
  const { call } = usePageTools();
  const make = () =>
    step(
      call("PUT /order/{id}/reservation", { params: { id: order.orders_id }, body: { move } }),
      said,
    );
  return (
    <TaskButton
      look={look}
      work={make}
      busy={m.own_busy()}
      question={
        question && { ...question, yes: label, no: m.reserve_back(), danger: look === "danger" }
      }
    >
      {label}
    </TaskButton>
  );
}
