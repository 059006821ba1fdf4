import { choice } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

export const radioSamples: KindSamples = {
  example: { type: 'radio', question: 'Niveau', options: ['Beginner', 'Gevorderd'], answer: 'Beginner' },
  picture: { choices: ['Ja', 'Nee'], shape: 'round' },
  stories: answered,
  plain: [
    { type: 'radio', options: ['a', 'b'] },
    { type: 'radio', options: { a: 'Eén', b: 'Twee' }, config: { other: true } },
  ],
  withText: (text) => ({ options: { a: text, b: `${text} b` }, answer: text }),
  long: (text) => ({ options: [1, 2, 3].map((n) => `${n}. ${text}`), answer: `1. ${text}` }),
  nastyRows: choice,
  textField: null,
  random: ({ fc, of, choice, oneChoice, hostileText }) =>
    fc.oneof(
      choice('radio', oneChoice),
      of(
        { type: 'radio', options: ['a', 'b'], config: { other: true } },
        fc.oneof(hostileText, fc.constant('a')),
      ),
    ),
  lazyScripts: ['OtherChoice'],
};
