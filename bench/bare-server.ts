/** The upper limit for an HTTP answer: node:http sending prepared bytes. A separate process, like the server it is compared with. */
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
