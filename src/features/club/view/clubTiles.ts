import type { Club } from '#src/api/entities/club/club.ts';
import { hrefs } from '#src/paths.ts';
import { clubTexts as texts } from '#src/texts/nl/club.ts';

export interface ClubTile {
  readonly id: 'courses' | 'activities' | 'ticketSales' | 'passes' | 'forms' | 'webshop';
  readonly title: string;
  /** The number of items as text; '' when they are not counted. */
  readonly detail: string;
  readonly href: string;
}

/** Tiles for what the club has only, so that no tile leads to an empty page. The order is that of the navigation. */
export function clubTiles({ url: club, offer, addons, hasForms, webshopTerm }: Club): ClubTile[] {
  const tile = (id: ClubTile['id'], title: string, count?: number): ClubTile => ({
    id,
    title,
    detail: count === undefined ? '' : texts.offers(count),
    href: hrefs[hrefName[id]]({ club }),
  });
  return [
    offer?.course !== 0 && tile('courses', texts.courses, offer?.course),
    offer?.activity !== 0 && tile('activities', texts.activities, offer?.activity),
    addons.includes('ticketsales') &&
      offer?.ticket !== 0 &&
      tile('ticketSales', texts.ticketSales, offer?.ticket),
    addons.includes('passes') && tile('passes', texts.passes),
    hasForms && tile('forms', texts.forms),
    addons.includes('webshop') && tile('webshop', webshopTerm || texts.webshop),
  ].filter((entry) => entry !== false);
}

const hrefName = {
  courses: 'courses',
  activities: 'activities',
  ticketSales: 'ticketSales',
  webshop: 'webshop',
  forms: 'forms',
  passes: 'pass',
} as const satisfies Record<ClubTile['id'], keyof typeof hrefs>;
