import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClubFile } from '#schemas/clubFile.ts';
import { withoutNumbers } from '#server/club-files/exporting/writeClubFile.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { runs } from '#tests/setup/runs.ts';
import { openEmptyDatabase } from '../support/database/openEmptyDatabase.ts';
import { exported, faultsOf, importFile, readFileOf, testLegal } from '../support/files/clubFiles.ts';

/** A club in which every field of a club file has another value than its default. */
const everything = {
  club: {
    ...{ url: 'alles', title: 'Alles', city: 'Gent', description: 'Een club', mail: 'hallo@alles.example' },
    ...{ phone: '+32 9 123 45 67', place: 'Kerkstraat 1', color: '#aabbcc', font: 'round' },
    legal: { ...testLegal, vat: { lessons: 6, goods: 21 } },
    certification: {
      ...{ recognition: 2, sport: 'Dans', federation: 'Dansfederatie', place: 'Gent' },
      certifier: {
        name: 'Stad Gent',
        street: 'Botermarkt 1',
        postal: '9000',
        city: 'Gent',
        enterpriseNumber: '0999000525',
      },
      signatory: { name: 'An Peeters', capacity: 'secretaris' },
      maxima: [{ year: 2025, amount: 16.9 }],
    },
    settings: {
      ...{ licenseType: 'free', addons: ['passes'], webshopTerm: 'Winkel', isWaitingListDisabled: true },
      ...{
        showsAgeRestriction: false,
        hidesTimestamp: true,
        occupationDisplay: 'amount',
        occupationDisplayAmount: 3,
      },
      ...{ overviewDisplay: 'list', ageCalculation: 'today', isPaidLater: true, roundsToFiveCents: true },
      ...{
        takesUitpas: true,
        sellsToGuests: true,
        iban: 'BE68539007547034',
        transferCodeLine: 'structured',
        cancelDays: 7,
      },
      ...{
        cancelMoney: 'credit',
        reminderDays: [7],
        gtmContainerId: 'GTM-ABC123',
        embedOrigins: ['https://a.example'],
      },
      reductions: [
        { for: 'next-family-member', from: 3, percentage: 10 },
        { for: 'next-course', from: 2, amount: 5.5, courses: ['lessen'] },
      ],
    },
    conditions: ['Eén'],
    privacy: ['Twee'],
    newsletter: { label: 'Nieuws', question: 'Wil je nieuws?', help: 'Vier keer per jaar' },
  },
  courses: [
    {
      ...{
        url: 'lessen',
        title: 'Lessen',
        type: 'activity',
        description: 'Leuk',
        place: 'Zaal 1',
        bring: 'Water',
      },
      ...{
        uitpasEvent: '01234567-89ab-cdef-0123-456789abcdef',
        teachers: ['An'],
        taxonomies: ['Dans'],
        levels: ['A'],
      },
      ...{
        ages: { from: 6, to: 8 },
        birthYears: { from: 2018, to: 2020 },
        allowsTaxCertificate: true,
        revenueAccount: '700100',
        allowsSeveralTariffs: true,
        passTurns: 2,
      },
      sessions: [
        {
          day: '2027-10-01',
          from: '22:00',
          to: '01:00',
          untilDay: '2027-10-02',
          place: 'Zaal 2',
          guestCapacity: 3,
          teachers: ['Jef'],
        },
      ],
      tariffs: [
        {
          ...{
            title: 'Proef',
            type: 'trial',
            maxTrialLessons: 2,
            price: 5,
            discountedPrice: 4,
            earlyPrice: { price: 3, until: '2027-06-30' },
            uitpasPrice: 1.5,
            capacity: 9,
            deposit: 2,
          },
          ...{ isWaitingListDisabled: true, opens: '2027-06-01 19:00:30', blockedMessage: 'Nog niet' },
          priority: { for: 'enrolled', courses: ['lessen'], from: '2027-05-01 19:00:30' },
          ...{
            usersSimultaneous: 2,
            fromFamilyMember: 2,
            isInstant: true,
            parts: 3,
            passTurns: 4,
            coupleRoles: ['leider', 'volger'],
          },
        },
        {
          ...{ title: 'Jaar', price: 100, proRata: 'lessons' },
          instalments: [
            { day: '2027-10-15', percentage: 40 },
            { day: '2028-01-15', amount: 30.5 },
          ],
        },
      ],
      services: [{ title: 'Opvang', price: 3, capacity: 5, isChildcare: true }],
      stands: [
        { title: 'Staan', surcharge: 1, capacity: 10 },
        { title: 'Zitten', seats: [{ row: 'A', y: 1, x: 2, from: 3, to: 5, wheelchairs: [4] }] },
      ],
    },
  ],
  questions: [
    {
      ...{ title: 'Vooraf', titleForOther: 'Over {voornaam}', step: true, federation: 'Dansfederatie' },
      questions: [{ type: 'text', question: 'Wie ben je?' }],
    },
    {
      ...{ title: 'Alles', course: 'lessen', visibleWhen: { question: 'Wie ben je?', filled: true } },
      checks: [
        {
          must: { question: 'Maat?', filled: true },
          when: { question: 'Wie ben je?', filled: true },
          ...{ message: 'Kies een maat.', at: ['Maat?'] },
        },
      ],
      questions: [
        {
          ...{
            type: 'select',
            question: 'Maat?',
            questionForOther: 'Welke maat heeft {voornaam}?',
            required: true,
            defaultKey: 'phone',
            help: 'Hulp',
            placeholder: 'Kies',
          },
          options: ['S', { value: 'm', label: 'M', visibleWhen: { question: 'Wie ben je?', filled: true } }],
          ...{ config: { other: true, default: 'S' }, courseInfo: 'Bij de les', isForTeachers: true },
          ...{ isSensitive: true, keptUntil: 'activity', changeable: '2026-12-15' },
          visibleWhen: {
            any: [
              { question: 'Wie ben je?', equals: 'x' },
              { question: 'Wie ben je?', in: ['y', 'z'] },
            ],
          },
          requiredWhen: { all: [{ not: { question: 'Wie ben je?', contains: 'x' } }] },
          disabledWhen: { question: 'Wie ben je?', equals: 'x' },
          ...{ readOnlyWhen: { question: 'Wie ben je?', equals: 'y' }, lockReason: 'Dat ligt vast.' },
        },
        { ...{ type: 'checkbox', question: 'Mogen we foto’s maken?' }, isConsent: true },
        {
          ...{ type: 'group', question: 'Wie komt er?' },
          config: { repeat: { min: 1, max: 3, label: 'Persoon' } },
          checks: [{ compare: [{ ref: 'leeftijd' }, 'gt', 2], message: 'Nog te jong.' }],
          fields: [
            {
              qid: 'leeftijd',
              type: 'decimal',
              question: 'Hoe oud?',
              required: true,
              help: 'H',
              placeholder: 'P',
            },
            {
              ...{ qid: 'naam', type: 'text', question: 'Naam?', defaultKey: 'fname' },
              ...{
                visibleWhen: { qid: 'leeftijd', gt: 3 },
                requiredWhen: { qid: 'leeftijd', gte: 18 },
                disabledWhen: { qid: 'leeftijd', lt: 3 },
                readOnlyWhen: { qid: 'leeftijd', lte: 4 },
                lockReason: 'Nog te jong.',
              },
            },
            {
              ...{ qid: 'kleur', type: 'radio', question: 'Kleur?', config: { other: true } },
              options: [{ value: 'r', label: 'Rood', visibleWhen: { qid: 'leeftijd', filled: true } }],
            },
          ],
        },
      ],
    },
  ],
  forms: [
    {
      ...{ url: 'vraag', title: 'Vraag', description: 'Stel ze', needsLogin: true },
      ...{ opensOn: '2027-01-01', closesOn: '2027-02-01', state: 'closed' },
      sections: [
        {
          ...{ title: 'Een', titleForOther: '{voornaam}' },
          questions: [{ type: 'text', question: 'Wat?' }],
        },
        {
          ...{ title: 'Twee', step: true, visibleWhen: { question: 'Wat?', filled: true } },
          checks: [{ compare: [{ ref: 'Wat?' }, 'differs', '2027-01-01'], message: 'Dan niet.' }],
          questions: [{ type: 'static', question: 'Lees', config: { text: 'Dit' } }],
        },
      ],
    },
  ],
  webshop: [
    {
      ...{ url: 'kledij', title: 'Kledij' },
      products: [
        {
          ...{ url: 'trui', title: 'Trui', description: 'Warm', isAddressRequired: true, maxPerOrder: 2 },
          offeredWith: [{ course: 'lessen', tariff: 'Jaar' }],
          variants: [{ title: 'M', price: 10, stock: 4, allowsBackorder: true }],
        },
      ],
    },
  ],
  passes: [{ label: 'Tien', credit: 10, price: 50, validMonths: 12 }],
  vouchers: [
    {
      code: 'EEN',
      percentage: 10,
      maxUses: 3,
      validFrom: '2027-01-01 00:00',
      validUntil: '2027-02-01 00:00',
    },
    { code: 'TWEE', amount: 2.5, course: 'lessen', isCombinable: false },
  ],
  videos: [
    {
      ...{ title: 'Opwarming', description: 'Van de voeten naar boven', course: 'lessen' },
      ...{ film: 'films/opwarming.mp4', captions: 'films/opwarming.vtt', poster: 'films/opwarming.jpg' },
    },
    { title: 'Voorstelling', address: 'https://films.example.org/voorstelling' },
  ],
  federations: [
    {
      ...{ url: 'danssport', title: 'Danssport', description: 'Voor wie danst', cardText: 'Verzekerd' },
      ...{ website: 'https://danssport.example.org', mail: 'leden@danssport.example.org' },
      ...{ color: '#123456', seasonEnds: 'december' },
    },
  ],
};

/**
 * Fields that this test leaves to others: numbers and accounts of an installation, pictures, what a reader turns into sessions or questions,
 * and what is inside a condition, a rule or the settings of a kind, which the database keeps as one value. Both kinds of forms share a schema.
 */
const elsewhere =
  /^(\$schema|countsFrom|.*\.(nid|logo.*|image.*|managerAccounts|teacherAccounts|teacherPictures.*)|courses\.(weekly|series|questionsOf).*|.*questions\.qid|.*(config|When|checks)\..*|forms\.sections\.questions\..*)$/;

/** Paths of the fields of a schema, without the places in lists, with the default of each. */
function schemaFields(schema: TSchema, path = ''): readonly (readonly [path: string, byDefault: unknown])[] {
  if ('items' in schema) return schemaFields(schema.items as TSchema, path);
  return Object.entries(fieldsOf('properties' in schema ? schema.properties : {})).flatMap(
    ([name, property]) => {
      const at = path === '' ? name : `${path}.${name}`;
      return [[at, fieldsOf(property).default] as const, ...schemaFields(property as TSchema, at)];
    },
  );
}

/** The values at each path of a file. */
function valuesAt(value: unknown, path = '', found = new Map<string, unknown[]>()): Map<string, unknown[]> {
  if (Array.isArray(value)) for (const item of value) valuesAt(item, path, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const at = path === '' ? name : `${path}.${name}`;
      found.set(at, [...(found.get(at) ?? []), inner]);
      valuesAt(inner, at, found);
    }
  return found;
}

/** Every object of a file with its keys: a copy of the file may lack any of these. */
function keysOf(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...path, name],
    ...keysOf(inner, [...path, name]),
  ]);
}

function without(file: object, paths: readonly (readonly PropertyKey[])[]): unknown {
  const copy = structuredClone(file);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((part, name) => Reflect.get(Object(part), name), copy);
    const name = path.at(-1) ?? '';
    if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, name);
  }
  return copy;
}

/** Without the order of lists: an import puts new items behind the others. */
function inAnyOrder(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(inAnyOrder).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).toSorted();
  return Object.fromEntries(sorted.map(([name, item]) => [name, inAnyOrder(item)]));
}

const plain = (file: ClubFile) => inAnyOrder(JSON.parse(JSON.stringify(withoutNumbers(file))));

let database: Awaited<ReturnType<typeof openEmptyDatabase>>;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

describe('a file that the check accepts', () => {
  it('can have every field of the schema: a new field joins the file above', () => {
    const values = valuesAt(everything);
    const untried = schemaFields(ClubFile)
      .filter(([path]) => !elsewhere.test(path))
      .filter(([path, byDefault]) => {
        const given = (values.get(path) ?? []).map((value) => JSON.stringify(value));
        return !given.some((value) => value !== JSON.stringify(byDefault));
      });
    expect(untried.map(([path]) => path)).toEqual([]);
  });

  it('is the file above', () => {
    expect(faultsOf(everything)).toEqual([]);
  });

  it('comes back the same from the database, with all of its fields and with any of them left out', async () => {
    const accepted = (left: unknown) => {
      const reading = readFileOf(left);
      return reading.ok ? reading.file : undefined;
    };
    const keys = keysOf(everything).filter(
      (path) => path.join('.') !== 'club.url' && accepted(without(everything, [path])),
    );
    await fc.assert(
      fc.asyncProperty(fc.subarray(keys, { minLength: 0, maxLength: 8 }), async (paths) => {
        // The deepest first, so that a path stays what it was.
        const file = accepted(without(everything, paths.toReversed()));
        fc.pre(file !== undefined);
        expect((await importFile(database.db, file)).faults).toEqual([]);
        expect(plain(await exported(database.db, 'alles'))).toEqual(plain(file));
      }),
      { ...runs(24), examples: [[[]]] },
    );
  });
});
