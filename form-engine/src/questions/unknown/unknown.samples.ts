import type { KindSamples } from '../samples/samples.ts';
import { shown } from '../samples/storyStates.ts';

export const unknownSamples: KindSamples = {
  example: { type: 'hologram', question: 'Teken je handtekening in de lucht' },
  picture: { text: 'Hier komt een vraag die we niet kennen.' },
  stories: shown,
  plain: [{ type: 'hologram' }],
  nastyRows: [],
  textField: null,
  random: ({ of, hostileValue }) => of({ type: 'hologram', answer: 'bewaard' }, hostileValue),
  isLeftOutOfConditionalForms: true,
};
