import type { ClockPort } from '@clubpoort/form-engine/headless';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { systemClock } from '#src/platform/loading/clock.ts';

/** The clock of this browser, for the form engine. */
export const browserClock: ClockPort = { today: () => isoDayOf(systemClock.now() / 1000) };
