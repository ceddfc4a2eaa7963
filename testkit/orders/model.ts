/**
 * What one order's stage must be, told another way: as what has happened to it, without the tables. The histories compare
 * the two after every attempt.
 */
import type { Mover } from "@felistry/domain/orders/moves.ts";
import type { Stage } from "@felistry/domain/orders/stages.ts";
import type { SaleEvent } from "./sale.ts";

interface Happened {
  accepted: boolean;
  offered: boolean;
  agreed: boolean;
  deposit: "none" | "declared" | "confirmed";
  signed: Set<"buyer" | "seller">;
  gates: boolean;
  completed: boolean;
  handedOver: boolean;
  settled: Set<Mover>;
  reviewed: Set<"buyer" | "seller">;
  over: "declined" | "cancelled" | null;
}

const nothing = (): Happened => ({
  accepted: false,
  offered: false,
  agreed: false,
  deposit: "none",
  signed: new Set(),
  gates: false,
  completed: false,
  handedOver: false,
  settled: new Set(),
  reviewed: new Set(),
  over: null,
});

const effects: { readonly [Name in SaleEvent["name"]]: (now: Happened, event: SaleEvent) => void } =
  {
    order: () => {},
    accept: (now) => void (now.accepted = true),
    offer: (now) => void (now.offered = true),
    take_back: (now) => void (now.offered = false),
    refuse: (now) => void (now.offered = false),
    void: (now) => void (now.offered = false),
    agree: (now) => void (now.agreed = true),
    declare_deposit: (now) => void (now.deposit = "declared"),
    deny_deposit: (now) => void (now.deposit = "none"),
    confirm_deposit: (now) => void (now.deposit = "confirmed"),
    sign: (now, { by }) => void now.signed.add(by as "buyer" | "seller"),
    pass_gates: (now) => void (now.gates = true),
    complete: (now) => void (now.completed = true),
    hand_over: (now) => void (now.handedOver = true),
    settle: (now, { by }) => void now.settled.add(by),
    review: (now, { by }) => void now.reviewed.add(by as "buyer" | "seller"),
    decline: (now) => void (now.over = "declined"),
    withdraw: (now) => void (now.over = "declined"),
    end: (now) => void (now.over = "declined"),
    cancel: (now) => void (now.over = "cancelled"),
    leave: (now) => void (now.over = "cancelled"),
    leave_late: (now) => void (now.over = "cancelled"),
  };

/** The stage that these events amount to. */
export function stageByModel(events: readonly SaleEvent[]): Stage {
  const now = nothing();
  for (const event of events) effects[event.name](now, event);
  return now.over ?? (now.handedOver ? afterHandover(now) : beforeHandover(now));
}

function afterHandover({ settled, reviewed }: Happened): Stage {
  if (reviewed.size === 2) return "reviewed";
  if (reviewed.has("buyer")) return "buyer_reviewed";
  if (reviewed.has("seller")) return "seller_reviewed";
  if (settled.has("site") || settled.size === 2) return "settled";
  if (settled.has("buyer")) return "buyer_settled";
  return settled.has("seller") ? "seller_settled" : "handed_over";
}

function beforeHandover(now: Happened): Stage {
  if (now.completed) return "completed";
  if (now.gates) return "ready";
  if (now.signed.size === 2) return "signed";
  if (now.signed.has("buyer")) return "buyer_signed";
  if (now.signed.has("seller")) return "seller_signed";
  if (now.deposit !== "none") return `deposit_${now.deposit}`;
  if (now.agreed) return "agreed";
  if (now.offered) return "offered";
  return now.accepted ? "accepted" : "new";
}
