import type { KindSettings } from '../question-kind/kindSettings.ts';

export const nationalitySettings: KindSettings = {
  wire: { type: 'nationality' },
  purpose: 'person',
};
