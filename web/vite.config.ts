import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|i18n[\\/]compiled[\\/](?:runtime|registry)|vite[\\/]preload/,
            },
          ],
        },
      },
    },
  },
  // Workspace code is compiled into the page renderer; only real packages stay outside.
  ssr: { noExternal: [/^@felistry\//] },
});
