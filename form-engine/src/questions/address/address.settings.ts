import type { KindSettings } from '../question-kind/kindSettings.ts';

export const addressSettings: KindSettings = {
  wire: { type: 'address' },
  purpose: 'person',
};
