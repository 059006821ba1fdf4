import { describe, expect, it } from 'vitest';
import { prefillAnswers } from '#form-engine/src/headless.ts';
import { formOf } from '../support/ask.ts';

describe('prefillAnswers', () => {
  it('starts from the stored answer, and from the last answer when nothing is stored', () => {
    const form = formOf([
      { type: 'text', answer: 'nu', last_answer: 'toen' },
      { type: 'phone', last_answer: '0470 12 34 56' },
      { type: 'select_multiple', options: ['a', 'Ballet, klassiek'], answer: 'a,Ballet, klassiek' },
      { answer: '1' },
      { answer: 0, last_answer: 1 },
      { type: 'select', options: ['a'], answer: 'weg' },
      { type: 'text', answer: { geen: 'tekst' } },
      { type: 'hologram', answer: 'x' },
      { type: 'text' },
    ]);
    expect(prefillAnswers(form)).toEqual({
      q0_0: 'nu',
      q1_0: '+32 470123456',
      q2_0: ['a', 'Ballet, klassiek'],
      q3_0: true,
      q4_0: false,
      q5_0: 'weg',
    });
  });

  it('starts from the default where nothing is stored', () => {
    const form = formOf([
      { type: 'text', config: { default: ' Gent ' } },
      { type: 'text', config: { default: 'Gent' }, answer: 'Brugge' },
      { type: 'text', config: { default: 'Gent' }, last_answer: 'Aalst' },
      { type: 'decimal', config: { default: 1.5 } },
      { type: 'select_multiple', options: ['a', 'b'], config: { default: ['b'] } },
    ]);
    expect(form.diagnostics).toEqual([]);
    expect(prefillAnswers(form)).toEqual({
      q0_0: 'Gent',
      q1_0: 'Brugge',
      q2_0: 'Aalst',
      q3_0: '1.5',
      q4_0: ['b'],
    });
  });

  it.each([
    { type: 'checkbox', config: { default: true } },
    { type: 'file', config: { default: 'a/b.pdf' } },
    { type: 'image', config: { default: 'a/b.png' } },
    { type: 'iban', config: { default: 'BE68539007547034' } },
    { type: 'text', default_key: 'national_insurance_number', config: { default: '93051822361' } },
    { type: 'text', config: { default: { a: 1 } } },
    { type: 'text', config: { default: [[[[[[[[[[[]]]]]]]]]]] } },
  ])('ignores the default of %j, and reports it', (question) => {
    const form = formOf([question]);
    expect(form.diagnostics).toMatchObject([{ code: 'malformed', path: '/0/fields/0' }]);
    expect(prefillAnswers(form)).toEqual({});
  });
});
