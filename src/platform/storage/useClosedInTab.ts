import { useState } from 'react';
import { tabTexts } from './storage.ts';

/** Remembers, as long as the tab is open, that the person closed what has this name. */
export function useClosedInTab(name: string) {
  const key = `closed.${name}`;
  const [closed, setClosed] = useState<string>();
  return {
    isClosed: closed === key || tabTexts.read(key) !== undefined,
    close() {
      tabTexts.write(key, 'closed');
      setClosed(key);
    },
  };
}
