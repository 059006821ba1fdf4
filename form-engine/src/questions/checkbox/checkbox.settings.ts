import type { KindSettings } from '../question-kind/kindSettings.ts';

export const checkboxSettings: KindSettings = {
  wire: { type: 'checkbox' },
  purpose: 'choice',
};
