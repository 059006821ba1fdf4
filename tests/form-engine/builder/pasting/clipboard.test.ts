import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipboardText, longestPaste, partsOfClipboard } from '#form-engine/src/builder/pasting/clipboard.ts';
import { allQuestions } from '#form-engine/src/builder/pure/parts.ts';
import { arbitraryDraft } from '../arbitraryDraft.ts';

test('parts on the clipboard come back as they were', () => {
  fc.assert(
    fc.property(arbitraryDraft, fc.nat(), (sections, pick) => {
      const all = allQuestions(sections);
      const chosen = all[pick % Math.max(1, all.length)];
      if (chosen)
        expect(partsOfClipboard(clipboardText(sections, [chosen.place]))).toEqual([chosen.question]);
      expect(partsOfClipboard(clipboardText(sections, [[0]]))).toEqual([sections[0]]);
    }),
  );
});

test('sections and questions that are copied together paste as the sections', () => {
  const sections = [
    { title: 'A', fields: [{ qid: 'a', question: 'A' }] },
    { title: 'B', fields: [] },
  ];
  expect(partsOfClipboard(clipboardText(sections, [[0, 0], [1]]))).toEqual([sections[1]]);
});

test.each([
  ['a text', 'Naam? Geboortedatum?'],
  ['another JSON', '{"parts":[{"qid":"a"}]}'],
  ['a list that is none', '{"clubpoort-form":1,"parts":{}}'],
  ['no parts', '{"clubpoort-form":1,"parts":[]}'],
  ['parts that are none', '{"clubpoort-form":1,"parts":[null,7]}'],
  ['a broken text', '{"clubpoort-form":1,"parts":[{"qid":"a"'],
  ['a text that is too long', `{"clubpoort-form":1,"parts":[{"qid":"${'a'.repeat(longestPaste)}"}]}`],
])('%s is no part of a form', (_, text) => {
  expect(partsOfClipboard(text)).toBeUndefined();
});

test('a name such as `__proto__` is a name like any other', () => {
  const text = '{"clubpoort-form":1,"parts":[{"qid":"__proto__","question":"A","__proto__":{"qid":"b"}}]}';
  expect(partsOfClipboard(text)?.[0]).toMatchObject({ qid: '__proto__' });
  expect(Object.hasOwn(Object.prototype, 'qid')).toBe(false);
});
