import { type Static, Type } from 'typebox';
import { anyWord, or, skipping } from '../../reading.ts';
import { Euros, IsoDate, largestInteger, Nid } from '../../scalars.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** A course in numbers. */
export const CourseNumbers = Type.Object({
  nid: Nid,
  title: Type.String(),
  taken: Type.Integer({ minimum: 0, maximum: largestInteger, description: 'Places that are not free' }),
  capacity: Type.Union([Count, Type.Null()], { description: 'null where a tariff has no limit' }),
  ended: Type.Boolean(),
  attendance: Type.Union(
    [
      Type.Object({ present: Count, noted: Type.Integer({ minimum: 1, maximum: largestInteger }) }),
      Type.Null(),
    ],
    { description: 'Of all participants in lessons of the season with a saved attendance; null without one' },
  ),
});
export type CourseNumbers = Static<typeof CourseNumbers>;

/** One week of registering, in a season and in the season before it. */
const TrendWeek = Type.Object({
  day: Type.Unsafe<string>({ ...IsoDate, description: 'Its first day in this season' }),
  now: Type.Union([Count, Type.Null()], { description: 'null for a week to come' }),
  before: Count,
});

/** Ages of money, in days since the day on which it was due. `later`: it is not due yet, or has no day. */
export const moneyAges = ['later', 'to-30', 'to-60', 'to-90', 'older'] as const;

/** Open money of one age. An invoice in parts counts in each age in which a part of it is open. */
export const AgedMoney = Type.Object({
  age: anyWord(Type.Enum([...moneyAges])),
  amount: or(Euros, 0),
  invoices: or(Count, 0),
});
export type AgedMoney = Static<typeof AgedMoney>;

/** A club at a glance. */
export const ClubNumbers = Type.Object({
  courses: skipping(Type.Array(CourseNumbers)),
  season: Type.Object({ now: Type.String(), before: Type.String() }, { description: '`2026-2027`' }),
  weeks: skipping(Type.Array(TrendWeek)),
  open: skipping(Type.Array(AgedMoney)),
});
export type ClubNumbers = Static<typeof ClubNumbers>;
