import type { addressesOperations } from '#schemas/operations/addresses.ts';
import { countries } from '../services/addresses/countries.ts';
import { type AddressVerdict, judgeAddress } from '../services/addresses/judgeAddress.ts';
import { loadKnownPlaces, loadLocalities } from '../services/addresses/knownPlaces.ts';
import type { HandlersOf } from './operationHandler.ts';

export const addressesHandlers = {
  get_countries: async () => ({ result: [...countries] }),
  get_addresses: async ({ db, request }) => ({
    result: await loadLocalities(db, request.country),
  }),
  validate_address: async ({ db, request }) => {
    if (!countries.includes(request.country)) return { result: 0 };
    const { verdict, suggestion } = judgeAddress(request, await loadKnownPlaces(db, request));
    return { result: results[verdict], ...(suggestion && { suggestion }) };
  },
} satisfies HandlersOf<typeof addressesOperations>;

/** Results in the format of `validate_address` (Specification 7 names only 1). */
const results: Readonly<Record<AddressVerdict['verdict'], 0 | 1 | null>> = {
  valid: 1,
  invalid: 0,
  unknown: null,
};
