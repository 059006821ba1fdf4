import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DoorContent } from './doorContent.ts';

interface KeptDoor extends DoorContent {
  /** The path of the screen, with its query. */
  readonly path: string;
}

/**
 * Keeps the page of a door on this device while it is open, and what it knows at each change. Its code is lazy-loaded: the door opens first.
 * @returns whether the page opens without a connection
 */
export function useKeptDoor({ path, uid, list, state }: KeptDoor): boolean {
  const client = useQueryClient();
  const [isKept, setKept] = useState(false);
  const { kind, nid, title, start, end } = list.event;
  useEffect(() => {
    const event = { kind, nid, title, start, end };
    const keep = async () => (await import('./keepDoor.tsx')).keepDoor(client, { path, uid, event });
    void keep().then(setKept, () => setKept(false));
  }, [client, path, uid, kind, nid, title, start, end]);
  useEffect(() => {
    const keep = async () => (await import('./keepDoor.tsx')).keepKnown({ uid, list, state });
    void keep().catch(() => undefined);
  }, [uid, list, state]);
  return isKept;
}
