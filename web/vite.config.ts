import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { shortClassNames } from "./class-names.ts";

/**
 * Gives the browser's scripts the small message runtime instead of the compiler's, the router without what only its
 * framework mode needs, and a plain `import()` where Vite would first look up what else to preload: with `modulePreload`
 * off there is nothing.
 */
function lightRuntimes(): Plugin {
  const messages = fileURLToPath(new URL("../i18n/browser-runtime.ts", import.meta.url));
  const dataRouter = fileURLToPath(new URL("data-router.ts", import.meta.url));
  return {
    name: "light-runtimes",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer = "") {
      if (/(?:^|\/)runtime\.js$/.test(source)) return messages;
      // An import that the replacement lacks fails the build.
      return /\/(?:ssr\/components|instrumentation)\.js$/.test(source) &&
        /\/lib\/(?:components|dom\/lib|router\/router)\.js$/.test(importer)
        ? dataRouter
        : null;
    },
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  };
}

/**
 * Inside the router's one closure, so that no bundler can tell that they are unused: this site changes nothing by
 * routes' actions, has no fetchers, and gives the router all its routes at once.
 */
const UNUSED_OF_ROUTER = [
  "fetch",
  "handleAction",
  "handleFetcherAction",
  "handleFetcherLoader",
  "resetFetcher",
  "setFetcherError",
  "queueFetcherForDeletion",
  "discoverRoutes",
  "cancelDiscoveryNavigation",
  "patchRoutes",
  "_internalSetRoutes",
];

/** Empties them; whoever uses one after all meets its name. */
function withoutUnused(): Plugin {
  return {
    name: "router-without-unused",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!id.endsWith("/react-router/dist/production/lib/router/router.js")) return null;
      return UNUSED_OF_ROUTER.reduce((text, name) => {
        // A function's body begins and ends at its own indentation.
        const whole = new RegExp(
          `^(\\t*)((?:async )?function ${name}\\(.*\\)) \\{\\n(?:.*\\n)*?\\1\\}$`,
          "m",
        );
        if (!whole.test(text)) throw new Error(`the router has no function ${name}`);
        return text.replace(whole, `$1$2 { throw Error("${name}"); }`);
      }, code);
    },
  };
}

/** The browser's scripts are built once per language, each with only its texts; a page loads those of its language. */
const locale = process.env["PAGE_LOCALE"];
/** Which compilation of the texts is built, as a condition in i18n/package.json. */
const texts = process.env["TEXTS_CONDITION"];
const { baseLocale } = JSON.parse(
  readFileSync(new URL("../i18n/project.inlang/settings.json", import.meta.url), "utf8"),
) as { baseLocale: string };

/**
 * A page's scripts have one language each, so that a message needs no function that chooses one: its own text is what
 * is exported. The two functions a message weigh a page more than its words do.
 */
function messagesOfOneLanguage(): Plugin {
  return {
    name: "messages-of-one-language",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const name = /\/compiled\/messages\/([a-z]\w*)\.js$/.exec(id)?.[1];
      if (name === undefined || locale === undefined) return null;
      const choice = code.indexOf(`export const ${name} = `);
      const returned = [
        ...code.slice(choice).matchAll(/(?:"([\w-]+)"\) )?return (\w+)\(inputs\)/g),
      ];
      // The last one, which asks for no language, stands for those that have no text of their own.
      const [, , text] =
        returned.find(([, language]) => language === locale) ?? returned.at(-1) ?? [];
      if (choice < 0 || text === undefined) throw new Error(`${id} has no text in ${locale}`);
      return `${code.slice(0, choice)}export { ${text} as ${name} };`;
    },
  };
}

/**
 * The server finds a page's scripts by the names of its screens; the browser needs none of them, and 112 names, twice, weigh
 * each page more than a kilobyte.
 */
function screensWithoutNames(): Plugin {
  return {
    name: "screens-without-names",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!id.endsWith("/web/routes.tsx")) return null;
      const table = /^const modules = import\.meta\.glob.*$/m;
      const screens = /\.\.\.screen\("([^"]+)"\)/g;
      if (!table.test(code) || !screens.test(code))
        throw new Error("the routes no longer name their screens as this build expects");
      return code
        .replace(table, "const modules = {};")
        .replaceAll(screens, 'lazy: () => import("./$1")');
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  ...(locale !== undefined && {
    define: { PAGE_LOCALE: JSON.stringify(locale), BASE_LOCALE: JSON.stringify(baseLocale) },
  }),
  ...(texts !== undefined && {
    resolve: { conditions: [texts, ...defaultClientConditions] },
  }),
  plugins: [
    react(),
    lightRuntimes(),
    withoutUnused(),
    messagesOfOneLanguage(),
    screensWithoutNames(),
  ],
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  build: {
    // The languages' builds share a folder, which the caller clears before the first.
    emptyOutDir: locale === undefined,
    manifest: `.vite/manifest.${locale}.json`,
    // One small style sheet for all pages: nothing flashes when a route's code loads late, and it stays cached.
    cssCodeSplit: false,
    // The first versions that read nested rules, which weigh less than their unfolded selectors.
    cssTarget: ["chrome120", "firefox121", "safari17.2"],
    assetsInlineLimit: 0,
    // The server lists the first page's files; a list of every page's files would burden all of them.
    modulePreload: false,
    rolldownOptions: {
      input: ["start.ts", "entry-client.tsx"],
      // The router's warnings for programmers: shown in development, not sent to readers.
      treeshake: { manualPureFunctions: ["warning", "warnOnce"] },
      output: {
        // The table of routes names every chunk: sixty names of pages would weigh half a kilobyte on each page.
        chunkFileNames: "assets/[hash].js",
        // What every page needs, as two files rather than many small ones, which compress worse. Code that our releases do not
        // change is separate and stays cached.
        codeSplitting: {
          groups: [
            {
              name: "base",
              priority: 3,
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|i18n[\\/]compiled[\\/]registry/,
            },
            {
              name: "site",
              priority: 2,
              tags: ["$initial"],
              test: /^(?!.*[\\/]web[\\/]start\.ts$)/,
            },
            // What nearly every page with cats shows, and what only a cat's own page does. A few lines that other pages need too
            // belong to the former: otherwise they would load the whole of the latter.
            {
              name: "cat",
              priority: 1,
              test: /web[\\/](?:late-part|cats[\\/](?:age-line|birth-words|cat-badge|cat-name|sex-badge)|colours[\\/]ems-line|photos[\\/](?:cat-photo|load-photos)|ui[\\/](?:dates|prices))\.tsx?$|[\\/](?:display-name|partial-date)\.ts$|messages[\\/](?:reg_badge_pending|cat_born|cat_number|cat_badge_owned(?:_hint)?|cat_no_pedigree)\.js$/,
            },
            // What the drawn pedigree and the one that is typed share: in files of a few lines it would weigh more.
            {
              name: "pedigree",
              test: /web[\\/]pedigree[\\/](?:kinship-line|pedigree-(?:cell|figure))\.tsx?$|domain[\\/]pedigree[\\/](?:ancestor-prefixes|kinship-words|positions|repeated-ancestors)\.ts$|messages[\\/]pedigree_\w+\.js$/,
            },
            // Of a cat's page and of an ad, which needs nothing else of the former.
            { name: "gallery", test: /web[\\/]photos[\\/](?:gallery|viewer)-photo\.tsx$/ },
            {
              name: "cat-profile",
              test: /web[\\/](?:cats[\\/](?:breeder-name|profile[\\/](?:cat-(?:facts|parts|profile)|load-cat-screen))|[a-z]+[\\/]load-(?:ancestors|certificates|docs|inbreeding|sale|withheld))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  // Workspace code is compiled into the page renderer; only real packages stay external.
  ssr: {
    noExternal: [/^@felistry\//],
    ...(texts !== undefined && { resolve: { conditions: [texts, ...defaultServerConditions] } }),
  },
});
