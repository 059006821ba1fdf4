import type { Address, AddressPort, PlacePort } from '@clubpoort/form-engine/headless';

const some: Address = {
  street: 'Kerkstraat',
  streetNumber: '12',
  bus: '3',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};
const { isValidAddress: _, ...parts } = some;

/** Addresses in every state that a server or a person can give them. */
export const addresses = {
  some,
  doubted: { ...some, streetNumber: '1200', isValidAddress: false },
  overridden: { ...some, streetNumber: '1200', mark: 'overridden' },
  unchecked: { ...parts, isValidAddress: false, mark: 'unchecked' },
  long: {
    ...some,
    street: 'Burgemeester Karel-Lodewijk Vanderstraeten-Van den Bossche de Merode-Westerlolaan',
    streetNumber: '1234567-1234599ABC',
    bus: '0001.0234',
    city: 'Sint-Katelijne-Waver aan de Nete bij Onze-Lieve-Vrouw-Waver',
  },
} as const satisfies Record<string, Address>;

const placesByCountry: Readonly<Record<string, readonly { postal: string; city: string }[]>> = {
  BE: [
    { postal: '1000', city: 'Brussel' },
    { postal: '2000', city: 'Antwerpen' },
    { postal: '2018', city: 'Antwerpen' },
    { postal: '8000', city: 'Brugge' },
    { postal: '9000', city: 'Gent' },
    { postal: '9050', city: 'Gentbrugge' },
    { postal: '9050', city: 'Ledeberg' },
    { postal: '9100', city: 'Sint-Niklaas' },
  ],
  NL: [{ postal: '1012', city: 'Amsterdam' }],
};

/** A host that knows one street with a hundred houses. */
export const workingAddresses: AddressPort = {
  countries: async () => ['BE', 'NL', 'FR', 'DE', 'LU'],
  places: async (country) => placesByCountry[country] ?? [],
  async validate({ street, streetNumber }) {
    if (street !== 'Kerkstraat') return { valid: false, suggestion: { street: 'Kerkstraat' } };
    return { valid: Number.parseInt(streetNumber, 10) <= 100 };
  },
};

/** A host that never answers. */
export const slowAddresses: AddressPort = { countries: never, places: never, validate: never };

/** A host that can't be reached. */
export const failingAddresses: AddressPort = { countries: fail, places: fail, validate: fail };

export const workingSearch: PlacePort = {
  suggest: async (text) => [
    { id: '12', text: 'Kerkstraat 12, 9000 Gent, België' },
    { id: '14', text: 'Kerkstraat 14, 9000 Gent, België' },
    { id: 'x', text: `${text}, Brugge, België` },
  ],
  resolve: async (id) => ({ ...some, streetNumber: id, bus: '' }),
};
export const failingSearch: PlacePort = { suggest: fail, resolve: fail };

function never(): Promise<never> {
  return new Promise(() => {});
}

async function fail(): Promise<never> {
  throw new Error('the host can not be reached');
}
