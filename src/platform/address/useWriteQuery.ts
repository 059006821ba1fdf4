import { useChangeQuery } from './useChangeQuery.ts';

/** Returns a function that sets words in the address. An empty word is removed, and other parameters stay. */
export function useWriteQuery() {
  const changeQuery = useChangeQuery();
  return (words: Readonly<Record<string, string>>) => changeQuery((latest) => withWords(latest, words));
}

/** A copy of a query with other words. An empty word is removed. */
export function withWords(query: URLSearchParams, words: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, word] of Object.entries(words)) {
    if (word === '') next.delete(name);
    else next.set(name, word);
  }
  return next;
}
