import { expect, it } from 'vitest';
import { importForm } from '#form-engine/src/import/importForm.ts';
import { tableExamples } from '../examples/otherExamples.ts';
import { conditionsIn, kindsIn } from '../examples/outlines.ts';
import { writeWorkbook } from '../examples/writeWorkbook.ts';

it('readTable reads a table of Dutch Excel: sections, kinds, options, rules, and what it can not', async () => {
  const { sections, notTaken } = await importForm(tableExamples.dutch);
  expect(sections.map(({ title }) => title)).toEqual(['Kind', 'Gezondheid']);
  expect(kindsIn(sections)).toEqual([
    'voornaam text*',
    'maat_van_het_truitje select*',
    'allergieen select_multiple*',
    'heb_je_een_attest radio',
    'attest file',
    'iets_geks text',
  ]);
  expect(sections[0]?.fields[1]?.help).toBe('Kies "ruim"');
  expect(conditionsIn(sections)).toEqual({
    attest: { visible_when: { qid: 'heb_je_een_attest', equals: 'ja' } },
  });
  expect(notTaken.map(({ where, what, reason }) => [where, what, reason])).toEqual([
    ['1', 'Inschrijving 2026', 'setting'],
    ['8', 'hologram', 'kind'],
    ['8', 'op maandag', 'rule'],
  ]);
});

it('readTable reads a dictionary of fields, with bounds and days as people write them', async () => {
  const { sections, notTaken } = await importForm(tableExamples.dictionary);
  expect(kindsIn(sections)).toEqual(['age number*', 'when date', 'shirt select']);
  expect(sections[0]?.fields.map(({ config }) => config)).toEqual([
    { min: 3, max: 99 },
    { min: '2026-09-01', max: '2027-08-31' },
    { default: 'M' },
  ]);
  expect(notTaken.map(({ what }) => what)).toEqual(['color: red', 'text note']);
});

it('readTable reads the same rows of a workbook, of each sheet that has some', async () => {
  const rows = [
    ['Vraag', 'Keuzes'],
    ['Naam', ''],
    ['Maat', 'S, M'],
  ];
  const { sections, format } = await importForm(
    writeWorkbook([
      { name: 'Leeg', rows: [] },
      { name: 'Vragen', rows },
      {
        name: 'Meer',
        rows: [
          ['Vraag', 'Soort'],
          ['Wanneer?', 'datum'],
        ],
      },
    ]),
  );
  expect([format, ...kindsIn(sections)]).toEqual(['table', 'naam text', 'maat radio', 'wanneer date']);
});

it('readTable takes rows without headings for questions with their options', async () => {
  const { sections } = await importForm(tableExamples.bare);
  expect(kindsIn(sections)).toEqual(['voornaam fname', 't_shirtmaat radio', 'geboortedatum birthdate']);
});

it('readTable reads a file of windows-1252', async () => {
  const bytes = new Uint8Array(
    [...'Vraag;Uitleg\nAllergie'].map((sign) => sign.charCodeAt(0)).concat([0xeb, 0x6e, 0x3b, 0x80]),
  );
  const { sections } = await importForm(bytes, { name: 'vragen.csv' });
  expect(sections[0]?.fields.map(({ question, help }) => [question, help])).toEqual([['Allergieën', '€']]);
});
