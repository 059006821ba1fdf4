import type { KindSettings } from '../question-kind/kindSettings.ts';

export const timeSettings: KindSettings = {
  wire: { type: 'time' },
  purpose: 'time',
  config: (texts) => ({
    min: { type: 'string', format: 'time', title: texts.firstTime },
    max: { type: 'string', format: 'time', title: texts.lastTime },
  }),
};
