import { Type } from 'typebox';
import { Nid, NidKey, ShortText, Uid } from '../../scalars.ts';

/** The partner for each tariff for couples. A partner from the family fills in a form as well. */
export const CoupleCourse = Type.Record(
  NidKey,
  Type.Object({
    type: Type.Optional(ShortText),
    role: Type.Optional(ShortText),
    fname: Type.Optional(ShortText),
    lname: Type.Optional(ShortText),
    mail: Type.Optional(Type.String({ maxLength: 320 })),
    uid: Type.Optional(Uid),
    cciid: Type.Optional(Nid),
  }),
  { maxProperties: 100 },
);
