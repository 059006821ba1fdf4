import { type Static, Type } from 'typebox';
import { asSent, maybe, or, readableOrNone } from '../../reading.ts';
import { ClockTime, Euros, Nid, UnixTime, UrlName } from '../../scalars.ts';
import { Image } from '../club/image.ts';
import { Tariff } from './tariff.ts';

export const CourseType = Type.Enum(['course', 'activity', 'ticket']);
export type CourseType = Static<typeof CourseType>;

export const Weekday = Type.Enum(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);

/** A term of one of the club's own lists, such as a dance style or a level. */
export const Term = Type.Object({ nid: Nid, title: Type.String() });

const Bounds = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]);

export const CourseSummary = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  type: CourseType,
  taxonomies: readableOrNone(Type.Array(Term)),
  levels: readableOrNone(Type.Array(Term)),
  startDate: UnixTime,
  endDate: UnixTime,
  weekdays: readableOrNone(Type.Array(Weekday)),
  startTime: or(ClockTime, ''),
  endTime: or(ClockTime, ''),
  place: or(Type.String(), ''),
  /** Left out where lessons lie in a school holiday, or where none interrupts them. */
  lessonsOutsideHolidays: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Number of lessons, none of them in a school holiday' }),
  ),
  ageRestrictions: Type.Optional(Bounds),
  ageRestrictionsByYear: Type.Optional(Bounds),
  image: Type.Optional(Image),
  tariffs: Type.Array(Tariff),
  allowsSeveralTariffs: Type.Optional(
    Type.Boolean({ description: 'A person may have several tariffs at once; left out: one' }),
  ),
  seatCosts: Type.Optional(
    Type.Object(
      { least: Euros, most: Euros },
      {
        description:
          'What the places of the hall cost above the prices of the tariffs; left out without a hall',
      },
    ),
  ),
});
export type CourseSummary = Static<typeof CourseSummary>;

const CourseSession = Type.Object({
  nid: Nid,
  start: UnixTime,
  end: UnixTime,
  place: or(Type.String(), ''),
  teachers: Type.Optional(
    readableOrNone(
      Type.Array(Type.String(), {
        description: 'Who teaches it in place of the teachers of the course; left out: those of the course',
      }),
    ),
  ),
  type: Type.Optional(
    asSent(Type.Enum(['trial'], { description: 'The session is only for a trial; other backends send it' })),
  ),
  availability: Type.Optional(
    maybe(
      Type.Integer({
        minimum: 0,
        description: 'Places for people who come once, e.g. for a trial; absent: unlimited',
      }),
    ),
  ),
});

export const Course = Type.Object({
  ...CourseSummary.properties,
  description: or(Type.String(), ''),
  teachers: readableOrNone(Type.Array(Type.String())),
  teacherImages: Type.Optional(
    or(Type.Record(Type.String(), Image, { description: 'Pictures of teachers, by name' }), {}),
  ),
  bring: Type.Optional(or(Type.String({ description: 'What a participant brings along' }), '')),
  sessions: readableOrNone(Type.Array(CourseSession)),
  additionalServices: readableOrNone(
    Type.Array(
      Type.Object({
        nid: Nid,
        title: Type.String(),
        price: Euros,
        availability: maybe(
          Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
            description: 'null: unlimited',
          }),
        ),
      }),
    ),
  ),
  hasSeatPlan: Type.Boolean({ description: 'People choose their places in a hall' }),
});
export type Course = Static<typeof Course>;
