import { describe, expect, it } from 'vitest';
import { addressText } from '#form-engine/src/questions/address/addressText.ts';
import { fr } from '#form-engine/src/texts/fr.ts';
import { nl } from '#form-engine/src/texts/nl.ts';

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
    expect(addressText(address, { texts: nl, locale: 'nl-BE' })).toBe(text);
  });

  it('writes the box and the country in the language of the form', () => {
    const abroad = { ...gent, bus: '3', country: 'DE' };
    expect(addressText(abroad, { texts: fr, locale: 'fr' })).toBe(
      'Kerkstraat 12 bte 3, 9000 Gent, Allemagne',
    );
  });
});
