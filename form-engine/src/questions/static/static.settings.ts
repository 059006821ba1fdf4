import type { KindSettings } from '../question-kind/kindSettings.ts';

export const staticSettings: KindSettings = {
  wire: { type: 'static' },
  purpose: 'other',
  config: (texts) => ({ text: { type: 'string', title: texts.markdown } }),
};
