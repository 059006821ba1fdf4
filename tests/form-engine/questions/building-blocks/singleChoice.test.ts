import { describe, expect, it } from 'vitest';
import { ask, formOf } from '../../support/ask.ts';

const notOffered = ['Dit is geen geldige waarde voor dit veld.'];

describe.each(['radio', 'select'])('%sKind', (type) => {
  const list = { type, options: ['klein', 'groot', '0'] };
  const map = { type, options: { k: 'Klein', g: 'Groot', x: 'Zelfde', y: 'Zelfde' } };

  it.each([
    ['a value', list, 'klein', 'klein'],
    ['the option 0 as a number', list, 0, '0'],
    ['a key', map, 'k', 'k'],
    ['the label of one option', map, 'Groot', 'g'],
    ['a value with blanks around it', list, ' klein ', 'klein'],
  ])('reads %s', (_what, question, wire, answer) => {
    expect(ask(question, wire)).toEqual({ answer, sent: answer, messages: [] });
  });

  it('keeps an answer that is no longer offered, and refuses it until it is changed or cleared', () => {
    expect(ask(list, 'reuze')).toEqual({ answer: 'reuze', sent: 'reuze', messages: notOffered });
    expect(ask(map, 'Zelfde').messages).toEqual(notOffered);
    expect(ask(list, '')).toEqual({ answer: undefined, sent: '', messages: [] });
  });

  it('asks for a choice when the question is required', () => {
    expect(ask({ ...list, required: '1' }, '').messages).toEqual(['Selecteer een optie']);
  });

  it.each([['__proto__'], ['constructor']])(
    'accepts the option %s, and refuses it when it is not offered',
    (value) => {
      expect(ask({ type, options: [value] }, value).messages).toEqual([]);
      expect(ask({ type, options: ['a'] }, value).messages).toEqual(notOffered);
    },
  );

  it.each([{}, ['klein'], 'a\0'])('refuses %j', (wire) => {
    expect(ask(list, wire)).toMatchObject({ answer: undefined, messages: notOffered });
  });
});

describe('radioKind', () => {
  it.each([
    [3, 'radio'],
    [30, 'radio'],
    [31, 'select'],
    [5000, 'select'],
  ])('row 26: %i options become the kind %s', (count, kind) => {
    const question = { type: 'radio', options: Array.from({ length: count }, (_, n) => `optie ${n}`) };
    expect(formOf([question]).kinds.get('q0_0')?.name).toBe(kind);
    expect(ask(question, 'optie 2')).toEqual({ answer: 'optie 2', sent: 'optie 2', messages: [] });
  });
});
