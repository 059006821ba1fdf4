import type { WireSection } from '@clubpoort/form-engine/headless';
import { expect, it } from 'vitest';
import { readDraft, writeDraft } from '#src/features/preview/saving/state/builtDraft.ts';

const sections = (qid: string): readonly WireSection[] => [
  { title: 'Vragen', fields: [{ qid, type: 'text', question: `Vraag ${qid}` }] },
];

it.each([
  '',
  'x',
  '{}',
  '[]',
  '{"version":1,"base":[],"content":[]}',
  '{"version":"v","base":{},"content":[]}',
])('`readDraft` reads nothing from %j', (text) => expect(readDraft(text)).toBeUndefined());

it('`readDraft` reads what `writeDraft` writes', () => {
  const draft = { version: 'v1', base: sections('a'), content: sections('c') };
  expect(readDraft(writeDraft(draft))).toEqual(draft);
});
