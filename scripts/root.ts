import { join } from 'node:path';

/** The folder of the checkout, without a slash at its end. */
export const root = join(import.meta.dirname, '..');
