import type { AddressPort, Ports } from '@clubpoort/form-engine/headless';
import { get } from '#src/api/call.ts';
import {
  type Place,
  parseAddressVerdict,
  parseCountries,
  parsePlaces,
} from '#src/api/entities/people/address.ts';
import { browserClock } from '../view/browserClock.ts';
import { googlePlaces, loadGooglePlaces } from './googlePlaces.ts';

/** Set at build time. Without a key, people fill in addresses by hand. */
const mapsKey: string | undefined = import.meta.env.VITE_GOOGLE_MAPS_KEY;

/** The address search of this portal; undefined without a key. */
const browserPlaces = mapsKey ? googlePlaces(() => loadGooglePlaces(mapsKey)) : undefined;

/** The portal's ports for the form engine, for a form about anybody. */
export const browserPorts: Ports = {
  clock: browserClock,
  addresses: addressPort(),
  ...(browserPlaces && { places: browserPlaces }),
};

/**
 * Addresses from our server. Lists are fetched once and shared, so aborting one request doesn't abort the list for others.
 * Each validation is a call of its own with its own signal.
 */
function addressPort(): AddressPort {
  const lists = new Map<string, Promise<unknown>>();
  const once = <List>(name: string, load: () => Promise<List>): Promise<List> => {
    // Each name always has the same type of list, so the cast is safe.
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
