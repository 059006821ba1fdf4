import type { AddressPort } from '@clubpoort/form-engine/headless';
import { get } from '#src/api/call.ts';
import { type Place, parseAddressVerdict, parseCountries, parsePlaces } from '#src/api/entities/address.ts';

/**
 * Addresses as our server knows them. The lists are asked for once: nobody who stops waiting stops them for the others. A
 * check is a call each time, and ends with its signal.
 */
export function addressPort(): AddressPort {
  const lists = new Map<string, Promise<unknown>>();
  const once = <List>(name: string, load: () => Promise<List>): Promise<List> => {
    // What stands under a name was put there for that name.
    const known = lists.get(name) as Promise<List> | undefined;
    if (known) return known;
    const loading = load();
    lists.set(name, loading);
    loading.catch(() => lists.delete(name));
    return loading;
  };
  return {
    countries: () => once('countries', async () => parseCountries((await get('get_countries', {})).result)),
    places: (country) =>
      once<readonly Place[]>(`places ${country}`, async () =>
        parsePlaces((await get('get_addresses', { country })).result),
      ),
    async validate({ street, streetNumber, bus, city, postal, country, isValidAddress }, signal) {
      const address = { street, streetNumber, bus, city, postal, country, isValidAddress };
      return parseAddressVerdict(await get('validate_address', address, { signal }));
    },
  };
}
