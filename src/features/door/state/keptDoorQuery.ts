import { queryOptions } from '@tanstack/react-query';
import { type DoorPlace, doorKey } from '../view/doorBook.ts';

/** What this device keeps of a door; null for nothing. It is on the device, so the query works without a connection. */
export function keptDoorQuery(place: DoorPlace, { isNeeded }: { readonly isNeeded: boolean }) {
  return queryOptions({
    queryKey: ['kept-door', doorKey(place)],
    queryFn: async () => (await import('./keepDoor.tsx')).readKnown(place),
    enabled: isNeeded,
    networkMode: 'always',
  });
}
