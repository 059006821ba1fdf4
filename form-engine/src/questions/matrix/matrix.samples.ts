import { choice } from '../samples/nastyRows.ts';
import type { KindSamples } from '../samples/samples.ts';
import { answered } from '../samples/storyStates.ts';

const plain = { type: 'matrix', options: ['a', 'b', 'c, d'], config: { rows: ['Maandag', 'Dinsdag'] } };

export const matrixSamples: KindSamples = {
  example: {
    type: 'matrix',
    question: 'Wanneer kan je helpen?',
    options: ['Ja', 'Misschien', 'Nee'],
    config: { rows: ['Vrijdag', 'Zaterdag', 'Zondag'] },
    answer: { Vrijdag: 'Nee', Zaterdag: 'Ja', Zondag: 'Misschien' },
  },
  picture: { text: 'Vrijdag ○ ● ○' },
  stories: answered,
  plain: [{ type: 'matrix', options: ['goed', 'slecht'], config: { rows: ['Het eten', 'De tent'] } }],
  withText: (text) => ({
    options: { a: text, b: `${text} b` },
    config: { rows: { r: text, s: `${text} s` } },
    answer: { r: 'a', s: text },
  }),
  long: (text) => ({
    options: ['Ja', 'Misschien, als het weer meezit', 'Nee'],
    config: { rows: [1, 2].map((n) => `${n}. ${text}`) },
    answer: { [`1. ${text}`]: 'Ja' },
  }),
  nastyRows: choice,
  textField: null,
  random: ({ fc, of, oneChoice, hostileValue }) => {
    const choices = oneChoice(['a', 'b', 'c, d']);
    const row = fc.oneof({ weight: 5, arbitrary: choices }, { weight: 1, arbitrary: hostileValue });
    return fc.oneof(
      of(plain, fc.record({ Maandag: choices, Dinsdag: choices })),
      of(
        plain,
        fc
          .record({ Maandag: row, Dinsdag: row, Woensdag: row }, { requiredKeys: [] })
          // As JSON, which has no `undefined`.
          .map((answer) => JSON.stringify(answer))
          .chain((text) => fc.constantFrom<unknown>(JSON.parse(text), text)),
      ),
      of(
        { ...plain, config: { rows: ['__proto__', 'a/b~c'] } },
        fc.constant({ ['__proto__']: 'a', 'a/b~c': 'b' }),
      ),
    );
  },
  lazyScripts: ['MatrixQuestion'],
};
