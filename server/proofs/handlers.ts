import { checkpoint, keys, readLog, serveTile } from "./serve-log.ts";

export const proofHandlers = {
  "GET /log": readLog,
  "GET /log/checkpoint": checkpoint,
  "GET /log/keys": keys,
  "GET /log/tile/{level}/{last}": serveTile,
  "GET /log/tile/{level}/{first}/{last}": serveTile,
};
