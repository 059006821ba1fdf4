import { everyAnswer } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

export const sliderSamples: KindSamples = {
  example: {
    type: 'slider',
    question: 'Hoeveel kilometer fiets je?',
    config: { max: 40, step: 5, unit: 'km' },
    answer: '25',
  },
  picture: { text: '0 ──●── 40 km' },
  stories: answered,
  plain: [{ type: 'slider' }],
  nastyRows: [...everyAnswer, 37],
  textField: null,
  random: ({ fc, of }) =>
    fc
      .constantFrom<unknown>(
        undefined,
        { min: 0.5, max: 20, step: 0.5 },
        { min: '-2,5', max: 10, unit: 'kg' },
        { min: 9, max: 1 },
        { step: -1, max: 'veel' },
      )
      .chain((config) =>
        of(
          { type: 'slider', config },
          fc.oneof(
            fc.integer({ min: -5, max: 40 }).map((halves) => String(halves / 2)),
            fc.integer({ min: -5, max: 110 }).map(String),
            fc.constantFrom<unknown>(7, '1.000,5', '00,50', '-0', '1e3', '9'.repeat(20), ' 3 ', '+4'),
          ),
        ),
      ),
  lazyScripts: ['SliderQuestion'],
};
