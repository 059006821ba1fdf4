import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advisingIn } from '../samples/storyStates.ts';

export const dateSamples: KindSamples = {
  example: { type: 'date', question: 'Eerste les', answer: '2026-11-25' },
  picture: { fields: ['03/09/2026'], mark: 'calendar' },
  stories: advisingIn('DateInput'),
  plain: [{ type: 'date' }],
  nastyRows: [...typedText, 6, 32],
  random: ({ fc, of, date }) =>
    fc
      .constantFrom<unknown>(
        undefined,
        { min: 'today' },
        { min: { today: -3650 }, max: '2027-01-01' },
        { min: '2020-01-01', max: '2010-01-01' },
        { max: { today: 1.5 } },
      )
      .chain((config) => of({ type: 'date', config }, date)),
  lazyScripts: ['DateQuestion'],
};
