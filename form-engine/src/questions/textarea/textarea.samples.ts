import { freeText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

export const textareaSamples: KindSamples = {
  example: { type: 'textarea', question: 'Opmerkingen', answer: 'Noor is wat verlegen.' },
  picture: { fields: ['Lichte astma, puffer in zijn rugzak.'], isTall: true },
  stories: answered,
  plain: [{ type: 'textarea' }],
  long: (text) => ({ answer: `${text}\n`.repeat(6) }),
  nastyRows: [...freeText, 46],
  random: ({ fc, of, hostileText }) =>
    fc.oneof(
      of({ type: 'textarea' }, hostileText),
      of({ type: 'textarea', config: { max_length: 5, pattern: '\\S*' } }, hostileText),
    ),
};
