import { type Static, Type } from 'typebox';
import { asSent, maybe, or, readableOrNone, unread } from '../../reading.ts';
import { ColorHex, Euros, Nid, UrlName } from '../../scalars.ts';
import { ClubLegal } from './clubLegal.ts';
import { Image } from './image.ts';

/** The color of a club that another backend gives none. */
const neutralColor = '#475569';

export const ClubSummary = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  city: or(Type.String(), ''),
  color: or(ColorHex, neutralColor),
  cover: Type.Optional(Image),
});
export type ClubSummary = Static<typeof ClubSummary>;

/** A club in a list of clubs. */
export const FoundClub = Type.Object({
  ...ClubSummary.properties,
  offers: Type.Optional(
    readableOrNone(
      Type.Array(Type.String(), { description: 'The kinds of most of its courses, such as "Ballet"' }),
    ),
  ),
});

const ClubFont = Type.Enum(['plain', 'classic', 'round']);

export const ClubAddon = Type.Enum(['passes', 'ticketsales', 'webshop']);
export type ClubAddon = Static<typeof ClubAddon>;

const words = or(Type.String(), '');
const ClubContact = Type.Object({ mail: words, phone: words, place: words });

const noContact = { mail: '', phone: '', place: '' };

/** A reduction by rule: a percentage or an amount. */
const Reduction = Type.Object({
  for: Type.Enum(['next-family-member', 'next-course']),
  from: Type.Integer({ minimum: 2, description: 'The first family member or course that gets it' }),
  percentage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amount: Type.Optional(Euros),
  courses: Type.Optional(
    Type.Array(UrlName, { description: 'Urls; without it: all courses and activities' }),
  ),
});

export const Club = Type.Object({
  ...ClubSummary.properties,
  description: or(Type.String(), ''),
  font: Type.Optional(or(ClubFont, 'plain')),
  legal: Type.Optional(asSent(ClubLegal)),
  contact: or(ClubContact, noContact),
  addons: readableOrNone(Type.Array(ClubAddon)),
  hasForms: Type.Boolean(),
  hasTeachers: maybe(Type.Boolean()),
  offer: maybe(
    Type.Object(
      { course: Type.Integer(), activity: Type.Integer(), ticket: Type.Integer() },
      { description: 'Number of visible courses, activities and ticket sales' },
    ),
  ),
  licenseType: asSent(Type.Enum(['free', 'standard'])),
  terminology: or(Type.Object({ public_webshop: or(Type.String(), '') }), { public_webshop: '' }),
  files: maybe(Type.Object({ logo: readableOrNone(Type.Array(Type.Object({ fid: Type.Integer() }))) })),
  gtmContainerId: unread(Type.String()),
  disable_waiting_list: Type.Boolean(),
  public_display_age_restriction: Type.Boolean(),
  public_overview_hide_timestamp: Type.Boolean(),
  public_occupation_display: asSent(Type.Enum(['hidden', 'amount', 'always'])),
  public_occupation_display_amount: or(Type.Integer({ minimum: 0 }), 0),
  public_overview_display: asSent(Type.Enum(['grid', 'list'])),
  takesUitpas: unread(Type.Boolean({ description: 'Gives the reduced rates of the UiTPAS scheme' })),
  sellsToGuests: Type.Optional(
    Type.Boolean({ description: 'Sells tickets to people without an account. @default false' }),
  ),
  ageCalculation: asSent(Type.Enum(['calculateAgeOnStartActivity', 'today'])),
  reductions: Type.Optional(
    readableOrNone(
      Type.Array(Reduction, { description: 'Reductions by rule, which the cart applies in this order' }),
    ),
  ),
});
export type Club = Static<typeof Club>;

/** A club of a user; the map of these has club nids as keys. */
export const UserClub = Type.Object({
  nid: Nid,
  title: Type.String(),
  url: UrlName,
  city: Type.Optional(or(Type.String(), '')),
  color: Type.Optional(or(ColorHex, neutralColor)),
  cover: Type.Optional(Image),
  blocked: Type.Boolean({ description: 'Blocks this user from the pages of the club' }),
  contact: Type.Optional(ClubContact),
});
export type UserClub = Static<typeof UserClub>;

/** The conditions of a club, to which the privacy agreement of the registration form links. */
export const ClubConditions = Type.Object({
  title: Type.String(),
  version: Type.Optional(
    or(Type.String({ minLength: 1, description: 'The version that is kept with an agreement' }), ''),
  ),
  paragraphs: Type.Array(Type.String(), { description: 'Plain text, one paragraph per item' }),
});
