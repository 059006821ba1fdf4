/** A part of the tests that one slice runs as a whole: a test file, or a step without files of its own. */
export interface SliceItem {
  /** Name of the step that runs it. */
  readonly step: string;
  /** The test file, relative to the project's root; undefined for a whole step. */
  readonly file?: string;
}

/** The number of slices. A change meets one of them, so after eight changes each has run once on average. */
export const sliceCount = 8;

/**
 * Shares the items out over the slices, so that all slices cost about the same: the dearest item first, each to the
 * cheapest slice so far. The same items and costs always give the same slices.
 * @param costOf - CPU seconds of an item
 */
export function shareOut(
  items: readonly SliceItem[],
  costOf: (item: SliceItem) => number,
): readonly (readonly SliceItem[])[] {
  const slices = Array.from({ length: sliceCount }, () => ({ cost: 0, items: [] as SliceItem[] }));
  const dearestFirst = items
    .map((item) => ({ item, cost: costOf(item), name: nameOf(item) }))
    .toSorted((a, b) => b.cost - a.cost || (a.name < b.name ? -1 : 1));
  for (const { item, cost } of dearestFirst) {
    const cheapest = slices.reduce((least, slice) => (slice.cost < least.cost ? slice : least));
    cheapest.items.push(item);
    cheapest.cost += cost;
  }
  return slices.map((slice) => slice.items);
}

/** Name of an item in the table of costs. */
export function nameOf({ step, file }: SliceItem): string {
  return file ?? step;
}

/**
 * The slice of a commit, from 1 to `sliceCount`. It is independent of the seed (`seedOfRun.ts`), which is the beginning of the
 * same hash: else a spec of one slice would always meet the same device.
 */
export function sliceOfCommit(hash: string): number {
  return (Number.parseInt(hash.slice(7, 14), 16) % sliceCount) + 1;
}
