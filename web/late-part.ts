/**
 * Code that a screen shows to some of its readers only, or on some of its tabs, apart from the screen's own. It is
 * there before the screen renders: the loader waits for it, the browser does before it takes the server's page over,
 * and the server names it with the page's modules.
 */
export interface LatePart<Module> {
  /** From the web folder, as the build's manifest names it. */
  readonly file: string;
  readonly load: () => Promise<Module>;
  /** For what renders after the loader. */
  readonly loaded: () => Module;
}

export function latePart<Module>(file: string, fetch: () => Promise<Module>): LatePart<Module> {
  let module: Module | null = null;
  return {
    file,
    load: async () => (module ??= await fetch()),
    loaded() {
      if (!module) throw new Error(`${file} is not loaded`);
      return module;
    },
  };
}
