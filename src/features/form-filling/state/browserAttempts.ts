import { tabTexts } from '#src/platform/storage.ts';
import { createAttempts } from './attempts.ts';

/** Those of this tab. */
export const browserAttempts = createAttempts(tabTexts);
