import { useState } from 'react';
import { isDeepEqual } from './deepEqual.ts';

/**
 * Keeps the previous value while the new one is deeply equal. A host that writes its data inline passes equal data in
 * every render.
 */
export function useSameWhileEqual<T>(value: T): T {
  const [held, setHeld] = useState({ value });
  if (held.value === value || isDeepEqual(held.value, value)) return held.value;
  setHeld({ value });
  return value;
}
