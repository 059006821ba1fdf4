// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { optionalText } from '../../wire/text.ts';

export const address = v.object({
  street: v.fallback(optionalText, ""),
  streetNumber: v.fallback(optionalText, ""),
  bus: v.fallback(optionalText, ""),
  city: v.fallback(optionalText, ""),
  postal: v.fallback(optionalText, ""),
  country: v.fallback(optionalText, ""),
  isValidAddress: flag,
  /** `overridden`: kept by the person in spite of a doubt; `unchecked`: never looked up; absent: found as written */
  mark: v.fallback(v.optional(v.picklist(["overridden","unchecked"])), undefined),
});
