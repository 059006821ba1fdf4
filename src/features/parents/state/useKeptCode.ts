import { useEffect } from 'react';
import { useStore } from 'zustand';
import { keptInviteStore } from './keptInviteStore.ts';

/**
 * The code of the mailed link, or the one that a visitor followed before the login.
 * @param linked - undefined when the address has no code
 */
export function useKeptCode(linked: string | undefined, isVisitor: boolean): string | undefined {
  const { code, keep } = useStore(keptInviteStore);
  useEffect(() => {
    if (isVisitor && linked !== undefined) keep(linked);
  }, [isVisitor, linked, keep]);
  return linked ?? code;
}
