import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { ColorHex, IsoDate, Uid, UrlName, WebAddress } from '../../scalars.ts';

/** The color of a federation that another backend gives none. */
const neutralColor = '#565c66';

/** A federation of clubs (Specification 2.1, federation pages). */
export const Federation = Type.Object({
  url: UrlName,
  title: Type.String(),
  description: or(Type.String(), ''),
  website: or(WebAddress, ''),
  mail: or(Type.String(), ''),
  color: or(ColorHex, neutralColor),
  cardText: or(Type.String({ description: 'One line on each card' }), ''),
});
export type Federation = Static<typeof Federation>;

/** A person's membership of a federation, as shown on the card (Specification 2.1, MembershipCard). */
export const MembershipCard = Type.Object({
  uid: Uid,
  name: Type.String(),
  federation: Type.Pick(Federation, ['url', 'title', 'color', 'cardText']),
  type: or(Type.Enum(['member', 'teacher']), 'member'),
  number: Type.String({ description: 'Content of the code, exactly' }),
  validUntil: Type.Union([IsoDate, Type.Null()], {
    description: 'Last valid day; null: until the membership is ended',
  }),
  isExpired: Type.Boolean(),
});
export type MembershipCard = Static<typeof MembershipCard>;
