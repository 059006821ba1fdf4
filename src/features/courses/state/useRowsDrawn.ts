import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#src/platform/afterPaint.ts';

/** A list as it stands in the page: its rows, and how many of them are drawn. */
export interface Edition<Row> {
  readonly id: number;
  readonly rows: readonly Row[];
  readonly drawn: number;
  /** How many it began with. */
  readonly atFirst: number;
}

/** More than most windows show. */
const first = 24;
/** So many take about a frame; in whole lines, on as many columns as there may be. */
export const sliceSize = 60;
/** Taking rows away is quicker than drawing them. */
const takenAtOnce = 8 * sliceSize;

/**
 * The editions of a long list in the page, the one to be seen last. At first no more of it is drawn than a window shows, then
 * slice by slice until all rows are there, so that find-in-page and the keyboard reach every one. Other rows begin an
 * edition: then a filter costs no more than its first rows. The same rows in another array begin none, or who is on one of them
 * would lose the focus. Earlier editions are only to be hidden, and are taken away when the new one has been painted: to remove
 * thousands of rows takes longer than a frame.
 *
 * @param atFirst How many rows to begin with, where it has to be more than a window shows.
 */
export function useRowsDrawn<Row>(rows: readonly Row[], atFirst = first): readonly Edition<Row>[] {
  const [held, setEditions] = useState<readonly Edition<Row>[]>([{ id: 0, rows, drawn: atFirst, atFirst }]);
  const newest = held.at(-1);
  const isNew = !newest || !isSameList(newest.rows, rows);
  const editions = isNew
    ? [...held, { id: (newest?.id ?? 0) + 1, rows, drawn: first, atFirst: first }]
    : held;
  if (isNew) setEditions(editions);

  useEffect(() => {
    if (isSettled(editions)) return;
    const goOn = () => startTransition(() => setEditions(nextStep));
    // What a person waits for is on the screen before anything else is done; the rest need not wait for a frame each.
    if (isBegun(editions)) return afterPaint(goOn);
    const next = setTimeout(goOn);
    return () => clearTimeout(next);
  }, [editions]);

  return editions;
}

function isSameList<Row>(one: readonly Row[], other: readonly Row[]): boolean {
  return one === other || (one.length === other.length && one.every((row, place) => row === other[place]));
}

function isSettled<Row>([edition, ...others]: readonly Edition<Row>[]): boolean {
  return others.length === 0 && edition !== undefined && edition.drawn >= edition.rows.length;
}

function isBegun<Row>(editions: readonly Edition<Row>[]): boolean {
  const newest = editions.at(-1);
  return newest !== undefined && newest.drawn === newest.atFirst;
}

/** Takes away what is out of sight first: the new list is at the top, and who filters looks there. */
function nextStep<Row>([oldest, ...others]: readonly Edition<Row>[]): readonly Edition<Row>[] {
  if (!oldest) return others;
  if (others.length === 0) {
    const slices = Math.floor(oldest.drawn / sliceSize) + 1;
    return [{ ...oldest, drawn: slices * sliceSize }];
  }
  const left = Math.min(oldest.drawn, oldest.rows.length) - takenAtOnce;
  return left > 0 ? [{ ...oldest, drawn: left }, ...others] : others;
}
