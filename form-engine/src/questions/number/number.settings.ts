import { affixSettings } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const numberSettings: KindSettings = {
  wire: { type: 'number' },
  purpose: 'number',
  config: (texts) => ({
    min: { type: 'integer', minimum: 0, title: texts.least },
    max: { type: 'integer', minimum: 0, title: texts.most },
    ...affixSettings(texts),
  }),
};
