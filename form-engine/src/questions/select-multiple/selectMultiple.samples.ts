import { choice } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answeredIn } from '../samples/storyStates.ts';

export const selectMultipleSamples: KindSamples = {
  example: {
    type: 'select_multiple',
    question: 'Wanneer kan je?',
    options: ['Maandag', 'Woensdag', 'Zaterdag'],
    answer: ['Woensdag'],
  },
  picture: { choices: ['Via school', 'Via een vriend'], shape: 'square' },
  stories: answeredIn('PagedSelectMultiple'),
  plain: [
    { type: 'select_multiple', options: ['a', 'b', 'c, d'] },
    { type: 'select_multiple', options: { a: 'Eén', b: 'Twee' }, config: { other: true } },
  ],
  withText: (text) => ({ options: { a: text, b: `${text} b` }, answer: [text] }),
  nastyRows: [...choice, 24],
  textField: null,
  random: ({ fc, of, choice, oneChoice, hostileText }) => {
    const severalChoices = (choices: readonly string[]) =>
      fc.oneof(
        fc.array(fc.constantFrom(...choices), { maxLength: 4 }),
        fc.array(oneChoice(choices), { maxLength: 4 }),
        oneChoice(choices),
      );
    return fc.oneof(
      { weight: 3, arbitrary: choice('select_multiple', severalChoices) },
      of(
        { type: 'select_multiple', options: ['a', 'b', 'C, d'], config: { other: true } },
        fc.oneof(
          fc.array(fc.oneof(hostileText, fc.constantFrom('a', 'b', 'C', 'd', 'x'.repeat(1001))), {
            maxLength: 5,
          }),
          hostileText,
        ),
      ),
    );
  },
  lazyScripts: ['OtherChoice'],
};
