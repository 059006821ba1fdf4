import { type Static, Type } from 'typebox';
import { anyWord, maybe, or, readableOrNone, unread } from '../../reading.ts';
import { ColorHex, Nid, Uid, UnixTime, UrlName } from '../../scalars.ts';
import { staffRoles } from './clubRole.ts';

/** The logged-in person, or a member of the family. */
export const User = Type.Object({
  uid: Uid,
  name: or(Type.String(), ''),
  fname: or(Type.String(), ''),
  lname: or(Type.String(), ''),
  firstname: or(Type.String({ description: 'Same as fname, for older backends' }), ''),
  lastname: or(Type.String({ description: 'Same as lname, for older backends' }), ''),
  phone: or(Type.String({ description: 'Dial code, one space, number; empty when unknown' }), ''),
  age: unread(Type.Integer({ minimum: 0 })),
  birthdate: maybe(Type.Union([UnixTime, Type.Null()], { description: 'Midnight in Brussels' })),
  parent_uid: maybe(Type.Union([Uid, Type.Null()])),
  parentName: unread(Type.String()),
  shared: Type.Optional(
    Type.Boolean({
      description:
        'A child of another household who is shared with that of the caller; left out for anybody else',
    }),
  ),
  color: maybe(ColorHex),
  is_dsv_member: unread(Type.Boolean()),
  hasMembershipCards: Type.Boolean(),
  clubPermissions: Type.Boolean(),
  teacher: Type.Boolean(),
  hasTickets: Type.Boolean(),
  auth: Type.Optional(
    unread(
      Type.String({
        description: 'Session token, only if `bearer` requested it or if the backend sets no cookie',
      }),
    ),
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
    or(
      Type.String({
        description:
          'Address that waits for confirmation by a mailed link, while the caller has no confirmed address; only for the caller',
      }),
      '',
    ),
  ),
  guardian_asked: Type.Optional(
    Type.Object(
      {
        name: Type.String(),
        mail: Type.String(),
        expires: unread(UnixTime),
      },
      { description: 'The guardian who has not answered yet; only for the caller, a minor without guardian' },
    ),
  ),
  managed_clubs: Type.Optional(
    readableOrNone(
      Type.Array(
        Type.Object({
          nid: Nid,
          url: UrlName,
          title: Type.String(),
          role: Type.Optional(or(anyWord(Type.Enum([...staffRoles])), 'admin')),
        }),
        {
          description:
            'The clubs with a screen for the role that the caller has there, by title; only for the caller',
        },
      ),
    ),
  ),
  blocked: Type.Optional(Type.Boolean()),
  blocked_reason: Type.Optional(or(Type.String(), '')),
});
export type User = Static<typeof User>;
