import { affixSettings } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const computedSettings: KindSettings = {
  wire: { type: 'computed' },
  purpose: 'number',
  config: (texts) => ({
    decimals: { type: 'integer', minimum: 0, maximum: 10, title: texts.decimals },
    unit: { type: 'string', title: texts.unit },
    ...affixSettings(texts),
  }),
};
