// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const missingCertificate = v.object({
  registration: integer,
  name: text,
  activity: text,
  reasons: readableOf(v.picklist(["not-over","attendance-missing","not-attended","too-old","birthdate-missing","unpaid","free","several-years","credited","few-sessions","child-number","child-number-wrong","debtor-number","debtor-number-wrong","debtor-address"])),
});
