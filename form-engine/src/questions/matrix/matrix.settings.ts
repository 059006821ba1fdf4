import type { KindSettings } from '../question-kind/kindSettings.ts';

export const matrixSettings: KindSettings = {
  wire: { type: 'matrix' },
  purpose: 'choice',
  config: (texts) => ({ rows: { type: 'array', items: { type: 'string' }, title: texts.matrixRows } }),
};
