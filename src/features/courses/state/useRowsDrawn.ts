import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** More than any window shows. */
const first = 30;
/** Who comes back must find the place where they were: of most clubs that is everything at once. */
const firstOnReturn = 240;
/** So many take about a frame. */
const slice = 60;

/**
 * How many rows of a long list are drawn: at first no more than a window shows, then slice by slice until all are there,
 * so that find-in-page and the keyboard reach every one. Another list begins anew, and is to be drawn under the key of its
 * edition: then a filter costs no more than its first rows, and what was drawn goes away at one stroke.
 */
export function useRowsDrawn(rows: readonly unknown[]) {
  // The first page of a visit is reached by POP as well, under this name.
  const isFirstPage = useLocation().key === 'default';
  const isReturn = useNavigationType() === 'POP' && !isFirstPage;
  const [drawn, setDrawn] = useState({ rows, count: isReturn ? firstOnReturn : first, edition: 0 });
  const isNew = drawn.rows !== rows;
  const count = isNew ? first : drawn.count;
  const edition = isNew ? drawn.edition + 1 : drawn.edition;
  if (isNew) setDrawn({ rows, count, edition });
  const isComplete = count >= rows.length;

  useEffect(() => {
    if (isComplete) return;
    const next = setTimeout(() => startTransition(() => setDrawn({ rows, count: count + slice, edition })));
    return () => clearTimeout(next);
  }, [rows, count, edition, isComplete]);

  return { count: Math.min(count, rows.length), edition };
}
