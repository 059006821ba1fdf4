import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { post } from '#src/api/call.ts';
import { type DoorList, type DoorState, parseDoorState } from '#src/api/entities/door/door.ts';
import { type DoorBook, type DoorPlace, doorKey, type KeptScan } from '../view/doorBook.ts';
import { type Door, keepScans, readScans } from './keptScans.ts';
import { useKeptScans } from './useKeptScans.ts';

/** Time between two looks at what other devices admitted, in milliseconds. */
const lookEvery = 5_000;
/** Scans in one request, as the contract allows. */
const mostScans = 500;

interface OpenDoor {
  readonly book: DoorBook;
  /** The last request failed. */
  readonly isOffline: boolean;
  /** Notes who came in together, each ticket with a scan of its own. */
  readonly admit: (tickets: readonly string[]) => readonly KeptScan[];
  /** Takes admissions of this device back. */
  readonly undo: (scans: readonly KeptScan[]) => void;
}

interface DoorToOpen {
  readonly uid: number;
  readonly list: DoorList;
  /** How it stood when this device kept it; undefined where the server answers. */
  readonly before: DoorState | undefined;
}

/** The door of an event on this device. Scans are kept here first, and sent as soon as there is a connection. */
export function useDoor(club: number, { uid, list, before }: DoorToOpen): OpenDoor {
  const { kind, nid } = list.event;
  const key = doorKey({ kind, nid });
  const door = useMemo(() => ({ uid, key }), [uid, key]);
  const { device, kept, admit, undo } = useKeptScans(door);
  const state = useQuery({
    queryKey: ['management', club, 'door', key, 'state'],
    queryFn: () => sendScans({ club, place: { kind, nid }, door, device }),
    refetchInterval: lookEvery,
    // The query fails without a connection instead of waiting for one, so that the screen can say so.
    networkMode: 'always',
    retry: false,
  });
  const { refetch } = state;
  useEffect(() => {
    const look = () => void refetch();
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [refetch]);
  return {
    book: { list, state: state.data ?? before, kept, device },
    isOffline: state.isError,
    admit: (tickets) => {
      const scans = admit(tickets);
      void refetch();
      return scans;
    },
    undo: (scans) => {
      undo(scans);
      void refetch();
    },
  };
}

interface Sending {
  readonly club: number;
  readonly place: DoorPlace;
  readonly door: Door;
  readonly device: string;
}

/** Sends what this device keeps, and forgets it once the server has it. A scan that is made meanwhile stays. */
async function sendScans({ club, place: { kind, nid }, door, device }: Sending): Promise<DoorState> {
  const scans = readScans(door).slice(0, mostScans);
  const body = { club, device, scans: [...scans] };
  const { result } =
    kind === 'lesson'
      ? await post('sync_door_lesson', { ...body, session: nid })
      : await post('sync_door', { ...body, event: nid });
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
