import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { hashJumpOf } from './decision/hashJump.ts';

/** The router runs no middleware for a link that only changes the hash, so that it is asked to where that names a course. */
export function useHashJump(): void {
  const { key, hash } = useLocation();
  const { revalidate } = useRevalidator();
  const jumps = hashJumpOf(hash)?.to === 'course';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a navigation
  useEffect(() => {
    if (jumps) void revalidate();
  }, [key, jumps]);
}
