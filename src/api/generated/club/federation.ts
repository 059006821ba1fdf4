// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { text, optionalText, color, webAddress } from '../../wire/text.ts';

export const federation = v.object({
  url: text,
  title: text,
  description: v.fallback(optionalText, ""),
  /** Address with http or https; '' if there is none */
  website: v.fallback(webAddress, ""),
  mail: v.fallback(optionalText, ""),
  color: v.fallback(color, "#565c66"),
  /** One line on each card */
  cardText: v.fallback(optionalText, ""),
});
