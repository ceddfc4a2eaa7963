/** Maps the contract to its handlers. A call that has none does not compile. */
import type { FastifyInstance } from "fastify";
import { accountHandlers } from "./accounts/handlers.ts";
import { requireConfirmation } from "./accounts/passkeys/confirm-with-passkey.ts";
import { sessionReader } from "./accounts/session-reader.ts";
import { profileVersionRules } from "./accounts/version.ts";
import { backupHandlers } from "./backup/handlers.ts";
import { catRowRules } from "./cats/access.ts";
import { withheldRowRules } from "./ownership/withheld-papers.ts";
import { catHandlers } from "./cats/handlers.ts";
import { catVersionRules } from "./cats/version.ts";
import { caseRowRules } from "./cases/access.ts";
import { caseHandlers } from "./cases/handlers.ts";
import { catteryRowRules } from "./catteries/access.ts";
import { catteryHandlers } from "./catteries/handlers.ts";
import { searchHandlers } from "./search/handlers.ts";
import { catteryVersionRules } from "./catteries/version.ts";
import { certificateHandlers } from "./certificates/handlers.ts";
import { certificateReader } from "./certificates/sheets.ts";
import { checkHandlers } from "./checks/handlers.ts";
import { correctionRowRules } from "./corrections/access.ts";
import { correctionHandlers } from "./corrections/handlers.ts";
import { correctionVersionRules } from "./corrections/version.ts";
import { credentialRowRules } from "./credentials/access.ts";
import { judgeForm } from "./credentials/judges/answer-form.ts";
import { credentialHandlers } from "./credentials/handlers.ts";
import { credentialVersionRules } from "./credentials/version.ts";
import { colourHandlers } from "./colours/handlers.ts";
import { inbreedingHandlers } from "./inbreeding/handlers.ts";
import { matingHandlers } from "./matings/handlers.ts";
import { matingRowRules } from "./matings/planned/access.ts";
import { matingVersionRules } from "./matings/planned/version.ts";
import { mergeHandlers } from "./merges/handlers.ts";
import { ownershipHandlers } from "./ownership/handlers.ts";
import { photoHandlers } from "./photos/handlers.ts";
import { readingHandlers } from "./readings/handlers.ts";
import { documentRowRules } from "./documents/access.ts";
import { documentHandlers } from "./documents/handlers.ts";
import { documentVersionRules } from "./documents/version.ts";
import { registerApiDocs } from "./http/docs/docs-page.ts";
import { healthHandlers } from "./health/handlers.ts";
import { herdHandlers } from "./herd/handlers.ts";
import { historyRowRules } from "./history/access.ts";
import { historyHandlers } from "./history/handlers.ts";
import { createFront } from "./http/front/front.ts";
import { ownChangeOf } from "./http/front/own-change.ts";
import type { Handlers } from "./http/handler.ts";
import { registerFormPosts } from "./http/front/form-posts.ts";
import { refuseAtTheDoor } from "./http/front/overload.ts";
import { pageTurns } from "./http/front/page-turns.ts";
import { registerPages, type Renderer } from "./http/front/pages.ts";
import type { Pipeline } from "./http/call/pipeline.ts";
import { frontKey } from "./http/front/front-key.ts";
import { refuse } from "./http/refusal.ts";
import { registerCalls } from "./http/routes.ts";
import { createHttpServer } from "./http/server.ts";
import { importHandlers } from "./imports/handlers.ts";
import { litterRowRules } from "./litters/access.ts";
import { litterHandlers } from "./litters/handlers.ts";
import { litterVersionRules } from "./litters/version.ts";
import { weightVersionRules } from "./litters/weights.ts";
import { gridVersionRules } from "./pedigree/grid-version.ts";
import { disputeVersionRules } from "./disputes/version.ts";
import { judgeVersionRules } from "./credentials/judges/version.ts";
import { clubVersionRules } from "./accounts/clubs/version.ts";
import { marketHandlers } from "./market/handlers.ts";
import { ruleHandlers } from "./rules/handlers.ts";
import { countOwnChange } from "./market/own-changes.ts";
import { adVersionRules } from "./market/version.ts";
import { dateHandlers } from "./dates/handlers.ts";
import { noticeHandlers } from "./notices/handlers.ts";
import { orderRowRules } from "./orders/access.ts";
import { questionRowRules } from "./orders/questions/questions.ts";
import { orderHandlers } from "./orders/handlers.ts";
import { proofHandlers } from "./proofs/handlers.ts";
import { pedigreeHandlers } from "./pedigree/handlers.ts";
import { membershipHandlers } from "./memberships/handlers.ts";
import { studbookHandlers } from "./studbook/handlers.ts";
import { referenceHandlers } from "./reference/handlers.ts";
import { disputeHandlers } from "./disputes/handlers.ts";
import { waitingRowRules } from "./waiting/access.ts";
import { waitingHandlers } from "./waiting/handlers.ts";
import { applicationRowRules } from "./registration/access.ts";
import { applicationVersionRules } from "./registration/version.ts";
import { registrationHandlers } from "./registration/handlers.ts";
import { registerMetrics } from "./metrics/metrics-route.ts";
import type { Services } from "./services.ts";
import { transferRowRules } from "./transfers/access.ts";
import { tellOfChange } from "./workers.ts";
import { transferHandlers } from "./transfers/handlers.ts";

const handlers: Handlers = {
  ...accountHandlers,
  ...catHandlers,
  ...colourHandlers,
  ...photoHandlers,
  ...mergeHandlers,
  ...ownershipHandlers,
  ...catteryHandlers,
  ...searchHandlers,
  ...certificateHandlers,
  ...checkHandlers,
  ...importHandlers,
  ...credentialHandlers,
  ...caseHandlers,
  ...correctionHandlers,
  ...transferHandlers,
  ...litterHandlers,
  ...documentHandlers,
  ...readingHandlers,
  ...herdHandlers,
  ...historyHandlers,
  ...marketHandlers,
  ...ruleHandlers,
  ...orderHandlers,
  ...disputeHandlers,
  ...waitingHandlers,
  ...noticeHandlers,
  ...dateHandlers,
  ...pedigreeHandlers,
  ...proofHandlers,
  ...inbreedingHandlers,
  ...matingHandlers,
  ...referenceHandlers,
  ...registrationHandlers,
  ...backupHandlers,
  ...studbookHandlers,
  ...membershipHandlers,
  ...healthHandlers,
};

const rowRules: Pipeline["rowRules"] = {
  ...catRowRules,
  ...withheldRowRules,
  ...credentialRowRules,
  ...documentRowRules,
  "certificate-reader": certificateReader,
  ...catteryRowRules,
  ...orderRowRules,
  ...questionRowRules,
  ...waitingRowRules,
  ...matingRowRules,
  ...litterRowRules,
  ...historyRowRules,
  ...applicationRowRules,
  ...caseRowRules,
  ...correctionRowRules,
  ...transferRowRules,
};

const versionRules: Pipeline["versionRules"] = {
  ...catVersionRules,
  ...catteryVersionRules,
  ...documentVersionRules,
  ...credentialVersionRules,
  ...adVersionRules,
  ...litterVersionRules,
  ...weightVersionRules,
  ...gridVersionRules,
  ...disputeVersionRules,
  ...judgeVersionRules,
  ...clubVersionRules,
  ...matingVersionRules,
  ...profileVersionRules,
  ...applicationVersionRules,
  ...correctionVersionRules,
};

/** The whole server over its services. Without a `renderer` (tests of the API) there are no pages. */
export async function buildApp(
  services: Services,
  renderer: Renderer | null,
): Promise<FastifyInstance> {
  const pipeline: Pipeline = {
    handlers,
    rowRules,
    versionRules,
    services,
    requireConfirmation,
    beforeCommit: tellOfChange,
    afterCommit: countOwnChange,
  };
  const { config } = services;
  const front = createFront(
    {
      version: services.market.version,
      caughtUp(request) {
        const change = ownChangeOf(request);
        return change === null ? null : services.market.caughtUp(change);
      },
    },
    frontKey(config),
    pageTurns(config.trustProxy, refuseAtTheDoor(config)),
    () => services.now(),
  );
  const app = await createHttpServer(services, front);
  const options = {
    pipeline,
    readSession: sessionReader(services.pool, services.replicas),
    languages: services.config,
    front,
  };
  registerCalls(app, options);
  registerMetrics(app, services, front);
  registerApiDocs(app, services.config.siteName);
  await registerFormPosts(app, [judgeForm], options);
  if (renderer) await registerPages(app, renderer, options);
  else app.setNotFoundHandler(() => refuse("not_found"));
  return app;
}
