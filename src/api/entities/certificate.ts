import * as v from 'valibot';
import { flag } from '../wire/flag.ts';
import { readableOf } from '../wire/lists.ts';
import { cents, integer } from '../wire/numbers.ts';
import { readerOf } from '../wire/readerOf.ts';
import { text } from '../wire/text.ts';

const day = v.pipe(v.string(), v.isoDate());

const certificate = v.object({
  id: integer,
  number: text,
  kind: v.picklist(['childcare', 'health', 'participation']),
  year: integer,
  uid: integer,
  name: text,
  club: v.object({ nid: integer, url: text, title: text }),
  activity: text,
  first: day,
  last: day,
  days: integer,
  /** Amount paid, in cents; null when the certificate names no amount. */
  paid: v.fallback(v.nullable(cents), null),
  /** The certificate is available only once the person's national number is known. */
  needsNationalNumber: flag,
});

/** A statement by a club about a person, for tax or health insurance. */
export type Certificate = v.InferOutput<typeof certificate>;

export const parseCertificates = readerOf(readableOf(certificate));
