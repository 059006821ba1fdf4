import { type Static, Type } from 'typebox';
import { textLimits } from '../../textLimits.ts';

/** A postal address. `isValidAddress` is the server's verdict, unless the person overrode it. */
export const Address = Type.Object({
  street: Type.String({ maxLength: textLimits.street }),
  streetNumber: Type.String({ maxLength: textLimits.streetNumber }),
  bus: Type.String({ maxLength: textLimits.bus }),
  city: Type.String({ maxLength: textLimits.city }),
  postal: Type.String({ maxLength: textLimits.postal }),
  country: Type.String({ pattern: '^[A-Z]{2}$', default: 'BE' }),
  isValidAddress: Type.Boolean(),
  mark: Type.Optional(
    Type.Enum(['overridden', 'unchecked'], {
      description:
        '`overridden`: kept by the person in spite of a doubt; `unchecked`: never looked up; absent: found as written',
    }),
  ),
});
export type Address = Static<typeof Address>;
