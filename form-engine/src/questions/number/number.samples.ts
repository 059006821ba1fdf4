import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advisingIn } from '../samples/storyStates.ts';

export const numberSamples: KindSamples = {
  example: { type: 'number', question: 'Aantal broers en zussen', config: { max: 12 }, answer: '2' },
  picture: { fields: ['−', '3', '+'] },
  stories: advisingIn('NumberInput'),
  plain: [{ type: 'number' }],
  nastyRows: [...typedText, 6, 37],
  random: ({ fc, of }) =>
    fc
      .constantFrom<unknown>(
        undefined,
        { max: 0 },
        { max: 10 },
        { min: 2, max: '20' },
        { min: -5 },
        { max: 'x' },
      )
      .chain((config) =>
        of(
          { type: 'number', config },
          fc.oneof(
            fc.integer({ min: -8, max: 25 }),
            fc.integer({ min: 0, max: 25 }).map(String),
            fc.constantFrom<unknown>('007', '-0', '1.5', '1e9', 1e9, 'NaN', '9'.repeat(20), ' 3 ', '+4'),
          ),
        ),
      ),
};
