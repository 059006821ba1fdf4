/**
 * Creates a value lazily, at its first use. A browser takes 10 ms and more for its first date format; a first page
 * without dates can do without.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
