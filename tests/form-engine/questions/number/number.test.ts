import { describe, expect, it } from 'vitest';
import { ask, formOf } from '../../support/ask.ts';

const invalid = 'Dit is geen geldige waarde voor dit veld.';
const upTo = (max: unknown, min?: unknown) => ({ type: 'number', config: { min, max } });

describe('numberKind', () => {
  it.each<[unknown, string]>([
    ['3', '3'],
    [3, '3'],
    [' 3 ', '3'],
    ['007', '7'],
    ['-0', '0'],
    ['0', '0'],
  ])('reads %j as %j', (wire, answer) => {
    expect(ask({ type: 'number' }, wire)).toEqual({ answer, sent: answer, messages: [] });
  });

  it.each<[unknown, string]>([
    [-1, 'Waarde mag niet kleiner zijn dan 0'],
    ['-1', 'Waarde mag niet kleiner zijn dan 0'],
    [1e9, 'Waarde mag niet groter zijn dan 10'],
    [1.5, invalid],
    ['1e9', invalid],
    ['NaN', invalid],
    ['veel', invalid],
    ['9'.repeat(16), invalid],
  ])('row 37: refuses %j from a server', (wire, message) => {
    expect(ask(upTo(10), wire).messages).toEqual([message]);
  });

  it('accepts its bounds, and refuses numbers outside of them', () => {
    const about = (wire: string) => ask(upTo('10', 2), wire).messages;
    expect([about('2'), about('10')]).toEqual([[], []]);
    expect(about('1')).toEqual(['Waarde mag niet kleiner zijn dan 2']);
    expect(about('11')).toEqual(['Waarde mag niet groter zijn dan 10']);
  });

  it('row 37: accepts only 0 at max 0, whatever the minimum is', () => {
    expect(ask(upTo(0), '0').messages).toEqual([]);
    expect(ask(upTo(0, 1), '0').messages).toEqual([]);
    expect(ask(upTo(0), '1').messages).toEqual(['Waarde mag niet groter zijn dan 0']);
  });

  it('accepts a negative number only when the minimum is negative', () => {
    expect(ask(upTo(5, -5), '-3')).toEqual({ answer: '-3', sent: '-3', messages: [] });
  });

  it('is required in the same way as a text, and 0 is an answer', () => {
    expect(ask({ type: 'number', required: 1 }, ' ').messages).toEqual(['Vul dit veld in']);
    expect(ask({ type: 'number', required: 1 }, 0).messages).toEqual([]);
  });

  it('reports a bound that it cannot read, and ignores it', () => {
    const question = upTo('veel', 1.5);
    expect(formOf([question]).diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['malformed', 'config.min of a number must be a whole number; it has no such bound'],
      ['malformed', 'config.max of a number must be a whole number; it has no such bound'],
    ]);
    expect(ask(question, '999').messages).toEqual([]);
    expect(formOf([upTo(10, 0)]).diagnostics).toEqual([]);
  });
});
