import { type Static, Type } from 'typebox';
import { exact, or, readableOrNone } from '../../reading.ts';
import { Euros, IsoDate, largestInteger, Nid } from '../../scalars.ts';
import { certificateAbout } from '../staff/certificateAbout.ts';
import { CreditedAmount } from './refundProposal.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

/** A course that a club stopped before its last lesson. */
export const CourseStopped = Type.Object({
  from: Type.Unsafe<string>({ ...IsoDate, description: 'The first day without lessons' }),
  reason: or(Type.String({ description: 'As a manager wrote it for the families' }), ''),
});
export type CourseStopped = Static<typeof CourseStopped>;

/** What a stop of a course from some day on would mean, and what the club could give back. */
export const CourseStop = Type.Object({
  title: Type.String({ description: 'Of the course' }),
  lessons: Type.Object(
    { total: Count, left: Count },
    { description: 'All lessons of the course, and those that would not take place' },
  ),
  waiting: { ...Count, description: 'People on a waiting list, who leave it' },
  turns: { ...Count, description: 'Turns of passes that go back to their cards' },
  registrations: Type.Array(
    Type.Object({
      registration: Nid,
      name: Type.String(),
      tariff: or(Type.String(), ''),
      lessons: Type.Object(
        { total: Count, left: Count },
        { description: 'The lessons since the first one of the person, and those that are lost' },
      ),
      most: Type.Unsafe<number>({ ...Euros, description: 'What it cost, and is not credited yet' }),
      proposal: Type.Unsafe<number>({ ...Euros, description: 'The share of the lessons that are lost' }),
    }),
    { description: 'By name' },
  ),
  certificates: readableOrNone(
    Type.Array(Type.Object(certificateAbout), {
      description: 'Certificates about these registrations, which are no longer true afterwards',
    }),
  ),
});
export type CourseStop = Static<typeof CourseStop>;

/** The effects of a stop, before or after it is done. */
export const StoppedCourse = Type.Object({
  lessons: { ...Count, description: 'Lessons that do not take place' },
  mails: { ...Count, description: 'Mails that leave' },
  amounts: exact(CreditedAmount),
});
export type StoppedCourse = Static<typeof StoppedCourse>;
