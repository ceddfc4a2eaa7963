import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import { usePageTools } from "../page-tools.ts";
import { failureText } from "../ui/fault-report.ts";

const CONFLICT = 409;

export interface StatusChange {
  readonly sending: boolean;
  /** The status last set here. */
  readonly done: OrderStatus | null;
  readonly failure: string | null;
  to(status: OrderStatus): Promise<void>;
}

/** @param onChanged called after the server has accepted the change, or refused it since the order has changed meanwhile */
export function useStatusChange(orderId: number, onChanged: () => void): StatusChange {
  const { call } = usePageTools();
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState<OrderStatus | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const to = async (status: OrderStatus) => {
    setSending(true);
    setDone(null);
    setFailure(null);
    try {
      await call("PUT /order/{id}/status", { params: { id: orderId }, body: { status } });
      setDone(status);
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
      if (error.status === CONFLICT) onChanged();
    } finally {
      setSending(false);
    }
  };

  return { sending, done, failure, to };
}
