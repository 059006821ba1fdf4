import { join } from 'node:path';

/** The folder of the checkout, without a trailing slash. */
export const root = join(import.meta.dirname, '..');
