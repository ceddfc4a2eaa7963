import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function fetched(path: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await server.raw(path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("drawn cats", () => {
  test("[D10-20] a drawing is an SVG named after its colour, and a PNG for social networks", async () => {
    const svgFile = await fetched("/drawn/MCO-ns-09-22.svg");
    expect(svgFile.response.status).toBe(200);
    expect(svgFile.response.headers.get("content-type")).toBe("image/svg+xml");
    expect(svgFile.response.headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    expect(svgFile.bytes.toString()).toMatch(/^<svg /);
    const packed = await server.raw("/drawn/MCO-ns-09-22.svg", {
      headers: { "accept-encoding": "gzip" },
    });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    const png = await fetched("/drawn/MCO-ns-09-22.png");
    expect(png.response.headers.get("content-type")).toBe("image/png");
    expect(await sharp(png.bytes).metadata()).toMatchObject({ width: 1200, height: 1200 });
  });

  test.each(["MCO-zz.svg", "mco-n.svg", "MCO-ns.gif", "x", "MCO-ns-09-22"])(
    "[D10-20] %s is no drawing",
    async (name) => {
      expect((await server.raw(`/drawn/${name}`)).status).toBe(404);
    },
  );
});
