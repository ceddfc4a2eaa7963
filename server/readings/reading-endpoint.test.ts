import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { compared, share } from "@felistry/testkit/scans/score.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  PATIENT_SECONDS,
  startWithSender,
  LONG,
  send,
  read,
} from "@felistry/testkit/worlds/scan-sender.ts";

startWithSender();

describe("an endpoint", () => {
  let endpoint: Server;
  let limited: TestServer;
  let respond: (body: string) => {
    status?: number;
    text?: string;
    delayMs?: number;
    hangsUp?: boolean;
  };
  let asked: { url: string; authorization: string | undefined; body: string }[];

  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = Buffer.concat(chunks).toString();
        asked.push({ url: request.url!, authorization: request.headers.authorization, body });
        const { status = 200, text = "", delayMs = 0, hangsUp = false } = respond(body);
        if (hangsUp) return request.socket.destroy();
        setTimeout(
          () => response.writeHead(status, { "content-type": "application/json" }).end(text),
          delayMs,
        );
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
    const { port } = endpoint.address() as AddressInfo;
    limited = await startTestServer({
      env: {
        RECOGNISER_URL: `http://127.0.0.1:${port}/v1`,
        RECOGNISER_KEY: "k-1",
        RECOGNISER_MODEL: "reader-1",
        RECOGNISER_SECONDS: String(PATIENT_SECONDS),
      },
    });
  });
  afterAll(async () => {
    endpoint.closeAllConnections();
    endpoint.close();
    await limited.stop();
  });

  const untilThen = AbortSignal.timeout;
  /** Shortens the wait for the endpoint to a hundredth. */
  const soon = (ms: number) => untilThen.call(AbortSignal, ms / 100);
  const saying = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
  const sendToEndpoint = async () => {
    asked = [];
    const { paper, file } = await madeScan({ layout: "list", variant: 0, wear: "clean" });
    const cookieThere = await limited.sessionCookie(await buildMember(limited));
    return { paper, ...(await send(file, { to: limited, headers: { cookie: cookieThere } })) };
  };

  test(
    "[7-88] reads where it is configured; fences around its answer and fields that are none are dealt with",
    { timeout: LONG },
    async () => {
      respond = () => ({
        text: saying(
          `Here it is:\n\`\`\`json\n${JSON.stringify({
            number: { value: "LO 77", confidence: 0.91 },
            cat: {
              name: "Mira",
              sex: { value: "unknown" },
              birthdate: { value: "2022-02-31" },
              ems: { value: "sib N 22", confidence: 4 },
            },
            ancestors: [
              { position: 2, name: { value: "Ares", confidence: 0.8 } },
              { position: 99, name: "Nobody" },
              { position: 2, name: "Twice" },
              "text",
            ],
            issuer: { html: "<script>" },
          })}\n\`\`\``,
        ),
      });
      const { status, body } = await sendToEndpoint();
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ recogniser: "endpoint", notices: [] });
      const pedigree = read(body);
      expect(pedigree.number).toMatchObject({
        value: "LO 77",
        confidence: 0.91,
        region: { page: 0 },
      });
      expect(pedigree.cat).toMatchObject({
        name: { value: "Mira", confidence: 0.6 },
        sex: null,
        birthdate: null,
        ems: { value: "SIB n 22", confidence: 0.6 },
      });
      expect(pedigree.ancestors.map(({ position, name }) => [position, name.value])).toEqual([
        [2, "Ares"],
      ]);
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatchObject({ url: "/v1/chat/completions", authorization: "Bearer k-1" });
      expect(JSON.parse(asked[0]!.body)).toMatchObject({ model: "reader-1" });
      expect(asked[0]!.body).toContain("data:image/jpeg;base64,");
    },
  );

  test.for([
    ["is down", { status: 500, text: "oops" }],
    ["hangs up", { hangsUp: true }],
    ["does not end", { text: saying("x".repeat(1_000_000)) }],
    ["answers no JSON", { text: saying("I am sorry, I cannot help with that.") }],
    ["answers half of it", { text: saying('```json\n{"number": {"value": "LO') }],
    ["answers something else", { text: "<html>" }],
    ["is slow", { text: saying("{}"), delayMs: 60_000 }],
  ] as const)(
    "one that %s is replaced by the embedded recogniser, and the reader is told",
    { timeout: LONG },
    async ([, answer]) => {
      respond = () => answer;
      const waited = vi.spyOn(AbortSignal, "timeout");
      if ("delayMs" in answer) waited.mockImplementation(soon);
      const { status, body, paper } = await sendToEndpoint();
      expect(waited).toHaveBeenCalledWith(PATIENT_SECONDS * 1000);
      waited.mockRestore();
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        recogniser: "embedded",
        notices: expect.arrayContaining(["endpoint_failed"]),
      });
      expect(body.message).toContain("built-in one");
      expect(share(compared(paper, read(body)))).toBeGreaterThan(0.9);
    },
  );
});
