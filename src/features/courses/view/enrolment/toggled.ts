/** The list with or without a value. The value is never in it twice. */
export function toggled<Value>(values: readonly Value[], value: Value, isIn: boolean): Value[] {
  const others = values.filter((other) => other !== value);
  return isIn ? [...others, value] : others;
}
