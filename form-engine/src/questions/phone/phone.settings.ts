import type { KindSettings } from '../question-kind/kindSettings.ts';

export const phoneSettings: KindSettings = {
  wire: { type: 'phone' },
  purpose: 'person',
};
