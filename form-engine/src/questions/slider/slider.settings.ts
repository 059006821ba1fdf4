import { fractionSettings } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const sliderSettings: KindSettings = {
  wire: { type: 'slider' },
  purpose: 'number',
  config: fractionSettings,
};
