import { tabTexts } from '#src/platform/storage/storage.ts';
import { createAttempts } from './attempts.ts';

/** The attempts of this browser tab. */
export const browserAttempts = createAttempts(tabTexts);
