/**
 * Code for some of a screen's readers or tabs only, separate from the screen's own. It is loaded before the screen renders:
 * the loader waits for it, the browser does so before hydration, and the server lists it with the page's modules.
 */
export interface LatePart<Module> {
  /** Relative to the web folder, as in the build's manifest. */
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
