import { typedText } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { advising } from '../samples/storyStates.ts';

export const datetimeSamples: KindSamples = {
  example: { type: 'datetime', question: 'Wanneer kom je je tent zetten?', answer: '2026-12-04T14:30' },
  picture: { fields: ['04/12/2026', '14u30'], mark: 'calendar' },
  stories: advising,
  plain: [{ type: 'datetime' }],
  long: () => ({ answer: 'ergens in de lenteTin de loop van de namiddag, na het middageten' }),
  nastyRows: [...typedText, 6, 32],
  textField: 'Datum',
  random: ({ fc, of }) =>
    fc
      .constantFrom<unknown>(
        undefined,
        { min: 'today' },
        { min: '2026-01-01T09:00', max: { today: 365 } },
        { min: '2027-01-01', max: '2026-01-01T10:00' },
        { max: 99 },
      )
      .chain((config) =>
        of(
          { type: 'datetime', config },
          fc.oneof(
            fc.stringMatching(/^20[0-4][0-9]-0[1-9]-[0-2][1-9]T[01][0-9]:[0-5][0-9]$/),
            fc.stringMatching(/^202[67]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-6][0-9]$/),
            fc.constantFrom<unknown>(
              ...[
                '1/2/2027 9u30',
                '2027-02-01T09:30:00',
                '2027-02-01 09:30',
                '2027-02-01T',
                'T09:30',
                20270201,
              ],
            ),
          ),
        ),
      ),
  lazyScripts: ['DateTimeQuestion'],
};
