// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { maybe, anyText } from '../../wire/missing.ts';

export const address = v.object({
  street: anyText,
  streetNumber: anyText,
  bus: anyText,
  city: anyText,
  postal: anyText,
  country: anyText,
  isValidAddress: flag,
  /** `overridden`: kept by the person in spite of a doubt; `unchecked`: never looked up; absent: found as written */
  mark: maybe(v.picklist(["overridden","unchecked"])),
});
