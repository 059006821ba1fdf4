import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advisingIn } from '../samples/storyStates.ts';

export const emailSamples: KindSamples = {
  example: { type: 'email', question: 'E-mailadres', answer: 'noor@example.be' },
  picture: { fields: ['naam@club.be'] },
  stories: advisingIn('EmailInput'),
  plain: [{ type: 'email' }],
  nastyRows: [...typedText, 35, 36],
  random: ({ fc, of }) =>
    of(
      { type: 'email' },
      fc.oneof(fc.emailAddress(), fc.constantFrom('a@b.be;c@d.be;', 'a@b.be;x', 'x@y', ';')),
    ),
};
