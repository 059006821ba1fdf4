import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { hashJumpOf } from './decision/hashJump.ts';

/** Revalidates when the hash names a course: the router runs no middleware for a link that changes only the hash. */
export function useHashJump(): void {
  const { key, hash } = useLocation();
  const { revalidate } = useRevalidator();
  const jumps = hashJumpOf(hash)?.to === 'course';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a navigation
  useEffect(() => {
    if (jumps) void revalidate();
  }, [key, jumps]);
}
