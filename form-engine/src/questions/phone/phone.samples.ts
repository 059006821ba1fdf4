import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advisingIn } from '../samples/storyStates.ts';

export const phoneSamples: KindSamples = {
  example: { type: 'phone', question: 'Telefoonnummer', answer: '+32 470123456' },
  picture: { fields: ['+32', '470 12 34 56'] },
  stories: advisingIn('PhoneInput'),
  plain: [{ type: 'phone' }],
  nastyRows: [...typedText, 6, 34],
  random: ({ fc, of }) =>
    of(
      { type: 'phone' },
      fc.oneof(
        fc.stringMatching(/^(\+32 4\d{8}|\+32 \d{6,11}|\+31 \d{9}|0\d{8,9}|00\d{8,13}|\+\d{0,15})$/),
        fc.constant('hello+'),
      ),
    ),
  lazyScripts: ['MaskedPhoneInput'],
};
