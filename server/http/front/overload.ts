/** Under more load than it can carry the server says so at once, rather than keep everybody waiting. */
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal.ts";

/** Asked by who would end a process that does not answer; late is not dead. */
const ALIVE = "/healthz";

const SAMPLE_MS = 1_000;

/** An interval without a single sample reads as endlessly late; all that is known is that it was late by the whole of it. */
function latenessOf(sampled: number): number {
  return sampled === Infinity ? SAMPLE_MS : sampled;
}

export async function refuseWhenLate(app: FastifyInstance, mostLateMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostLateMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async (
      { url }: { url: string },
      _reply: unknown,
      _type: string,
      sampled = 0,
    ) => {
      if (url !== ALIVE && latenessOf(sampled) >= mostLateMs) throw new Refusal("unavailable");
    },
  });
}
