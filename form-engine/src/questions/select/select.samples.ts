import { choice } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

export const selectSamples: KindSamples = {
  example: { type: 'select', question: 'Maat', options: ['S', 'M', 'L', 'XL'], answer: 'M' },
  picture: { fields: ['Gentbrugge'], mark: 'list' },
  stories: answered,
  plain: [
    { type: 'select', options: ['a', 'b'] },
    { type: 'select', options: Array.from({ length: 40 }, (_, index) => `Optie ${index}`) },
  ],
  withText: (text) => ({ options: { a: text, b: `${text} b` }, answer: text }),
  long: (text) => ({ options: [1, 2, 3].map((n) => `${n}. ${text}`), answer: `1. ${text}` }),
  nastyRows: choice,
  textField: null,
  random: ({ fc, of, choice, oneChoice }) =>
    fc.oneof(
      choice('select', oneChoice),
      of(
        { type: 'select', options: { a: 'Aa', b: 'Bb' }, config: { other: 1 } },
        fc.constantFrom('a', 'Aa', 'iets'),
      ),
    ),
  lazyScripts: ['PagedCombobox'],
};
