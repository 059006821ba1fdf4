import type { KindSettings } from '../question-kind/kindSettings.ts';

export const ratingSettings: KindSettings = {
  wire: { type: 'rating' },
  purpose: 'choice',
  config: (texts) => ({ max: { type: 'integer', minimum: 2, maximum: 10, title: texts.stars } }),
};
