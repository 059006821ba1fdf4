import { otherSetting } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const selectSettings: KindSettings = {
  wire: { type: 'select' },
  purpose: 'choice',
  config: (texts) => otherSetting(texts),
};
