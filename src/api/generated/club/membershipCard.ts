// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay, color } from '../../wire/text.ts';

export const membershipCard = v.object({
  uid: integer,
  name: text,
  federation: v.object({
    url: text,
    title: text,
    color: v.fallback(color, "#565c66"),
    /** One line on each card */
    cardText: v.fallback(optionalText, ""),
  }),
  type: v.fallback(v.picklist(["member","teacher"]), "member"),
  /** Content of the code, exactly */
  number: text,
  /** Last valid day; null: until the membership is ended */
  validUntil: v.fallback(v.nullable(isoDay), null),
  isExpired: flag,
});
