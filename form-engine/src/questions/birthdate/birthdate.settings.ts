import type { KindSettings } from '../question-kind/kindSettings.ts';

export const birthdateSettings: KindSettings = {
  wire: { type: 'text', default_key: 'birthdate' },
  purpose: 'person',
  config: (texts) => ({ min_age: { type: 'integer', minimum: 0, maximum: 120, title: texts.minAge } }),
};
