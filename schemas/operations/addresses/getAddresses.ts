import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { CountryCode } from '../../scalars.ts';

export const getAddresses = defineOperation({
  name: 'get_addresses',
  method: 'GET',
  group: 'addresses',
  access: 'public',
  summary:
    'Lists the postcodes of a country, each with a city. A postcode or a city may occur more than once.',
  request: Type.Object({ country: CountryCode }),
  response: envelope(Type.Array(Type.Object({ postal: Type.String(), city: Type.String() }))),
});
