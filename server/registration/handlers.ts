import { listPending } from "./list-pending.ts";

export const registrationHandlers = {
  "GET /applications/not-solve": listPending,
};
