import { useLocation } from 'react-router';
import { writePage } from '../view/list/courseFilters.ts';

/** A function that gives the address of another page of the open list. */
export function usePageHref(): (page: number) => string {
  const { pathname, search } = useLocation();
  return (page) => {
    const query = writePage(new URLSearchParams(search), page).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
}
