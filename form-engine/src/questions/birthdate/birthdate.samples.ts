import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advisingIn } from '../samples/storyStates.ts';

export const birthdateSamples: KindSamples = {
  example: { type: 'text', default_key: 'birthdate', question: 'Geboortedatum', answer: '2015-05-06' },
  picture: { fields: ['03/09/2016'] },
  stories: advisingIn('BirthdateInput'),
  plain: [{ type: 'text', default_key: 'birthdate' }],
  nastyRows: [...typedText, 6, 32],
  random: ({ of, date }) => of({ type: 'text', default_key: 'birthdate' }, date),
};
