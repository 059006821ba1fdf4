// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

export const paymentAccount = v.object({
  /** `own`: an account of the club. `operator`: that of the portal. `none`: nobody pays online */
  way: v.picklist(["own","operator","none"]),
  own: v.fallback(v.nullable(v.object({
    /** Name of the profile at the provider */
    name: text,
    /** The last four characters of the key */
    ends: text,
    /** Whether the key moves no money */
    test: flag,
    /** Seconds since 1970-01-01T00:00:00Z */
    since: integer,
  })), null),
  /** Whether the operator lets clubs have accounts of their own */
  possible: v.fallback(flag, false),
  /** Whether payments go to the account of the portal without an own one */
  fallback: v.fallback(flag, false),
});
