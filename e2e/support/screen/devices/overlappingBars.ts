import type { StuckBar } from './stuckBars.ts';

/** The pairs of bars that cover each other. */
export function overlappingBars(places: readonly (readonly StuckBar[])[]): readonly string[] {
  const pairs = places.flatMap((bars) =>
    bars.flatMap((one, index) =>
      bars
        .slice(index + 1)
        .filter((other) => overlaps(one, other))
        .map((other) => `${one.name} and ${other.name}`),
    ),
  );
  return [...new Set(pairs)];
}

function overlaps(one: StuckBar, other: StuckBar): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  );
}
