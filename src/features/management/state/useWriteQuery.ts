import { useChangeQuery } from '#src/platform/useChangeQuery.ts';

/** Returns a function that sets words in the address. An empty word is removed. */
export function useWriteQuery() {
  const changeQuery = useChangeQuery();
  return (words: Readonly<Record<string, string>>) =>
    changeQuery((latest) => {
      const next = new URLSearchParams(latest);
      for (const [name, word] of Object.entries(words)) {
        if (word === '') next.delete(name);
        else next.set(name, word);
      }
      return next;
    });
}
