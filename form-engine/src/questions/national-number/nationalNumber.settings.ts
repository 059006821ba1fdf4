import type { KindSettings } from '../question-kind/kindSettings.ts';

export const nationalNumberSettings: KindSettings = {
  wire: { type: 'text', default_key: 'national_insurance_number' },
  purpose: 'person',
};
