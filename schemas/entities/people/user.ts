import { type Static, Type } from 'typebox';
import { ColorHex, Nid, Uid, UnixTime, UrlName } from '../../scalars.ts';

/** The logged-in person, or a member of the family. */
export const User = Type.Object({
  uid: Uid,
  name: Type.String(),
  fname: Type.String(),
  lname: Type.String(),
  firstname: Type.String({ description: 'Same as fname, for older backends' }),
  lastname: Type.String({ description: 'Same as lname, for older backends' }),
  phone: Type.String({ description: 'Dial code, one space, number; empty when unknown' }),
  age: Type.Integer({ minimum: 0 }),
  birthdate: Type.Union([UnixTime, Type.Null()], { description: 'Midnight in Brussels' }),
  parent_uid: Type.Union([Uid, Type.Null()]),
  parentName: Type.String(),
  shared: Type.Optional(
    Type.Boolean({
      description:
        'A child of another household who is shared with that of the caller; left out for anybody else',
    }),
  ),
  color: ColorHex,
  is_dsv_member: Type.Boolean(),
  hasMembershipCards: Type.Boolean(),
  clubPermissions: Type.Boolean(),
  teacher: Type.Boolean(),
  hasTickets: Type.Boolean(),
  auth: Type.Optional(
    Type.String({
      description: 'Session token, only if `bearer` requested it or if the backend sets no cookie',
    }),
  ),
  guest: Type.Optional(
    Type.Object(
      { mail: Type.String() },
      {
        description:
          'Has no account, and may only buy tickets, which come to this address; only for the caller',
      },
    ),
  ),
  unconfirmed_mail: Type.Optional(
    Type.String({
      description:
        'Address that waits for confirmation by a mailed link, while the caller has no confirmed address; only for the caller',
    }),
  ),
  guardian_asked: Type.Optional(
    Type.Object(
      {
        name: Type.String(),
        mail: Type.String(),
        expires: UnixTime,
      },
      { description: 'The guardian who has not answered yet; only for the caller, a minor without guardian' },
    ),
  ),
  managed_clubs: Type.Optional(
    Type.Array(Type.Object({ nid: Nid, url: UrlName, title: Type.String() }), {
      description: 'The clubs that the caller manages, by title; only for the caller',
    }),
  ),
  blocked: Type.Optional(Type.Boolean()),
  blocked_reason: Type.Optional(Type.String()),
});
export type User = Static<typeof User>;
