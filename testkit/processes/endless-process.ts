/** Works without end and without a pause, taking the given megabytes; it watches itself. */
import { watchItself } from "@felistry/server/processes/watch-itself.ts";

process.once("message", ({ limit, takes }: { limit: number; takes: number }) => {
  watchItself(limit);
  process.send?.("begun", () => {
    // The watching thread starts from the event loop.
    setTimeout(() => {
      const held = Buffer.alloc(takes * 1_000_000, 1);
      for (let i = 0; ; i++) held[i % held.length] = i;
    }, 1_500);
  });
});
