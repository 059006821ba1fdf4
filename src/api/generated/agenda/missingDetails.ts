// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const missingDetails = v.object({
  uid: integer,
  name: text,
  missing: readableOf(v.picklist(["birthdate","address","phone"])),
});
