import { type Static, Type } from 'typebox';
import { ColorHex, Euros, Nid, UrlName } from '../../scalars.ts';
import { ClubLegal } from './clubLegal.ts';
import { Image } from './image.ts';

export const ClubSummary = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  city: Type.String(),
  color: ColorHex,
  cover: Type.Optional(Image),
});
export type ClubSummary = Static<typeof ClubSummary>;

const ClubFont = Type.Enum(['plain', 'classic', 'round']);

export const ClubAddon = Type.Enum(['passes', 'ticketsales', 'webshop']);
export type ClubAddon = Static<typeof ClubAddon>;

const ClubContact = Type.Object({ mail: Type.String(), phone: Type.String(), place: Type.String() });

export const Club = Type.Object({
  ...ClubSummary.properties,
  description: Type.String(),
  font: Type.Optional(ClubFont),
  legal: Type.Optional(ClubLegal),
  contact: ClubContact,
  addons: Type.Array(ClubAddon),
  hasForms: Type.Boolean(),
  hasTeachers: Type.Boolean(),
  offer: Type.Object(
    { course: Type.Integer(), activity: Type.Integer(), ticket: Type.Integer() },
    { description: 'Number of visible courses, activities and ticket sales' },
  ),
  licenseType: Type.Enum(['free', 'standard']),
  terminology: Type.Object({ public_webshop: Type.String() }),
  files: Type.Object({ logo: Type.Array(Type.Object({ fid: Type.Integer() })) }),
  gtmContainerId: Type.String(),
  disable_waiting_list: Type.Boolean(),
  public_display_age_restriction: Type.Boolean(),
  public_overview_hide_timestamp: Type.Boolean(),
  public_occupation_display: Type.Enum(['hidden', 'amount', 'always']),
  public_occupation_display_amount: Type.Integer({ minimum: 0 }),
  public_overview_display: Type.Enum(['grid', 'list']),
  takesUitpas: Type.Boolean({ description: 'Gives the reduced rates of the UiTPAS scheme' }),
  sellsToGuests: Type.Optional(
    Type.Boolean({ description: 'Sells tickets to people without an account. @default false' }),
  ),
  ageCalculation: Type.Enum(['calculateAgeOnStartActivity', 'today']),
  reductions: Type.Optional(
    Type.Array(
      Type.Object({
        for: Type.Enum(['next-family-member', 'next-course']),
        from: Type.Integer({ minimum: 2, description: 'The first family member or course that gets it' }),
        percentage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        amount: Type.Optional(Euros),
        courses: Type.Optional(
          Type.Array(UrlName, { description: 'Urls; without it: all courses and activities' }),
        ),
      }),
      { description: 'Reductions by rule, which the cart applies in this order' },
    ),
  ),
});
export type Club = Static<typeof Club>;

/** A club of a user; the map of these has club nids as keys. */
export const UserClub = Type.Object({
  nid: Nid,
  title: Type.String(),
  url: UrlName,
  city: Type.Optional(Type.String()),
  color: Type.Optional(ColorHex),
  cover: Type.Optional(Image),
  blocked: Type.Boolean({ description: 'Blocks this user from the pages of the club' }),
  contact: Type.Optional(ClubContact),
});
export type UserClub = Static<typeof UserClub>;
