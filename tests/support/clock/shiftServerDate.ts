import { shiftDate } from './shiftDate.ts';

/**
 * Preloaded by test servers (`node --import`), before any module can read the real clock. `CLOCK_OFFSET` is in milliseconds.
 * Decision: docs/decisions/0058-each-spec-file-has-its-own-portal.md
 */
export const setClockOffset = shiftDate(Number(process.env.CLOCK_OFFSET ?? 0));
