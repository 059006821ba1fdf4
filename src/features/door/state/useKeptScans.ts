import { useMemo, useState } from 'react';
import { systemClock } from '#src/platform/loading/clock.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import type { KeptScan } from '../view/doorBook.ts';
import { type Door, deviceId, keepScans, readScans, scansIn, useScansText } from './keptScans.ts';

interface KeptScans {
  /** The id of this device. */
  readonly device: string;
  readonly kept: readonly KeptScan[];
  /** Notes that somebody came in. */
  readonly admit: (ticket: string) => KeptScan;
  /** Takes an admission of this device back. */
  readonly undo: (scan: KeptScan) => void;
}

/** The scans of a door that are only on this device, with or without a connection. */
export function useKeptScans(door: Door): KeptScans {
  const [device] = useState(deviceId);
  const text = useScansText(door);
  const kept = useMemo(() => scansIn(text), [text]);
  const add = (scan: KeptScan) => {
    keepScans(door, [...readScans(door), scan]);
    return scan;
  };
  return {
    ...{ device, kept },
    admit: (ticket) => add({ id: randomUuid(), ticket, at: Math.floor(systemClock.now() / 1000) }),
    undo: (scan) => {
      add({ ...scan, undone: true });
    },
  };
}
