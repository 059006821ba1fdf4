/**
 * Moves every reading of the clock by an offset; time goes on at its usual pace. Runs in the browser and in the server,
 * so it may use nothing from outside itself.
 * @param offset - milliseconds
 * @returns gives it another offset
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
