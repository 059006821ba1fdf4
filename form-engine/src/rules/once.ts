/**
 * Makes a value when it is first needed. For regular expressions with `\p{…}`: a browser reads its Unicode tables for them,
 * which takes milliseconds that most forms never need.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
