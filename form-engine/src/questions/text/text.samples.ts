import { freeText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

export const textSamples: KindSamples = {
  example: { type: 'text', question: 'Voornaam', answer: 'Noor' },
  picture: { fields: ['Finn'] },
  stories: answered,
  plain: [{ type: 'text' }, { type: 'text', default_key: 'fname' }],
  long: () => ({ answer: 'Jan-Baptist '.repeat(20) }),
  nastyRows: [...freeText, 46],
  random: ({ fc, of, hostileText }) =>
    fc.oneof(
      of({ type: 'text' }, hostileText),
      of(
        { type: 'text', config: { min_length: 2, max_length: 6, pattern: '[A-Z]+-?\\d*' } },
        fc.stringMatching(/^[A-Z]{1,4}-?\d{0,4}$/),
      ),
      of({ type: 'text', config: { min_length: 9, max_length: 3, pattern: '(a+)+' } }, hostileText),
      of(
        { type: 'text', default_key: 'fname' },
        fc.constantFrom('Zoë', 'Zoe\u0308', "D'Hondt", 'X', 'Jan-Piet', '李小龍', 'J0n'),
      ),
    ),
};
