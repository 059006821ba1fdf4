/// <reference types="google.maps" />
import type { PlacePort } from '@clubpoort/form-engine/headless';
import { addressFromComponents } from './googleAddress.ts';

/** As much of Google's places library as is used. */
export type PlacesLibrary = Pick<
  google.maps.PlacesLibrary,
  'AutocompleteSuggestion' | 'AutocompleteSessionToken'
>;

/** Specification 4.5: Belgium, the Netherlands and France. */
const countries = ['be', 'nl', 'fr'];
/** Addresses, no shops. */
const kinds = ['street_address', 'premise', 'subpremise', 'route'];

/**
 * Address search by Google Maps. Nothing is loaded before somebody comes to the search box. What is asked until an address is chosen is one
 * session, which Google bills as one.
 *
 * @param load loads the library; asked again after a failure.
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
    // What fails here fails again, and is said, at the first search.
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
      // Fetching the fields ends the session.
      session = undefined;
      const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] });
      signal.throwIfAborted();
      return addressFromComponents(place.addressComponents ?? []);
    },
  };
}

/** Loads Google's library with our key. */
export async function loadGooglePlaces(key: string): Promise<PlacesLibrary> {
  const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
  // Another try sets the same once more: the loader ignores that.
  setOptions({ key, language: 'nl', region: 'BE' });
  return importLibrary('places');
}
