import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advisingIn } from '../samples/storyStates.ts';

export const nationalNumberSamples: KindSamples = {
  example: { type: 'text', default_key: 'national_number', question: 'Rijksregisternummer' },
  picture: { fields: ['16.09.03-123.45'] },
  stories: advisingIn('NationalNumberInput'),
  plain: [{ type: 'text', default_key: 'national_insurance_number' }],
  nastyRows: [...typedText, 33],
  random: ({ fc, of }) =>
    of(
      { type: 'text', default_key: 'national_insurance_number' },
      fc.oneof(
        fc.stringMatching(/^\d{2}\.(0[1-9]|1[0-2]|2[1-9])\.[0-2]\d-\d{3}\.\d{2}$/),
        fc.stringMatching(/^\d{9,12}$/),
        fc.constantFrom('93051822361', '17.07.30-033.84', '88222999936', '９3051822361', '9305182236a'),
      ),
    ),
  isLeftOutOfConditionalForms: true,
  lazyScripts: ['MaskedNationalNumberInput'],
};
