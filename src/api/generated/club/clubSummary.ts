// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { image } from '../../entities/club/image.ts';
import { maybe, anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { text, color } from '../../wire/text.ts';

export const clubSummary = v.object({
  nid: integer,
  url: text,
  title: text,
  city: anyText,
  color: v.fallback(color, "#475569"),
  cover: maybe(image),
});
