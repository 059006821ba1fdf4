import { Type } from 'typebox';
import { envelope, operationsOf } from '../operation.ts';
import { CountryCode } from '../scalars.ts';
import { textLimits } from '../textLimits.ts';

export const addressesOperations = operationsOf('addresses', {
  get_countries: {
    method: 'GET',
    access: 'public',
    summary: 'Lists the countries of addresses, the most common first.',
    request: Type.Object({}),
    response: envelope(Type.Array(CountryCode)),
  },
  get_addresses: {
    method: 'GET',
    access: 'public',
    summary:
      'Lists the postcodes of a country, each with a city. A postcode or a city may occur more than once.',
    request: Type.Object({ country: CountryCode }),
    response: envelope(Type.Array(Type.Object({ postal: Type.String(), city: Type.String() }))),
  },
  validate_address: {
    method: 'GET',
    access: 'public',
    summary:
      'Checks whether an address exists: 1 yes, 0 no, null if the server has no data. `suggestion` holds a known alternative. A street that differs only in case is valid.',
    request: Type.Object({
      street: Type.String({ maxLength: textLimits.street }),
      streetNumber: Type.String({ maxLength: textLimits.streetNumber }),
      bus: Type.Optional(Type.String({ maxLength: textLimits.bus })),
      city: Type.String({ maxLength: textLimits.city }),
      postal: Type.String({ maxLength: textLimits.postal }),
      country: CountryCode,
      /** The browser's own verdict so far; the server ignores it. */
      isValidAddress: Type.Optional(Type.Boolean()),
    }),
    response: envelope(Type.Union([Type.Integer({ minimum: 0, maximum: 1 }), Type.Null()]), {
      suggestion: Type.Optional(
        Type.Object({
          street: Type.Optional(Type.String()),
          streetNumber: Type.Optional(Type.String()),
          bus: Type.Optional(Type.String()),
          postal: Type.Optional(Type.String()),
          city: Type.Optional(Type.String()),
        }),
      ),
    }),
  },
});
