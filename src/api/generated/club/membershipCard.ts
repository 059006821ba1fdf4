// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text, color } from '../../wire/text.ts';
import { isoDay } from '../../wire/written.ts';

export const membershipCard = v.object({
  uid: integer,
  name: text,
  federation: v.object({
    url: text,
    title: text,
    color: v.fallback(color, "#565c66"),
  }),
  type: v.fallback(v.picklist(["member","teacher"]), "member"),
  /** Content of the code, exactly */
  number: text,
  /** Last valid day; null: until the membership is ended */
  validUntil: orNull(isoDay),
  isExpired: flag,
});
