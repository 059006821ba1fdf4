/**
 * Caches one result per object, for as long as the object lives. Use it for data that never changes: with 40,000
 * options, computing the result again at each edit is noticeable.
 */
export function oncePer<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, { readonly result: Result }>();
  return (source) => {
    const found = known.get(source) ?? { result: compute(source) };
    known.set(source, found);
    return found.result;
  };
}
