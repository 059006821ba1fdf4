import { describe, expect, it } from 'vitest';
import { prefillAnswers } from '#form-engine/src/answers/prefillAnswers.ts';
import { ask, formOf } from '../../support/ask.ts';

const notOffered = ['Dit is geen geldige waarde voor dit veld.'];
const several = { type: 'select_multiple', options: ['a', 'b', 'Ballet, klassiek'] };
const ambiguous = { type: 'select_multiple', options: ['a', 'b', 'a,b'] };

describe('selectMultipleKind', () => {
  it.each([
    ['a list', ['a', 'b'], ['a', 'b']],
    ['a repeated choice', ['a', 'a'], ['a']],
    ['a comma-joined text', 'a,b', ['a', 'b']],
    ['an option with a comma in it', 'Ballet, klassiek', ['Ballet, klassiek']],
    ['an option with a comma among others', 'b,Ballet, klassiek,a', ['b', 'Ballet, klassiek', 'a']],
    ['blanks after the comma', 'a, b', ['a', 'b']],
    ['empty parts', ',a,,', ['a']],
  ])('reads %s', (_what, wire, answer) => {
    expect(ask(several, wire)).toEqual({ answer, sent: answer, messages: [] });
  });

  it('reads labels of a map as their keys', () => {
    const map = { type: 'select_multiple', options: { k: 'Klein', g: 'Groot' } };
    expect(ask(map, 'Klein,g').answer).toEqual(['k', 'g']);
    expect(ask(map, ['Groot']).answer).toEqual(['g']);
  });

  const sources = {
    'a map': { friends: 'Via vrienden', poster: 'Een affiche, flyer of krant', social: 'Sociale media' },
    'a list of values and labels': [
      { value: 'friends', label: 'Via vrienden' },
      { value: 'poster', label: 'Een affiche, flyer of krant' },
      { value: 'social', label: 'Sociale media' },
    ],
  };
  describe.each(Object.entries(sources))('with labels that contain a comma, in %s', (_what, options) => {
    it.each([
      ['two labels', 'Een affiche, flyer of krant,Sociale media', ['poster', 'social']],
      ['the label alone', 'Een affiche, flyer of krant', ['poster']],
      ['labels with blanks between', 'Via vrienden, Een affiche, flyer of krant', ['friends', 'poster']],
      ['values among labels', 'social,Een affiche, flyer of krant,friends', ['social', 'poster', 'friends']],
      ['a part of the label', 'Een affiche,Sociale media', ['Een affiche', 'social']],
    ])('reads %s', (_case, wire, answer) => {
      expect(ask({ type: 'select_multiple', options }, wire).answer).toEqual(answer);
    });

    it('reads such labels from the server and from a sent answer', () => {
      const question = {
        type: 'select_multiple',
        options,
        answer: 'Een affiche, flyer of krant,Sociale media',
      };
      const form = formOf([question]);
      expect(prefillAnswers(form)).toEqual({ q0_0: ['poster', 'social'] });
      expect(form.diagnostics).toEqual([]);
    });
  });

  it('prefers the longest option when only that one leaves no text over', () => {
    const options = { short: 'Ballet', long: 'Ballet, klassiek' };
    expect(ask({ type: 'select_multiple', options }, 'Ballet, klassiek,Ballet').answer).toEqual([
      'long',
      'short',
    ]);
  });

  it('reports an ambiguous stored answer, also when the options are not ambiguous', () => {
    const options = ['a', 'b,c', 'a,b', 'c'];
    expect(formOf([{ type: 'select_multiple', options }]).diagnostics).toEqual([]);
    const form = formOf([{ type: 'select_multiple', options, answer: 'a,b,c' }]);
    expect(form.diagnostics).toEqual([
      { code: 'ambiguous-answer', path: '/0/fields/0', message: expect.stringContaining('"a,b,c"') },
    ]);
    expect(prefillAnswers(form)).toEqual({ q0_0: 'a,b,c' });
  });

  it('reports ambiguous labels', () => {
    const options = { 1: 'a', 2: 'b', 3: 'a,b' };
    expect(formOf([{ type: 'select_multiple', options }]).diagnostics).toEqual([
      { code: 'ambiguous-option', path: '/0/fields/0', message: expect.stringContaining('"a,b"') },
    ]);
  });

  it('keeps an answer that is no longer offered, and refuses it', () => {
    expect(ask(several, 'a,weg')).toEqual({ answer: ['a', 'weg'], sent: ['a', 'weg'], messages: notOffered });
  });

  it.each(['', [], [''], ',', null, undefined])('reads %j as nothing chosen', (wire) => {
    expect(ask(several, wire)).toEqual({ answer: undefined, sent: [], messages: [] });
    expect(ask({ ...several, required: 1 }, wire).messages).toEqual(['Selecteer een optie']);
  });

  it.each([{ a: 1 }, [['a']], [{}], 'a\0', ['\uD800']])('refuses %j', (wire) => {
    expect(ask(several, wire)).toMatchObject({ answer: undefined, messages: notOffered });
  });

  it('keeps an ambiguous stored text as it is, and refuses it', () => {
    expect(ask(ambiguous, 'a,b')).toEqual({ answer: 'a,b', sent: 'a,b', messages: notOffered });
    expect(ask(ambiguous, ['a,b'])).toMatchObject({ answer: ['a,b'], messages: [] });
    expect(ask(ambiguous, 'b,a').answer).toEqual(['b', 'a']);
  });

  it('reports ambiguous options', () => {
    expect(formOf([ambiguous]).diagnostics).toEqual([
      { code: 'ambiguous-option', path: '/0/fields/0', message: expect.stringContaining('"a,b"') },
    ]);
    expect(formOf([several]).diagnostics).toEqual([]);
  });

  it('row 26: reads 5,000 chosen options with a comma each, and refuses 20,000 unknown ones', () => {
    const options = Array.from({ length: 5000 }, (_, n) => `optie ${n}, deel ${n % 7}`);
    const question = { type: 'select_multiple', options };
    expect(ask(question, options.join(',')).messages).toEqual([]);
    expect(
      ask(
        question,
        Array.from({ length: 20_000 }, (_, n) => `weg ${n}`),
      ).messages,
    ).toEqual(notOffered);
  });
});
