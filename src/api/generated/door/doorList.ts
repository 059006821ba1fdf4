// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { text } from '../../wire/text.ts';
import { doorEvent } from './doorEvent.ts';
import { doorTicket } from './doorTicket.ts';

export const doorList = v.object({
  event: doorEvent,
  tickets: readableOf(doorTicket),
  elsewhere: readableOf(v.object({
    title: text,
    hashes: listOf(text),
  })),
});
