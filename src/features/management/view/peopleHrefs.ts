import { hrefs } from '#src/paths.ts';

/** Last segment of the address of the people of a club. */
export const peoplePart = 'leden';

/** @param club - the club's url */
export function peopleHref(club: string): string {
  return hrefs.management({ club, part: peoplePart });
}

/** @param uid of the person */
export function personHref(club: string, uid: number): string {
  return hrefs.management({ club, part: peoplePart, lid: String(uid) });
}

/** @param club - the club's url */
export function importHref(club: string): string {
  return hrefs.management({ club, part: peoplePart, inlezen: '1' });
}

/**
 * The cards that a club gave.
 *
 * @param federation - its url; without it, the first of the club
 */
export function cardsHref(club: string, federation = '1'): string {
  return hrefs.management({ club, part: peoplePart, lidkaarten: federation });
}

/** @param federation - its url */
export function cardsImportHref(club: string, federation: string): string {
  return hrefs.management({ club, part: peoplePart, lidkaarten: federation, inlezen: '1' });
}

/** Who is registered at the desk: somebody new, a person of the club, or an entry of a waiting list. */
export type AtDesk = 'new' | { readonly member: number } | { readonly waiting: number };

export function deskHref(club: string, who: AtDesk): string {
  const of =
    who === 'new'
      ? { balie: 'nieuw' }
      : 'member' in who
        ? { balie: String(who.member) }
        : { balie: 'wachtlijst', nr: String(who.waiting) };
  return hrefs.management({ club, part: peoplePart, ...of });
}
