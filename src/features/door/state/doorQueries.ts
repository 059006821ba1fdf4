import { queryOptions } from '@tanstack/react-query';
import { parseDoorEvents, parseDoorList } from '#src/api/entities/door/door.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { type DoorPlace, doorKey } from '../view/doorBook.ts';

/** The lessons and events with a door that is open or still to come. */
export function doorEventsQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'door'],
    queryFn: resultOf('get_door_events', { club }, parseDoorEvents),
    staleTime: 0,
  });
}

/** The tickets of an event, or the people of a lesson. Fetched again every minute: tickets are sold until the last moment. */
export function doorListQuery(club: number, place: DoorPlace) {
  const { kind, nid } = place;
  return queryOptions({
    queryKey: ['management', club, 'door', doorKey(place), 'list'],
    queryFn:
      kind === 'lesson'
        ? resultOf('get_door_lesson', { club, session: nid }, parseDoorList)
        : resultOf('get_door_list', { club, event: nid }, parseDoorList),
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: 60_000,
  });
}
