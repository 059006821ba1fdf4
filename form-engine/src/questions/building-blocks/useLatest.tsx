import { type RefObject, useRef } from 'react';
import { usePageLayoutEffect } from './usePageLayoutEffect.tsx';

/** A ref to the latest value, for callbacks that must not change on each render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  usePageLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
