/** What the doctor says of balancers that drop or forge what the site is to know of its visitors. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHeaderProxy, type Passing } from "@felistry/testkit/deploy/header-proxy.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { examineForwarding } from "./examine-forwarding.ts";

const ORIGIN = "https://cats.example";
const ADDED: Passing = { scheme: "https", addresses: "added" };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_ORIGIN: ORIGIN, HOSTS: "", TRUST_PROXY: "1" },
  });
});
afterAll(() => server.stop());

/** As the doctor asks over the net, but by the proxies' ports: the last one is nearest to the site. */
async function saidThrough(proxies: readonly Passing[], trusted = 1, host = "cats.example") {
  let port = Number(new URL(server.origin).port);
  const open = [];
  for (const passing of proxies.toReversed()) {
    open.push(await openHeaderProxy(port, passing));
    port = open.at(-1)!.port;
  }
  const requester = requesterTo(port);
  try {
    const found = await examineForwarding(`https://${host}`, trusted, (url, headers) =>
      requester.send(new URL(url).pathname, { headers: { ...headers, host } }),
    );
    return found.map(({ state, said }) => (state === "well" ? state : said));
  } finally {
    requester.close();
    for (const proxy of open) await proxy.close();
  }
}

test("[16.6] a proxy that passes everything on is well", async () => {
  expect(await saidThrough([ADDED])).toEqual(["well"]);
});

test("[16.6] whether it is the outermost proxy that replaces the addresses cannot be seen, and is said", async () => {
  const replaced: Passing = { ...ADDED, addresses: "replaced" };
  const unknown = [
    expect.stringMatching(/replaces X-Forwarded-For\. .* cannot be seen: let every/),
  ];
  expect(await saidThrough([replaced])).toEqual(unknown);
  expect(await saidThrough([ADDED, replaced])).toEqual(unknown);
  expect(await saidThrough([replaced, ADDED], 2)).toEqual(unknown);
  expect(await saidThrough([replaced, ADDED])).toEqual([
    expect.stringMatching(/passes 2 proxies or more, and TRUST_PROXY is 1: .* their number\.$/),
  ]);
});

test("[16.6] the port of a public address is the site's, and one of the scheme need not be written", async () => {
  expect(await saidThrough([ADDED], 1, "cats.example:8443")).toEqual(["well"]);
  expect(await saidThrough([{ ...ADDED, host: "cats.example:443" }])).toEqual(["well"]);
  expect(await saidThrough([{ ...ADDED, host: "cats.example" }], 1, "cats.example:8443")).toEqual([
    expect.stringMatching(/as "cats.example", not cats.example:8443: .* \$http_host\)\.$/),
  ]);
});

test.each<[title: string, passing: Passing, said: RegExp]>([
  ["drops the scheme", { addresses: "added" }, /takes https:.* for http\. .*X-Forwarded-Proto/],
  ["has another scheme", { ...ADDED, scheme: "http" }, /X-Forwarded-Proto \$scheme\)\.$/],
  ["drops addresses", { ...ADDED, addresses: "dropped" }, /X-Forwarded-For does not arrive/],
  ["believes visitors", { ...ADDED, addresses: "as sent" }, /Anybody can choose .*TRUST_PROXY/],
  [
    "asks by another name",
    { ...ADDED, host: "site1:3000" },
    /"site1:3000" on .*Host \$http_host\)\.$/,
  ],
])("[16.6] of a proxy that %s, it says what to set", async (_title, passing, said) => {
  expect(await saidThrough([passing])).toEqual([expect.stringMatching(said)]);
});

test("[16.6] everything that is missing is said at once", async () => {
  const said = await saidThrough([{ host: "site1:3000", addresses: "dropped" }]);
  expect(said).toHaveLength(3);
});

test("[16.6] more or fewer proxies than TRUST_PROXY says are counted", async () => {
  expect(await saidThrough([ADDED, ADDED])).toEqual([
    expect.stringMatching(/passes 2 proxies, and TRUST_PROXY is 1: .* Set it to 2\.$/),
  ]);
  expect(await saidThrough([])).toContainEqual(
    expect.stringMatching(/Anybody can choose .* it is 1\.$/),
  );
});

test("[16.6] what cannot be asked is doubtful", async () => {
  const [found] = await examineForwarding(ORIGIN, 1, () => Promise.reject(new Error("nobody")));
  expect(found).toMatchObject({ state: "doubtful", said: expect.stringMatching(/\.$/) });
  const [older] = await examineForwarding(ORIGIN, 1, async () => new Response("", { status: 404 }));
  expect(older).toMatchObject({ state: "doubtful", said: expect.stringContaining("404") });
  for (const body of ["null", "[]", '"well"', '{"host":"cats.example"}', "<html>"]) {
    const [other] = await examineForwarding(ORIGIN, 1, async () => new Response(body));
    expect(other).toMatchObject({
      state: "doubtful",
      said: expect.stringContaining("another program"),
    });
  }
});
