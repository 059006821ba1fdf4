// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { text, isoDay } from '../../wire/text.ts';

export const clubFederation = v.object({
  url: text,
  title: text,
  /** Last day of a card that is given today */
  until: isoDay,
});
