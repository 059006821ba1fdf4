import type { JsonSchema, KindSettings, SettingTexts } from '../question-kind/kindSettings.ts';

const config = (texts: SettingTexts): Readonly<Record<string, JsonSchema>> => ({
  max: { type: 'integer', minimum: 1, title: texts.mostFiles },
});

export const fileSettings: KindSettings = { wire: { type: 'file' }, purpose: 'file', config };

export const imageSettings: KindSettings = { wire: { type: 'image' }, purpose: 'file', config };
