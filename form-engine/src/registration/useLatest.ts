import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The latest of a value that changes with every render, for callbacks that stay the same. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
