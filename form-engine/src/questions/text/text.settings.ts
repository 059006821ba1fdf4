import { affixSettings, lengthSettings } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const textSettings: KindSettings = {
  wire: { type: 'text' },
  purpose: 'text',
  config: (texts) => ({
    ...lengthSettings(texts),
    examples: { type: 'array', items: { type: 'string' }, title: texts.examples },
    ...affixSettings(texts),
  }),
};
