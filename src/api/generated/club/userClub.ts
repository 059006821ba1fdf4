// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { image } from '../../entities/club/image.ts';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText, color } from '../../wire/text.ts';

export const userClub = v.object({
  nid: integer,
  title: text,
  url: text,
  city: v.fallback(optionalText, ""),
  color: v.fallback(color, "#475569"),
  cover: v.fallback(v.optional(image), undefined),
  /** Blocks this user from the pages of the club */
  blocked: flag,
  contact: v.fallback(v.optional(v.object({
    mail: v.fallback(optionalText, ""),
    phone: v.fallback(optionalText, ""),
    place: v.fallback(optionalText, ""),
  })), undefined),
});
