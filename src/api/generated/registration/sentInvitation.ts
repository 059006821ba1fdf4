// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

const clubPart = v.object({
  nid: integer,
  url: text,
  title: text,
});

export const sentInvitation = v.object({
  cciid: integer,
  club: clubPart,
  course: clubPart,
  tariff: v.object({
    nid: integer,
    title: text,
  }),
  /** Name of the family member who invited */
  name: text,
  partner: text,
  /** Role of the partner; '' if the role makes no difference */
  role: v.fallback(optionalText, ""),
  state: v.picklist(["asked","coming","registered","declined","expired"]),
  /** Seconds since 1970-01-01T00:00:00Z */
  expires: integer,
});
