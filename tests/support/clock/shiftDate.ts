/**
 * Shifts every reading of the clock by an offset; time passes at its normal pace. Runs in the browser and in the server, so it
 * must not refer to anything outside itself.
 * @param offset - milliseconds
 * @returns a function that sets another offset
 */
export function shiftDate(offset: number): (next: number) => void {
  let current = offset;
  const now = Date.now.bind(Date);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now() + current], made),
    apply: (target) => new target(now() + current).toString(),
    get: (target, name) => (name === 'now' ? () => now() + current : Reflect.get(target, name)),
  });
  return (next) => {
    current = next;
  };
}
