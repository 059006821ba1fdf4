import { type Static, Type } from 'typebox';
import { ColorHex, IsoDate, Uid, UrlName } from '../../scalars.ts';

/** A federation of clubs (Specification 2.1, federation pages). */
export const Federation = Type.Object({
  url: UrlName,
  title: Type.String(),
  description: Type.String(),
  website: Type.String({ description: "Address with http or https; '' if there is none" }),
  mail: Type.String(),
  color: ColorHex,
});
export type Federation = Static<typeof Federation>;

/** A person's membership of a federation, as shown on the card (Specification 2.1, MembershipCard). */
export const MembershipCard = Type.Object({
  uid: Uid,
  name: Type.String(),
  federation: Type.Pick(Federation, ['url', 'title', 'color']),
  type: Type.Enum(['member', 'teacher']),
  number: Type.String({ description: 'Content of the code, exactly' }),
  validUntil: Type.Union([IsoDate, Type.Null()], {
    description: 'Last valid day; null: until the membership is ended',
  }),
  isExpired: Type.Boolean(),
});
export type MembershipCard = Static<typeof MembershipCard>;
