import { fractionSettings } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const decimalSettings: KindSettings = {
  wire: { type: 'decimal' },
  purpose: 'number',
  config: fractionSettings,
};
