import { describe, expect, it } from 'vitest';
import { type Answer, validateAnswers } from '#form-engine/src/headless.ts';
import { ask, formOf, today } from '../../support/ask.ts';

const gent = {
  street: 'Kerkstraat',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};
const unchecked = { isValidAddress: false, mark: 'unchecked' };
const question = { type: 'address' };

/** The problems of an answer, each with the path of its part. */
function problemsOf(field: object, answer: unknown) {
  const form = formOf([{ ...question, question: 'Adres', ...field }]);
  const answers = answer === undefined ? {} : { q0_0: answer as Answer };
  return validateAnswers(form, answers, { today }).map(({ path, label, message }) => ({
    path,
    label,
    message,
  }));
}

describe('addressKind', () => {
  it.each([
    ['an address as it is stored', gent, gent],
    ['an address as JSON text', JSON.stringify(gent), gent],
    [
      'numbers, blanks and a lower-case country',
      { ...gent, streetNumber: 12, postal: ' 9000 ', country: 'be' },
      gent,
    ],
    ['a flag as text', { ...gent, isValidAddress: '1' }, gent],
    ['an empty country as Belgium', { ...gent, country: '' }, gent],
    [
      'an override, also when the flag is 0',
      { ...gent, isValidAddress: 0, mark: 'overridden' },
      { ...gent, mark: 'overridden' },
    ],
    [
      'an address without a verdict as unchecked',
      { ...gent, isValidAddress: undefined },
      { ...gent, ...unchecked },
    ],
    ['an unknown mark as none', { ...gent, mark: 'x' }, gent],
    ['an address without its unknown fields', { ...gent, lat: 51 }, gent],
    [
      'an incomplete address',
      { city: 'Gent' },
      { ...gent, street: '', streetNumber: '', postal: '', ...unchecked },
    ],
    ['decomposed letters as composed ones', { ...gent, city: 'Lie\u0301ge' }, { ...gent, city: 'Liége' }],
  ])('reads %s', (_name, wire, answer) => {
    expect(ask(question, wire)).toMatchObject({ answer, sent: answer });
  });

  it.each([undefined, null, '', '  ', {}, { country: 'NL' }, { street: ' ', bus: '\u200b' }])(
    'reads %j as no address',
    (wire) => {
      expect(ask(question, wire)).toEqual({ answer: undefined, sent: '', messages: [] });
    },
  );

  it.each([
    'Kerkstraat 12, 9000 Gent',
    '{',
    5,
    true,
    ['Kerkstraat'],
    { ...gent, street: ['Kerkstraat'] },
    { ...gent, city: { name: 'Gent' } },
    { ...gent, bus: '\uD800' },
    { ...gent, street: 'a\0b' },
  ])('refuses %j, which is not an address', (wire) => {
    expect(ask(question, wire)).toEqual({
      answer: undefined,
      sent: '',
      messages: ['Dit is geen geldige waarde voor dit veld.'],
    });
  });

  it('reports each missing part of a required address at that part', () => {
    const missing = (part: string, label: string) => ({
      path: [part],
      label: `Adres – ${label}`,
      message: 'Vul dit veld in',
    });
    const street = missing('street', 'Straat');
    const number = missing('streetNumber', 'Huisnummer');
    const postal = missing('postal', 'Postcode');
    const city = missing('city', 'Gemeente');
    expect(problemsOf({ required: 1 }, undefined)).toEqual([street, number, postal, city]);
    expect(problemsOf({ required: 1 }, { ...gent, streetNumber: ' ', city: '' })).toEqual([number, city]);
    expect(problemsOf({}, { street: 'Kerkstraat' })).toEqual([number, postal, city]);
    expect(problemsOf({}, undefined)).toEqual([]);
  });

  it('accepts a required address without a bus', () => {
    expect(problemsOf({ required: 1 }, gent)).toEqual([]);
  });

  it('refuses a country that is not a code, at the country', () => {
    expect(problemsOf({}, { ...gent, country: 'Belgium' })).toEqual([
      { path: ['country'], label: 'Adres', message: 'Dit is geen geldige waarde voor dit veld.' },
    ]);
  });

  it.each([
    ['found', { isValidAddress: true }, []],
    ['doubted', { isValidAddress: false }, ['We vinden dit adres niet. Kijk het na.']],
    ['overridden', { isValidAddress: true, mark: 'overridden' }, []],
    ['never checked', unchecked, []],
  ])('gives the messages for an address that was %s', (_name, verdict, messages) => {
    const { isValidAddress: _, ...parts } = gent;
    expect(ask(question, { ...parts, ...verdict }).messages).toEqual(messages);
  });

  it('takes precedence over the text kind for the default key of an address', () => {
    expect(ask({ type: 'text', default_key: 'address' }, gent).answer).toEqual(gent);
  });

  it.each([
    ['streetNumber', 'Huisnummer', 20],
    ['bus', 'Bus', 20],
    ['postal', 'Postcode', 20],
    ['street', 'Straat', 200],
    ['city', 'Gemeente', 200],
  ] as const)('refuses a %s above its limit, and names the part and the limit', (part, name, most) => {
    const message = `Deze tekst is te lang. Hou het bij ${most} tekens.`;
    expect(problemsOf({}, { ...gent, [part]: '1'.repeat(most) })).toEqual([]);
    expect(problemsOf({}, { ...gent, [part]: '1'.repeat(most + 1) })).toEqual([
      { path: [part], label: `Adres – ${name}`, message },
    ]);
  });
});
