/** Finds the names that several things of a list share. Beside those, a screen tells what sets the things apart. */
export function namesakes(names: readonly string[]): ReadonlySet<string> {
  const once = new Set<string>();
  return new Set(names.filter((name) => once.size === once.add(name).size));
}
