import { lengthSettings } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const textareaSettings: KindSettings = {
  wire: { type: 'textarea' },
  purpose: 'text',
  config: (texts) => lengthSettings(texts),
};
