import { choice } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

export const rankingSamples: KindSamples = {
  example: {
    type: 'ranking',
    question: 'Wat doe je het liefst?',
    options: ['Zwemmen', 'Lopen', 'Fietsen'],
    answer: ['Fietsen', 'Zwemmen', 'Lopen'],
  },
  picture: { text: '1. Fietsen  2. Zwemmen' },
  stories: answered,
  plain: [{ type: 'ranking', options: ['p', 'q', 'r, s'] }],
  withText: (text) => ({ options: { a: text, b: `${text} b` }, answer: ['b', 'a'] }),
  long: (text) => ({
    options: [1, 2, 3].map((n) => `${n}. ${text}`),
    answer: [2, 1, 3].map((n) => `${n}. ${text}`),
  }),
  nastyRows: [...choice, 24],
  textField: null,
  random: ({ fc, of, choice, oneChoice }) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary: of(
          { type: 'ranking', options: ['a', 'b', 'c, d'] },
          fc.shuffledSubarray(['a', 'b', 'c, d'], { minLength: 2 }),
        ),
      },
      choice('ranking', (choices) =>
        fc.oneof(fc.array(oneChoice(choices), { maxLength: 4 }), oneChoice(choices)),
      ),
    ),
  lazyScripts: ['RankingQuestion'],
};
