import { type Static, Type } from 'typebox';
import { readableOrNone, unread } from '../../reading.ts';
import { largestInteger, Nid, UnixTime, UrlName } from '../../scalars.ts';
import { CourseType } from '../offer/course.ts';
import { takenBy } from './placesTaken.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** A course as its managers see it in their list. */
export const ManagedCourse = Type.Object({
  nid: Nid,
  url: UrlName,
  title: Type.String(),
  type: unread(CourseType),
  start: Type.Union([UnixTime, Type.Null()], { description: 'null without sessions' }),
  end: Type.Union([UnixTime, Type.Null()]),
  tariffs: readableOrNone(Type.Array(Type.Object({ nid: Nid, title: Type.String() }))),
  taken: Type.Integer({
    minimum: 0,
    maximum: largestInteger,
    description: 'Places that are not free, over all tariffs: the sum of `takenBy`',
  }),
  takenBy,
  capacity: Type.Union([Count, Type.Null()], { description: 'null where a tariff has no limit' }),
  waiting: Type.Integer({ minimum: 0, maximum: largestInteger, description: 'People on waiting lists' }),
  unpaid: Type.Integer({
    minimum: 0,
    maximum: largestInteger,
    description: 'Registrations that stand and whose order has an open amount',
  }),
});
export type ManagedCourse = Static<typeof ManagedCourse>;
