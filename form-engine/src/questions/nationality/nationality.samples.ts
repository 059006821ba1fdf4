import { everyAnswer } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answeredIn } from '../samples/storyStates.ts';

export const nationalitySamples: KindSamples = {
  example: { type: 'text', default_key: 'nationality', question: 'Nationaliteit', answer: 'Belgisch' },
  picture: { fields: ['Belgisch'], mark: 'list' },
  stories: answeredIn('PagedSelect'),
  plain: [{ type: 'nationality' }],
  nastyRows: [...everyAnswer, 27],
  textField: null,
  random: ({ fc, of, choice, oneChoice }) =>
    fc.oneof(
      of({ type: 'nationality' }, oneChoice(['Belgisch', 'Vaderlandsloos', ' Frans ', 'belgisch'])),
      of({ type: 'text', default_key: 'nationality' }, oneChoice(['Niet toegewezen', 'Duits', 'Belg'])),
      choice('nationality', oneChoice),
    ),
  lazyScripts: ['PagedCombobox'],
};
