import { Type } from 'typebox';
import { User } from '../../entities/user.ts';
import { refusalProperties } from '../../refusal.ts';

/** The logged-in user. Its fields stand beside `result`, as in the specification (7, validate_auth). */
export const sessionAnswer = Type.Object({
  user: Type.Union([User, Type.Null()], { description: 'null: nobody is logged in' }),
  dsv_members: Type.Array(User),
  federations: Type.Record(
    Type.String({ pattern: '^[0-9]+$' }),
    Type.Array(
      Type.Object({
        type: Type.String(),
        membership_no: Type.String(),
        federation: Type.Optional(Type.String({ description: 'Part of the address `/c/{federation}`' })),
      }),
    ),
    { description: 'Memberships by uid' },
  ),
  adminURL: Type.Union([Type.String(), Type.Null()]),
  online_payment: Type.Optional(
    Type.Boolean({ description: 'false: nobody takes payments online, so only transfers can be offered' }),
  ),
  ...refusalProperties,
});
