interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Returns a function that tells whether `root` imports a module, directly or indirectly. It walks the graph once, at its
 * first call, so the graph must be complete by then. Dynamic imports don't count.
 */
export function importsOf(root: string): (id: string, graph: ModuleGraph) => boolean {
  let found: ReadonlySet<string> | undefined;
  return (id, graph) => {
    found ??= walk(root, graph);
    return found.has(id);
  };
}

function walk(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([root]);
  // A set also iterates over items that are added during the loop.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
