import { everyAnswer } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

export const ratingSamples: KindSamples = {
  example: { type: 'rating', question: 'Hoe was het kamp?', answer: '4' },
  picture: { text: '★★★★☆' },
  stories: answered,
  plain: [{ type: 'rating' }],
  nastyRows: [...everyAnswer, 27, 37],
  textField: null,
  random: ({ fc, of }) =>
    fc
      .constantFrom<unknown>(undefined, { max: 3 }, { max: '10' }, { max: 1e9 }, { max: {} })
      .chain((config) =>
        of(
          { type: 'rating', config },
          fc.oneof(
            fc.integer({ min: 1, max: 5 }).map(String),
            fc.integer({ min: -1, max: 12 }).map(String),
            fc.constantFrom<unknown>(3, '3.5', '03', ' 2 '),
          ),
        ),
      ),
  lazyScripts: ['StarRating'],
};
