// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';
import { clubLegal } from './clubLegal.ts';

export const privacy = v.object({
  /** The version that is kept with an agreement */
  version: text,
  /** The day of the last change of the portal’s text */
  changed: isoDay,
  /** Who runs the portal; empty where the operator has not set it */
  operator: v.fallback(v.object({
    name: v.fallback(optionalText, ""),
    address: v.fallback(optionalText, ""),
    mail: v.fallback(optionalText, ""),
  }), {"name":"","address":"","mail":""}),
  club: v.exactOptional(v.object({
    title: text,
    mail: v.fallback(optionalText, ""),
    legal: v.fallback(v.optional(clubLegal), undefined),
    /** What the forms of the club ask beyond names and contact details */
    asks: v.fallback(readableOf(v.picklist(["health","national-number","file"])), []),
    /** What the club adds, one paragraph per item */
    own: v.fallback(listOf(text), []),
  })),
  recipients: readableOf(v.object({
    kind: v.picklist(["host","payment","mail","maps","uitpas","federation"]),
    name: text,
  })),
});
