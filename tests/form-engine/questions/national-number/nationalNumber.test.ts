import { describe, expect, it } from 'vitest';
import { decodeAnswers, validateAnswer, validateAnswers } from '#form-engine/src/headless.ts';
import { concealNationalNumber } from '#form-engine/src/questions/national-number/concealNationalNumber.ts';
import { groupNationalNumber } from '#form-engine/src/questions/national-number/nationalNumberMask.ts';
import { adviceOn, ask, formOf, today } from '../../support/ask.ts';

const question = { type: 'text', default_key: 'national_insurance_number' };
const doubt = 'Klopt dit nummer? De laatste twee cijfers passen niet bij de rest.';
const about = (wire: string, birthdate?: string) =>
  ask(question, wire, { context: { today, ...(birthdate !== undefined && { birthdate }) } }).messages;

describe('nationalNumberKind', () => {
  it.each([
    '93051822361',
    '93.05.18-223.61',
    '93 05 18 223 61',
    '９３０５１８２２３６１',
    ' 93.05.18-223.61\u200b',
  ])('row 33: reads %s', (wire) => {
    const answer = '93051822361';
    expect(ask(question, wire)).toEqual({ answer, sent: answer, messages: [] });
  });

  it.each(['9305182236', '930518223610', '9305182236a', 'geen'])('refuses %s', (wire) => {
    expect(about(wire)).toEqual(['Vul een geldig rijkregisternummer in']);
  });

  it('must start with the birthdate when that is known', () => {
    expect(about('93051822361')).toEqual([]);
    expect(about('93051822361', '1993-05-18')).toEqual([]);
    expect(about('17073003384', '2017-07-30')).toEqual([]);
    expect(about('93051822361', '1993-05-19')).toEqual(['Vul een geldig rijkregisternummer in']);
    expect(adviceOn(question, '93051822361', { today, birthdate: '1993-05-19' })).toEqual([
      'Wie geboren is op 19/05/1993, heeft een nummer dat begint met 930519.',
    ]);
  });

  it('prefers the birthdate of the form to that of the profile', () => {
    const form = formOf([question, { type: 'text', default_key: 'birthdate' }]);
    const { answers } = decodeAnswers(form, { q0_0: '93051822361', q1_0: '1993-05-18' });
    expect(validateAnswers(form, answers, { today, birthdate: '2010-01-01' })).toEqual([]);
  });

  it('ignores a birthdate whose question is hidden', () => {
    const birthdate = { type: 'text', default_key: 'birthdate', visible_when: { qid: 'q2', filled: true } };
    const form = formOf([question, birthdate, { type: 'checkbox' }]);
    const answers = { q0_0: '93051822361', q1_0: '2010-01-01' };
    expect(validateAnswers(form, answers, { today })).toEqual([]);
    expect(validateAnswer(form, 'q0_0', answers, { today })).toEqual([]);
    expect(validateAnswers(form, { ...answers, q2_0: true }, { today })).toHaveLength(1);
    expect(validateAnswer(form, 'q0_0', { ...answers, q2_0: true }, { today })).toHaveLength(1);
  });

  it.each([
    ['88222999936', '1988-02-29'],
    ['08422999977', '2008-02-29'],
  ])('row 33: refuses the bis number %s, with the reason', (wire, birthdate) => {
    expect(about(wire, birthdate)).toEqual(['Vul een geldig rijkregisternummer in']);
    expect(adviceOn(question, wire, { today, birthdate })).toEqual([
      'Dit lijkt een bisnummer. Dat kan je hier niet gebruiken: neem contact op met de club.',
    ]);
  });

  it('explains a number of somebody whose birthdate is unknown', () => {
    const birthdate = '2015-07-22';
    expect(about('15000000136', birthdate)).toEqual(['Vul een geldig rijkregisternummer in']);
    expect(adviceOn(question, '15000000136', { today, birthdate })).toEqual([
      'Dit nummer zegt dat de geboortedatum niet gekend is. Dat kan je hier niet gebruiken: neem contact op met de club.',
    ]);
  });

  it('row 33: gives a warning for wrong check digits', () => {
    const form = formOf([question]);
    const { answers } = decodeAnswers(form, { q0_0: '93051822362' });
    const [problem, ...more] = validateAnswers(form, answers, { today, birthdate: '1993-05-18' });
    expect(problem).toMatchObject({ rule: 'format', message: doubt, severity: 'warning' });
    expect(more).toEqual([]);
  });

  it('is required in the same way as a text', () => {
    expect(ask({ ...question, required: 1 }, '').messages).toEqual(['Vul dit veld in']);
  });
});

describe('groupNationalNumber', () => {
  it.each([
    ['93051822361', '93.05.18-223.61'],
    ['93.05.18', '93.05.18'],
    ['9305', '93.05'],
    ['930518223610', '93.05.18-223.610'],
    ['９３', '93'],
    ['9305x', '9305x'],
    ['', ''],
  ])('shows %s as %s', (text, shown) => {
    expect(groupNationalNumber(text)).toBe(shown);
  });
});

describe('concealNationalNumber', () => {
  it.each([
    ['93051822361', '••.••.••-•••.61'],
    ['9305182236', '•••'],
    ['', ''],
  ])('shows %s in the review as %j', (value, shown) => {
    expect(concealNationalNumber(value)).toBe(shown);
  });
});
