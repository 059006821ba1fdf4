interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Finds whether a module is behind another one, by static imports. The graph is walked once, and has to be whole by then. */
export function importsOf(root: string): (id: string, graph: ModuleGraph) => boolean {
  let found: ReadonlySet<string> | undefined;
  return (id, graph) => {
    found ??= walk(root, graph);
    return found.has(id);
  };
}

function walk(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([root]);
  // A set hands out what is added to it on the way.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
