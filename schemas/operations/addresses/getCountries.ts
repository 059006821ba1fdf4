import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { CountryCode } from '../../scalars.ts';

export const getCountries = defineOperation({
  name: 'get_countries',
  method: 'GET',
  group: 'addresses',
  access: 'public',
  summary: 'Lists the countries of addresses, the most common first.',
  request: Type.Object({}),
  response: envelope(Type.Array(CountryCode)),
});
