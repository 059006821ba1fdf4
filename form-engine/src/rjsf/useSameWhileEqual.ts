import { deepEquals } from '@rjsf/utils';
import { useState } from 'react';

/**
 * Keeps the previous value while the new one is deeply equal. A host that writes its data inline passes equal data in
 * every render.
 */
export function useSameWhileEqual<T>(value: T): T {
  const [held, setHeld] = useState({ value });
  if (held.value === value || deepEquals(held.value, value)) return held.value;
  setHeld({ value });
  return value;
}
