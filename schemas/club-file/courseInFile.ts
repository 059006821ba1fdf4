import { type Static, type TInteger, Type } from 'typebox';
import { UrlName } from '../scalars.ts';
import {
  atItsUrl,
  Capacity,
  Day,
  dayInFile,
  GivenNumber,
  inFile,
  itsImage,
  LongText,
  listOf,
  Moment,
  Name,
  Price,
} from './inFile.ts';
import { Clock, days, WeekdayInFile } from './relativeTime.ts';

const turns = Type.Integer({ minimum: 1, maximum: 1000 });

const between = (bound: TInteger, description: string) =>
  Type.Optional(inFile({ from: Type.Optional(bound), to: Type.Optional(bound) }, { description }));

const ofLesson = {
  place: Type.Optional(Type.String({ maxLength: 200, description: 'Without it: the place of the course' })),
  guestCapacity: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Places for people who come once, by pass or for a trial lesson; without it: no limit',
    }),
  ),
};

export const SessionInFile = inFile({
  nid: GivenNumber,
  day: Day,
  from: Clock,
  to: Clock,
  untilDay: Type.Optional(dayInFile('Last day, if the session ends on another day than it begins')),
  teachers: Type.Optional(
    Type.Array(Name, {
      minItems: 1,
      description: 'Names of who teaches this lesson in place of the teachers of the course',
    }),
  ),
  ...ofLesson,
});
export type SessionInFile = Static<typeof SessionInFile>;

/** Lessons on one day of the week: the reader of the file lists their days as sessions. */
export const WeeklyInFile = inFile(
  {
    day: WeekdayInFile,
    from: Clock,
    to: Clock,
    start: Day,
    end: dayInFile('No lesson after this day'),
    skip: Type.Array(Type.Enum(['school', 'public']), {
      default: [],
      description: 'Holidays without a lesson: those of Flemish schools, and public ones',
    }),
    except: Type.Array(Day, { default: [], description: 'Other days without a lesson' }),
    ...ofLesson,
  },
  { description: 'Lessons on one day of the week. An export writes them as sessions' },
);
export type WeeklyInFile = Static<typeof WeeklyInFile>;

/** A number of lessons at the same hours: the reader of the file lists their days as sessions. */
export const SeriesInFile = inFile(
  {
    ...days,
    inDays: Type.Integer({ ...days.inDays, default: 0 }),
    during: Type.Optional(
      Type.Enum(['Herfstvakantie', 'Kerstvakantie', 'Krokusvakantie', 'Paasvakantie', 'Zomervakantie'], {
        description: 'Days from Monday on, in a week of the next such holiday, without a public holiday',
      }),
    ),
    times: Type.Integer({ minimum: 1, maximum: 260 }),
    every: Type.Enum(['week', 'day'], {
      default: 'week',
      description:
        'week: without school holidays and public ones, and until the summer where ten lessons or more come before it. Days before the day from which the file counts are made up for before it',
    }),
    from: Clock,
    to: Clock,
    ...ofLesson,
  },
  { description: 'A number of lessons, counted from a day. An export writes them as sessions' },
);
export type SeriesInFile = Static<typeof SeriesInFile>;

/** A lower price for whoever registers early. */
export const EarlyPriceInFile = inFile(
  { price: Price, until: dayInFile('Last day on which the price counts, in Brussels') },
  { description: 'Takes the place of price and discountedPrice until that day' },
);
export type EarlyPriceInFile = Static<typeof EarlyPriceInFile>;

/** The people who may register before everybody else. */
export const PriorityInFile = inFile(
  {
    for: Type.Enum(['enrolled', 'members'], {
      description:
        'enrolled: who is in a course or an activity that began this season. members: who is enrolled this season, begun or not, who the club read from its spreadsheet of members this season or the one before, and who has a membership card that runs when the priority begins',
    }),
    courses: Type.Optional(
      Type.Array(UrlName, {
        minItems: 1,
        description:
          'Courses of the club in one of which somebody is enrolled; without it: any course. Only for enrolled',
      }),
    ),
    from: Type.String({ ...Moment, description: 'When they may register: before "opens"' }),
  },
  { description: 'Lets some people register before the tariff opens to everybody' },
);
export type PriorityInFile = Static<typeof PriorityInFile>;

/** A part of the price, and the day on which it is to be paid. */
export const InstalmentInFile = inFile({
  day: Day,
  percentage: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Of what the person pays, after reductions' }),
  ),
  amount: Type.Optional(
    Type.Number({ ...Price, minimum: 0.01, description: 'In euros, instead of a percentage' }),
  ),
});
export type InstalmentInFile = Static<typeof InstalmentInFile>;

/** A price at which a course is taken (Specification 3, "Tariff"). */
export const TariffInFile = inFile({
  nid: GivenNumber,
  title: Name,
  type: Type.Enum(['regular', 'trial'], { default: 'regular' }),
  maxTrialLessons: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'How many lessons somebody may try; without it: as many as there are. Only for a trial',
    }),
  ),
  price: Price,
  discountedPrice: Type.Optional(Price),
  earlyPrice: Type.Optional(EarlyPriceInFile),
  uitpasPrice: Type.Optional(Price),
  capacity: Type.Optional(Capacity),
  isWaitingListDisabled: Type.Boolean({ default: false }),
  opens: Type.Optional(Moment),
  priority: Type.Optional(PriorityInFile),
  blockedMessage: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'Blocks every registration, and is shown as the reason',
    }),
  ),
  usersSimultaneous: Type.Integer({ minimum: 1, maximum: 100, default: 1 }),
  fromFamilyMember: Type.Optional(
    Type.Integer({
      minimum: 2,
      maximum: 20,
      description:
        'Only for the next members of a household: 2 is from the second one with a registration at the club',
    }),
  ),
  isInstant: Type.Boolean({
    default: false,
    description: 'Holds a place for 15 minutes as soon as it is in a cart',
  }),
  deposit: Type.Optional(Price),
  parts: Type.Integer({
    minimum: 1,
    maximum: 12,
    default: 1,
    description: 'Number of instalments, a month apart',
  }),
  instalments: Type.Optional(
    Type.Array(InstalmentInFile, {
      minItems: 1,
      maxItems: 12,
      description: "The club's own days of payment, in place of parts and deposit. The rest is paid at once",
    }),
  ),
  proRata: Type.Optional(
    Type.Enum(['lessons'], {
      description: 'Somebody who starts late pays the lessons that are left; without it: the whole price',
    }),
  ),
  passTurns: Type.Optional(turns),
  coupleRoles: Type.Optional(
    Type.Array(Name, {
      description: 'Makes it a couple course with these roles; an empty list if the role makes no difference',
    }),
  ),
});
export type TariffInFile = Static<typeof TariffInFile>;

export const ServiceInFile = inFile({
  nid: GivenNumber,
  title: Name,
  price: Type.Number({ ...Price, default: 0 }),
  capacity: Type.Optional(Capacity),
  isChildcare: Type.Boolean({
    default: false,
    description:
      'Counts on the tax certificate of an activity, such as care before and after it. A meal never counts (circular 2022/C/104)',
  }),
});
export type ServiceInFile = Static<typeof ServiceInFile>;

/** Adjacent seats, numbered upwards from left to right. */
const SeatsInFile = inFile({
  row: Type.String({ minLength: 1, maxLength: 10 }),
  y: Type.Integer({
    minimum: 0,
    maximum: 1000,
    description: 'Position of the row from the stage; the first is 0',
  }),
  x: Type.Integer({
    minimum: 0,
    maximum: 1000,
    default: 0,
    description: 'Number of columns to the left of the first seat',
  }),
  from: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  to: Type.Integer({ minimum: 1, maximum: 10_000 }),
  wheelchairs: Type.Array(Type.Integer({ minimum: 1, maximum: 10_000 }), {
    default: [],
    description: 'Numbers of the wheelchair places',
  }),
});
export type SeatsInFile = Static<typeof SeatsInFile>;

export const StandInFile = inFile({
  nid: GivenNumber,
  title: Name,
  surcharge: Type.Number({ ...Price, default: 0 }),
  capacity: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'Capacity of a part without numbered seats',
    }),
  ),
  seats: listOf(SeatsInFile, 'Rows of a part with numbered seats'),
});
export type StandInFile = Static<typeof StandInFile>;

export const CourseInFile = inFile({
  ...atItsUrl,
  type: Type.Enum(['course', 'activity', 'ticket'], { default: 'course' }),
  description: LongText,
  image: itsImage,
  place: Type.String({ maxLength: 200, default: '' }),
  bring: Type.String({ maxLength: 1000, default: '', description: 'What a participant brings along' }),
  uitpasEvent: Type.String({
    maxLength: 36,
    pattern: '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$',
    default: '',
    description: 'Id of the event in UiTdatabank, for which UiTPAS sales are registered',
  }),
  teachers: Type.Array(Name, { default: [], description: 'Names that everybody sees' }),
  teacherAccounts: Type.Optional(
    Type.Array(Type.String({ maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$' }), {
      description:
        'E-mail addresses of accounts that see the participants of the course. Without it: the current accounts stay.',
    }),
  ),
  ages: between(Type.Integer({ minimum: 1, maximum: 120 }), 'Bounds in years; an absent side is open'),
  birthYears: between(
    Type.Integer({ minimum: 1, maximum: 2200, relative: 'birthYear' }),
    'Bounds of the birth year; an absent side is open. Used only if the course has no ages',
  ),
  taxonomies: Type.Array(Name, { default: [], description: 'Filter terms of the offer' }),
  levels: Type.Array(Name, { default: [] }),
  allowsTaxCertificate: Type.Boolean({
    default: false,
    description:
      'Childcare for which the club issues tax certificates (form 281.86). Only for an activity: weekly lessons can never have one',
  }),
  revenueAccount: Type.String({
    default: '',
    maxLength: 20,
    pattern: '^[0-9A-Za-z.-]*$',
    description: 'Number of the account in the books of the club to which its income goes, such as 700100',
  }),
  allowsSeveralTariffs: Type.Boolean({
    default: false,
    description:
      'A person may register by several tariffs, such as mornings and afternoons. Without it: once, by any tariff',
  }),
  passTurns: Type.Optional(turns),
  questionsOf: Type.Optional({
    ...UrlName,
    description:
      'The url of another course whose questions this one gets, as they are by then. Only for a course without questions of its own. An export writes the questions',
  }),
  sessions: listOf(SessionInFile),
  weekly: listOf(WeeklyInFile),
  series: listOf(SeriesInFile),
  tariffs: listOf(TariffInFile),
  services: listOf(ServiceInFile),
  stands: listOf(StandInFile, 'Parts of the hall, from the stage back'),
});
export type CourseInFile = Static<typeof CourseInFile>;
