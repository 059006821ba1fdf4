import { describe, expect, it } from 'vitest';
import { readFileOf, testLegal } from '#tests/server/support/files/clubFiles.ts';

const club = { url: 'club', title: 'Club', city: 'Gent', color: '#aabbcc' };

describe('the legal person of a club file', () => {
  it('is read with the defaults of what it leaves out', () => {
    const { name, form, seat, enterpriseNumber } = testLegal;
    expect(readFileOf({ club: { ...club, legal: { name, form, seat, enterpriseNumber } } })).toMatchObject({
      ok: true,
      warnings: [],
      file: { club: { legal: { name, form, seat, enterpriseNumber, court: '', vatNote: '', email: '' } } },
    });
  });

  it('is missed with a warning', () => {
    expect(readFileOf({ club })).toMatchObject({
      ok: true,
      warnings: [{ path: 'club.legal', message: expect.stringMatching(/^is missing/) }],
    });
  });

  it.each([
    ['a wrong check digit', { enterpriseNumber: '0999000625' }, /check digits are wrong/],
    ['points', { enterpriseNumber: '0999.000.624' }, /must be ten digits/],
    ['a VAT percentage that does not exist', { vat: { lessons: 7, goods: 21 } }, /./],
  ])('is refused with %s', (_name, wrong, message) => {
    expect(readFileOf({ club: { ...club, legal: { ...testLegal, ...wrong } } })).toMatchObject({
      ok: false,
      faults: [{ message: expect.stringMatching(message) }],
    });
  });
});

describe('the account of a club file', () => {
  it.each(['BE68539007547035', 'BE6853900754703', 'XX68539007547034'])('is refused as %s', (iban) => {
    expect(readFileOf({ club: { ...club, legal: testLegal, settings: { iban } } })).toMatchObject({
      ok: false,
      faults: [{ path: 'club.settings.iban' }],
    });
  });

  it.each(['', 'BE68539007547034', 'BE71096123456769', 'BE43068999999501'])('is read as "%s"', (iban) => {
    expect(readFileOf({ club: { ...club, legal: testLegal, settings: { iban } } })).toMatchObject({
      ok: true,
    });
  });
});
