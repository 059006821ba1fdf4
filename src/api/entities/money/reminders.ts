import * as v from 'valibot';
import { reminders } from '../../generated/money/reminders.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The reminders that a club may send today. */
export type Reminders = v.InferOutput<typeof reminders>;
export const parseReminders = readerOf(reminders);

export const parseRemindedAll = readerOf(v.object({ sent: integer, passed: integer }));
