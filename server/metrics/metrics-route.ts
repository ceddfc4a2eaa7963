/** `/metrics`, for Prometheus and compatible programs. */
import type { FastifyInstance } from "fastify";
import { exchangeFigures, ownNumber } from "../cluster/gather-figures.ts";
import type { Front } from "../http/front/front.ts";
import type { Services } from "../services.ts";
import { timeCalls } from "./call-times.ts";
import { exposition, EXPOSITION_TYPE, labelled, type Metric } from "./exposition.ts";
import { frontFigures } from "./front-figures.ts";
import { mayReadMetrics } from "./may-read.ts";
import { countAnswers, poolFigures, processFigures, watchEventLoop } from "./process-figures.ts";
import { replicaFigures } from "./replica-figures.ts";
import { databaseFigures, diskFigures } from "./stored-figures.ts";

export function registerMetrics(app: FastifyInstance, services: Services, front: Front): void {
  const answers = countAnswers(app.server);
  const delay = watchEventLoop();
  const times = timeCalls(app);
  const own = (): Metric[] => [
    ...processFigures(answers, delay),
    ...poolFigures(services.pool),
    ...replicaFigures(services.replicas),
    ...frontFigures(front),
    times(),
  ];
  const others = exchangeFigures(own);
  app.addHook("onClose", async () => {
    delay.disable();
    others.stop();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request.raw, services.config.metricsToken)) return reply.callNotFound();
    const figures = [
      ...(ownNumber === undefined ? own() : labelled(own(), { process: ownNumber })),
      ...(await others.gather()).flatMap((each) =>
        labelled(each.metrics, { process: each.process }),
      ),
      ...(await databaseFigures(services)),
      ...(await diskFigures(services)),
    ];
    return reply
      .header("cache-control", "no-store")
      .type(EXPOSITION_TYPE)
      .send(exposition(figures));
  });
}
