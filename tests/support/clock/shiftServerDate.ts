/** Preloaded by the servers of the journeys (`node --import`): `CLOCK_OFFSET` is in milliseconds. */
import { shiftDate } from './shiftDate.ts';

shiftDate(Number(process.env.CLOCK_OFFSET));
