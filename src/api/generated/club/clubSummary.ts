// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { image } from '../../entities/club/image.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText, color } from '../../wire/text.ts';

export const clubSummary = v.object({
  nid: integer,
  url: text,
  title: text,
  city: v.fallback(optionalText, ""),
  color: v.fallback(color, "#475569"),
  cover: v.fallback(v.optional(image), undefined),
});
