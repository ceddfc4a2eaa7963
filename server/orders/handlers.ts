import { changeOrderStatus } from "./change-order-status.ts";
import { confirmHandover, offerHandover } from "./hand-over.ts";
import { listReceivedOrders, listSentOrders } from "./list-orders.ts";
import { placeOrder } from "./place-order.ts";

export const orderHandlers = {
  "POST /order": placeOrder,
  "GET /order": listReceivedOrders,
  "GET /order/buy": listSentOrders,
  "PUT /order/{id}/status": changeOrderStatus,
  "POST /order/{id}/hand-over": offerHandover,
  "PUT /order/{id}/hand-over": confirmHandover,
};
