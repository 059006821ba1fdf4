import { deepEquals } from '@rjsf/utils';
import { useState } from 'react';

/** The first of values that are equal in content: a host that writes its data inline gives the same data in every render. */
export function useSameWhileEqual<T>(value: T): T {
  const [held, setHeld] = useState({ value });
  if (held.value === value || deepEquals(held.value, value)) return held.value;
  setHeld({ value });
  return value;
}
