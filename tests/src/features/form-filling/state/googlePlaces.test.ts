import { describe, expect, it, vi } from 'vitest';
import { googlePlaces, type PlacesLibrary } from '#src/features/form-filling/state/googlePlaces.ts';

const { signal } = new AbortController();

/** A fake of Google's library with only what the adapter uses: distinct sessions and one prediction. */
function fakeLibrary() {
  const fetchFields = vi.fn(async () => ({
    place: { addressComponents: [{ types: ['route'], longText: 'Kerkstraat', shortText: 'Kerkstraat' }] },
  }));
  const fetchAutocompleteSuggestions = vi.fn(async (_request: { sessionToken: object }) => ({
    suggestions: [
      { placePrediction: null },
      {
        placePrediction: {
          placeId: 'a',
          text: { text: 'Kerkstraat, Gent' },
          toPlace: () => ({ fetchFields }),
        },
      },
    ],
  }));
  const library = {
    AutocompleteSuggestion: { fetchAutocompleteSuggestions },
    AutocompleteSessionToken: class {},
  };
  // Google's classes cannot be constructed here. These fakes have the members that the adapter calls.
  return { library: library as unknown as PlacesLibrary, fetchAutocompleteSuggestions, fetchFields };
}

describe('googlePlaces', () => {
  it('loads the library at the first search, and only once', async () => {
    const { library } = fakeLibrary();
    const load = vi.fn(async () => library);
    const places = googlePlaces(load);
    expect(load).not.toHaveBeenCalled();
    await places.suggest('kerk', signal);
    await places.suggest('kerks', signal);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('searches for addresses in Belgium, the Netherlands and France, in Dutch', async () => {
    const { library, fetchAutocompleteSuggestions } = fakeLibrary();
    const found = await googlePlaces(async () => library).suggest('kerk', signal);
    expect(found).toEqual([{ id: 'a', text: 'Kerkstraat, Gent' }]);
    expect(fetchAutocompleteSuggestions).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ input: 'kerk', includedRegionCodes: ['be', 'nl', 'fr'], language: 'nl' }),
    );
  });

  it('uses one session token until an address is chosen', async () => {
    const { library, fetchAutocompleteSuggestions, fetchFields } = fakeLibrary();
    const places = googlePlaces(async () => library);
    await places.suggest('kerk', signal);
    await places.suggest('kerks', signal);
    await expect(places.resolve('a', signal)).resolves.toMatchObject({
      street: 'Kerkstraat',
      mark: 'unchecked',
    });
    await places.suggest('markt', signal);
    const [first, second, third] = fetchAutocompleteSuggestions.mock.calls.map(
      ([{ sessionToken }]) => sessionToken,
    );
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    expect(fetchFields).toHaveBeenCalledExactlyOnceWith({ fields: ['addressComponents'] });
  });

  it('retries loading after a failure', async () => {
    const { library } = fakeLibrary();
    const load = vi.fn(async () => library).mockRejectedValueOnce(new Error('offline'));
    const places = googlePlaces(load);
    await expect(places.suggest('kerk', signal)).rejects.toThrow('offline');
    await expect(places.suggest('kerk', signal)).resolves.toHaveLength(1);
  });

  it('rejects an id that it did not suggest, and an aborted search', async () => {
    const { library } = fakeLibrary();
    const places = googlePlaces(async () => library);
    await expect(places.resolve('z', signal)).rejects.toThrow('suggested');
    await expect(places.suggest('kerk', AbortSignal.abort())).rejects.toThrow();
  });
});
