/** `/metrics`, for Prometheus and compatible programs. */
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import { exposition, EXPOSITION_TYPE } from "./exposition.ts";
import { mayReadMetrics } from "./may-read.ts";
import { countAnswers, poolFigures, processFigures, watchEventLoop } from "./process-figures.ts";
import { databaseFigures, diskFigures } from "./stored-figures.ts";

export function registerMetrics(app: FastifyInstance, services: Services): void {
  const answers = countAnswers(app.server);
  const delay = watchEventLoop();
  app.addHook("onClose", async () => void delay.disable());
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request.raw, services.config.metricsToken)) return reply.callNotFound();
    const figures = [
      ...processFigures(answers, delay),
      ...poolFigures(services.pool),
      ...(await databaseFigures(services)),
      ...(await diskFigures(services)),
    ];
    return reply
      .header("cache-control", "no-store")
      .type(EXPOSITION_TYPE)
      .send(exposition(figures));
  });
}
