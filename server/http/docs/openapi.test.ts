import { Validator } from "@seriousme/openapi-schema-validator";
import Fastify from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { addressOf, apiKeys, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { methodOf, pathOf } from "@felistry/contract/call.ts";
import { errorStatus } from "@felistry/contract/errors.ts";
import { registerApiDocs } from "./docs-page.ts";
import type { ApiDescription } from "./openapi.ts";

/** Method and path of every call that the specification (§7) and the decisions (§2, §9) name. */
const NAMED = `
POST /logs/client
POST /auth/login
POST /auth/logout
POST /auth/register
GET /auth/check-email-exists
POST /send-recovery-email
POST /auth/verify-recovery-code
PUT /auth/change-password
GET /me
PUT /me/edit
GET /me/settings
PUT /me/change-email
GET /me/cats
POST /me/favorite
GET /me/favorites
POST /me/useravaurl
POST /me/cattery
GET /users
GET /catteries
GET /catteries/{id}/edit
PUT /catteries/{id}
GET /cats/cat-and-color/{id}
GET /cats
POST /cats
GET /cats/{id}
PUT /cats/{id}
PATCH /cats/{id}
DELETE /cats/{id}
PUT /cats/user-from-prev
PUT /cats/update-owner-at-cat/{id}
GET /cats/user-id-by-cat-id/{id}
GET /cats/{id}/name
POST /cats/{id}/catavaurl
GET /cats/{id}/docs
GET /cats/{id}/metric
GET /cats/{id}/pedigree
GET /cats/{id}/applications
GET /cats/all-with-color-10-by-gender
GET /cats/all-with-color-10-free
GET /cats/notregistered
PUT /cats/{id}/register-pedigree
PUT /cats/{id}/delete-pedigree-application
GET /parents/{id}
GET /parents/mother/{id}
GET /parents/father/{id}
POST /parents/
DELETE /parents/{id}
GET /parents/{id}/ancestors
GET /sales/all-cats
GET /sales/cats-sales
GET /sales/{catId}
POST /sales/{catId}
PUT /sales/{catId}/is-active-update
POST /order
GET /order
GET /order/buy
PUT /order/{id}/status
POST /cat-change-owner
GET /cat-change-owner/{id}
POST /cat-change-owner/cat-change-owner-from-prev
GET /applications/not-solve
POST /applications/send-to-registration/{catId}
GET /metrics/{id}
PUT /metrics/{id}
POST /metrics
GET /pedigrees/{id}
PUT /pedigrees/{id}
POST /pedigrees
POST /upload
POST /uploadToAi
GET /cat-systems
GET /breeds
GET /breeds/{id}
GET /currencies
GET /color/main
GET /color/gold
GET /color/white
GET /color/tabby
GET /color/point
GET /color/eye
GET /color/{id}
PUT /color/{id}
POST /color
GET /countries/en_ru
`
  .trim()
  .split("\n");

/** Calls of ours, for what the specification's calls cannot do (docs/decisions). */
const OURS = `
GET /search
GET /market
GET /me/searches
POST /me/searches
DELETE /me/searches/{id}
POST /searches/stop
POST /auth/open-recovery-link
POST /auth/undo-email-change
POST /auth/passkey/options
POST /auth/passkey
GET /me/passkeys
POST /me/passkeys/options
POST /me/passkeys
DELETE /me/passkeys/{id}
POST /me/passkeys/confirm-options
POST /me/passkeys/confirm
POST /me/end-other-sessions
GET /me/sessions
DELETE /me/sessions/{id}
POST /auth/hand-over
POST /auth/take-over
POST /me/favorites
GET /favorites
GET /me/notices
GET /me/notices/unread
PUT /me/notices/read
GET /me/notice-settings
PUT /me/notice-settings
GET /me/dates
GET /me/push-devices
POST /me/push-devices
DELETE /me/push-devices/{id}
GET /me/telegram
POST /me/telegram
DELETE /me/telegram
GET /me/calendar
POST /me/calendar
DELETE /me/calendar
GET /me/draft
PUT /me/draft
DELETE /me/draft
GET /me/data
POST /me/close
GET /readings
GET /readings/{id}
DELETE /readings/{id}
GET /readings/{id}/progress
POST /pedigrees/{id}/reading
POST /cats/{id}/pedigree/reading
GET /cats/{id}/pedigree/grid
PUT /cats/{id}/pedigree/draft
POST /cats/{id}/pedigree/grid
POST /cats/{id}/pedigree/grid/undo
GET /cats/{id}/other-name
PUT /cats/{id}/other-name
GET /pedigree/new
PUT /pedigree/new
POST /pedigree/new
GET /catteries/{id}
GET /catteries/{id}/cats
GET /cats/{id}/credentials
POST /cats/{id}/credentials
GET /cats/{id}/titles
POST /cats/{id}/titles
PUT /credentials/{id}
DELETE /credentials/{id}
PUT /credentials/{id}/confirm
GET /credentials/waiting
GET /admin/judges
POST /admin/judges
PUT /admin/judges/{id}
DELETE /admin/judges/{id}
GET /cats/{id}/judge-asks
POST /credentials/{id}/judge-ask
POST /credentials/asked-by-mail
POST /credentials/answer-by-mail
POST /cats/{id}/corrections
POST /cats/{id}/corrections/club-rules
GET /me/corrections
GET /corrections/waiting
GET /corrections/{id}
GET /corrections/{id}/club-rules
PUT /corrections/{id}/withdraw
PUT /corrections/{id}/confirm
PUT /corrections/{id}/decline
POST /cats/{id}/annulment
PUT /cats/{id}/annulment/withdraw
POST /cats/{id}/transfers/in
GET /cats/{id}/transfers/club-rules
POST /cats/{id}/transfers/out
GET /me/transfers
GET /transfers/{id}
GET /transfers/{id}/club-rules
PUT /transfers/{id}/withdraw
GET /cats/{id}/bans
POST /cats/{id}/bans
PUT /bans/{id}/lift
POST /cats/{id}/certificates/{code}/duplicate
GET /pedigree/{catId}/titles
GET /cats/{id}/photos
POST /cats/{id}/photos
PUT /cats/{id}/photos/order
PUT /cats/{id}/photos/{photoId}/avatar
DELETE /cats/{id}/photos/{photoId}
GET /me/herd
GET /me/herd/ids
GET /me/herd/view
PUT /me/herd/view
POST /me/herd/tags
POST /me/herd/ads
POST /me/herd/hand-overs
GET /me/tags
PUT /me/tags/{id}
DELETE /me/tags/{id}
GET /my/pedigrees.pdf
GET /my/orders/{id}/contract.pdf
GET /cats/{id}/history
GET /history
POST /history/{id}/undo
GET /pedigree/{catId}/offspring
GET /pedigree/{catId}/siblings
GET /pedigree/{catId}/descendants
POST /order/{id}/hand-over
GET /order/{id}
PUT /order/{id}/contact
GET /order/{id}/messages
POST /order/{id}/messages
POST /order/{id}/messages/{messageId}/report
POST /sales/{catId}/question
GET /questions
GET /questions/{id}
GET /questions/{id}/messages
POST /questions/{id}/messages
POST /questions/{id}/messages/{messageId}/report
GET /order/{id}/reservation
POST /order/{id}/reservation
PUT /order/{id}/reservation/agreed
PUT /order/{id}/reservation
PUT /order/{id}/health
PUT /order/{id}/papers
POST /order/{id}/contract/code
PUT /order/{id}/contract
PUT /order/{id}/settle
GET /order/{id}/reviews
POST /order/{id}/review
POST /order/{id}/review/answer
GET /sales/reviews/{sellerId}
GET /admin/message-reports
POST /order/{id}/reviews/{reviewId}/report
GET /admin/review-reports
PUT /admin/review-reports/{id}
GET /sales/{catId}/chip-proof
POST /sales/{catId}/chip-proof
PUT /sales/{catId}/chip-proof
GET /admin/chip-proofs
PUT /admin/chip-proofs/{id}
GET /admin/cases
GET /admin/cases/{id}
PUT /admin/cases/{id}/confirm
PUT /admin/cases/{id}/decline
PUT /admin/cases/{id}/take-back
PUT /admin/cases/{id}/assign
POST /admin/cases/{id}/questions
POST /admin/cases/{id}/notes
GET /cases/{id}/thread
POST /cases/{id}/answers
GET /order/{id}/dispute
POST /order/{id}/dispute
POST /order/{id}/dispute/answer
POST /order/{id}/dispute/evidence
POST /order/{id}/dispute/appeal
PUT /order/{id}/dispute/withdraw
GET /admin/disputes
GET /admin/disputes/{id}
PUT /admin/disputes/{id}/decide
GET /waiting-lists/{id}
GET /catteries/{id}/waiting-lists
GET /me/waiting-lists
POST /waiting-lists
PUT /waiting-lists/{id}
GET /waiting-lists/{id}/entries
POST /waiting-lists/{id}/entries
GET /me/waiting
PUT /waiting/{id}/accept
PUT /waiting/{id}/decline
PUT /waiting/{id}/offer
PUT /waiting/{id}/take-back
PUT /waiting/{id}/pass
PUT /waiting/{id}/leave
POST /waiting/{id}/take
PUT /admin/message-reports/{id}
GET /ems
POST /coat/cross
GET /cats/{id}/merge
POST /cats/{id}/merge
GET /me/merges
GET /cats/likely
PUT /cats/{id}/different
GET /cats/{id}/merged-into
POST /merges/{id}/undo
POST /admin/merge-requests
GET /admin/merge-requests/{id}
PUT /admin/merge-requests/{id}/withdraw
GET /cats/{id}/withheld-papers
GET /me/withheld-papers
POST /withheld-papers/{id}/ask
PUT /withheld-papers/{id}/agree
POST /imports
GET /imports
GET /imports/{id}
GET /imports/{id}/causes
GET /imports/{id}/lines
PUT /imports/{id}/repairs
DELETE /imports/{id}/repairs
PUT /imports/{id}
DELETE /imports/{id}
POST /imports/{id}/confirm
POST /imports/{id}/undo
GET /coat/warnings
GET /me/checks
GET /admin/checks
POST /admin/checks
GET /admin/backups
GET /clubs
GET /admin/clubs
POST /admin/clubs
PUT /admin/clubs/{id}
GET /admin/clubs/{id}/looks
POST /admin/clubs/{id}/looks
PUT /admin/clubs/{id}/looks/{lookId}/use
GET /club-looks/{name}
GET /studbook
GET /studbook/{year}
GET /studbook/{year}/{breed}
GET /admin/studbook
POST /admin/studbook
GET /admin/health
PUT /admin/mails/{id}/send
PUT /order/{id}/hand-over
GET /pedigree/{catId}/inbreeding
GET /mating
GET /mating/suggestions
GET /planned-matings
POST /planned-matings
GET /planned-matings/{id}
PUT /planned-matings/{id}/move
GET /breeds/counts
GET /breeds/{id}/profile
GET /sales/{catId}/family
GET /cats/{id}/ad-rules
GET /mating/club-rules
GET /litters/{id}/club-rules
GET /litters/{id}/family
GET /cats/{id}/club-rules
GET /me/cattery-name
GET /admin/club-rules
PUT /admin/club-rules/{club}/{line}
GET /admin/club-rules/changes
GET /breeds/{id}/inbreeding
GET /catteries/{id}/inbreeding
PUT /applications/{id}/withdraw
GET /admin/members
POST /sales/{catId}/reports
GET /admin/reports
PUT /admin/reports/{id}/dismiss
PUT /admin/reports/{id}/take-down
GET /admin/members/{id}/marks
POST /admin/members/{id}/marks
PUT /admin/marks/{id}/withdraw
GET /admin/held-ads
PUT /admin/held-ads/{id}/release
PUT /admin/held-ads/{id}/refuse
POST /me/address-code
PUT /me/address-code
GET /admin/taken-down-ads
PUT /admin/taken-down-ads/{id}/lift
PUT /admin/members/{id}/administrator
PUT /admin/members/{id}/roles/{role}
DELETE /admin/members/{id}/roles/{role}
PUT /admin/members/{id}/suspension
DELETE /admin/members/{id}/suspension
GET /cats/{id}/certificates
POST /cats/{id}/certificates
GET /verify/{code}
PUT /certificates/{code}/revoke
GET /log
GET /log/checkpoint
GET /log/keys
GET /log/tile/{level}/{last}
GET /log/tile/{level}/{first}/{last}
GET /litters
POST /litters
GET /litters/{id}
PUT /litters/{id}/decide
PUT /litters/{id}/kittens/{place}
POST /litters/{id}/certificates
GET /litters/{id}/certificates
GET /litters/{id}/weights
PUT /litters/{id}/weights
GET /litters/{id}/inspections
POST /litters/{id}/inspections
PUT /litters/{id}/answer
POST /litters/answer-by-mail
POST /litters/asked-by-mail
GET /photos/{name}
GET /drawn/{name}
GET /scans/{name}
GET /certificates/{name}
GET /pedigrees/{name}
GET /shared/{name}
GET /calendars/{name}
GET /exports/{name}
GET /open-data/{name}
GET /admin/studbook/{id}/studbook.pdf
GET /audit/{name}
GET /me/cattery-names
POST /me/cattery-names
DELETE /me/cattery-names/{id}
PUT /me/cattery-names/{id}/heir
PUT /me/cattery-names/{id}/answer
DELETE /admin/cattery-names/{id}/heir
GET /admin/cattery-names
PUT /admin/cattery-names/{id}/decide
PUT /admin/cattery-names/{id}/holder
PUT /admin/cattery-names/{id}/end
GET /me/memberships
POST /me/memberships
DELETE /me/memberships/{id}
GET /admin/memberships
POST /admin/memberships
POST /admin/memberships/renewals
DELETE /admin/memberships/{id}
PUT /admin/memberships/{id}/paid
PUT /admin/membership-fees
GET /admin/memberships/{name}
GET /sitemap.xml
GET /sitemaps/{part}
GET /robots.txt
GET /manifest.webmanifest
`
  .trim()
  .split("\n");

let app: ReturnType<typeof Fastify>;
let api: ApiDescription;

beforeAll(async () => {
  app = Fastify();
  registerApiDocs(app, { en: "Felistry <&>", ru: "Фелистри" });
  api = (await app.inject("/api/openapi.json")).json();
});

const operationOf = (key: ApiKey) => api.paths[addressOf(key)]?.[methodOf(key).toLowerCase()];

describe("the contract", () => {
  it("[D1-01] [7-105] has the calls of the specification and the decisions, by their method and path, and those of ours", () => {
    expect([...apiKeys].sort()).toEqual([...NAMED, ...OURS].sort());
  });
});

describe("GET /api/openapi.json", () => {
  it("[D1-31] is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(
      await validator.validate(structuredClone(api) as unknown as Record<string, unknown>),
    ).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("[D1-31] describes every call of the contract once", () => {
    const described = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      apiKeys.map((key) => `${methodOf(key)} ${addressOf(key)}`).sort(),
    );
    const ids = apiKeys.map((key) => operationOf(key)!.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.for(apiKeys)("%s: path parameters, body, access and refusals are those declared", (key) => {
    const spec = specOf(key);
    const operation = operationOf(key)!;
    const inPath = [...pathOf(key).matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(
      operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
    ).toEqual(inPath);
    expect(operation.requestBody !== undefined).toBe(spec.body !== undefined);
    expect(operation.security).toEqual(spec.access === "public" ? [] : [{ session: [] }]);
    for (const code of spec.errors ?? []) {
      expect(
        operation.responses[errorStatus[code]]?.["x-errors"]?.map((error) => error.code),
      ).toContain(code);
    }
    expect(operation.responses[401] !== undefined).toBe(
      (spec.access !== "public" && !spec.bytes) || (spec.errors ?? []).includes("not_logged_in"),
    );
    expect(
      operation.responses[403]?.["x-errors"]?.some(({ code }) => code === "cross_site") ?? false,
    ).toBe(methodOf(key) !== "GET");
  });

  it("lists refusals with their English texts and placeholders", () => {
    expect(operationOf("GET /sales/{catId}")!.responses[404]!["x-errors"]).toEqual([
      { code: "ad_not_found", message: "No sale information found for cat ID {id}" },
    ]);
  });

  it("describes a file's types, the redirect of guests, and the answer for an unchanged file", () => {
    const responsesOf = (key: ApiKey) => operationOf(key)!.responses;
    expect(Object.keys(responsesOf("GET /pedigrees/{name}")[200]!.content!)).toEqual([
      "application/pdf",
      "image/png",
      "image/svg+xml",
    ]);
    expect(responsesOf("GET /pedigrees/{name}")[304]).toBeDefined();
    expect(responsesOf("GET /exports/{name}")[302]!.description).toContain("/import");
    expect(Object.keys(responsesOf("GET /scans/{name}")[404]!.content!)).toEqual(["text/plain"]);
  });

  it("describes uploads as multipart with a file", () => {
    const content = operationOf("POST /upload")!.requestBody!.content;
    expect(Object.keys(content)).toEqual(["multipart/form-data"]);
    expect(content["multipart/form-data"]!.schema).toMatchObject({
      properties: {
        file: { format: "binary" },
        prefix: {
          enum: [
            "cat-photo",
            "profile",
            "cattery",
            "metric",
            "pedigree",
            "credential",
            "evidence",
            "message",
            "chip-proof",
            "club",
          ],
        },
      },
      required: ["prefix", "file"],
    });
  });
});

describe("GET /api/docs", () => {
  it("[D1-32] shows every call to a person, titled in both languages, with neither script nor inline style", async () => {
    const page = await app.inject("/api/docs");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain("<title>Felistry &lt;&amp;&gt; API · API сайта Фелистри</title>");
    for (const key of apiKeys)
      expect(page.body).toContain(
        `<b class="${methodOf(key).toLowerCase()}">${methodOf(key)}</b> <code>${addressOf(key)}</code>`,
      );
    expect(page.body).not.toMatch(/<script|style=|<style/);
    expect(page.body).not.toContain("undefined");
  });

  it("has its stylesheet on the same origin", async () => {
    const style = await app.inject("/api/docs.css");
    expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(style.body).toContain("summary");
  });
});
