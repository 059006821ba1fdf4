import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, mapOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
import { reduction } from '../orders/reduction.ts';
import { image } from './image.ts';

const neutralColor = '#475569';

const contact = v.object({ mail: optionalText, phone: optionalText, place: optionalText });

const clubSummary = v.object({
  nid: integer,
  url: text,
  title: text,
  city: v.fallback(optionalText, ''),
  color: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), neutralColor),
  cover: image,
});

/** A club in a list of clubs. */
const foundClub = v.object({
  ...clubSummary.entries,
  /** The kinds of most of its courses, such as `Ballet`. */
  offers: v.fallback(readableOf(text), []),
});

const club = v.pipe(
  v.object({
    ...clubSummary.entries,
    description: v.fallback(optionalText, ''),
    font: v.fallback(v.picklist(['plain', 'classic', 'round']), 'plain'),
    legal: v.optional(v.unknown()),
    contact: v.fallback(contact, {
      mail: '',
      phone: '',
      place: '',
    }),
    addons: v.fallback(readableOf(v.picklist(['passes', 'ticketsales', 'webshop'])), []),
    hasForms: flag,
    hasTeachers: v.fallback(v.optional(flag), undefined),
    files: v.fallback(
      v.optional(v.object({ logo: v.fallback(readableOf(v.object({ fid: integer })), []) })),
      undefined,
    ),
    offer: v.fallback(
      v.optional(v.object({ course: integer, activity: integer, ticket: integer })),
      undefined,
    ),
    licenseType: v.optional(v.unknown()),
    terminology: v.fallback(v.object({ public_webshop: optionalText }), { public_webshop: '' }),
    disable_waiting_list: flag,
    public_display_age_restriction: flag,
    public_overview_hide_timestamp: flag,
    public_occupation_display: v.optional(v.unknown()),
    public_occupation_display_amount: v.fallback(integer, 0),
    public_overview_display: v.optional(v.unknown()),
    ageCalculation: v.optional(v.unknown()),
    sellsToGuests: flag,
    reductions: v.fallback(readableOf(reduction), []),
  }),
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
    reductions: wire.reductions,
    ageOn:
      wire.ageCalculation === 'calculateAgeOnStartActivity'
        ? ('activity-start' as const)
        : ('today' as const),
  })),
);

export type Club = v.InferOutput<typeof club>;

/** `hidden` means never, `amount` means at most that amount, any other word means always (specification 3). */
function occupationDisplay(display: unknown, amount: number) {
  if (display === 'hidden') return { show: 'never' as const };
  return display === 'amount' ? { show: 'at-most' as const, amount } : { show: 'always' as const };
}

export const parseClub = readerOf(club);
export const parseClubSummary = readerOf(clubSummary);
export const parseFoundClubs = readerOf(readableOf(foundClub));

const userClub = v.pipe(
  v.object({
    nid: integer,
    title: text,
    url: text,
    city: v.fallback(optionalText, ''),
    color: clubSummary.entries.color,
    cover: image,
    blocked: flag,
    contact: v.fallback(v.optional(contact), undefined),
  }),
  v.transform(({ blocked, ...rest }) => ({ ...rest, isBlocked: blocked })),
);

export type UserClub = v.InferOutput<typeof userClub>;

export const parseUserClubs = readerOf(
  v.pipe(
    mapOf(userClub),
    v.transform((byNid) => Object.values(byNid)),
  ),
);

export const parseClubConditions = readerOf(
  v.object({ title: text, version: v.fallback(optionalText, ''), paragraphs: listOf(text) }),
);
