import type { KindSettings } from '../question-kind/kindSettings.ts';

export const groupSettings: KindSettings = {
  wire: { type: 'group' },
  purpose: 'other',
  config: (texts) => ({
    repeat: {
      type: 'object',
      title: texts.rows,
      properties: {
        min: { type: 'integer', minimum: 0, maximum: 200, title: texts.leastRows },
        max: { type: 'integer', minimum: 1, maximum: 200, title: texts.mostRows },
        label: { type: 'string', title: texts.rowName },
      },
    },
  }),
};
