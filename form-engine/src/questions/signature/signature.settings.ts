import type { KindSettings } from '../question-kind/kindSettings.ts';

export const signatureSettings: KindSettings = { wire: { type: 'signature' }, purpose: 'file' };
