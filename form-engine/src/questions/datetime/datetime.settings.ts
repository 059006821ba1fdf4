import { daySetting } from '../building-blocks/settingSchemas.ts';
import type { KindSettings } from '../question-kind/kindSettings.ts';

export const datetimeSettings: KindSettings = {
  wire: { type: 'datetime' },
  purpose: 'time',
  config: (texts) => ({ min: daySetting(texts, texts.firstDay), max: daySetting(texts, texts.lastDay) }),
};
