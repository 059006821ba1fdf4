import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useChangeQuery } from '#src/platform/address/useChangeQuery.ts';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import {
  type CourseFilters,
  noFilters,
  readFilters,
  readPage,
  writeFilters,
  writePage,
} from '../view/list/courseFilters.ts';

/** Debounce before the typed text goes into the address, in milliseconds. */
const typingDelay = 300;

/**
 * The filters of the list, kept in the address. The filters change first and the address follows, because the guard checks
 * every new address.
 */
export function useCourseFilters() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const address = query.toString();
  // The optimistic filters belong to one address. Any later address wins, also after a step back.
  const [ahead, setAhead] = useState({ of: address, asked: address });
  const asked = ahead.of === address ? ahead.asked : address;
  const chosen = useMemo(() => readFilters(new URLSearchParams(asked)), [asked]);
  const write = (filters: CourseFilters) => {
    const next = changeQuery((latest) => writeFilters(latest, filters));
    setAhead({ of: address, asked: next.toString() });
  };

  const {
    text,
    setText,
    settled: typed,
  } = useTypedText(chosen.text, {
    delay: typingDelay,
    write: (written) => write({ ...chosen, text: written }),
  });
  const filters = { ...chosen, text };
  // An emptied field doesn't wait, because nothing more will be typed.
  const settled = { ...chosen, text: text === '' ? '' : typed };

  return {
    filters,
    /** The filters to ask the server for: the text once it is typed. */
    settled,
    /** The page in the address. Other filters begin at the first page. */
    page: settled.text === chosen.text ? readPage(new URLSearchParams(asked)) : 1,
    change: (part: Partial<CourseFilters>) => {
      if (part.text === undefined) write({ ...filters, ...part });
      else setText(part.text);
    },
    clear: () => {
      setText('');
      write(noFilters);
    },
  };
}

/** A function that gives the address of another page of the open list. */
export function usePageHref(): (page: number) => string {
  const { pathname, search } = useLocation();
  return (page) => {
    const query = writePage(new URLSearchParams(search), page).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
}
