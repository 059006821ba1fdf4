import { type Static, Type } from 'typebox';
import { asSent, or, readableOrNone } from '../../reading.ts';
import { Euros, Nid, Oid, Uid } from '../../scalars.ts';
import { RegistrationSections } from '../registration/registrationSection.ts';

/** How the person pays at the desk. `later`: by transfer, with the invoice. */
export const DeskPayment = Type.Enum(['later', 'cash', 'desk']);
export type DeskPayment = 'later' | 'cash' | 'desk';

/** What a registration at the desk comes to, before or after it was made. */
export const DeskRegistration = Type.Object({
  name: Type.String(),
  uid: Type.Union([Uid, Type.Null()], { description: 'null in a preview of a new person' }),
  total: Euros,
  lines: readableOrNone(Type.Array(Type.Object({ what: Type.String(), amount: Euros }))),
  problems: readableOrNone(
    Type.Array(Type.String(), { description: 'Why it can’t be done, as the person would read it' }),
  ),
  age: Type.Boolean({ description: 'Only the age is a problem, and `anyAge` overrides it' }),
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
});
export type MoveTarget = Static<typeof MoveTarget>;
