import { useState } from 'react';
import { shallow } from 'zustand/shallow';

/** The first of values that hold the same objects under the same names: for what a host writes inline and deep comparing can't judge. */
export function useSameWhileShallow<T>(value: T): T {
  const [held, setHeld] = useState({ value });
  if (shallow(held.value, value)) return held.value;
  setHeld({ value });
  return value;
}
