// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { waitingPlace } from '../../entities/registration/waitingPlace.ts';
import { readableOf } from '../../wire/lists.ts';
import { coupleInvitation } from './coupleInvitation.ts';
import { sentInvitation } from './sentInvitation.ts';

export const invitations = v.object({
  couples: readableOf(coupleInvitation),
  sent: v.optional(readableOf(sentInvitation), []),
  waiting: readableOf(waitingPlace),
});
