/** For each key, the keys that it depends on. */
type Dependencies = ReadonlyMap<string, readonly string[]>;

/**
 * Sorts keys so that each one comes after those it depends on. Takes linear time and no recursion: a server may send a
 * chain of 20,000 conditions. Keys that a cycle leads to have no place and are left out. A dependency that is no key of
 * the map itself is ignored.
 */
export function dependencyOrder(dependencies: Dependencies): readonly string[] {
  const open = new Map<string, number>();
  const dependents = new Map<string, string[]>();
  for (const [key, needs] of dependencies) {
    const known = [...new Set(needs)].filter((need) => dependencies.has(need));
    open.set(key, known.length);
    for (const need of known) {
      const list = dependents.get(need);
      if (list) list.push(key);
      else dependents.set(need, [key]);
    }
  }
  const order = [...open].filter(([, count]) => count === 0).map(([key]) => key);
  // The list grows while it is read: a key joins it when its last dependency is reached.
  for (const key of order) {
    for (const dependent of dependents.get(key) ?? []) {
      const left = (open.get(dependent) ?? 0) - 1;
      open.set(dependent, left);
      if (left === 0) order.push(dependent);
    }
  }
  return order;
}

/** The keys in a cycle, or on a way from one cycle to another. */
export function keysInCycles(dependencies: Dependencies): ReadonlySet<string> {
  const behind = withoutOrder(dependencies);
  return new Set(withoutOrder(reversed(behind)).keys());
}

/** The part of a graph that has no order: cycles and all that depends on them. */
function withoutOrder(dependencies: Dependencies): Dependencies {
  const ordered = new Set(dependencyOrder(dependencies));
  return new Map([...dependencies].filter(([key]) => !ordered.has(key)));
}

function reversed(dependencies: Dependencies): Dependencies {
  const turned = new Map<string, string[]>([...dependencies.keys()].map((key) => [key, []]));
  for (const [key, needs] of dependencies) for (const need of needs) turned.get(need)?.push(key);
  return turned;
}
