import type { KindSettings } from '../question-kind/kindSettings.ts';

export const ibanSettings: KindSettings = {
  wire: { type: 'iban' },
  purpose: 'person',
};
