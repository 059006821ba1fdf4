import { describe, expect, it } from 'vitest';
import { describeQuestion } from '#form-engine/src/rjsf/field/describeQuestion.ts';
import { adviceOn, ask, formOf } from '../../support/ask.ts';

const name = { type: 'text', default_key: 'fname' };

describe('textKind', () => {
  it.each([
    ['plain', 'hallo', 'hallo'],
    ['blanks around', '  hallo ', 'hallo'],
    ['a number', 5, '5'],
    ['a pasted line break', 'a\nb', 'a b'],
    ['markup', '<img src=x onerror=1>', '<img src=x onerror=1>'],
  ])('reads %s', (_what, wire, answer) => {
    expect(ask({ type: 'text' }, wire)).toEqual({ answer, sent: answer, messages: [] });
  });

  it.each(['', '   ', '\u00a0\u200b', null, undefined])('reads %j as empty', (wire) => {
    expect(ask({ type: 'text' }, wire)).toEqual({ answer: undefined, sent: '', messages: [] });
    expect(ask({ type: 'text', required: 1 }, wire).messages).toEqual(['Vul dit veld in']);
  });

  it.each<unknown>([{}, ['a'], { toString: 'x' }, 'a\0b', '\uD800'])('refuses %j', (wire) => {
    expect(ask({ type: 'text' }, wire)).toMatchObject({
      answer: undefined,
      messages: ['Dit is geen geldige waarde voor dit veld.'],
    });
  });

  it.each(['fname', 'lname'])('applies the rule for names to the key %s', (default_key) => {
    expect(ask({ type: 'text', default_key }, 'X').messages).toEqual(['Vul een geldige naam in']);
    expect(ask({ type: 'text', default_key }, 'Zoe\u0308')).toMatchObject({ answer: 'Zoë', messages: [] });
  });

  it('advises against an apostrophe in a name, or accepts the apostrophe when the form allows it', () => {
    expect(ask(name, "D'Hondt").messages).toEqual(['Vul een geldige naam in']);
    expect(adviceOn(name, "D'Hondt")).toEqual(['Schrijf de naam zonder apostrof.']);
    expect(ask(name, "D'Hondt2").messages).toEqual(['Vul een geldige naam in']);
    expect(adviceOn(name, "D'Hondt2")).toEqual([]);
    expect(ask(name, 'D’Hondt', { apostrophesInNames: true }).messages).toEqual([]);
  });

  it('leaves a national register number to the kind national_number', () => {
    const form = formOf([{ type: 'text', default_key: 'national_insurance_number' }]);
    expect(form.kinds.get('q0_0')?.name).toBe('national_number');
  });

  it.each([
    ['fname', 'given-name'],
    ['lname', 'family-name'],
    ['sex', 'sex'],
    ['phone', 'tel'],
    ['mail', 'email'],
    ['shoe_size', undefined],
    ['constructor', undefined],
  ])('gives the key %s the autocomplete token %s', (default_key, token) => {
    const { autoComplete } = describeQuestion(formOf([{ type: 'text', default_key }]), 'q0_0');
    expect(autoComplete).toBe(token);
  });

  it('limits a name to 100 characters, or to a lower limit of its question', () => {
    const tooLong = (most: number) => [`Deze tekst is te lang. Hou het bij ${most} tekens.`];
    expect(ask(name, 'a'.repeat(100)).messages).toEqual([]);
    expect(ask(name, 'a'.repeat(101)).messages).toEqual(tooLong(100));
    expect(ask({ ...name, config: { max_length: 20 } }, 'a'.repeat(21)).messages).toEqual(tooLong(20));
    expect(ask({ ...name, config: { max_length: 500 } }, 'a'.repeat(101)).messages).toEqual(tooLong(100));
  });
});
