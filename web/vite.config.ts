import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The one style sheet is put together in any order; the order of its cascade layers must be named before the first of them is filled. */
function layersFirst(): Plugin {
  return {
    name: "layers-first",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = `@layer reset,tokens,base,parts;${file.source}`;
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), layersFirst()],
  build: {
    manifest: true,
    // One small style sheet for all pages: nothing flashes when a route's code comes late, and it stays in the cache.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: "entry-client.tsx" },
  },
  // Workspace code is compiled into the page renderer; only real packages stay outside.
  ssr: { noExternal: [/^@felistry\//] },
});
