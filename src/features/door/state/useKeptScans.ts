import { useMemo, useState } from 'react';
import { systemClock } from '#src/platform/loading/clock.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import type { KeptScan } from '../view/doorBook.ts';
import { type Door, deviceId, keepScans, readScans, scansIn, useScansText } from './keptScans.ts';

interface KeptScans {
  /** The id of this device. */
  readonly device: string;
  readonly kept: readonly KeptScan[];
  /** Notes who came in together, each ticket with a scan of its own. */
  readonly admit: (tickets: readonly string[]) => readonly KeptScan[];
  /** Takes admissions of this device back. */
  readonly undo: (scans: readonly KeptScan[]) => void;
}

/** The scans of a door that are only on this device, with or without a connection. */
export function useKeptScans(door: Door): KeptScans {
  const [device] = useState(deviceId);
  const text = useScansText(door);
  const kept = useMemo(() => scansIn(text), [text]);
  const add = (scans: readonly KeptScan[]) => {
    keepScans(door, [...readScans(door), ...scans]);
    return scans;
  };
  return {
    ...{ device, kept },
    admit: (tickets) => {
      const at = Math.floor(systemClock.now() / 1000);
      return add(tickets.map((ticket) => ({ id: randomUuid(), ticket, at })));
    },
    undo: (scans) => {
      add(scans.map((scan) => ({ ...scan, undone: true })));
    },
  };
}
