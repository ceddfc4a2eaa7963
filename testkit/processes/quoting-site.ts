/** A site whose pages quote their input, on a separate server, for tests of hostile clients. */
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { PageRequest } from "@felistry/contract/rendering.ts";
import { buildApp } from "@felistry/server/app.ts";
import type { Services } from "@felistry/server/services.ts";
import { buildAd } from "../build-ad.ts";
import { buildCat } from "../build-cat.ts";
import { buildMember } from "../build-member.ts";
import { requesterTo, type Requester } from "../http-request.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

interface Site {
  app: FastifyInstance;
  port: number;
  send: Requester["send"];
  rendered: PageRequest[];
  close(): Promise<void>;
}

/** The same services with pages that quote all their input. */
export async function openSite(services: Services): Promise<Site> {
  const rendered: PageRequest[] = [];
  const app = await buildApp(services, {
    clientDir: undefined,
    render: async (request) => {
      rendered.push(request);
      const { url, locale, theme, currency, site: facts, viewer } = request;
      const html = JSON.stringify({
        url,
        locale,
        theme,
        currency,
        facts,
        viewer,
        filler: "x".repeat(2_000),
      });
      return new URL(url).pathname === "/gone"
        ? { kind: "page", status: 404, html, faults: [] }
        : { kind: "page", status: 200, html, faults: [] };
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const requester = requesterTo(port);
  const close = async () => {
    requester.close();
    await app.close();
  };
  return { app, port, send: requester.send, rendered, close };
}

/** Runs from the first test of a file to its last. */
export function quotingSite() {
  let server: TestServer;
  let site: Site;

  beforeAll(async () => {
    server = await startTestServer();
    const owner = await buildMember(server);
    await buildAd(server, { cat: buildCat(server, { owner }) });
    site = await openSite(server.services);
  });
  afterAll(async () => {
    await site.close();
    await server.stop();
  });

  const host = () => `localhost:${site.port}`;

  /** Sends raw bytes, and reads until the server closes or `until` matches. */
  function exchange(bytes: string, until?: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = "";
      const socket = connect(site.port, "127.0.0.1", () => socket.write(bytes));
      socket.on("error", reject);
      socket.on("close", () => resolve(text));
      socket.on("data", (chunk) => {
        text += chunk.toString("latin1");
        if (until?.test(text)) socket.destroy();
      });
    });
  }

  return {
    get server() {
      return server;
    },
    get site() {
      return site;
    },
    host,
    get: (path: string, headers: Record<string, string> = {}) =>
      site.send(path, { headers: { host: host(), ...headers } }),
    renderings: () => site.rendered.length,
    exchange,
  };
}

export const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
