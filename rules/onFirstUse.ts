/**
 * A value that is made when it is asked for first. A browser takes 10 ms and more for its first date format, which a first
 * page that shows no date does without.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
