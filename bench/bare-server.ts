/** The limit of an HTTP answer: node:http sending bytes that lie ready. Started as a process of its own, like the server it is held against. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [file = "", type = "application/json; charset=utf-8"] = process.argv.slice(2);
const bytes = readFileSync(file);
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": type, "content-length": bytes.length });
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () =>
  console.log(`listening ${(server.address() as AddressInfo).port}`),
);
