import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { KeptInviteStore } from './createKeptInviteStore.ts';

interface Followed {
  /** The code of the mailed link; undefined when the address has none. */
  readonly linked: string | undefined;
  readonly isVisitor: boolean;
}

/** The code of the mailed link, or the one that a visitor followed before the login. */
export function useKeptCode(store: KeptInviteStore, { linked, isVisitor }: Followed): string | undefined {
  const { code, keep } = useStore(store);
  useEffect(() => {
    if (isVisitor && linked !== undefined) keep(linked);
  }, [isVisitor, linked, keep]);
  return linked ?? code;
}
