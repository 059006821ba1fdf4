import { useEffect } from 'react';
import { canKeepPages, forgetPage } from '../state/keptPages.ts';

/** Deletes the kept copy of a screen that has become empty: a ticket that was given back must not open a door offline. */
export function NothingToKeep({ path }: { path: string }) {
  useEffect(() => {
    if (canKeepPages()) void forgetPage(path).catch(() => undefined);
  }, [path]);
  return null;
}
