import { otherSetting } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const radioSettings: KindSettings = {
  wire: { type: 'radio' },
  purpose: 'choice',
  config: (texts) => otherSetting(texts),
};
