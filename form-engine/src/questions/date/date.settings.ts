import { daySetting } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const dateSettings: KindSettings = {
  wire: { type: 'date' },
  purpose: 'time',
  config: (texts) => ({ min: daySetting(texts, texts.firstDay), max: daySetting(texts, texts.lastDay) }),
};
