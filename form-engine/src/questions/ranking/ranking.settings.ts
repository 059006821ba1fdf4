import type { KindSettings } from '../question-kind/kindSettings.ts';

export const rankingSettings: KindSettings = {
  wire: { type: 'ranking' },
  purpose: 'choice',
};
