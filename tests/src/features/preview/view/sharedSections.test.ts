import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { hashOfSections, sectionsInHash } from '#src/features/preview/view/sharedSections.ts';

test('sectionsInHash reads what hashOfSections wrote, in characters that an address may have', () => {
  const text = JSON.stringify([{ title: 'Zoë’s ✓ "vragen" & <b>', fields: [] }], null, 2);
  const hash = hashOfSections(text);
  expect(hash).toMatch(/^#secties=[\w-]+$/);
  expect(sectionsInHash(hash)).toBe(text);
});

test('hashOfSections makes repeated sections shorter', () => {
  const text = JSON.stringify(
    Array.from({ length: 50 }, (_, qid) => ({ qid, type: 'text', question: 'Vraag' })),
  );
  expect(hashOfSections(text).length).toBeLessThan(text.length / 5);
});

test.each(['', '#', '#kop', '#secties=', '#secties=%%%', '#secties=AAAA'])(
  'sectionsInHash has no sections for %j',
  (hash) => {
    expect(sectionsInHash(hash) ?? '').toBe('');
  },
);

test('sectionsInHash refuses a hash that unpacks to more than 1 MB', () => {
  const bomb = deflateSync(new Uint8Array(50_000_000), { level: 9 });
  const text = btoa(String.fromCharCode(...bomb));
  expect(sectionsInHash(`#secties=${text.replaceAll('+', '-').replaceAll('/', '_')}`)).toBeUndefined();
});
