import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { post } from '#src/api/call.ts';
import { type DoorList, type DoorState, parseDoorState } from '#src/api/entities/door/door.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import type { DoorBook, KeptScan } from '../view/doorBook.ts';
import { type Door, deviceId, keepScans, readScans, scansIn, useScansText } from './keptScans.ts';

/** Time between two looks at what other devices admitted, in milliseconds. */
const lookEvery = 5_000;
/** Scans in one request, as the contract allows. */
const mostScans = 500;

interface OpenDoor {
  readonly book: DoorBook;
  /** The last request failed. */
  readonly isOffline: boolean;
  /** Notes that somebody came in. */
  readonly admit: (ticket: string) => KeptScan;
  /** Takes an admission of this device back. */
  readonly undo: (scan: KeptScan) => void;
}

/** The door of an event on this device. Scans are kept here first, and sent as soon as there is a connection. */
export function useDoor(
  club: number,
  { uid, list }: { readonly uid: number; readonly list: DoorList },
): OpenDoor {
  const event = list.event.nid;
  const door = useMemo(() => ({ uid, event }), [uid, event]);
  const [device] = useState(deviceId);
  const text = useScansText(door);
  const kept = useMemo(() => scansIn(text), [text]);
  const state = useQuery({
    queryKey: ['management', club, 'door', event, 'state'],
    queryFn: () => sendScans({ club, door, device }),
    refetchInterval: lookEvery,
    // The query fails without a connection instead of waiting for one, so that the screen can say so.
    networkMode: 'always',
    retry: false,
  });
  const { refetch } = state;
  const add = (scan: KeptScan) => {
    keepScans(door, [...readScans(door), scan]);
    void refetch();
    return scan;
  };
  useEffect(() => {
    const look = () => void refetch();
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [refetch]);
  return {
    book: { list, state: state.data, kept, device },
    isOffline: state.isError,
    admit: (ticket) => add({ id: randomUuid(), ticket, at: Math.floor(systemClock.now() / 1000) }),
    undo: (scan) => {
      add({ ...scan, undone: true });
    },
  };
}

interface Sending {
  readonly club: number;
  readonly door: Door;
  readonly device: string;
}

/** Sends what this device keeps, and forgets it once the server has it. A scan that is made meanwhile stays. */
async function sendScans({ club, door, device }: Sending): Promise<DoorState> {
  const scans = readScans(door).slice(0, mostScans);
  const { result } = await post('sync_door', { club, event: door.event, device, scans: [...scans] });
  const sent = new Set(scans);
  const isSent = (one: KeptScan) =>
    [...sent].some(({ id, undone }) => id === one.id && undone === one.undone);
  if (scans.length > 0)
    keepScans(
      door,
      readScans(door).filter((one) => !isSent(one)),
    );
  return parseDoorState(result);
}
