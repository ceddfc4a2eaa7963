import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * Gives the browser's scripts the small runtime of messages instead of the compiler's, and a plain `import()` where
 * Vite would first look up what else to preload: with `modulePreload` off there is nothing.
 */
function lightRuntimes(): Plugin {
  const messages = fileURLToPath(new URL("../i18n/browser-runtime.ts", import.meta.url));
  return {
    name: "light-runtimes",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source) => (/(?:^|\/)runtime\.js$/.test(source) ? messages : null),
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lightRuntimes()],
  build: {
    manifest: true,
    // One small style sheet for all pages: nothing flashes when a route's code comes late, and it stays in the cache.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The server names the files of the first page; a list of every page's files would weigh on all of them.
    modulePreload: false,
    rolldownOptions: {
      input: "entry-client.tsx",
      output: {
        // What every page needs and no release of ours changes: one file, which compresses better and stays in the cache.
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|i18n[\\/](?:browser-runtime|compiled[\\/]registry)/,
            },
          ],
        },
      },
    },
  },
  // Workspace code is compiled into the page renderer; only real packages stay outside.
  ssr: { noExternal: [/^@felistry\//] },
});
