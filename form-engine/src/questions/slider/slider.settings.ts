import { affixSettings } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const sliderSettings: KindSettings = {
  wire: { type: 'slider' },
  purpose: 'number',
  config: (texts) => ({
    min: { type: 'number', title: texts.least },
    max: { type: 'number', title: texts.most },
    step: { type: 'number', exclusiveMinimum: 0, title: texts.step },
    unit: { type: 'string', title: texts.unit },
    ...affixSettings(texts),
  }),
};
