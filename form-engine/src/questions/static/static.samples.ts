import type { KindSamples } from '../samples/samples.ts';
import { shown } from '../samples/storyStates.ts';

export const staticSamples: KindSamples = {
  example: {
    type: 'static',
    question: 'Voor het kamp',
    config: { text: 'Breng **zeker** een drinkbus mee.' },
  },
  picture: { text: 'Breng een drinkbus mee.' },
  stories: shown,
  plain: [{ type: 'static' }, { type: 'static', config: { text: 'Breng **water** mee.' } }],
  withText: (text) => ({ config: { text }, answer: text }),
  long: (text) => ({ config: { text: `${text}\n\n- ${text}` } }),
  nastyRows: [],
  textField: null,
  random: ({ of, hostileValue }) => of({ type: 'static', config: { text: 'Lees *dit*.' } }, hostileValue),
  lazyScripts: ['StaticText'],
};
