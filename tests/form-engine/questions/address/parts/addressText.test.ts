import { describe, expect, it } from 'vitest';
import { addressText } from '#form-engine/src/questions/address/parts/addressText.ts';

const gent = {
  street: 'Kerkstraat',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
};

describe('addressText', () => {
  it.each([
    [gent, 'Kerkstraat 12, 9000 Gent'],
    [{ ...gent, bus: '3' }, 'Kerkstraat 12 bus 3, 9000 Gent'],
    [{ ...gent, country: 'NL' }, 'Kerkstraat 12, 9000 Gent, Nederland'],
    [{ ...gent, street: '', streetNumber: '' }, '9000 Gent'],
    [{ ...gent, country: 'Atlantis' }, 'Kerkstraat 12, 9000 Gent, Atlantis'],
  ])('writes %j', (address, text) => {
    expect(addressText(address)).toBe(text);
  });
});
