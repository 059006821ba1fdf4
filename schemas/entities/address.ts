import { type Static, Type } from 'typebox';

/** A postal address; whether it exists was asked of the server, or overridden by the person. */
export const Address = Type.Object({
  street: Type.String(),
  streetNumber: Type.String(),
  bus: Type.String(),
  city: Type.String(),
  postal: Type.String(),
  country: Type.String({ pattern: '^[A-Z]{2}$', default: 'BE' }),
  isValidAddress: Type.Boolean(),
  mark: Type.Optional(
    Type.Enum(['overridden', 'unchecked'], {
      description: 'Kept by the person against a doubt, or never looked up; absent: as it was found',
    }),
  ),
});
export type Address = Static<typeof Address>;
