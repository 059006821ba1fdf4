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

describe('the certification of a club file', () => {
  const certification = {
    recognition: 2,
    certifier: { name: 'Stad Gent', street: 'Botermarkt 1', postal: '9000', city: 'Gent' },
    signatory: { name: 'An Peeters', capacity: 'secretaris' },
    place: 'Gent',
  };
  const read = (wrong: object) =>
    readFileOf({ club: { ...club, legal: testLegal, certification: { ...certification, ...wrong } } });

  it('is read with the defaults of what it leaves out', () => {
    expect(read({})).toMatchObject({
      ok: true,
      warnings: [],
      file: { club: { certification: { ...certification, sport: '', federation: '', maxima: [] } } },
    });
  });

  it.each([
    ['an unknown recognition', { recognition: 5 }, 'club.certification.recognition'],
    ['no certifier where one recognised the club', { certifier: undefined }, 'club.certification.certifier'],
    ['a certifier where none recognised the club', { recognition: 0 }, 'club.certification.certifier'],
    [
      'a wrong number of the certifier',
      { certifier: { ...certification.certifier, enterpriseNumber: '0999000625' } },
      'club.certification.certifier.enterpriseNumber',
    ],
    [
      'two maxima of a year',
      {
        maxima: [
          { year: 2025, amount: 16.9 },
          { year: 2025, amount: 17 },
        ],
      },
      'club.certification.maxima[1].year',
    ],
  ])('is refused with %s', (_name, wrong, path) => {
    expect(read(wrong)).toMatchObject({ ok: false, faults: [{ path }] });
  });
});

describe('tickets', () => {
  it('have no limit for a person or a family, and the check says where one stands', () => {
    const tariffs = [{ title: 'Inkom', price: 5, fromFamilyMember: 2 }];
    const event = { url: 'feest', title: 'Feest', allowsSeveralTariffs: true, tariffs };
    const read = (type: string) =>
      readFileOf({ club: { ...club, legal: testLegal }, courses: [{ ...event, type }] });
    const message = expect.stringMatching(/anybody buys as many tickets/);
    expect(read('ticket')).toMatchObject({
      ok: false,
      faults: [
        { path: 'courses[0].allowsSeveralTariffs', message },
        { path: 'courses[0].tariffs[0].fromFamilyMember', message },
      ],
    });
    expect(read('activity')).toMatchObject({ ok: true });
  });
});

describe('a course with tax certificates', () => {
  const course = { url: 'kamp', title: 'Kamp', allowsTaxCertificate: true };
  const read = (type: string) =>
    readFileOf({ club: { ...club, legal: testLegal }, courses: [{ ...course, type }] });

  it.each(['course', 'ticket'])('is refused as a %s, with the reason', (type) => {
    expect(read(type)).toMatchObject({
      ok: false,
      faults: [
        {
          path: 'courses[0].allowsTaxCertificate',
          message: expect.stringMatching(/accepts no certificate for weekly lessons/),
        },
      ],
    });
  });

  it('is read as an activity, with a warning where the club says nothing of itself', () => {
    expect(read('activity')).toMatchObject({ ok: true, warnings: [{ path: 'club.certification' }] });
  });
});
