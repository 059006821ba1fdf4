import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv, separatorOf } from '#form-engine/src/import/sheets/csv.ts';

it('readCsv reads what a library writes, with any separator', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', ';', ',', '\t', 'a\nb', 'a\r\nb', '""', ' x '));
  const rows = fc
    .integer({ min: 2, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    );
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n'),
      (table, delimiter, record_delimiter) => {
        const heading = Array.from({ length: table[0]?.length ?? 0 }, (_, index) => `k${index}`);
        const text = stringify([heading, ...table], { delimiter, record_delimiter, quoted: true });
        expect(readCsv(text)).toEqual([heading, ...table]);
      },
    ),
  );
});

it('readCsv reads plain cells, a quote that never closes, and a last row without an end', () => {
  expect(readCsv('a;b\n"c;d\n')).toEqual([['a', 'b'], ['c;d\n']]);
  expect(readCsv('a,"b"c\nd')).toEqual([['a', 'bc'], ['d']]);
});

it('separatorOf counts separators outside of quotes', () => {
  expect(separatorOf('"a,b,c";d')).toBe(';');
  expect(separatorOf('a\tb,c\td')).toBe('\t');
});
