/** Takes what OpenTelemetry sends, in a process of its own. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () =>
    response.writeHead(200, { "content-type": "application/json" }).end("{}"),
  );
});
server.listen(0, "127.0.0.1", () =>
  process.send!({ port: (server.address() as AddressInfo).port }),
);
process.once("disconnect", () => process.exit());
