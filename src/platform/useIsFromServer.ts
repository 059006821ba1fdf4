import { useState } from 'react';
import { useIsHydrating } from './useIsHydrating.ts';

/** Whether the server drew this part. The answer stays the same as long as the part is mounted. */
export function useIsFromServer(): boolean {
  const isHydrating = useIsHydrating();
  return useState(isHydrating)[0];
}
