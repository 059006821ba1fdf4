/** Converts data to that of a backend that knows text only: numbers and flags become text, and lists become maps. */
export function asText(wire: unknown): unknown {
  if (Array.isArray(wire)) return Object.fromEntries(wire.map((one, place) => [place, asText(one)]));
  if (typeof wire === 'object' && wire !== null) {
    return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, asText(value)]));
  }
  if (typeof wire === 'boolean') return wire ? '1' : '0';
  return wire === null ? null : String(wire);
}
