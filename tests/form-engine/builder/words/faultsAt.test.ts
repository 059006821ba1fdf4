import { expect, test } from 'vitest';
import { faultsAt } from '#form-engine/src/builder/words/faultsAt.ts';
import { compileForm } from '#form-engine/src/headless.ts';
import type { WireQuestion } from '#form-engine/src/sections/wireSection.ts';
import { text } from '../support/questions.ts';

test.each<[string, WireQuestion, object]>([
  [
    'two options of one text',
    text('a', { type: 'radio', options: ['ja', 'ja'] }),
    { code: 'doubled-option', name: 'ja' },
  ],
  ['no options', text('a', { type: 'radio', options: [] }), { code: 'no-options' }],
  ['an empty option', text('a', { type: 'radio', options: ['ja', ''] }), { code: 'empty-option' }],
  ['a group without questions', text('a', { type: 'group', fields: [] }), { code: 'no-questions' }],
  ['no text', text('a', { question: '' }), { code: 'no-label' }],
  ['no computation', text('a', { type: 'computed' }), { code: 'no-computation' }],
  [
    'a condition on nothing',
    text('a', { visible_when: { qid: 'weg', filled: true } }),
    { code: 'condition-target', name: 'weg' },
  ],
])('%s is a fault in words', (_, question, fault) => {
  const sections = [{ title: 'Deel', fields: [text('b'), question] }];
  const { diagnostics } = compileForm(sections, { today: '2026-07-01' });
  expect(faultsAt(diagnostics, sections, [0, 1])[0]).toMatchObject(fault);
  expect(faultsAt(diagnostics, sections, [0, 0])).toEqual([]);
  expect(faultsAt(diagnostics, sections, [0])).toEqual([]);
});
