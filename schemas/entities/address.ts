import { type Static, Type } from 'typebox';
import { ShortText } from '../scalars.ts';

/** A postal address. `isValidAddress` is the server's verdict, unless the person overrode it. */
export const Address = Type.Object({
  street: ShortText,
  streetNumber: Type.String({ maxLength: 20 }),
  bus: Type.String({ maxLength: 20 }),
  city: ShortText,
  postal: Type.String({ maxLength: 20 }),
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
