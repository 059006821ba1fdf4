// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { waitingPlace } from '../../entities/registration/waitingPlace.ts';
import { readableOf } from '../../wire/lists.ts';
import { ownRegistration } from './ownRegistration.ts';

export const ownRegistrations = v.object({
  registrations: readableOf(ownRegistration),
  waiting: readableOf(waitingPlace),
});
