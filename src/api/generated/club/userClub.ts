// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { image } from '../../entities/club/image.ts';
import { flag } from '../../wire/flag.ts';
import { maybe, anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { text, color } from '../../wire/text.ts';

export const userClub = v.object({
  nid: integer,
  title: text,
  url: text,
  city: anyText,
  color: v.fallback(color, "#475569"),
  cover: maybe(image),
  /** Blocks this user from the pages of the club */
  blocked: flag,
  contact: maybe(v.object({
    mail: anyText,
    phone: anyText,
    place: anyText,
  })),
});
