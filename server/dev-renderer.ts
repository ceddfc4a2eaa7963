/** Pages during development: Vite compiles each module on request and reloads the browser on a change. */
import type { FastifyInstance } from "fastify";
import type { RenderPage } from "@felistry/contract/rendering.ts";
import type { Renderer } from "./http/front/pages.ts";

export async function devRenderer(webDir: string): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webDir,
    configFile: `${webDir}vite.config.ts`,
    server: { middlewareMode: true },
    appType: "custom",
  });
  const render: RenderPage = async (request) => {
    const module = (await vite.ssrLoadModule("/entry-server.tsx")) as { render: RenderPage };
    const page = await module.render(request);
    if (page.kind === "redirect") return page;
    return {
      ...page,
      html: await vite.transformIndexHtml(new URL(request.url).pathname, page.html),
    };
  };
  return {
    render,
    clientDir: undefined,
    mount(app: FastifyInstance) {
      app.addHook("onRequest", (request, reply, done) => {
        if (request.url.startsWith("/api/")) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
  };
}
