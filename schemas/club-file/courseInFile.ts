import { type Static, Type } from 'typebox';
import {
  atItsUrl,
  Capacity,
  Clock,
  Day,
  GivenNumber,
  inFile,
  LongText,
  listOf,
  Moment,
  Name,
  Price,
} from './inFile.ts';

const turns = Type.Integer({ minimum: 1, maximum: 1000 });

const between = (most: number, description: string) =>
  Type.Optional(
    inFile(
      {
        from: Type.Optional(Type.Integer({ minimum: 1, maximum: most })),
        to: Type.Optional(Type.Integer({ minimum: 1, maximum: most })),
      },
      { description },
    ),
  );

export const SessionInFile = inFile({
  nid: GivenNumber,
  day: Day,
  from: Clock,
  to: Clock,
  untilDay: Type.Optional(
    Type.String({ format: 'date', description: 'Where it ends on another day than it begins' }),
  ),
  place: Type.Optional(Type.String({ maxLength: 200, description: 'Left out: where the course is' })),
  guestCapacity: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Places for who comes once, by pass or for a trial lesson; left out: no limit',
    }),
  ),
});
export type SessionInFile = Static<typeof SessionInFile>;

/** A price at which a course is taken (Specification 3, "Tariff"). */
export const TariffInFile = inFile({
  nid: GivenNumber,
  title: Name,
  type: Type.Enum(['regular', 'trial'], { default: 'regular' }),
  price: Price,
  discountedPrice: Type.Optional(Price),
  uitpasPrice: Type.Optional(Price),
  capacity: Type.Optional(Capacity),
  isWaitingListDisabled: Type.Boolean({ default: false }),
  opens: Type.Optional(Moment),
  blockedMessage: Type.Optional(
    Type.String({ minLength: 1, maxLength: 1000, description: 'Nobody may register, and this says why' }),
  ),
  usersSimultaneous: Type.Integer({ minimum: 1, maximum: 100, default: 1 }),
  isInstant: Type.Boolean({
    default: false,
    description: 'A place is held for a quarter of an hour for who puts it in a cart',
  }),
  deposit: Type.Optional(Price),
  parts: Type.Integer({
    minimum: 1,
    maximum: 12,
    default: 1,
    description: 'In how many parts it may be paid, a month apart',
  }),
  passTurns: Type.Optional(turns),
  coupleRoles: Type.Optional(
    Type.Array(Name, {
      description: 'Taken by two, in these roles; an empty list where it makes no difference',
    }),
  ),
});
export type TariffInFile = Static<typeof TariffInFile>;

export const ServiceInFile = inFile({
  nid: GivenNumber,
  title: Name,
  price: Type.Number({ ...Price, default: 0 }),
  capacity: Type.Optional(Capacity),
});
export type ServiceInFile = Static<typeof ServiceInFile>;

/** Adjacent seats, numbered upwards from left to right. */
const SeatsInFile = inFile({
  row: Type.String({ minLength: 1, maxLength: 10 }),
  y: Type.Integer({ minimum: 0, maximum: 1000, description: 'Rows from the stage, the first is 0' }),
  x: Type.Integer({
    minimum: 0,
    maximum: 1000,
    default: 0,
    description: 'Columns from the left to the first seat',
  }),
  from: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  to: Type.Integer({ minimum: 1, maximum: 10_000 }),
  wheelchairs: Type.Array(Type.Integer({ minimum: 1, maximum: 10_000 }), {
    default: [],
    description: 'Numbers of the places for wheelchairs',
  }),
});
export type SeatsInFile = Static<typeof SeatsInFile>;

export const StandInFile = inFile({
  nid: GivenNumber,
  title: Name,
  surcharge: Type.Number({ ...Price, default: 0 }),
  capacity: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Of a part without numbered seats' }),
  ),
  seats: listOf(SeatsInFile, 'Of a part with numbered seats'),
});
export type StandInFile = Static<typeof StandInFile>;

export const CourseInFile = inFile({
  ...atItsUrl,
  type: Type.Enum(['course', 'activity', 'ticket'], { default: 'course' }),
  description: LongText,
  place: Type.String({ maxLength: 200, default: '' }),
  teachers: Type.Array(Name, { default: [], description: 'Names, as everybody sees them' }),
  teacherAccounts: Type.Optional(
    Type.Array(Type.String({ maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$' }), {
      description:
        'Addresses of accounts: who logs in with one sees who comes to the course. Left out: nothing changes in who does.',
    }),
  ),
  ages: between(120, 'In years; a side that is left out is open'),
  birthYears: between(2200, 'A side that is left out is open; only looked at where there are no ages'),
  taxonomies: Type.Array(Name, { default: [], description: 'The words that the offer is filtered by' }),
  levels: Type.Array(Name, { default: [] }),
  allowsTaxCertificate: Type.Boolean({ default: false }),
  passTurns: Type.Optional(turns),
  sessions: listOf(SessionInFile),
  tariffs: listOf(TariffInFile),
  services: listOf(ServiceInFile),
  stands: listOf(StandInFile, 'Parts of the hall, from the stage back'),
});
export type CourseInFile = Static<typeof CourseInFile>;
