import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { addressOf } from "./request-target.ts";

describe("[SEC-25] where a request comes from is the same at the door as for the routes", () => {
  test.each([0, 1, 2])("behind %i proxies of ours", async (own) => {
    const app = Fastify({ trustProxy: own > 0 && ((_address: string, hop: number) => hop < own) });
    app.get("/", (request, reply) => reply.send([request.ip, addressOf(request.raw, own)]));
    for (const told of [
      undefined,
      "",
      " , ",
      "192.0.2.1",
      "192.0.2.1, 192.0.2.2",
      "192.0.2.1 ,192.0.2.2,\t2001:db8::1 ",
    ]) {
      const headers = told === undefined ? {} : { "x-forwarded-for": told };
      const [known, atTheDoor] = (await app.inject({ path: "/", headers })).json<string[]>();
      expect([told, atTheDoor]).toEqual([told, known]);
    }
    await app.close();
  });
});
