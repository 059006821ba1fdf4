import { useEffect, useMemo } from 'react';
import { DoorScreen } from '../components/DoorScreen.tsx';
import { useKeptScans } from '../state/useKeptScans.ts';
import { doorKey } from '../view/doorBook.ts';
import type { DoorContent } from './doorContent.ts';

interface KeptDoorProps {
  content: DoorContent;
  /** Opens the portal in place of this page, once it can be reached. */
  onReached: () => void;
}

/** Time between two looks for the connection, in milliseconds. */
const lookEvery = 5_000;

/** The door of an event on a page that the device kept. What it notes goes to the server once the portal opens again. */
export function KeptDoor({ content: { uid, list, state }, onReached }: KeptDoorProps) {
  const door = useMemo(() => ({ uid, key: doorKey(list.event) }), [uid, list]);
  const { device, kept, admit, undo } = useKeptScans(door);
  useEffect(() => {
    // A phone in a hall may be on a network all the time that leads nowhere, so it tells no change.
    const timer = setInterval(async () => {
      if (await isReachable()) onReached();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [onReached]);
  return <DoorScreen book={{ list, state, kept, device }} isOffline isKept onAdmit={admit} onUndo={undo} />;
}

async function isReachable(): Promise<boolean> {
  const answer = await fetch('/service-worker.js', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}
