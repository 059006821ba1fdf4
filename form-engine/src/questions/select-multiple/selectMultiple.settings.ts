import { otherSetting } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const selectMultipleSettings: KindSettings = {
  wire: { type: 'select_multiple' },
  purpose: 'choice',
  config: (texts) => ({
    ...otherSetting(texts),
    min: { type: 'integer', minimum: 0, title: texts.least },
    max: { type: 'integer', minimum: 1, title: texts.most },
  }),
};
