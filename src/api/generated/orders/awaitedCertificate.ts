// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const awaitedCertificate = v.object({
  club: v.object({
    nid: integer,
    title: text,
    url: text,
  }),
  uid: integer,
  /** Name of the child */
  name: text,
  debtor: v.object({
    uid: integer,
    name: text,
  }),
  /** Year of payment */
  year: integer,
  activity: text,
  missing: readableOf(v.picklist(["child-number","child-number-wrong","debtor-number","debtor-number-wrong","debtor-address"])),
  isIssuedAtOnce: flag,
});
