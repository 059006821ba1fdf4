import { describe, expect, it } from 'vitest';
import { keptKind } from '#form-engine/src/questions/unknown/kept.ts';
import { ask, formOf } from '../../support/ask.ts';

describe('unknownKind', () => {
  it.each([
    ['a text', 'ster', 'ster'],
    ['a number', 5, '5'],
    ['an object', { street: 'Kerkstraat' }, { street: 'Kerkstraat' }],
    ['a list', ['a;b.pdf'], ['a;b.pdf']],
    ['nothing', undefined, undefined],
  ])('sends the stored answer (%s) back, and ignores the answer of a client', (_what, stored, sent) => {
    const question = { type: 'hologram', required: 1, answer: stored };
    expect(ask(question, 'vervalst')).toEqual({ answer: undefined, sent, messages: [] });
  });

  it.each([{ type: 'hologram' }, { type: 'radio', options: [] }, { type: {} }])(
    'is the kind of %j, with a diagnostic',
    (question) => {
      const form = formOf([question]);
      expect(form.kinds.get('q0_0')?.name).toBe('unknown');
      expect(form.diagnostics.at(-1)).toMatchObject({ code: 'unknown-type', path: '/0/fields/0' });
    },
  );
});

describe('keptKind', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, index) => `keuze ${index}`);

  it.each([
    ['a text', 'x', 'x'],
    ['a text of 20,000 characters', 'x'.repeat(20_000), 'x'.repeat(20_000)],
    ['a longer text', 'x'.repeat(20_001), undefined],
    ['no text', '', undefined],
    ['a list of 200 texts', texts(200), texts(200)],
    ['a longer list', texts(201), undefined],
    ['a list with something else in it', ['x', { y: 1 }], undefined],
    ['an empty list', [], undefined],
  ])('keeps in a row what it can send again: %s', (_what, wire, answer) => {
    expect(keptKind.decode(wire)).toEqual({ answer });
  });
});
