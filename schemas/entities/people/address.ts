import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { textLimits } from '../../textLimits.ts';

/** A postal address. `isValidAddress` is the server's verdict, unless the person overrode it. */
export const Address = Type.Object({
  street: or(Type.String({ maxLength: textLimits.street }), ''),
  streetNumber: or(Type.String({ maxLength: textLimits.streetNumber }), ''),
  bus: or(Type.String({ maxLength: textLimits.bus }), ''),
  city: or(Type.String({ maxLength: textLimits.city }), ''),
  postal: or(Type.String({ maxLength: textLimits.postal }), ''),
  country: or(Type.String({ pattern: '^[A-Z]{2}$', default: 'BE' }), ''),
  isValidAddress: Type.Boolean(),
  mark: Type.Optional(
    Type.Enum(['overridden', 'unchecked'], {
      description:
        '`overridden`: kept by the person in spite of a doubt; `unchecked`: never looked up; absent: found as written',
    }),
  ),
});
export type Address = Static<typeof Address>;
