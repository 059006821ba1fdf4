import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advisingIn } from '../samples/storyStates.ts';

export const decimalSamples: KindSamples = {
  example: { type: 'decimal', question: 'Lengte', config: { unit: 'm' }, answer: '1.35' },
  picture: { fields: ['1,35 m'] },
  stories: advisingIn('DecimalInput'),
  plain: [{ type: 'decimal' }],
  nastyRows: [...typedText, 6, 37],
  random: ({ fc, of }) =>
    fc
      .constantFrom<unknown>(
        undefined,
        { min: 0.5, max: 20, step: 0.5 },
        { min: '-2,5', unit: 'kg' },
        { min: 9, max: 1 },
        { step: -1, max: 'veel' },
      )
      .chain((config) =>
        of(
          { type: 'decimal', config },
          fc.oneof(
            fc.integer({ min: -80, max: 250 }).map((tenths) => String(tenths / 10)),
            fc.integer({ min: -80, max: 250 }).map((tenths) => tenths / 10),
            fc.integer({ min: -80, max: 2500 }).map((cents) => String(cents / 100).replace('.', ',')),
            fc.constantFrom<unknown>(
              '1.000,5',
              '1.000',
              '00,50',
              '-0',
              ',5',
              '5,',
              '1e3',
              1e-7,
              '9'.repeat(20),
              ' 3 ',
              '+4',
              '1,2,3',
            ),
          ),
        ),
      ),
  lazyScripts: ['DecimalQuestion'],
};
