import { describe, expect, it } from 'vitest';
import { answerText } from '#server/services/registration/answers/answerText.ts';

const names = new Map([['a/1', 'attest.pdf']]);

describe('answerText', () => {
  it.each([
    { value: undefined, text: '' },
    { value: null, text: '' },
    { value: 'gewoon', text: 'gewoon' },
    { value: 7, text: '7' },
    { value: '2010-05-31', text: '31/05/2010' },
    { value: ['a', 'b, c'], text: 'a, b, c' },
    {
      value: {
        street: 'Veldstraat',
        streetNumber: '12',
        bus: '3',
        postal: '9000',
        city: 'Gent',
        country: 'BE',
      },
      text: 'Veldstraat 12 bus 3, 9000 Gent',
    },
    {
      value: {
        street: 'Rue Nationale',
        streetNumber: '4',
        bus: '',
        postal: '59000',
        city: 'Lille',
        country: 'FR',
      },
      text: 'Rue Nationale 4, 59000 Lille, FR',
    },
    { value: {}, text: '' },
  ])('reads $value', ({ value, text }) => {
    expect(answerText(value, undefined, names)).toBe(text);
  });
});
