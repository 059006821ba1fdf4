let noted: Set<string> | undefined;

/**
 * Takes the place of every `import()` in the bundle for the server, so that a page can name the scripts that its screen needs.
 * @param module The path of the module from the root of the repository.
 * @public The build writes the calls.
 */
export function importOnServer<Module>(module: string, load: () => Promise<Module>): Promise<Module> {
  noted?.add(module);
  return load();
}

/** Runs a function, and adds to `into` every module whose load starts before the function returns. */
export function noteImports<Result>(into: Set<string>, run: () => Result): Result {
  noted = into;
  try {
    return run();
  } finally {
    noted = undefined;
  }
}
