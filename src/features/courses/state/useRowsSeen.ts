import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as v from 'valibot';
import { readJson } from '../../../platform/readJson.ts';
import { tabTexts } from '../../../platform/storage.ts';
import { sliceSize } from './useRowsDrawn.ts';

const name = 'rowsSeen';

/** Of the list that was left last: the name of its place in the browser's history, and the rows that were passed. */
const seen = v.fallback(v.tuple([v.string(), v.number()]), ['', 0]);

/**
 * How many rows of a list somebody had come past who comes back to it by the browser; undefined for who comes anew. All of
 * those stand there at once, laid out as they were, or the place where they were couldn't be found.
 */
export function useRowsSeen() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const list = useRef<HTMLDivElement>(null);
  const latestKey = useRef(key);
  const [rowsSeen] = useState(() => {
    const [place, rows] = v.parse(seen, readJson(tabTexts.read(name) ?? ''));
    return isReturn && place === key && rows > 0 ? rows : undefined;
  });

  useLayoutEffect(() => {
    latestKey.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const results = list;
    return () => tabTexts.write(name, JSON.stringify([latestKey.current, rowsPassed(results.current)]));
  }, []);
  return { list, rowsSeen };
}

function rowsPassed(list: HTMLDivElement | null): number {
  const slices = [...(list?.firstElementChild?.children ?? [])];
  return slices.filter((slice) => slice.getBoundingClientRect().top < window.innerHeight).length * sliceSize;
}
