import { vi } from 'vitest';
import type { Address, AddressPort, PlacePort } from '#form-engine/src/headless.ts';

export const gent: Address = {
  street: 'Kerkstraat',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};

const belgianPlaces = [
  { postal: '8000', city: 'Brugge' },
  { postal: '9000', city: 'Gent' },
  { postal: '9050', city: 'Gentbrugge' },
  { postal: '9050', city: 'Ledeberg' },
  ...Array.from({ length: 3000 }, (_, n) => ({ postal: String(10_000 + n), city: `Dorp ${n}` })),
];

/** A port that accepts every address at once. A test can replace each of its functions. */
export function fakeAddresses(own: Partial<AddressPort> = {}) {
  return {
    countries: vi.fn(own.countries ?? (async () => ['BE', 'NL', 'FR', 'DE'])),
    places: vi.fn(own.places ?? (async (country: string) => (country === 'BE' ? belgianPlaces : []))),
    validate: vi.fn(own.validate ?? (async () => ({ valid: true }))),
  } satisfies AddressPort;
}

export function fakePlaces(own: Partial<PlacePort> = {}) {
  return {
    suggest: vi.fn(
      own.suggest ??
        (async () => [
          { id: 'a', text: 'Kerkstraat 12, 9000 Gent' },
          { id: 'b', text: 'Kerkstraat 12, 8000 Brugge' },
        ]),
    ),
    resolve: vi.fn(own.resolve ?? (async () => gent)),
  } satisfies PlacePort;
}

export function forever(): Promise<never> {
  return new Promise(() => {});
}

/** A promise that the test settles. */
export function deferred<T>() {
  return Promise.withResolvers<T>();
}
