/** `crowd-process.ts URL CONNECTIONS SECONDS`: a crowd in a separate process, so that it does not delay the measurement. */
import autocannon from "autocannon";

const [url = "", connections, seconds] = process.argv.slice(2);
const result = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  timeout: 30,
});
console.log(
  `crowd: ${result["2xx"]} answered, ${result.non2xx} refused, ${result.errors} failed, p97.5 ${result.latency.p97_5} ms`,
);
