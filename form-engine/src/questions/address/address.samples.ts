import { freeText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { withPort } from '../samples/storyStates.ts';

export const storedAddress = {
  street: 'Kerkstraat',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};

export const addressSamples: KindSamples = {
  example: { type: 'address', question: 'Adres' },
  picture: { fields: ['Kerkstraat 12', '9000 Gent'], isTall: true },
  stories: withPort('AddressInput', true),
  plain: [{ type: 'address' }],
  withText: (text) => ({ answer: { ...storedAddress, street: text } }),
  nastyRows: freeText,
  textField: 'Straat',
  random: ({ fc, of, hostileText }) => {
    const part = fc.oneof({ weight: 5, arbitrary: fc.constantFrom('Kerkstraat', '12', 'a') }, hostileText);
    const address = fc.record(
      {
        street: part,
        streetNumber: part,
        bus: part,
        postal: fc.constantFrom<unknown>('9000', '1012 AB', 9000, ''),
        city: part,
        country: fc.constantFrom('BE', 'NL', 'be', '', 'Belgium'),
        isValidAddress: fc.constantFrom<unknown>(true, false, 1, 0, '1', '0', null),
        mark: fc.constantFrom('overridden', 'unchecked', 'elsewhere'),
      },
      { requiredKeys: ['street', 'streetNumber', 'postal', 'city'] },
    );
    const { isValidAddress: _, ...complete } = storedAddress;
    return of(
      { type: 'address' },
      fc.oneof(
        address,
        address.map((wire) => JSON.stringify(wire)),
        fc.boolean().map((isValidAddress) => ({ ...complete, isValidAddress })),
        fc.constantFrom('overridden', 'unchecked').map((mark) => ({ ...complete, mark })),
      ),
    );
  },
  lazyScripts: ['AddressQuestion'],
};
