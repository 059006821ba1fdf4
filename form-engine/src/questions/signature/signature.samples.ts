import { everyAnswer } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { withPort } from '../samples/storyStates.ts';

const port = withPort('', false);

export const signatureSamples: KindSamples = {
  example: { type: 'signature', question: 'Handtekening van een ouder' },
  picture: { fields: ['Jan Peeters'], mark: 'remove' },
  stories: { inForm: port.inForm, alone: [] },
  plain: [{ type: 'signature' }],
  nastyRows: [...everyAnswer, 28],
  textField: null,
  random: ({ fc, of, path }) =>
    of(
      { type: 'signature' },
      fc.oneof(
        { weight: 6, arbitrary: fc.array(path, { minLength: 1, maxLength: 1 }) },
        { weight: 1, arbitrary: fc.array(path, { maxLength: 3 }) },
      ),
    ),
  lazyScripts: ['SignatureQuestion'],
};
