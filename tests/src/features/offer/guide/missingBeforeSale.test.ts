import { describe, expect, it } from 'vitest';
import type { ClubLegal } from '#schemas/entities/club/clubLegal.ts';
import { missingBeforeSale } from '#src/features/offer/guide/missingBeforeSale.ts';
import { firstStand } from '#src/features/offer/hall/view/newStand.ts';
import type { OfferCourse, OfferFile } from '#src/features/offer/state/offerFile.ts';
import { clubOffer, courseOf, tariffOf } from '../clubOffer.ts';

type Vat = NonNullable<ClubLegal['vat']>;

const today = '2026-11-29';
const legal = {
  ...{ name: 'Turnkring Vooruit', form: 'vzw', seat: 'Kerkstraat 1, 9000 Gent', court: 'Gent', email: '' },
  ...{ enterpriseNumber: '0999000624', vatNote: 'Vrijgesteld van btw – art. 44 WBTW' },
};
/** A club that lacks nothing but an offer. */
const ready = {
  club: { legal, conditions: ['Wie inschrijft, betaalt.'], mail: 'info@turnkring.example' },
  settings: { iban: 'BE68539007547034' },
};
const sold = courseOf('Ballet', { nid: 5 });

function sentencesOf(file: OfferFile) {
  return missingBeforeSale(file, today).map(({ sentence }) => sentence);
}

it('missingBeforeSale tells an empty club everything, the first what stops a sale', () => {
  const missing = missingBeforeSale(clubOffer(), today);
  expect(missing.map(({ key, weight, place }) => [key, weight, place.part, place.field])).toEqual([
    ['nothingToSell', 'stops', 'cursussen', undefined],
    ['legal', 'should', 'club', '/legal/name'],
    ['iban', 'should', 'club', '/settings/iban'],
    ['conditions', 'should', 'club', '/conditions'],
    ['mail', 'should', 'club', '/mail'],
  ]);
});

it('missingBeforeSale tells a club that sells nothing more', () => {
  expect(sentencesOf(clubOffer({ ...ready, courses: [sold] }))).toEqual([]);
});

describe('missingBeforeSale about a course', () => {
  const opens = '2026-12-01 20:00';
  const { capacity: _none, ...limitless } = tariffOf({ opens });

  it.each([
    ['no lessons', { sessions: [] }, '“Turnen” heeft nog geen lessen en staat daarom niet op je pagina.'],
    ['no tariff', { tariffs: [] }, '“Turnen” heeft nog geen prijs: niemand kan zich inschrijven.'],
    [
      'an opening after its lessons',
      { tariffs: [tariffOf({ opens: '2027-05-13 09:00' })] },
      '“Turnen” gaat pas open na de laatste les: niemand kan zich inschrijven.',
    ],
    [
      'a certificate that the club can not make',
      { type: 'activity' as const, allowsTaxCertificate: true },
      '“Turnen” belooft een fiscaal attest, maar de gegevens voor attesten ontbreken: je kan er geen maken.',
    ],
  ])('names one with %s, also when it is published', (_name, given, sentence) => {
    const courses = [sold, courseOf('Turnen', { nid: 6, ...given })];
    const [first, ...others] = missingBeforeSale(clubOffer({ ...ready, courses }), today);
    expect(first?.sentence).toBe(sentence);
    expect(others).toEqual([]);
  });

  it.each([
    ['no maximum', limitless, '“Turnen” heeft geen maximum: iedereen kan zich inschrijven.'],
    ['no price yet', tariffOf({ opens, price: 0 }), '“Turnen” is gratis. Klopt dat?'],
    ['no opening', tariffOf(), '“Turnen” gaat open zodra je publiceert.'],
  ])('names a new one with %s, and no published one', (_name, tariff, sentence) => {
    const tariffs = [tariff];
    const courses = (nid?: number) => [courseOf('Turnen', { tariffs, ...(nid !== undefined && { nid }) })];
    expect(sentencesOf(clubOffer({ ...ready, courses: courses() }))).toEqual([sentence]);
    expect(sentencesOf(clubOffer({ ...ready, courses: courses(6) }))).toEqual([]);
  });

  it('counts neither a trial lesson, nor a closed tariff, nor the seats of a hall', () => {
    const tariffs = [
      tariffOf({ opens }),
      tariffOf({ title: 'Proefles', type: 'trial', price: 0 }),
      tariffOf({ title: 'Ereleden', price: 0, blockedMessage: 'Op uitnodiging' }),
    ];
    const stands = [{ title: 'Zaal', surcharge: 0, capacity: 200, seats: [] }];
    const courses = [
      courseOf('Turnen', { tariffs }),
      courseOf('Show', { type: 'ticket', tariffs: [limitless], stands }),
    ];
    expect(sentencesOf(clubOffer({ ...ready, courses }))).toEqual([]);
  });

  it('names a new event without a hall, leads to its hall, and is silent about a published one', () => {
    const show = (nid?: number) =>
      courseOf('De show', {
        type: 'ticket',
        tariffs: [tariffOf({ opens })],
        ...(nid !== undefined && { nid }),
      });
    const missing = (event: OfferCourse) =>
      missingBeforeSale(clubOffer({ ...ready, courses: [event] }), today).filter(
        ({ key }) => key === 'noHall',
      );
    expect(missing(show())).toEqual([
      {
        ...{ key: 'noHall', weight: 'should' },
        sentence:
          '“De show” heeft nog geen zaal of staanplaatsen: elke bezoeker koopt een ticket op naam, één per persoon.',
        place: { part: 'tickets', item: 'nieuw-1', field: '/stands' },
      },
    ]);
    expect(missing(show(6))).toEqual([]);
    expect(missing({ ...show(), stands: [firstStand()] })).toEqual([]);
  });

  it('names several in one sentence, and leads to the first', () => {
    const courses = ['Turnen', 'Trampoline', 'Yoga', 'Judo'].map((title) =>
      courseOf(title, { sessions: [] }),
    );
    const [first] = missingBeforeSale(clubOffer({ ...ready, courses: [sold, ...courses] }), today);
    expect(first).toMatchObject({
      sentence: '“Turnen”, “Trampoline” en nog 2 hebben nog geen lessen en staan daarom niet op je pagina.',
      place: { part: 'cursussen', item: 'nieuw-2' },
    });
  });

  it('leaves out one that is over', () => {
    const over = courseOf('Vorig jaar', {
      nid: 7,
      ...{ sessions: [{ day: '2026-05-05', from: '17:00', to: '18:00' }], tariffs: [] },
    });
    expect(sentencesOf(clubOffer({ ...ready, courses: [sold, over] }))).toEqual([]);
  });
});

describe('missingBeforeSale about the club', () => {
  const camp = courseOf('Kamp', { nid: 8, type: 'activity', allowsTaxCertificate: true });
  const certification = {
    ...{ place: 'Gent', recognition: 0 as const, sport: '', federation: '', maxima: [] },
    signatory: { name: 'An Peeters', capacity: 'Voorzitter' },
  };

  it.each([
    ['a new camp from 6 years', { ages: { from: 6 } }, true],
    ['a new camp up to 12 years', { ages: { to: 12 } }, true],
    ['a new camp of who was born in 2018', { birthYears: { from: 2017, to: 2018 } }, true],
    ['a new camp from 14 years', { ages: { from: 14 } }, false],
    ['a new camp of who was born in 2012', { birthYears: { to: 2012 } }, false],
    ['a new activity for all ages', {}, false],
    ['weekly lessons from 6 years', { type: 'course' as const, ages: { from: 6 } }, false],
    ['a published camp', { ages: { from: 6 }, nid: 8 }, false],
    ['a camp with its certificate', { ages: { from: 6 }, allowsTaxCertificate: true }, false],
  ])('asks of %s whether parents get a tax certificate: %j, %s', (_name, given, isAsked) => {
    const courses = [courseOf('Kamp', { type: 'activity', tariffs: sold.tariffs, ...given })];
    const asks = (club: object) =>
      missingBeforeSale(clubOffer({ ...ready, club: { ...ready.club, ...club }, courses }), today).filter(
        ({ key }) => key === 'noCertificate',
      );
    const place = { part: 'activiteiten', field: '/allowsTaxCertificate' };
    const sentence = '“Kamp” geeft ouders geen fiscaal attest. Klopt dat?';
    expect(asks({ certification })).toMatchObject(isAsked ? [{ sentence, place, weight: 'should' }] : []);
    // A club that makes no certificates is not asked.
    expect(asks({})).toEqual([]);
  });

  it('wants a word about VAT on an invoice', () => {
    const club = { ...ready.club, legal: { ...legal, vatNote: '' } };
    expect(sentencesOf(clubOffer({ ...ready, club, courses: [sold] }))).toEqual([
      'Je kostennota’s zeggen nog niets over btw: vul een percentage in of waarom je er geen aanrekent.',
    ]);
  });

  it('wants both percentages of VAT or none: one of them is refused at publishing', () => {
    // A draft may lack what the file needs.
    const halves = [{ lessons: 21 }, { goods: 21 }] as unknown as readonly Vat[];
    const placesOf = (vat: Vat) => {
      const club = { ...ready.club, legal: { ...legal, vat } };
      const found = missingBeforeSale(clubOffer({ ...ready, club, courses: [sold] }), today);
      return found.map(({ weight, place }) => [weight, place.field]);
    };
    expect(halves.map(placesOf)).toEqual([
      [['stops', '/legal/vat/goods']],
      [['stops', '/legal/vat/lessons']],
    ]);
    expect(placesOf({ lessons: 0, goods: 21 })).toEqual([]);
  });

  it('wants a seat as a certificate has it, where a course promises one', () => {
    const seat = { ...legal, seat: 'Gent, Kerkstraat' };
    const club = { ...ready.club, certification, legal: seat };
    expect(missingBeforeSale(clubOffer({ ...ready, club, courses: [camp] }), today)).toMatchObject([
      { key: 'seat', place: { part: 'club', field: '/legal/seat' } },
    ]);
    expect(
      sentencesOf(clubOffer({ ...ready, club: { ...ready.club, legal: seat }, courses: [sold] })),
    ).toEqual([]);
  });

  it('wants a price with UiTPAS where the club takes it', () => {
    const settings = { ...ready.settings, takesUitpas: true };
    const reduced = courseOf('Turnen', { nid: 9, tariffs: [tariffOf({ uitpasPrice: 20 })] });
    expect(sentencesOf(clubOffer({ ...ready, settings, courses: [sold] }))).toEqual([
      'Je aanvaardt UiTPAS, maar bij geen tarief staat een prijs met UiTPAS.',
    ]);
    expect(sentencesOf(clubOffer({ ...ready, settings, courses: [reduced] }))).toEqual([]);
  });
});
