import { Type } from 'typebox';
import { IsoDate, Uid } from '../scalars.ts';
import { Phone } from './phone.ts';

/** The guardian of a minor: somebody new, or a family member who becomes one. */
export const NewParent = Type.Union([
  Type.Object({
    uid: Uid,
    fname: Type.String({ minLength: 2 }),
    lname: Type.String({ minLength: 2 }),
    birthdate: IsoDate,
    phone: Phone,
  }),
  Type.Object({
    uid: Uid,
    setFamilyMemberAsParent: Type.Literal(true),
    birthdate: Type.Optional(IsoDate),
  }),
]);
