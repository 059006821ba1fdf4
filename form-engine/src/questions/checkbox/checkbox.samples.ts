import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

export const checkboxSamples: KindSamples = {
  example: { type: 'checkbox', question: 'Ik kan 25 meter zwemmen', answer: '1' },
  picture: { choices: ['Ik kom op tijd'], shape: 'square' },
  stories: answered,
  plain: [{ type: 'checkbox' }],
  nastyRows: [],
  textField: null,
  random: ({ fc, of }) => of({ type: 'checkbox' }, fc.constantFrom<unknown>(true, false, '1', '0', 1, 0)),
};
