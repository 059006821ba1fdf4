import type { KindSettings } from '../question-kind/kindSettings.ts';

export const urlSettings: KindSettings = {
  wire: { type: 'url' },
  purpose: 'text',
};
