import type { PortalFiles } from '#schemas/pageRenderer.ts';

const fontOfEveryPage = 'inter-latin-wght-normal-everyday.woff2';

/** An entry of Vite's manifest, as far as it is read here. */
interface BuiltChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Its stylesheets. */
  readonly css?: readonly string[];
  /** Keys of other entries. */
  readonly imports?: readonly string[];
}

/** The files of a module and of all its static imports, without those of the shell. */
interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

export interface Portal {
  readonly shell: string;
  readonly startScript: string;
  /** The font of the letters that every page needs. */
  readonly font: string | undefined;
  /** No files for a module that the browser's build has no chunk for. */
  readonly filesOf: (module: string) => ModuleFiles;
  /** The stylesheets for these class names, without those of the shell. */
  readonly stylesheetsOf: (classes: ReadonlySet<string>) => readonly string[];
}

export function readPortalFiles({ shell, startScript, manifest, stylesheets }: PortalFiles): Portal {
  // Vite wrote it.
  const chunks = manifest as Readonly<Record<string, BuiltChunk>>;
  const files = new Map<string, ModuleFiles>();
  const sheetsOfClass = sheetsByClass(shell, stylesheets);
  return {
    shell,
    startScript,
    font: Object.entries(chunks).find(([source]) => source.endsWith(`/${fontOfEveryPage}`))?.[1].file,
    filesOf(module) {
      const known = files.get(module) ?? filesOf(chunks, module);
      files.set(module, known);
      return known;
    },
    stylesheetsOf: (classes) => fewestSheets([...classes].map((name) => sheetsOfClass.get(name) ?? [])),
  };
}

function filesOf(chunks: Readonly<Record<string, BuiltChunk>>, module: string): ModuleFiles {
  const found = new Set<string>(module in chunks ? [module] : []);
  // A set also iterates over what is added during the loop.
  for (const name of found) for (const imported of chunks[name]?.imports ?? []) found.add(imported);
  const own = [...found].flatMap((name) => {
    const chunk = chunks[name];
    return chunk && !chunk.isEntry ? [chunk] : [];
  });
  return {
    scripts: own.map(({ file }) => file),
    stylesheets: [...new Set(own.flatMap(({ css = [] }) => css))],
  };
}

/**
 * The stylesheets of each class: several, where modules compose it and each has a copy. Classes of the shell's stylesheets are left out,
 * because the shell links those already.
 */
function sheetsByClass(
  shell: string,
  stylesheets: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const ofShell = new Set<string>();
  for (const [path, css] of stylesheets) {
    const names = new Set(css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g).map(([, name = '']) => name));
    for (const name of names)
      if (shell.includes(path)) ofShell.add(name);
      else found.set(name, [...(found.get(name) ?? []), path]);
  }
  for (const name of ofShell) found.delete(name);
  return found;
}

/** Takes a sheet for each class, of its several copies one that is needed anyway. */
function fewestSheets(ofClasses: readonly (readonly string[])[]): readonly string[] {
  const taken = new Set<string>();
  for (const sheets of ofClasses.toSorted((one, other) => one.length - other.length)) {
    const [first] = sheets;
    if (first !== undefined && !sheets.some((sheet) => taken.has(sheet))) taken.add(first);
  }
  return [...taken];
}
