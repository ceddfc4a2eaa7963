/** The files of deploy/: they can be read, name nothing that is not there, and keep the server from more than it needs. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { recordBackup } from "@felistry/server/backup/made-backups.ts";
import { readConfig } from "@felistry/server/config.ts";
import { poolDb } from "@felistry/server/db/transaction.ts";
import { MANIFEST } from "@felistry/server/releases/manifest.ts";
import { ROOT } from "../../scripts/setup/root.mjs";
import { startTestServer, type TestServer } from "../start-test-server.ts";

/** Only where there are copies of the database: server/db/replicas/replicas.test.ts. */
const OF_COPIES = /^felistry_replica_/;

const text = (file: string) =>
  readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8");

describe("what is watched", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test.for(["prometheus/alerts.yml", "grafana/felistry.json"])(
    "every metric that %s names is there",
    async (file) => {
      const times = { startedAt: new Date(), place: "/backups/1", bytes: 5_000 };
      const db = poolDb(server.pool);
      await recordBackup(db, { ...times, kind: "whole", failure: null });
      await recordBackup(db, { ...times, kind: "base", bytes: null, failure: "The disk is full." });
      await server.raw("/api/breeds");
      // The event loop's delay is known from its first sample on.
      await expect
        .poll(
          async () => {
            const shown = await (await server.raw("/metrics")).text();
            const named = text(file).match(/\b(?:felistry|process|nodejs)_[a-z_]+\b/g)!;
            expect(named.length).toBeGreaterThan(10);
            const here = named.filter((name) => !OF_COPIES.test(name));
            return here.filter((name) => !new RegExp(`^${name}[{ ]`, "m").test(shown));
          },
          { timeout: 15_000 },
        )
        .toEqual([]);
    },
  );

  test("each alert says in a sentence what is wrong", () => {
    const rules = z
      .strictObject({
        groups: z.array(
          z.strictObject({
            name: z.string(),
            rules: z.array(
              z.strictObject({
                alert: z.string().regex(/^Felistry[A-Za-z]+$/),
                expr: z.string(),
                for: z
                  .string()
                  .regex(/^\d+m$/)
                  .optional(),
                labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
                annotations: z.strictObject({ summary: z.string().regex(/\.$/) }),
              }),
            ),
          }),
        ),
      })
      .parse(parse(text("prometheus/alerts.yml")));
    const names = rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert));
    expect(new Set(names).size).toBe(names.length);
  });
});

const variables = z.record(z.string(), z.string());
const health = z.enum(["service_healthy", "service_completed_successfully"]);
const compose = z.strictObject({
  "x-site": z.unknown(),
  services: z.record(
    z.string(),
    z.strictObject({
      build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
      image: z.string(),
      read_only: z.boolean().optional(),
      user: z.string().optional(),
      tmpfs: z.array(z.string()).optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
      restart: z.enum(["unless-stopped", "no"]),
      stop_grace_period: z.string().optional(),
      environment: variables.optional(),
      volumes: z.array(z.string()).optional(),
      ports: z.array(z.string()).optional(),
      entrypoint: z.array(z.string()).optional(),
      command: z.array(z.string()).optional(),
      healthcheck: z
        .strictObject({
          test: z.array(z.string()),
          interval: z.string(),
          timeout: z.string(),
          retries: z.int(),
        })
        .optional(),
      depends_on: z.record(z.string(), z.strictObject({ condition: health })).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

test.each(["felistry", "compose"])(
  "[SEC-38] nginx/%s.conf logs no secret address, on port 80 or 443",
  (name) => {
    const servers = text(`nginx/${name}.conf`)
      .split(/^server \{/mu)
      .slice(1);
    expect(servers.map((server) => /listen (\d+)/u.exec(server)![1])).toEqual(["80", "443"]);
    for (const server of servers) {
      expect(server).toMatch(/location ~ \^\/\(judge\|api\/calendars\)\/ \{\n\s+access_log off;/u);
      // It would answer before a location is chosen.
      expect(server).not.toMatch(/^ {2}return /mu);
    }
  },
);

describe("containers", () => {
  const { services, volumes } = compose.parse(parse(text("compose.yaml"), { merge: true }));
  const sites = Object.entries(services).filter(([, { build }]) => build !== undefined);

  test("two servers without rights, on a system that they cannot write to", () => {
    expect(sites.map(([name]) => name)).toEqual(["site1", "site2"]);
    for (const [, site] of sites)
      expect(site).toMatchObject({ read_only: true, user: "node", cap_drop: ["ALL"] });
    expect(text("Containerfile")).toMatch(/^USER node$/m);
    expect(text("Containerfile")).toMatch(/^HEALTHCHECK /m);
  });

  test("[16.7] an image has no list of a release's files, since it is without some of them", () => {
    expect(text("Containerfile")).toContain("rm -rf docs ");
    expect(text("../.dockerignore").split("\n")).toContain(MANIFEST);
  });

  test("an image leaves out of packages what they have, and nothing that the server begins with", () => {
    const patterns = [...text("Containerfile").matchAll(/-path '\*\/([^']+)'/g)].map(
      ([, glob]) => glob!,
    );
    expect(patterns.length).toBeGreaterThan(10);
    const left = patterns.map((glob) => globSync(`node_modules/{,@*/}${glob}`, { cwd: ROOT }));
    expect(patterns.filter((_, at) => left[at]!.length === 0)).toEqual([]);
    const isLeft = new Set(left.flat().map((path) => join(ROOT, path)));
    const { dependencies } = JSON.parse(text("../server/package.json")) as {
      dependencies: Record<string, string>;
    };
    const { resolve } = createRequire(import.meta.url);
    // Where a package has no such entry, there is nothing to look at.
    const found = (entry: () => string) => {
      try {
        return [entry()];
      } catch {
        return [];
      }
    };
    const begun = Object.keys(dependencies).flatMap((name) => [
      ...found(() => fileURLToPath(import.meta.resolve(name))),
      ...found(() => resolve(name)),
    ]);
    expect(begun).toContain(join(ROOT, "node_modules/pdfkit/js/pdfkit.js"));
    expect(begun.filter((path) => isLeft.has(path))).toEqual([]);
  });

  test("they are configured as the server understands it", () => {
    for (const [, { environment = {} }] of sites) {
      const env = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
          name,
          value.replaceAll(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, given?: string) => given ?? "x"),
        ]),
      );
      const config = readConfig(env);
      expect(config).toMatchObject({
        trustProxy: 1,
        publicOrigin: "https://localhost",
        storage: { bucket: "felistry" },
      });
      const named = [config.databaseUrl!, ...config.replicas.urls, env["S3_ENDPOINT"]!];
      expect(named.map((url) => new URL(url).hostname)).toEqual(["database", "copy", "store"]);
    }
  });

  test("who waits for another waits for what it can become", () => {
    const waits = Object.values(services).flatMap(({ depends_on: needed = {} }) =>
      Object.entries(needed),
    );
    const canBecome = ([name, { condition }]: (typeof waits)[number]) => {
      const { healthcheck, build, restart } = services[name]!;
      // The site's check is in its image.
      return condition === "service_completed_successfully"
        ? restart === "no"
        : (healthcheck ?? build) !== undefined;
    };
    expect(waits.length).toBeGreaterThan(4);
    expect(waits.filter((wait) => !canBecome(wait))).toEqual([]);
  });

  test("every volume, service and file that is named is there", () => {
    const all = Object.values(services);
    const others = all.flatMap(({ depends_on: needed = {} }) => Object.keys(needed));
    expect(others.filter((name) => !(name in services))).toEqual([]);
    const mounted = all
      .flatMap((service) => service.volumes ?? [])
      .map((one) => one.split(":")[0]!);
    const own = mounted.filter((from) => from.startsWith("./"));
    const named = mounted.filter((from) => !from.startsWith("./"));
    expect(named.filter((name) => !(name in volumes))).toEqual([]);
    expect(own.toSorted()).toEqual([
      "./nginx/compose.conf",
      "./postgres/copy.sh",
      "./postgres/primary.sh",
      "./tls",
    ]);
    for (const file of own.filter((name) => name !== "./tls"))
      expect(text(file.slice(2)).length).toBeGreaterThan(100);
    for (const [name] of sites)
      expect(text("nginx/compose.conf")).toContain(`server ${name}:3000 `);
  });
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Record<string, string>;
  readonly spec: { readonly template: { readonly spec: PodSpec } };
}
interface PodSpec {
  readonly securityContext: object;
  readonly containers: readonly Record<string, unknown>[];
}

describe("Kubernetes", () => {
  const manifests = ["felistry.yaml", "migrate.yaml"].flatMap((file) =>
    parseAllDocuments(text(`kubernetes/${file}`), { merge: true }).map((document) => {
      if (document.errors.length > 0) throw document.errors[0]!;
      return document.toJS() as Manifest;
    }),
  );
  const ofKind = (kind: string) => manifests.find((one) => one.kind === kind)!;

  test("pods have no rights, and a system that they cannot write to", () => {
    for (const kind of ["Deployment", "Job"]) {
      const { spec } = ofKind(kind).spec.template;
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of spec.containers)
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ["ALL"] },
          },
        });
    }
  });

  test("a pod gets requests once it is ready, and none when it ends", () => {
    const [site] = ofKind("Deployment").spec.template.spec.containers;
    expect(site).toMatchObject({
      startupProbe: { httpGet: { path: "/readyz", port: "http" } },
      readinessProbe: { httpGet: { path: "/readyz", port: "http" } },
      livenessProbe: { httpGet: { path: "/healthz", port: "http" } },
      lifecycle: { preStop: { exec: { command: ["sleep", "5"] } } },
    });
  });

  test("the configuration is one that the server understands, and the job runs a command that is there", () => {
    expect(readConfig(ofKind("ConfigMap").data!)).toMatchObject({ trustProxy: 1 });
    const [job] = ofKind("Job").spec.template.spec.containers;
    expect(job!["command"]).toEqual([
      "node",
      "--disable-warning=ExperimentalWarning",
      "server/cli.ts",
      "migrate",
    ]);
  });
});
