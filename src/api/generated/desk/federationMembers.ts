// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { clubFederation } from './clubFederation.ts';
import { federationMember } from './federationMember.ts';

export const federationMembers = v.object({
  /** In the order of the club */
  federations: v.fallback(readableOf(clubFederation), []),
  cards: v.fallback(readableOf(federationMember), []),
  /** Number of cards on all pages */
  count: integer,
});
