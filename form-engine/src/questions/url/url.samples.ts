import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advising } from '../samples/storyStates.ts';

export const urlSamples: KindSamples = {
  example: { type: 'url', question: 'Website', answer: 'https://www.example.org' },
  picture: { fields: ['www.mijnclub.be'] },
  stories: advising,
  plain: [{ type: 'url' }],
  long: () => ({ answer: `https://www.example.org/${'map/'.repeat(60)}` }),
  nastyRows: typedText,
  random: ({ fc, of }) =>
    of(
      { type: 'url' },
      fc.oneof(
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
        fc.domain(),
        fc.constantFrom(
          'javascript:alert(1)',
          'https://a',
          'http://u:p@x.be',
          'ftp://x.be',
          '//x.be',
          'HTTPS://Café.be/é',
        ),
      ),
    ),
  lazyScripts: ['UrlQuestion'],
};
