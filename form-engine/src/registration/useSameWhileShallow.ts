import { useState } from 'react';
import { shallow } from 'zustand/shallow';

/**
 * Keeps the previous value while the new one is shallowly equal. For objects that a host writes inline and that deep
 * comparing can't handle.
 */
export function useSameWhileShallow<T>(value: T): T {
  const [held, setHeld] = useState({ value });
  if (shallow(held.value, value)) return held.value;
  setHeld({ value });
  return value;
}
