import { describe, expect, it } from 'vitest';
import { ask, formOf } from '../../support/ask.ts';

describe.each(['radio', 'select'])('a %s with another option', (type) => {
  const question = { type, options: { a: 'Aa', b: 'Bb' }, config: { other: true } };

  it.each<[string, string]>([
    ['a', 'a'],
    ['Aa', 'a'],
    [' Bb ', 'b'],
    [' iets \n anders ', 'iets   anders'],
  ])('reads %j as %j', (wire, answer) => {
    expect(ask(question, wire)).toEqual({ answer, sent: answer, messages: [] });
  });

  it('refuses a text of more than 1,000 characters', () => {
    expect(ask(question, 'x'.repeat(1000)).messages).toEqual([]);
    expect(ask(question, 'x'.repeat(1001)).messages).toEqual(['Dit is geen geldige waarde voor dit veld.']);
  });

  it('is required in the same way as without', () => {
    expect(ask({ ...question, required: 1 }, ' ').messages).toEqual(['Selecteer een optie']);
  });

  it('accepts a text that is the value of an option that is not offered, as its schema does', () => {
    const options = ['a', { value: 'b', visible_when: { qid: 'q1', filled: true } }];
    const form = formOf([{ ...question, options }, { type: 'text' }]);
    expect(form.diagnostics).toEqual([]);
    expect(form.schema).not.toHaveProperty('allOf');
  });

  it('refuses another text where the question does not offer it', () => {
    expect(ask({ ...question, config: { other: 0 } }, 'iets').messages).toEqual([
      'Dit is geen geldige waarde voor dit veld.',
    ]);
  });
});

describe('a select_multiple with another option', () => {
  const question = {
    type: 'select_multiple',
    options: { a: 'Aa', b: 'Bb', c: 'C, d' },
    config: { other: true },
  };

  it.each<[unknown, readonly string[]]>([
    [
      ['b', 'Aa'],
      ['b', 'a'],
    ],
    [
      ['iets', 'a'],
      ['a', 'iets'],
    ],
    [
      [' iets \n anders ', 'b'],
      ['b', 'iets   anders'],
    ],
    ['Aa,iets,b', ['a', 'b', 'iets']],
    [
      ['x', 'a', 'y'],
      ['a', 'x, y'],
    ],
    // Two texts that make an option together.
    [['C', 'd'], ['c']],
    [['iets', ' iets'], ['iets']],
  ])('reads %j as %j', (wire, answer) => {
    expect(ask(question, wire)).toEqual({ answer, sent: answer, messages: [] });
    expect(ask(question, answer)).toEqual({ answer, sent: answer, messages: [] });
  });

  it('accepts every option with another text', () => {
    expect(ask({ ...question, required: 1 }, ['a', 'b', 'c', 'iets']).messages).toEqual([]);
  });

  it('refuses a text of more than 1,000 characters', () => {
    expect(ask(question, ['a', 'x'.repeat(1000)]).messages).toEqual([]);
    expect(ask(question, ['a', 'x'.repeat(1001)]).messages).toEqual([
      'Dit is geen geldige waarde voor dit veld.',
    ]);
  });

  it('refuses another text where the question does not offer it', () => {
    expect(ask({ ...question, config: {} }, ['iets']).messages).toEqual([
      'Dit is geen geldige waarde voor dit veld.',
    ]);
  });
});
