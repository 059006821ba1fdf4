import { shiftDate } from './shiftDate.ts';

/**
 * Preloaded by the servers of the tests (`node --import`), so that no module of theirs keeps the real clock: `CLOCK_OFFSET`
 * is in milliseconds.
 */
export const setClockOffset = shiftDate(Number(process.env.CLOCK_OFFSET ?? 0));
