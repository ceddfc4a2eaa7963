/** Under more load than it can carry the server says so at once, rather than keep everybody waiting. */
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Asked by who would end a process that does not answer; late is not dead. */
const ALIVE = "/healthz";

export async function refuseWhenLate(app: FastifyInstance, mostLateMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostLateMs,
    pressureHandler: async ({ url }: { url: string }) => {
      if (url !== ALIVE) throw new Refusal("unavailable");
    },
  });
}
