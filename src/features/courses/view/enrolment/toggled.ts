/** A list with a value in it once, or without it. */
export function toggled<Value>(values: readonly Value[], value: Value, isIn: boolean): Value[] {
  const others = values.filter((other) => other !== value);
  return isIn ? [...others, value] : others;
}
