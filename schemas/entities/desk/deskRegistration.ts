import { type Static, Type } from 'typebox';
import { asSent, or, readableOrNone } from '../../reading.ts';
import { Euros, Nid, Oid, Uid } from '../../scalars.ts';
import { CourseType } from '../offer/course.ts';
import { RegistrationSections } from '../registration/registrationSection.ts';
import { certificateAbout } from '../staff/certificateAbout.ts';

/** How the person pays at the desk. `later`: by transfer, with the invoice. */
export const DeskPayment = Type.Enum(['later', 'cash', 'desk']);
export type DeskPayment = 'later' | 'cash' | 'desk';

/** What a registration at the desk comes to, before or after it was made. */
export const DeskRegistration = Type.Object({
  name: Type.String(),
  uid: Type.Union([Uid, Type.Null()], { description: 'null in a preview of a new person' }),
  total: Euros,
  lines: readableOrNone(
    Type.Array(
      Type.Object({
        what: Type.String(),
        amount: Euros,
        reductions: readableOrNone(
          Type.Array(Type.Object({ name: Type.String(), amount: Euros }), {
            description: 'What made the amount lower',
          }),
        ),
      }),
    ),
  ),
  problems: readableOrNone(
    Type.Array(Type.String(), { description: 'Why it can’t be done, as the person would read it' }),
  ),
  may: or(
    Type.Enum(['nothing', 'any-age', 'any-time', 'wait'], {
      description:
        'What the manager can decide about the problem: let in whatever the age, or before or after the time to register, or put on the waiting list',
    }),
    'nothing',
  ),
  full: Type.Union(
    [
      Type.Object({
        course: Nid,
        type: CourseType,
        place: Type.Integer({
          minimum: 0,
          maximum: 1_000,
          description: 'Of the tariff in its course, from 0',
        }),
      }),
      Type.Null(),
    ],
    { description: 'The tariff without a free place, of which the club can raise the number; null: none' },
  ),
  waits: Type.Boolean({ description: 'It is for a place on the waiting list' }),
  family: readableOrNone(
    Type.Array(Type.String(), {
      description:
        'The names of people who count as one family for the reductions, because they have one address',
    }),
  ),
  similar: readableOrNone(
    Type.Array(Type.Object({ uid: Uid, name: Type.String(), birthdate: or(Type.String(), '') }), {
      description: 'People of the club who may be the new person; with a problem, the one who is',
    }),
  ),
  questions: Type.Union(
    [
      Type.Object({
        sections: asSent(RegistrationSections),
        formVersion: Type.String(),
        courses: Type.Array(Type.Object({ nid: Nid, title: Type.String() })),
      }),
      Type.Null(),
    ],
    { description: 'The form that must be filled in first; null when every answer is there' },
  ),
  order: Type.Union([Oid, Type.Null()], { description: 'null in a preview' }),
  mailed: or(Type.String({ description: 'Address of the confirmation; empty without one' }), ''),
});
export type DeskRegistration = Static<typeof DeskRegistration>;

/** A tariff to which a manager can move a registration, or the one to which it moved. */
export const MoveTarget = Type.Object({
  tariff: Nid,
  course: Type.String(),
  title: Type.String(),
  difference: Type.Unsafe<number>({ ...Euros, description: 'Above 0: more to pay; below 0: a credit note' }),
  free: Type.Union([Type.Integer(), Type.Null()], { description: 'Free places; null: no limit' }),
  age: Type.Boolean({ description: 'The age of the person does not fit' }),
  byHand: Type.Boolean({ description: 'The prices differ, and the club settles that by hand' }),
  asks: Type.Boolean({ description: 'The course asks questions that nobody answered yet' }),
  certificates: readableOrNone(
    Type.Array(Type.Object(certificateAbout), {
      description:
        'Certificates about the registration that a move ends, the same for each target: they are no longer true afterwards',
    }),
  ),
});
export type MoveTarget = Static<typeof MoveTarget>;
