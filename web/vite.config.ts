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
    rolldownOptions: { input: "entry-client.tsx" },
  },
  // Workspace code is compiled into the page renderer; only real packages stay outside.
  ssr: { noExternal: [/^@felistry\//] },
});
