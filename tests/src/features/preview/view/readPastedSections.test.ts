import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPastedSections } from '#src/features/preview/view/readPastedSections.ts';

const section = { title: 'Je gegevens', fields: [] };

test.each([
  ['a list of sections', [section]],
  ['one section', section],
  ['the whole answer of a server', { result: [section], users: [] }],
])('readPastedSections finds the sections in %s', (_name, pasted) => {
  expect(readPastedSections(JSON.stringify(pasted))).toEqual({ ok: true, sections: [section] });
});

test.each([
  ['an empty text', '  \n', 'empty'],
  ['truncated JSON', '[{"title":', 'not-json'],
  ['a number', '5', 'no-sections'],
  ['null', 'null', 'no-sections'],
  ['an object without sections', '{"title":"x"}', 'no-sections'],
])('readPastedSections reports what is wrong with %s', (_name, text, reason) => {
  expect(readPastedSections(text)).toMatchObject({ ok: false, reason });
});

test('readPastedSections never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readPastedSections(text)).toHaveProperty('ok');
    }),
  );
});
