import { describe, expect, it } from 'vitest';
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
