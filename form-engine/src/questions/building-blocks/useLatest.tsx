import { type RefObject, useRef } from 'react';
import { usePageLayoutEffect } from './usePageLayoutEffect.tsx';

/** The latest of a value that changes with every render, for callbacks that stay the same. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  usePageLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
