import { type Static, Type } from 'typebox';
import { ColorHex, Uid, UnixTime } from '../scalars.ts';

/** The logged-in person, or a member of the family. */
export const User = Type.Object({
  uid: Uid,
  name: Type.String(),
  fname: Type.String(),
  lname: Type.String(),
  firstname: Type.String({ description: 'The same as fname; older backends read this one' }),
  lastname: Type.String({ description: 'The same as lname; older backends read this one' }),
  phone: Type.String({ description: 'Dial code, one space, number; empty when unknown' }),
  age: Type.Integer({ minimum: 0 }),
  birthdate: Type.Union([UnixTime, Type.Null()], { description: 'Midnight in Brussels' }),
  parent_uid: Type.Union([Uid, Type.Null()]),
  parentName: Type.String(),
  color: ColorHex,
  is_dsv_member: Type.Boolean(),
  hasMembershipCards: Type.Boolean(),
  clubPermissions: Type.Boolean(),
  teacher: Type.Boolean(),
  hasTickets: Type.Boolean(),
  auth: Type.Optional(
    Type.String({
      description: 'A token, only where `bearer` asked for one or from a backend that sets no cookie',
    }),
  ),
  unconfirmed_mail: Type.Optional(
    Type.String({
      description:
        'The address that a mailed link has still to confirm, as long as none of the caller’s own is; only of the caller',
    }),
  ),
  blocked: Type.Optional(Type.Boolean()),
  blocked_reason: Type.Optional(Type.String()),
});
export type User = Static<typeof User>;
