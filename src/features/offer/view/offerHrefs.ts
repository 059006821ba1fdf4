import { hrefs } from '#src/paths.ts';

/** Last segment of the address of the offer of a club, for its managers. */
export const offerPart = 'aanbod';

/** The parts of the screen, by the word of their address. */
export const offerPartNames = [
  ...([
    'cursussen',
    'activiteiten',
    'tickets',
    'club',
    'webshop',
    'beurtenkaarten',
    'kortingscodes',
    'videos',
    'federaties',
  ] as const),
  'vragen',
] as const;

/** The part with the courses of a type. */
export const partOfType = { course: 'cursussen', activity: 'activiteiten', ticket: 'tickets' } as const;

/** Screens of the offer without a link of their own among the parts: the guide of a new club, and the next season. */
export const offerScreenNames = ['start', 'seizoen'] as const;
export type OfferPartName = (typeof offerPartNames)[number];
/** The part that the screen of the offer shows. */
export type OfferScreen = OfferPartName | (typeof offerScreenNames)[number];

export interface PlaceInOffer {
  /** The club's url. */
  readonly club: string;
  readonly part?: OfferScreen | undefined;
  /** The key of an item of the part (`itemKey`). */
  readonly item?: string | undefined;
  /** A field to focus, as a JSON pointer in the item or the club. */
  readonly field?: string | undefined;
}

export function offerHref({ club, part, item, field }: PlaceInOffer): string {
  return hrefs.management({
    ...{ club, part: offerPart },
    ...(part !== undefined && { deel: part }),
    ...(item !== undefined && { item }),
    ...(field !== undefined && { veld: field }),
  });
}
