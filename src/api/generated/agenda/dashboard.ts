// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { communicationSummary } from '../../entities/club/communicationSummary.ts';
import { waitingPlace } from '../../entities/registration/waitingPlace.ts';
import { readableOf } from '../../wire/lists.ts';
import { coupleInvitation } from '../registration/coupleInvitation.ts';
import { calendarSession } from './calendarSession.ts';
import { dueInvoice } from './dueInvoice.ts';
import { missingDetails } from './missingDetails.ts';
import { passToMind } from './passToMind.ts';
import { triedCourse } from './triedCourse.ts';

export const dashboard = v.object({
  invoices: v.fallback(v.nullable(readableOf(dueInvoice)), null),
  invitations: v.fallback(v.nullable(readableOf(coupleInvitation)), null),
  offers: v.fallback(v.nullable(readableOf(waitingPlace)), null),
  passes: v.fallback(v.nullable(readableOf(passToMind)), null),
  trials: v.fallback(v.nullable(readableOf(triedCourse)), null),
  details: v.fallback(v.nullable(readableOf(missingDetails)), null),
  messages: v.fallback(v.nullable(readableOf(communicationSummary)), null),
  lessons: v.fallback(v.nullable(readableOf(calendarSession)), null),
});
