import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readWorkbook } from '#form-engine/src/import/sheets/readWorkbook.ts';
import { workbook } from '#server/services/management/spreadsheets/workbook.ts';
import { writeWorkbook } from '../examples/writeWorkbook.ts';

it('readWorkbook reads texts, numbers, days, formulas and empty cells of all sheets', () => {
  const sheets = [
    {
      name: 'Eén & twee',
      rows: [
        ['a', '', 'c'],
        [],
        [12.5, { day: 46_355 }, { formula: 'A1&"!"', value: 'a!' }, { formula: 'HYPERLINK("x")' }],
      ],
    },
    { name: 'B', rows: [['  spaties  ']] },
  ];
  expect(readWorkbook(writeWorkbook(sheets))).toEqual([
    { name: 'Eén & twee', rows: [['a', '', 'c'], [], ['12.5', '2026-11-29', 'a!', '=HYPERLINK("x")']] },
    { name: 'B', rows: [['  spaties  ']] },
  ]);
});

it('readWorkbook reads a workbook that the server wrote', async () => {
  async function* rows() {
    yield [
      ['Vraag', 'Soort'],
      ['Naam_x0041_', 'tekst'],
    ];
  }
  const parts = [];
  for await (const part of workbook(rows())) parts.push(part);
  expect(readWorkbook(new Uint8Array(Buffer.concat(parts)))).toEqual([
    {
      name: 'Clubpoort',
      rows: [
        ['Vraag', 'Soort'],
        ['Naam_x0041_', 'tekst'],
      ],
    },
  ]);
});

it('readWorkbook reads rich texts, prefixes of names, and cells without a place', () => {
  const zip = zipSync({
    'xl/workbook.xml': strToU8(
      '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="S" r:id="q"/></x:sheets></x:workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="q" Target="/xl/worksheets/s.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(
      '<x:sst><x:si><x:r><x:t>vet</x:t></x:r><x:r><x:t> en niet</x:t></x:r><x:rPh><x:t>klank</x:t></x:rPh></x:si></x:sst>',
    ),
    'xl/worksheets/s.xml': strToU8(
      '<x:worksheet><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    ),
  });
  expect(readWorkbook(zip)).toEqual([{ name: 'S', rows: [['vet en niet', 'TRUE']] }]);
});

it.each([
  ['no workbook', {}],
  ['no XML', { 'xl/workbook.xml': strToU8('<workbook>') }],
  [
    'XML too deep for the stack',
    { 'xl/workbook.xml': strToU8('<a>'.repeat(200_000) + '</a>'.repeat(200_000)) },
  ],
  [
    'entities in entities',
    { 'xl/workbook.xml': strToU8('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>') },
  ],
])('readWorkbook reads nothing of %s', (_, files) =>
  expect(readWorkbook(zipSync({ x: strToU8('x'), ...files }))).toBe('unreadable'),
);
