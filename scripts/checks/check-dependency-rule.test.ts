import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { offencesIn } from "./check-dependency-rule.ts";

describe("the dependency rule", () => {
  it.each([
    ["domain/colours/ems/parse.ts", `import { z } from "@felistry/contract/cats.ts";`],
    ["domain/colours/ems/parse.ts", `import { m } from "@felistry/i18n/compiled/messages.js";`],
    ["i18n/locale.ts", `import { cat } from "@felistry/domain/cats/age.ts";`],
    ["contract/cats.ts", `export { pool } from "@felistry/server/db/pool.ts";`],
    ["web/cats/profile/cat-page.tsx", `import type { Pool } from "@felistry/server/db/pool.ts";`],
    ["web/cats/profile/cat-page.tsx", `const page = await import("../../../server/app.ts");`],
    ["web/cats/profile/cat-page.tsx", `import { routes } from "../../market/market-page.tsx";`],
    ["server/app.ts", `import { routes } from "../web/routes.tsx";`],
    ["server/http/errors.ts", `import { findCat } from "../cats/queries.ts";`],
    [
      "server/db/pool.ts",
      `import {\n  findCat,\n  type Cat,\n} from "@felistry/server/cats/queries.ts";`,
    ],
    ["web/ui/button.tsx", `import "../cats/cat-card.tsx";`],
    ["server/orders/create-order.ts", `import { createCat } from "../cats/create-cat.ts";`],
    ["server/orders/create-order.ts", `import type { Cat } from '../cats/create-cat.ts'`],
    [
      "server/orders/create-order.ts",
      `import { a } from "./a.ts"; import("../cats/create-cat.ts");`,
    ],
    ["server/orders/create-order.ts", `import { buildCat } from "@felistry/testkit/build-cat.ts";`],
  ])("refuses in %s: %s", (file, source) => {
    expect(offencesIn(file, source)).toHaveLength(1);
  });

  it.each([
    ["domain/pedigree/coefficient.ts", `import { parents } from "../cats/parents.ts";`],
    [
      "contract/cats.ts",
      `import { z } from "zod";\nimport { parse } from "@felistry/domain/colours/ems/parse.ts";`,
    ],
    ["server/orders/create-order.ts", `import { findCat } from "../cats/queries.ts";`],
    ["server/orders/create-order.ts", `import { refuse } from "../http/errors.ts";`],
    [
      "server/orders/create-order.test.ts",
      `import { buildCat } from "@felistry/testkit/build-cat.ts";`,
    ],
    ["server/app.ts", `import { createOrder } from "./orders/create-order.ts";`],
    ["web/routes.tsx", `const page = () => import("./market/market-page.tsx");`],
    ["web/market/market-page.tsx", `import { CatCard } from "../cats/cat-card.tsx";`],
    ["web/litters/parent-field.tsx", `import { CatSearch } from "../cats/cat-search.tsx";`],
    ["testkit/start-test-server.ts", `import { buildApp } from "@felistry/server/app.ts";`],
    ["e2e/order.spec.ts", `import { paths } from "@felistry/web/paths.ts";`],
    ["web/ui/button.tsx", `// import { x } from "../cats/cat-page.tsx"`],
  ])("accepts in %s: %s", (file, source) => {
    expect(offencesIn(file, source)).toEqual([]);
  });

  it.each([
    "server/utils.ts",
    "web/ui/index.ts",
    "domain/helpers/age.ts",
    "web/common/date.tsx",
    "web/cats/misc.test.ts",
  ])("refuses the name of %s", (file) => expect(offencesIn(file, "")).toHaveLength(1));

  const server = new URL("../../server/", import.meta.url);
  const nouns = readdirSync(server).filter((folder) =>
    existsSync(new URL(`${folder}/handlers.ts`, server)),
  );

  it.each(nouns)("knows %s as a noun: every room that answers calls is one", (noun) => {
    const other = noun === "orders" ? "cats" : "orders";
    for (const workspace of ["server", "web"]) {
      const source = `import { x } from "../${noun}/what-it-keeps.ts";`;
      expect(offencesIn(`${workspace}/${other}/reader.ts`, source)).toHaveLength(1);
    }
  });
});
