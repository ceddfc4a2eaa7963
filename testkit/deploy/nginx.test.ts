/** The example for nginx, in front of the real server: what browsers get, and what the server is told of them. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "@felistry/server/app.ts";
import { examineForwarding } from "@felistry/server/doctor/examine-forwarding.ts";
import { buildMember } from "../build-member.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";
import { findNginx, startNginx, type RunningNginx } from "./nginx-process.ts";

const nginx = findNginx();
const BROTLI = Buffer.from("as compressed beforehand");

describe.skipIf(!nginx)("behind nginx with our example (apt-get install nginx-light)", () => {
  let server: TestServer;
  let app: FastifyInstance;
  let proxy: RunningNginx;
  let client: ClientHttp2Session;
  let clientDir: string;
  const seen: IncomingMessage[] = [];

  beforeAll(async () => {
    server = await startTestServer({
      env: { PUBLIC_ORIGIN: "https://cats.example", TRUST_PROXY: "1", HOSTS: "" },
    });
    clientDir = await mkdtemp(join(tmpdir(), "felistry-assets-"));
    await mkdir(join(clientDir, "assets"));
    await writeFile(join(clientDir, "assets", "page-1a2b.js"), "const a = 1;");
    await writeFile(join(clientDir, "assets", "page-1a2b.js.br"), BROTLI);
    app = await buildApp(server.services, {
      clientDir,
      render: async () => ({ kind: "page", status: 200, html: "<p>a page</p>", faults: [] }),
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    app.server.prependListener("request", (request: IncomingMessage) => void seen.push(request));
    proxy = await startNginx(nginx!, [(app.server.address() as AddressInfo).port]);
    client = connect(`https://127.0.0.1:${proxy.https}`, {
      rejectUnauthorized: false,
      servername: "cats.example",
    });
  }, 60_000);
  afterAll(async () => {
    client.destroy();
    await proxy.stop();
    await app.close();
    await server.stop();
    await rm(clientDir, { recursive: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const stream = client.request({ ":path": path, ":authority": "cats.example", ...headers });
    const answer = await new Promise<IncomingHttpHeaders & { ":status"?: number }>(
      (resolve, reject) => void stream.once("response", resolve).once("error", reject),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { headers: answer, status: answer[":status"], body: Buffer.concat(chunks) };
  };

  const movedTo = async (path: string) => {
    const moved = await new Promise<IncomingMessage>((resolve, reject) => {
      plainRequest({
        host: "127.0.0.1",
        port: proxy.http,
        path,
        headers: { host: "cats.example" },
      })
        .once("response", resolve)
        .once("error", reject)
        .end();
    });
    moved.resume();
    return [moved.statusCode, moved.headers.location];
  };

  test("plain HTTP goes to HTTPS, and pages come by HTTP/2 with HSTS", async () => {
    expect(await movedTo("/market?q=1")).toEqual([308, "https://cats.example/market?q=1"]);
    expect(client.alpnProtocol).toBe("h2");
    const page = await get("/market");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toMatch(/^max-age=\d{7,}/);
    expect(page.body.toString()).toBe("<p>a page</p>");
  });

  test("what never changes comes in Brotli, to be kept for a year", async () => {
    const { headers, body } = await get("/assets/page-1a2b.js", { "accept-encoding": "br, gzip" });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["cache-control"]).toMatch(/max-age=31536000, immutable/);
    expect(body).toEqual(BROTLI);
  });

  test("the server is told the visitor's address, whatever the visitor says, host and scheme", async () => {
    seen.length = 0;
    await get("/api/breeds", { "x-forwarded-for": "203.0.113.66", "x-forwarded-host": "evil" });
    const { headers } = seen[0]!;
    expect(String(headers["x-forwarded-for"]).split(", ").at(-1)).toBe("127.0.0.1");
    expect([headers.host, headers["x-forwarded-proto"]]).toEqual(["cats.example", "https"]);
  });

  test("[16.6] the doctor finds nothing to mend in it", async () => {
    const found = await examineForwarding("https://cats.example", 1, async (url, headers) => {
      const { body, status } = await get(new URL(url).pathname, headers);
      return new Response(new Uint8Array(body), { status: status! });
    });
    expect(found).toMatchObject([{ state: "well" }]);
  });

  test("a file is passed on as it arrives", async () => {
    const cookie = await server.sessionCookie(await buildMember(server));
    seen.length = 0;
    const stream = client.request({
      ":method": "POST",
      ":path": "/api/imports",
      ":authority": "cats.example",
      cookie,
      "content-type": "multipart/form-data; boundary=b",
    });
    const answered = new Promise<number>((resolve, reject) => {
      stream.once("response", ({ ":status": status }) => resolve(status!)).once("error", reject);
    });
    stream.write(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="cats.csv"\r\ncontent-type: text/csv\r\n\r\nname,sex\n',
    );
    // Half of it is not sent yet.
    await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(1);
    await sleep(50);
    stream.end("Anna,f\n\r\n--b--\r\n");
    stream.resume();
    expect([200, 403]).toContain(await answered);
  });

  test("[SEC-38] addresses that are secrets are passed on, and in no line of its log", async () => {
    const secret = "S".repeat(43);
    seen.length = 0;
    for (const path of [`/judge/${secret}`, `/api/calendars/${secret}.ics`]) {
      expect(await movedTo(path)).toEqual([308, `https://cats.example${path}`]);
      await get(path);
    }
    await movedTo("/market?q=plain");
    await get("/market?q=logged");
    expect(seen.map(({ url }) => url)).toEqual([
      `/judge/${secret}`,
      `/api/calendars/${secret}.ics`,
      "/market?q=logged",
    ]);
    for (const path of ["/market?q=plain", "/market?q=logged"])
      await expect.poll(() => proxy.accessLog()).toContain(path);
    expect(await proxy.accessLog()).not.toContain(secret);
  });

  test("monitoring's figures are not for the public", async () => {
    expect((await get("/metrics")).status).toBe(404);
  });
});
