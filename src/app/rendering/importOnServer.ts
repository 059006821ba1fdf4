let noted: { readonly into: Set<string>; readonly loads: boolean } | undefined;

/**
 * Takes the place of every `import()` in the bundle for the server, so that a page can name the files that its screen needs.
 * @param module The path of the module from the root of the repository.
 * @public The build writes the calls.
 */
export function importOnServer<Module>(module: string, load: () => Promise<Module>): Promise<Module> {
  noted?.into.add(module);
  return noted?.loads === false ? Promise.reject(new Error(`${module} is only noted`)) : load();
}

/** Runs a function, and adds to `into` every module whose load starts before the function returns. */
export function noteImports<Result>(into: Set<string>, run: () => Result): Result {
  return noting({ into, loads: true }, run);
}

/** Returns the modules whose load a function starts before it returns. None of them is loaded: the function gets rejections. */
export function modulesLoadedBy(run: () => Promise<unknown>): ReadonlySet<string> {
  const into = new Set<string>();
  noting({ into, loads: false }, run).catch(() => undefined);
  return into;
}

function noting<Result>(how: typeof noted, run: () => Result): Result {
  noted = how;
  try {
    return run();
  } finally {
    noted = undefined;
  }
}
