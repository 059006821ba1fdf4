import { type Static, Type } from 'typebox';
import { or, readableOrNone } from '../../reading.ts';
import { Euros, largestInteger, Nid, Oid, Uid, UnixTime, UrlName } from '../../scalars.ts';
import { CourseType } from '../offer/course.ts';
import { CourseStopped } from './courseStop.ts';
import { takenBy } from './placesTaken.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** The name of the registration that replaced another one. */
export const ChangedTo = or(
  Type.String({
    description:
      'Title of the course, or of the tariff of the same course, that the person has instead; empty for a registration that did not change',
  }),
  '',
);

/** A registration, or an entry of a waiting list, as the managers of the club see it in a list. */
export const ManagedRegistration = Type.Object({
  kind: Type.Enum(['registration', 'waiting']),
  id: Nid,
  uid: Uid,
  name: Type.String(),
  age: Type.Union([Count, Type.Null()], { description: 'Today; null when unknown' }),
  tariff: or(Type.String(), ''),
  trial: Type.Boolean(),
  lessons: readableOrNone(
    Type.Array(UnixTime, {
      description: 'When the lessons of a trial begin; empty for any other registration',
    }),
  ),
  extras: readableOrNone(
    Type.Array(Type.String(), { description: 'Titles of the extras that the person took beside the course' }),
  ),
  role: or(Type.String({ description: 'In a couple; empty otherwise' }), ''),
  state: Type.Enum(['registered', 'waiting', 'cancelled']),
  changedTo: ChangedTo,
  position: Type.Union([Type.Integer({ minimum: 1, maximum: largestInteger }), Type.Null()], {
    description: 'In the waiting list of the tariff',
  }),
  offered: Type.Union([UnixTime, Type.Null()], {
    description: 'Until when a place is kept for somebody who waits; null without an offer',
  }),
  since: UnixTime,
  order: Type.Union([Oid, Type.Null()], { description: 'null where the club registered the person' }),
  payment: Type.Enum(['none', 'open', 'part-paid', 'processing', 'paid', 'overdue', 'credited'], {
    description: 'Of the whole order; `none`: there is nothing to pay',
  }),
  open: Euros,
  alert: Type.Boolean({ description: 'An answer about health matters; `read_managed_registration` has it' }),
  changed: Type.Union([UnixTime, Type.Null()], {
    description: 'When the family last changed an answer after the registration',
  }),
});
export type ManagedRegistration = Static<typeof ManagedRegistration>;

/** The course of a list of registrations, with the numbers for its filters. */
export const RegistrationsOverview = Type.Object({
  course: Type.Object({
    nid: Nid,
    url: UrlName,
    title: Type.String(),
    type: CourseType,
    tariff: Type.Union([Nid, Type.Null()], { description: 'The first tariff, for a preview of the form' }),
  }),
  taken: Type.Integer({ minimum: 0, maximum: largestInteger, description: 'The sum of `takenBy`' }),
  takenBy,
  capacity: Type.Union([Count, Type.Null()], { description: 'null where a tariff has no limit' }),
  registered: Count,
  trials: or(
    Type.Integer({ minimum: 0, maximum: largestInteger, description: 'Of those, for a trial lesson' }),
    0,
  ),
  extras: readableOrNone(
    Type.Array(Type.Object({ title: Type.String(), count: Count }), {
      description: 'How many took each extra',
    }),
  ),
  waiting: Count,
  cancelled: Count,
  unpaid: Count,
  alerts: Count,
  health: Type.Boolean({ description: 'The spreadsheet can have answers about health' }),
  stopped: Type.Optional(CourseStopped),
});
export type RegistrationsOverview = Static<typeof RegistrationsOverview>;

const words = or(Type.String(), '');
const Contact = Type.Object({ name: Type.String(), mail: words, phone: words });

/** A registration with the answers of the person. */
export const ManagedRegistrationDetail = Type.Object({
  ...ManagedRegistration.properties,
  what: Type.String({ description: 'Title of the course' }),
  price: Type.Optional(
    Type.Unsafe<number>({
      ...Euros,
      description: 'What it costs now; left out without an order, and for what was cancelled',
    }),
  ),
  stays: Type.Optional(
    Type.Object(
      { tariff: Type.Optional(Nid) },
      {
        description:
          'For a trial that stands: the tariff of the course for one person alone with which the person can stay, where there is one',
      },
    ),
  ),
  birthdate: or(Type.String({ description: 'YYYY-MM-DD; empty when unknown' }), ''),
  mail: words,
  phone: words,
  holder: Type.Union([Contact, Type.Null()], { description: 'Holder of the family of a family member' }),
  answers: readableOrNone(
    Type.Array(
      Type.Object({
        question: Type.String(),
        answer: or(Type.String({ description: 'As text; empty for files' }), ''),
        alert: Type.Boolean({ description: 'About health, and it matters' }),
        changed: Type.Union([UnixTime, Type.Null()], {
          description: 'When the family changed it after the registration',
        }),
        files: readableOrNone(Type.Array(Type.Object({ name: Type.String(), path: Type.String() }))),
      }),
    ),
  ),
});
export type ManagedRegistrationDetail = Static<typeof ManagedRegistrationDetail>;
