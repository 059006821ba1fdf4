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
  /** Cents; null: it says nothing of money. */
  paid: v.fallback(v.nullable(cents), null),
  /** It can't be had before the national number of its person is known. */
  needsNationalNumber: flag,
});

/** What a club has certified of somebody. */
export type Certificate = v.InferOutput<typeof certificate>;

export const parseCertificates = readerOf(readableOf(certificate));
