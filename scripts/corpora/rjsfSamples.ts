import type { Sample } from './measure.ts';
export const rjsfSamples: readonly Sample[] = [];
