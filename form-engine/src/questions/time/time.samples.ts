import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advising } from '../samples/storyStates.ts';

export const timeSamples: KindSamples = {
  example: { type: 'time', question: 'Hoe laat kom je?', answer: '14:30' },
  picture: { fields: ['9u30'] },
  stories: advising,
  plain: [{ type: 'time' }],
  long: () => ({ answer: 'ergens in de loop van de namiddag, na het middageten' }),
  nastyRows: typedText,
  random: ({ fc, of }) =>
    fc
      .constantFrom<unknown>(
        undefined,
        { min: '09:00', max: '17:00' },
        { min: '20:00', max: '6:00' },
        { min: 99 },
      )
      .chain((config) =>
        of(
          { type: 'time', config },
          fc.oneof(
            fc.stringMatching(/^[0-2][0-9]:[0-6][0-9]$/),
            fc.stringMatching(/^[0-2]?[0-9][u:.h ]?[0-5][0-9]$/),
            fc.constantFrom<unknown>('24:00', '9', '9u', 930, '9u5', '12:30:00', '09:30 '),
          ),
        ),
      ),
  lazyScripts: ['TimeQuestion'],
};
