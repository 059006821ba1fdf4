import * as v from 'valibot';
import { club as wireClub } from '../../generated/club/club.ts';
import { clubConditions } from '../../generated/club/clubConditions.ts';
import { clubSummary } from '../../generated/club/clubSummary.ts';
import { foundClub } from '../../generated/club/foundClub.ts';
import { userClub as wireUserClub } from '../../generated/club/userClub.ts';
import { mapOf, readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

const readClub = v.pipe(
  wireClub,
  v.transform((wire) => ({
    nid: wire.nid,
    url: wire.url,
    title: wire.title,
    city: wire.city,
    color: wire.color,
    description: wire.description,
    font: wire.font,
    cover: wire.cover,
    /** Read by `parseClubLegal` where it is shown, so that no other screen loads its reader. */
    legal: wire.legal,
    contact: wire.contact,
    addons: wire.addons,
    hasForms: wire.hasForms,
    /** undefined when a backend doesn't say. */
    hasTeachers: wire.hasTeachers,
    /** The fid of the club's picture; undefined when it has none. */
    logo: wire.files?.logo[0]?.fid,
    /** Number of offers of each kind that the club shows; undefined when a backend doesn't count them. */
    offer: wire.offer,
    isFreeLicense: wire.licenseType === 'free',
    webshopTerm: wire.terminology.public_webshop,
    isWaitingListDisabled: wire.disable_waiting_list,
    showsAgeRestriction: wire.public_display_age_restriction,
    hidesTimes: wire.public_overview_hide_timestamp,
    occupation: occupationDisplay(wire.public_occupation_display, wire.public_occupation_display_amount),
    courseDisplay: wire.public_overview_display === 'list' ? ('list' as const) : ('grid' as const),
    sellsToGuests: wire.sellsToGuests,
    /** In the order of application. */
    reductions: wire.reductions.filter(
      ({ percentage, amount }) => percentage !== undefined || amount !== undefined,
    ),
    ageOn:
      wire.ageCalculation === 'calculateAgeOnStartActivity'
        ? ('activity-start' as const)
        : ('today' as const),
  })),
);

export type Club = v.InferOutput<typeof readClub>;
/** A reduction by rule, so that it can be told before the cart. */
export type Reduction = Club['reductions'][number];

/** `hidden` means never, `amount` means at most that amount, any other word means always (specification 3). */
function occupationDisplay(display: unknown, amount: number) {
  if (display === 'hidden') return { show: 'never' as const };
  return display === 'amount' ? { show: 'at-most' as const, amount } : { show: 'always' as const };
}

export const parseClub = readerOf(readClub);
export const parseClubSummary = readerOf(clubSummary);
export const parseFoundClubs = readerOf(readableOf(foundClub));

const readUserClub = v.pipe(
  wireUserClub,
  v.transform(({ blocked, ...rest }) => ({ ...rest, isBlocked: blocked })),
);

export type UserClub = v.InferOutput<typeof readUserClub>;

export const parseUserClubs = readerOf(
  v.pipe(
    mapOf(readUserClub),
    v.transform((byNid) => Object.values(byNid)),
  ),
);

export const parseClubConditions = readerOf(clubConditions);
