import { type Static, Type } from 'typebox';
import { readableOrNone } from '../../reading.ts';
import { Euros, largestInteger, Nid } from '../../scalars.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** A course at the end of a season. */
const CourseNumbers = Type.Object({
  nid: Nid,
  title: Type.String(),
  enrolled: Count,
  stopped: Count,
  waiting: Count,
  attendance: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
    description: 'Per cent of the noted attendances that were present; null where nothing was noted',
  }),
  charged: Type.Unsafe<number>({ ...Euros, description: 'What the invoices ask for the course' }),
  credited: Type.Unsafe<number>({ ...Euros, description: 'What credit notes took off. It is no payment' }),
  paid: Type.Unsafe<number>({
    ...Euros,
    description:
      'The money that came in and did not go back, also what is no longer owed. Below zero where more went back than came in',
  }),
  open: Type.Unsafe<number>({ ...Euros, description: 'What families still have to pay' }),
});

/** The courses of a club whose first lesson is in one season. */
export const SeasonNumbers = Type.Object({
  season: Type.Integer({ minimum: 2000, maximum: 2200, description: 'The year in which the season begins' }),
  seasons: readableOrNone(
    Type.Array(Type.Integer(), { description: 'The seasons of the club, the latest first' }),
  ),
  courses: readableOrNone(Type.Array(CourseNumbers)),
});
export type SeasonNumbers = Static<typeof SeasonNumbers>;
