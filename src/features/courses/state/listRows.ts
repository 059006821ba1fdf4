import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { afterPaint } from '#src/platform/loading/afterPaint.ts';
import { useRestoredState } from './useRestoredState.ts';

/** One version of a list in the page: its rows, and how many of them are rendered. */
export interface Edition<Row> {
  readonly id: number;
  readonly rows: readonly Row[];
  readonly drawn: number;
  /** How many rows were rendered at first. */
  readonly atFirst: number;
}

/** Number of rows rendered at first: more than most viewports show. */
const first = 24;
/** Rows per slice: about one frame of work. The number fills whole lines for every number of columns. */
export const sliceSize = 60;
/** Rows removed per step. Removing rows is faster than rendering them. */
const takenAtOnce = 8 * sliceSize;

/**
 * Renders a long list in steps. First come as many rows as a viewport shows, then one slice after another, so that
 * find-in-page and the keyboard reach every row.
 * Different rows start a new edition, so that filtering costs only the first rows. Equal rows in a new array start none,
 * because that would lose the focus. Rows that only follow the known ones join their edition at once, for the same reason.
 * The caller hides earlier editions. They are removed after the new edition is painted, because removing thousands of rows
 * takes longer than a frame.
 * Decision: docs/decisions/0042-a-long-list-renders-in-slices.md
 *
 * @param atFirst The number of rows rendered at first, when it must be more than a viewport shows.
 * @returns The editions in the page; only the last one is to be shown.
 */
export function useRowsDrawn<Row>(rows: readonly Row[], atFirst = first): readonly Edition<Row>[] {
  const [held, setEditions] = useState<readonly Edition<Row>[]>([{ id: 0, rows, drawn: atFirst, atFirst }]);
  const newest = held.at(-1);
  const editions = newest && isSameList(newest.rows, rows) ? held : withRows(held, rows);
  if (editions !== held) setEditions(editions);

  useEffect(() => {
    if (isSettled(editions)) return;
    const goOn = () => startTransition(() => setEditions(nextStep));
    // The first rows are painted before anything else happens. Later slices don't wait for a frame each.
    if (isBegun(editions)) return afterPaint(goOn);
    const next = setTimeout(goOn);
    return () => clearTimeout(next);
  }, [editions]);

  return editions;
}

function withRows<Row>(held: readonly Edition<Row>[], rows: readonly Row[]): readonly Edition<Row>[] {
  const newest = held.at(-1);
  if (newest && newest.rows.length > 0 && isSameList(newest.rows, rows.slice(0, newest.rows.length)))
    return [...held.slice(0, -1), { ...newest, rows, drawn: rows.length }];
  return [...held, { id: (newest?.id ?? 0) + 1, rows, drawn: first, atFirst: first }];
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

/** Removes hidden editions before rendering more rows: a person who filters looks at the top of the new list. */
function nextStep<Row>([oldest, ...others]: readonly Edition<Row>[]): readonly Edition<Row>[] {
  if (!oldest) return others;
  if (others.length === 0) {
    const slices = Math.floor(oldest.drawn / sliceSize) + 1;
    return [{ ...oldest, drawn: slices * sliceSize }];
  }
  const left = Math.min(oldest.drawn, oldest.rows.length) - takenAtOnce;
  return left > 0 ? [{ ...oldest, drawn: left }, ...others] : others;
}

/**
 * The number of rows to render at once on return by history: all rows that the person had passed. Undefined on a new visit.
 */
export function useRowsSeen() {
  const list = useRef<HTMLDivElement>(null);
  const rowsSeen = useRestoredState('rowsSeen', v.number(), () => rowsPassed(list.current));
  return { list, rowsSeen: rowsSeen || undefined };
}

function rowsPassed(list: HTMLDivElement | null): number {
  const slices = [...(list?.firstElementChild?.children ?? [])];
  return slices.filter((slice) => slice.getBoundingClientRect().top < window.innerHeight).length * sliceSize;
}

const links = '[role="listitem"] h2 a';

/**
 * Moves the focus to the first new row after the button "Toon meer" was pressed. The button may be gone then, and a keyboard goes on
 * where the list goes on.
 *
 * @param list The list on screen.
 * @param count The number of rows now.
 * @returns notes the press
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const shownBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || count === before) return;
    shownBefore.current = undefined;
    // Fewer rows are another list: then the focus stays where the person moved it.
    if (count > before) list.current?.querySelectorAll<HTMLElement>(links)[before]?.focus();
  }, [list, count]);
  return () => {
    shownBefore.current = count;
  };
}
