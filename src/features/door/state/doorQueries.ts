import { queryOptions } from '@tanstack/react-query';
import { parseDoorEvents, parseDoorList } from '#src/api/entities/door/door.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** The events with a door that is open or still to come. */
export function doorEventsQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'door'],
    queryFn: resultOf('get_door_events', { club }, parseDoorEvents),
    staleTime: 0,
  });
}

/** The tickets of an event. Fetched again every minute: tickets are sold until the last moment. */
export function doorListQuery(club: number, event: number) {
  return queryOptions({
    queryKey: ['management', club, 'door', event, 'list'],
    queryFn: resultOf('get_door_list', { club, event }, parseDoorList),
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: 60_000,
  });
}
