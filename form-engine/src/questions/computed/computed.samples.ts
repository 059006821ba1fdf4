import type { KindSamples } from '../samples/samples.ts';
import { shown } from '../samples/storyStates.ts';

export const computedSamples: KindSamples = {
  example: {
    type: 'computed',
    question: 'Totaal',
    config: { expression: { sum: [12.5, 4.5] }, decimals: 2, prefix: '€' },
  },
  picture: { text: '€ 40,80' },
  stories: shown,
  plain: [{ type: 'computed', config: { expression: { sum: [{ ref: 'number' }, 1] } } }],
  nastyRows: [45],
  lazyScripts: ['compileParts'],
  textField: null,
  random: ({ fc, of }) =>
    fc.constantFrom<unknown>({ decimals: 2 }, { decimals: 99 }, {}).chain((config) =>
      of(
        { type: 'computed', config },
        fc.oneof(
          fc.integer({ min: -80, max: 2500 }).map((cents) => String(cents / 100)),
          fc.integer({ min: -80, max: 2500 }).map((cents) => cents / 100),
          fc.constantFrom<unknown>('1,5', '007', '-0', '1e3', '9'.repeat(20), ' 3 ', 'NaN'),
        ),
      ),
    ),
  isLeftOutOfConditionalForms: true,
};
