/**
 * Moves every reading of the clock by an offset; time goes on at its usual pace. Runs in the browser and in the server,
 * so it may use nothing from outside itself.
 * @param offset - milliseconds
 */
export function shiftDate(offset: number): void {
  const now = Date.now.bind(Date);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now() + offset], made),
    apply: (target) => new target(now() + offset).toString(),
    get: (target, name) => (name === 'now' ? () => now() + offset : Reflect.get(target, name)),
  });
}
