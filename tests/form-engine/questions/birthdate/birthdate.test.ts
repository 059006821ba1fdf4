import { describe, expect, it } from 'vitest';
import { validateAnswers } from '../../../../form-engine/src/headless.ts';
import { ask, formOf } from '../../ask.ts';

const birthdate = { type: 'text', default_key: 'birthdate' };
const refused = ['Geen geldige geboortedatum'];

describe('birthdateKind', () => {
  it.each(['2012-03-04', '04/03/2012', '4-3-2012', '04032012'])('reads %s', (wire) => {
    expect(ask(birthdate, wire)).toEqual({ answer: '2012-03-04', sent: '2012-03-04', messages: [] });
  });

  it.each(['31/02/2010', '29/02/2023', '00/00/2000', '4 maart', '2012'])(
    'refuses %s as it was typed',
    (wire) => {
      expect(ask(birthdate, wire)).toMatchObject({ answer: wire, messages: refused });
    },
  );

  it.each(['1/2/10', '01-02-10', '010210'])('says what is missing in %s', (wire) => {
    const messages = ['Geen geldige geboortedatum, schrijf het jaar met vier cijfers'];
    expect(ask(birthdate, wire)).toMatchObject({ answer: wire, messages });
  });

  it('asks the day of the context: yesterday at the latest, a hundred years back at most', () => {
    const on = (today: string) => ask(birthdate, '2012-03-04', { context: { today } }).messages;
    expect(on('2012-03-04')).toEqual(refused);
    expect(on('2012-03-05')).toEqual([]);
    expect(on('2112-03-04')).toEqual([]);
    expect(on('2112-03-05')).toEqual(refused);
  });

  it('names the rule that is broken', () => {
    const form = formOf([birthdate]);
    const rulesOf = (answer: string) =>
      validateAnswers(form, { q0_0: answer }, { today: '2012-03-04' }).map(({ rule }) => rule);
    expect(rulesOf('31/02/2010')).toEqual(['format']);
    expect(rulesOf('2012-03-04')).toEqual(['context']);
  });

  it('is required as a text is', () => {
    expect(ask({ ...birthdate, required: 1 }, '').messages).toEqual(['Vul dit veld in']);
  });
});
