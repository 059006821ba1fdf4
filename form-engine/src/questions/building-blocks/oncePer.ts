/**
 * Computes something once for each object that it is asked about, and forgets it with the object. For what is read from
 * data that never changes: with 40,000 options, working it out anew on every edit would be felt.
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
