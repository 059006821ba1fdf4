import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutNumbers, writeClubFile } from '#server/club-files/exporting/writeClubFile.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { questions } from '#server/db/schema.ts';
import { compileSections } from '#server/services/registration/compileSections.ts';
import { toWireSections } from '#server/services/registration/toWireSections.ts';
import { openEmptyDatabase } from '../support/database/openEmptyDatabase.ts';
import { exported, importFile, readFileOf, readRight, testLegal } from '../support/files/clubFiles.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const condition = {
  any: [
    { question: 'Wanneer kom je?', gte: '2027-01-01' },
    {
      all: [
        { question: 'Hoe goed ken je ons?', gt: 3 },
        { not: { question: 'Hoe kom je?', contains: 'bus' } },
        { question: 'Geboortedatum', age_lt: 18 },
      ],
    },
  ],
};

/** A club with each setting of a question. */
const file = {
  club: { url: 'vragen', title: 'Vragen', city: 'Gent', color: '#aabbcc', legal: testLegal },
  courses: [{ url: 'zwemmen', title: 'Zwemmen', type: 'course' }],
  questions: [
    {
      title: 'Algemeen',
      questions: [
        { type: 'static', question: 'Vooraf', config: { text: 'Breng **water** mee.' } },
        { type: 'text', question: 'Geboortedatum', defaultKey: 'birthdate', config: { min_age: 6 } },
        {
          type: 'text',
          question: 'Code',
          config: {
            ...{ min_length: 2, max_length: 8, pattern: '[A-Z]{2}\\d{1,6}', pattern_message: 'Zoals AB123' },
            ...{ prefix: '#', suffix: '!', default: 'AB1', examples: ['AB1', 'CD2'] },
          },
        },
        { type: 'decimal', question: 'Gewicht', config: { min: -0.5, max: 150.5, step: 0.5, unit: 'kg' } },
        { type: 'date', question: 'Wanneer kom je?', config: { min: 'today', max: { today: 60 } } },
        { type: 'date', question: 'Tot wanneer?', config: { min: '2027-01-01' } },
        { type: 'time', question: 'Hoe laat?', config: { min: '08:00', max: '20:30' } },
        {
          type: 'datetime',
          question: 'Wanneer bellen we?',
          config: { min: '2026-12-04T09:00', max: 'today' },
        },
        { type: 'slider', question: 'Hoe ver?', config: { min: 5, max: 40, step: 5, unit: 'km' } },
        { type: 'ranking', question: 'Wat eerst?', options: ['zwemmen', 'lopen'] },
        {
          ...{ type: 'matrix', question: 'Wanneer?', options: ['ja', 'nee'] },
          config: { rows: ['vrijdag', { value: 'za', label: 'Zaterdag' }] },
        },
        { type: 'rating', question: 'Hoe goed ken je ons?', config: { max: 10 } },
        {
          ...{ type: 'select_multiple', question: 'Hoe kom je?', options: ['fiets', 'bus'] },
          config: { other: true, default: ['bus'], min: 1, max: 2 },
        },
        {
          ...{ type: 'radio', question: 'Waar slaap je?' },
          options: [
            {
              value: 'tent',
              label: 'Tent',
              image: '/tekeningen/tent.jpg',
              imageAlt: 'Een tent aan een meer',
            },
            { value: 'hut', label: 'hut', image: 'https://club.example/hut.jpg' },
            'thuis',
          ],
        },
        { type: 'signature', question: 'Handtekening' },
        { type: 'iban', question: 'Rekening', requiredWhen: condition },
        {
          ...{ type: 'text', question: 'Diploma van vorig jaar', disabledWhen: condition },
          ...{ readOnlyWhen: condition.any[0], lockReason: 'Dat weten we al.' },
        },
        { type: 'url', question: 'Website', visibleWhen: condition, requiredWhen: condition.any[0] },
      ],
    },
    {
      ...{ title: 'Vervoer', step: true, visibleWhen: condition },
      questions: [
        {
          ...{ type: 'radio', question: 'Met wie rijd je mee?' },
          options: [
            'alleen',
            { value: 'ouder', label: 'Een ouder', visibleWhen: { question: 'Geboortedatum', age_lt: 18 } },
            { value: 'bus', label: 'bus', visibleWhen: { question: 'Hoe kom je?', contains: 'bus' } },
          ],
        },
        { type: 'text', question: 'Vanwaar?' },
      ],
    },
    {
      title: 'Het kamp',
      checks: [
        {
          compare: [{ ref: 'Tot welke dag?' }, 'gt', { ref: 'Vanaf welke dag?' }],
          ...{ message: 'Het kamp eindigt nadat het begint.', at: ['Tot welke dag?'] },
        },
        { compare: [{ ref: 'Vanaf welke dag?' }, 'gte', 'today'], message: 'Dat is al voorbij.' },
        {
          must: {
            any: [
              { question: 'Rekening', filled: true },
              { question: 'Website', filled: true },
            ],
          },
          when: condition.any[0],
          ...{ message: 'Geef een rekening of een website.', at: ['Vanaf welke dag?'] },
        },
      ],
      questions: [
        { type: 'date', question: 'Vanaf welke dag?' },
        { type: 'date', question: 'Tot welke dag?' },
      ],
    },
    {
      title: 'Zwemmen',
      course: 'zwemmen',
      visibleWhen: { question: 'Hoe goed ken je ons?', filled: true },
      questions: [
        { type: 'text', question: 'Diploma' },
        {
          ...{ type: 'text', question: 'Waar?' },
          requiredWhen: { not: { question: 'Diploma', course: 'zwemmen', filled: false } },
        },
      ],
    },
  ],
  forms: [
    {
      ...{ url: 'helpen', title: 'Helpen' },
      sections: [
        { title: 'Wie?', step: true, questions: [{ type: 'text', question: 'Naam' }] },
        {
          ...{ title: 'Wat?', step: true, visibleWhen: { question: 'Naam', filled: true } },
          questions: [{ type: 'text', question: 'Taak' }],
        },
        { title: 'Nog iets?', questions: [{ type: 'textarea', question: 'Vertel' }] },
      ],
    },
    {
      ...{ url: 'eten', title: 'Eten' },
      sections: [
        {
          title: 'Aan tafel',
          questions: [
            { type: 'checkbox', question: 'Met het hele gezin' },
            {
              ...{ type: 'group', question: 'Wie komt?', required: true },
              config: { repeat: { min: 1, max: 9, label: 'Gast' } },
              checks: [
                {
                  compare: [{ ref: 'prijs0' }, 'lte', { sum: [{ ref: 'Kaarten' }, 5] }],
                  ...{ message: 'Die toeslag is te hoog.', at: ['prijs0'] },
                },
              ],
              fields: [
                { qid: 'naam', type: 'text', question: 'Naam', required: true, config: { max_length: 40 } },
                {
                  ...{ qid: 'gerecht', type: 'radio', question: 'Gerecht', help: 'Kies één.' },
                  options: [
                    'vlees',
                    { value: 'v', label: 'Veggie', visibleWhen: { qid: 'naam', filled: true } },
                    { value: 'p', label: 'Pasta', image: '/tekeningen/pasta.jpg', imageAlt: 'Een bord' },
                  ],
                },
                {
                  ...{ qid: 'opmerking', type: 'text', question: 'Opmerking', defaultKey: 'remark' },
                  ...{ disabledWhen: { qid: 'naam', filled: false }, lockReason: 'Schrijf eerst een naam.' },
                  visibleWhen: {
                    any: [
                      { question: 'Gerecht', equals: 'v' },
                      { question: 'Wie betaalt?', filled: true },
                    ],
                  },
                  requiredWhen: { question: 'Met het hele gezin', equals: true },
                },
                {
                  ...{ qid: 'prijs', type: 'computed', question: 'Prijs' },
                  config: {
                    expression: {
                      if: [
                        { question: 'Gerecht', equals: 'v' },
                        12,
                        { sum: [{ ref: 'Kaarten' }, { ref: 'prijs0' }] },
                      ],
                    },
                  },
                },
                { qid: 'prijs0', type: 'number', question: 'Toeslag' },
              ],
            },
            { type: 'number', question: 'Kaarten' },
            { type: 'text', question: 'Wie betaalt?' },
            {
              ...{ type: 'computed', question: 'Totaal' },
              config: {
                expression: {
                  sum: [
                    { product: [{ count: 'Wie komt?' }, 14] },
                    {
                      rows: 'Wie komt?',
                      each: { if: [{ qid: 'gerecht', equals: 'v' }, { ref: 'prijs0' }, 0] },
                    },
                    { if: [{ question: 'Met het hele gezin', equals: true }, 0, { ref: 'Kaarten' }] },
                  ],
                },
                ...{ decimals: 2, prefix: '€', unit: 'euro' },
              },
            },
          ],
        },
      ],
    },
  ],
};

it('a club with every setting of a question is imported and exported unchanged', async () => {
  expect(readFileOf(file)).toMatchObject({ ok: true, warnings: [] });
  const wanted = readRight(file);
  expect(await importFile(database.db, wanted)).toMatchObject({ faults: [] });
  const kept = await exported(database.db, 'vragen');
  expect(withoutNumbers(kept).questions).toEqual(wanted.questions);
  // Inside a group a question keeps its qid, so a reference by words comes back as one by qid.
  const forms = JSON.stringify(wanted.forms).replaceAll(
    '"question":"Gerecht","equals"',
    '"qid":"gerecht","equals"',
  );
  expect(withoutNumbers(kept).forms).toEqual(JSON.parse(forms));
  expect(readFileOf(writeClubFile(kept))).toEqual({ ok: true, file: kept, warnings: [] });
  expect(await importFile(database.db, kept)).toMatchObject({ changes: [], faults: [] });
});

it('an imported form is sent with its steps and conditions', async () => {
  const rows = await database.db.select().from(questions).orderBy(asc(questions.position));
  const qidOf = (wording: string) => rows.find(({ question }) => question === wording)?.qid;
  const isFilled = { qid: qidOf('Naam'), filled: true };
  expect(
    toWireSections(rows.filter(({ formNid, section }) => formNid !== null && section !== 'Aan tafel')),
  ).toMatchObject([
    { title: 'Wie?', step: true },
    { title: 'Wat?', step: true, visible_when: isFilled },
    { title: 'Nog iets?' },
  ]);
  const ride = rows.filter(({ section }) => section === 'Vervoer');
  expect(toWireSections(ride)[0]?.fields[0]?.options).toEqual([
    { value: 'alleen', label: 'alleen' },
    { value: 'ouder', label: 'Een ouder', visible_when: { qid: qidOf('Geboortedatum'), age_lt: 18 } },
    { value: 'bus', label: 'bus', visible_when: { qid: qidOf('Hoe kom je?'), contains: 'bus' } },
  ]);
});

it('an imported group is sent with its questions, and a computed value with the qids of others', async () => {
  const rows = await database.db.select().from(questions).orderBy(asc(questions.position));
  const qidOf = (wording: string) => rows.find(({ question }) => question === wording)?.qid;
  const form = rows.filter(({ section }) => section === 'Aan tafel');
  const [section] = toWireSections(form);
  const [family, guests, , , total] = section?.fields ?? [];
  expect(compileSections(section ? [section] : []).diagnostics).toEqual([]);
  expect(guests?.config).toEqual({ repeat: { min: 1, max: 9, label: 'Gast' } });
  expect(guests?.fields).toEqual([
    {
      ...{ qid: 'naam', nid: 0, type: 'text', question: 'Naam', required: true },
      config: { max_length: 40 },
    },
    {
      ...{ qid: 'gerecht', nid: 0, type: 'radio', question: 'Gerecht', help: 'Kies één.', required: false },
      options: [
        'vlees',
        { value: 'v', label: 'Veggie', visible_when: { qid: 'naam', filled: true } },
        { value: 'p', label: 'Pasta', image: '/tekeningen/pasta.jpg', image_alt: 'Een bord' },
      ],
    },
    {
      ...{ qid: 'opmerking', nid: 0, type: 'text', question: 'Opmerking', required: false },
      default_key: 'remark',
      visible_when: {
        any: [
          { qid: 'gerecht', equals: 'v' },
          { qid: qidOf('Wie betaalt?'), filled: true },
        ],
      },
      required_when: { qid: family?.qid, equals: true },
      ...{ disabled_when: { qid: 'naam', filled: false }, lock_reason: 'Schrijf eerst een naam.' },
    },
    {
      ...{ qid: 'prijs', nid: 0, type: 'computed', question: 'Prijs', required: false },
      config: {
        expression: {
          if: [{ qid: 'gerecht', equals: 'v' }, 12, { sum: [{ ref: qidOf('Kaarten') }, { ref: 'prijs0' }] }],
        },
      },
    },
    { qid: 'prijs0', nid: 0, type: 'number', question: 'Toeslag', required: false },
  ]);
  expect(total?.config?.expression).toEqual({
    sum: [
      { product: [{ count: guests?.qid }, 14] },
      { rows: guests?.qid, each: { if: [{ qid: 'gerecht', equals: 'v' }, { ref: 'prijs0' }, 0] } },
      { if: [{ qid: family?.qid, equals: true }, 0, { ref: qidOf('Kaarten') }] },
    ],
  });
});

it('imported locks, rules and pictures are sent, with the qids of the questions that they name', async () => {
  const rows = await database.db.select().from(questions).orderBy(asc(questions.position));
  const qidOf = (wording: string) => rows.find(({ question }) => question === wording)?.qid;
  const general = rows.filter(({ formNid }) => formNid === null);
  const sections = toWireSections(general);
  expect(compileSections(sections, '2027-01-01').diagnostics).toEqual([]);
  const fields = sections.flatMap((section) => section.fields);
  const asked = (wording: string) => fields.find(({ qid }) => qid === qidOf(wording));
  expect(asked('Diploma van vorig jaar')).toMatchObject({
    read_only_when: { qid: qidOf('Wanneer kom je?'), gte: '2027-01-01' },
    lock_reason: 'Dat weten we al.',
  });
  expect(asked('Diploma van vorig jaar')).toHaveProperty('disabled_when.any');
  expect(asked('Waar slaap je?')?.options).toEqual([
    { value: 'tent', label: 'Tent', image: '/tekeningen/tent.jpg', image_alt: 'Een tent aan een meer' },
    { value: 'hut', label: 'hut', image: 'https://club.example/hut.jpg' },
    { value: 'thuis', label: 'thuis' },
  ]);
  const [from, to] = [qidOf('Vanaf welke dag?'), qidOf('Tot welke dag?')];
  expect(sections.find(({ title }) => title === 'Het kamp')?.checks).toEqual([
    { compare: [{ ref: to }, 'gt', { ref: from }], message: 'Het kamp eindigt nadat het begint.', at: [to] },
    { compare: [{ ref: from }, 'gte', 'today'], message: 'Dat is al voorbij.' },
    {
      must: {
        any: [
          { qid: qidOf('Rekening'), filled: true },
          { qid: qidOf('Website'), filled: true },
        ],
      },
      when: { qid: qidOf('Wanneer kom je?'), gte: '2027-01-01' },
      ...{ message: 'Geef een rekening of een website.', at: [from] },
    },
  ]);
  const eating = toWireSections(rows.filter(({ section }) => section === 'Aan tafel'));
  expect(eating[0]?.fields.find(({ type }) => type === 'group')?.checks).toEqual([
    {
      compare: [{ ref: 'prijs0' }, 'lte', { sum: [{ ref: qidOf('Kaarten') }, 5] }],
      ...{ message: 'Die toeslag is te hoog.', at: ['prijs0'] },
    },
  ]);
});

it('a changed step or condition of a section is imported', async () => {
  const kept = await exported(database.db, 'vragen');
  const [first, second, last] = kept.forms.find(({ url }) => url === 'helpen')?.sections ?? [];
  if (!first || !second || !last) expect.fail('no sections');
  const { visibleWhen: _gone, ...free } = second;
  const edited = {
    ...kept,
    forms: kept.forms.map((form) =>
      form.url === 'helpen' ? { ...form, sections: [first, free, { ...last, step: true }] } : form,
    ),
  };
  await importFile(database.db, readRight(writeClubFile(edited)));
  expect((await exported(database.db, 'vragen')).forms).toEqual(edited.forms);
  await importFile(database.db, kept);
});

it('an exported condition refers to questions by qid, at any depth', async () => {
  const kept = await exported(database.db, 'vragen');
  const asked = kept.questions.flatMap(({ questions }) => questions);
  const qidOf = (wording: string) => asked.find(({ question }) => question === wording)?.qid;
  expect(asked.find(({ question }) => question === 'Rekening')?.requiredWhen).toEqual({
    any: [
      { qid: qidOf('Wanneer kom je?'), gte: '2027-01-01' },
      {
        all: [
          { qid: qidOf('Hoe goed ken je ons?'), gt: 3 },
          { not: { qid: qidOf('Hoe kom je?'), contains: 'bus' } },
          { qid: qidOf('Geboortedatum'), age_lt: 18 },
        ],
      },
    ],
  });
});
