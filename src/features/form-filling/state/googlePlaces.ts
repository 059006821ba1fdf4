/// <reference types="google.maps" />
import type { Address, PlacePort } from '@clubpoort/form-engine/headless';

/** The parts of Google's places library that are used. */
export type PlacesLibrary = Pick<
  google.maps.PlacesLibrary,
  'AutocompleteSuggestion' | 'AutocompleteSessionToken'
>;

/** Specification 4.5: Belgium, the Netherlands and France. */
const countries = ['be', 'nl', 'fr'];
/** Addresses only, no shops or other places. */
const kinds = ['street_address', 'premise', 'subpremise', 'route'];

/**
 * Address search by Google Maps. The library is loaded when somebody reaches the search box. All searches until an address is
 * chosen are one session, which Google bills as one.
 *
 * @param load Loads the library. Called again after a failure.
 */
export function googlePlaces(load: () => Promise<PlacesLibrary>): PlacePort {
  let library: Promise<PlacesLibrary> | undefined;
  let session: google.maps.places.AutocompleteSessionToken | undefined;
  let offered: ReadonlyMap<string, google.maps.places.PlacePrediction> = new Map();
  const loaded = () => {
    library ??= load().catch((error: unknown) => {
      library = undefined;
      throw error;
    });
    return library;
  };
  return {
    // Ignores a failure here: the first search fails too and reports it.
    prepare: () => void loaded().catch(() => {}),
    async suggest(text, signal) {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await loaded();
      signal.throwIfAborted();
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedRegionCodes: countries,
        includedPrimaryTypes: kinds,
        language: 'nl',
        sessionToken: session,
      });
      signal.throwIfAborted();
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      offered = new Map(predictions.map((prediction) => [prediction.placeId, prediction]));
      return predictions.map(({ placeId, text: { text: shown } }) => ({ id: placeId, text: shown }));
    },
    async resolve(id, signal) {
      const prediction = offered.get(id);
      if (!prediction) throw new Error('only what was suggested last can be resolved');
      // Fetching the fields ends Google's session.
      session = undefined;
      const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] });
      signal.throwIfAborted();
      return addressFromComponents(place.addressComponents ?? []);
    },
  };
}

/** Loads Google's library with the portal's key. */
export async function loadGooglePlaces(key: string): Promise<PlacesLibrary> {
  const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
  // A retry sets the same options again, which the loader ignores.
  setOptions({ key, language: 'nl', region: 'BE' });
  return importLibrary('places');
}

/** The parts of Google's AddressComponent that are used. */
interface AddressComponent {
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly types: readonly string[];
}

/** A Belgian submunicipality is a `sublocality`, but people write the `locality` with its postcode. */
const cityTypes = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_2'];

/** The address that Google's components describe. Our own server has not validated it yet. */
export function addressFromComponents(components: readonly AddressComponent[]): Address {
  const at = (...types: readonly string[]) =>
    types.map((type) => components.find((component) => component.types.includes(type))).find(Boolean);
  const long = (...types: readonly string[]) => at(...types)?.longText ?? '';
  return {
    street: long('route'),
    streetNumber: long('street_number'),
    bus: long('subpremise'),
    postal: long('postal_code'),
    city: long(...cityTypes),
    country: at('country')?.shortText ?? '',
    isValidAddress: false,
    mark: 'unchecked',
  };
}
