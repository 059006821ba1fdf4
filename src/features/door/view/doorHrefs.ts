import { readId } from '#rules/readId.ts';
import { hrefs } from '#src/paths.ts';
import type { DoorPlace } from './doorBook.ts';

/** The name of the part in the address. */
export const doorPart = 'deur';

/** The events and lessons of a club with a door, or the door of one. */
export function doorHref({ club, place }: { readonly club: string; readonly place?: DoorPlace }): string {
  return hrefs.management({
    club,
    part: doorPart,
    ...(place && { [place.kind === 'lesson' ? 'les' : 'evenement']: String(place.nid) }),
  });
}

/** The door that an address names. */
export function placeIn(query: URLSearchParams): DoorPlace | undefined {
  const [event, lesson] = ['evenement', 'les'].map((name) => readId(query.get(name) ?? undefined));
  if (event !== undefined) return { kind: 'event', nid: event };
  return lesson === undefined ? undefined : { kind: 'lesson', nid: lesson };
}
