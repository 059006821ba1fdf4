import { hrefs } from '#src/paths.ts';
import { peoplePart } from '../../view/peopleHrefs.ts';

/** The page of somebody who was just registered at the desk, with the documents of that order. */
export function registeredHref(club: string, uid: number, order: number): string {
  return hrefs.management({ club, part: peoplePart, lid: String(uid), bestelling: String(order) });
}
