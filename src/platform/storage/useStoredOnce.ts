import { useState } from 'react';
import { useIsHydrating } from '../page/useBrowserFact.ts';

/**
 * What this browser has stored, read once. While React hydrates it is undefined, because the server renders without it.
 */
export function useStoredOnce<Value>(read: () => Value | undefined): Value | undefined {
  const isHydrating = useIsHydrating();
  const [stored, setStored] = useState(() => (isHydrating ? undefined : { value: read() }));
  if (!stored && !isHydrating) setStored({ value: read() });
  return stored?.value;
}
