import { otherSetting } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const selectMultipleSettings: KindSettings = {
  wire: { type: 'select_multiple' },
  purpose: 'choice',
  config: (texts) => otherSetting(texts),
};
