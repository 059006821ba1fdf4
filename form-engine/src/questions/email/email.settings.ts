import type { KindSettings } from '../question-kind/kindSettings.ts';

export const emailSettings: KindSettings = {
  wire: { type: 'email' },
  purpose: 'person',
};
