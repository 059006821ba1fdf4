// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { communicationSummary } from '../../entities/club/communicationSummary.ts';
import { waitingPlace } from '../../entities/registration/waitingPlace.ts';
import { readableOf } from '../../wire/lists.ts';
import { orNull } from '../../wire/orNull.ts';
import { coupleInvitation } from '../registration/coupleInvitation.ts';
import { calendarSession } from './calendarSession.ts';
import { dueInvoice } from './dueInvoice.ts';
import { missingDetails } from './missingDetails.ts';
import { passToMind } from './passToMind.ts';

export const dashboard = v.object({
  invoices: orNull(readableOf(dueInvoice)),
  invitations: orNull(readableOf(coupleInvitation)),
  offers: orNull(readableOf(waitingPlace)),
  passes: orNull(readableOf(passToMind)),
  details: orNull(readableOf(missingDetails)),
  messages: orNull(readableOf(communicationSummary)),
  lessons: orNull(readableOf(calendarSession)),
});
