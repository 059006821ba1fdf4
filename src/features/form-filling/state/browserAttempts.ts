import { tabTexts } from '../../../platform/storage.ts';
import { createAttempts } from './attempts.ts';

/** Those of this tab. */
export const browserAttempts = createAttempts(tabTexts);
