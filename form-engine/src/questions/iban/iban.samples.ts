import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advising } from '../samples/storyStates.ts';

export const ibanSamples: KindSamples = {
  example: { type: 'iban', question: 'Rekeningnummer', answer: 'BE68539007547034' },
  picture: { fields: ['BE68 5390 0754 7034'] },
  stories: advising,
  plain: [{ type: 'iban' }],
  long: () => ({ answer: 'MT84MALT011000012345MTLCAST001S' }),
  nastyRows: typedText,
  random: ({ fc, of }) =>
    of(
      { type: 'iban' },
      fc.oneof(
        fc.constantFrom(
          'BE68539007547034',
          'BE68 5390 0754 7034',
          'be68.5390.0754.7034',
          'IBAN NL91ABNA0417164300',
          'GB82WEST12345698765432',
          'BE68539007547035',
          'XX68539007547034',
        ),
        fc.stringMatching(/^BE\d{14}$/),
        fc.constantFrom('BE68539007547034', 'NL91ABNA0417164300', 'MT84MALT011000012345MTLCAST001S'),
      ),
    ),
  lazyScripts: ['IbanQuestion'],
};
