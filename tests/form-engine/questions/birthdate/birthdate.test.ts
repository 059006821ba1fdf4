import { describe, expect, it } from 'vitest';
import { validateAnswers } from '#form-engine/src/headless.ts';
import { adviceOn, ask, formOf } from '../../support/ask.ts';

const birthdate = { type: 'text', default_key: 'birthdate' };
const refused = ['Geen geldige geboortedatum'];

describe('birthdateKind', () => {
  it.each(['2012-03-04', '04/03/2012', '4-3-2012', '04032012'])('reads %s', (wire) => {
    expect(ask(birthdate, wire)).toEqual({ answer: '2012-03-04', sent: '2012-03-04', messages: [] });
  });

  it.each(['31/02/2010', '29/02/2023', '00/00/2000', '4 maart', '2012'])(
    'refuses %s and keeps the typed text',
    (wire) => {
      expect(ask(birthdate, wire)).toMatchObject({ answer: wire, messages: refused });
    },
  );

  it.each(['1/2/10', '01-02-10', '010210'])('advises to write four digits for the year in %s', (wire) => {
    expect(ask(birthdate, wire)).toMatchObject({ answer: wire, messages: refused });
    expect(adviceOn(birthdate, wire)).toEqual(['Schrijf het jaar met vier cijfers.']);
  });

  it('accepts a day from a hundred years ago until yesterday, counted from the day of the context', () => {
    const on = (today: string) => ask(birthdate, '2012-03-04', { context: { today } }).messages;
    expect(on('2012-03-04')).toEqual(refused);
    expect(on('2012-03-05')).toEqual([]);
    expect(on('2112-03-04')).toEqual([]);
    expect(on('2112-03-05')).toEqual(refused);
  });

  it.each([
    ['2010-11-20', []],
    ['2010-11-21', ['Je moet minstens 16 jaar oud zijn.']],
    ['2026-11-20', refused],
    ['', []],
  ])('applies the minimum age of the question to %j', (wire, messages) => {
    expect(ask({ ...birthdate, config: { min_age: 16 } }, wire).messages).toEqual(messages);
    expect(ask({ ...birthdate, config: { min_age: '16' } }, wire).messages).toEqual(messages);
  });

  it.each([-1, 1.5, 'x', {}])('reports the invalid minimum age %j, and applies none', (min_age) => {
    const form = formOf([{ ...birthdate, config: { min_age } }]);
    expect(form.diagnostics).toMatchObject([{ code: 'malformed', path: '/0/fields/0' }]);
    expect(ask({ ...birthdate, config: { min_age } }, '2026-11-19').messages).toEqual([]);
  });

  it('reports the rule that is broken', () => {
    const form = formOf([birthdate]);
    const rulesOf = (answer: string) =>
      validateAnswers(form, { q0_0: answer }, { today: '2012-03-04' }).map(({ rule }) => rule);
    expect(rulesOf('31/02/2010')).toEqual(['format']);
    expect(rulesOf('2012-03-04')).toEqual(['context']);
  });

  it('is required in the same way as a text', () => {
    expect(ask({ ...birthdate, required: 1 }, '').messages).toEqual(['Vul dit veld in']);
  });
});
