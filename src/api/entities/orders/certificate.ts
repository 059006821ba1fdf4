import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';

const day = v.pipe(v.string(), v.isoDate());

const club = v.object({ nid: integer, url: text, title: text });

const certificate = v.object({
  id: integer,
  number: text,
  kind: v.picklist(['childcare', 'health', 'participation']),
  year: integer,
  uid: integer,
  name: text,
  club,
  activity: text,
  first: day,
  last: day,
  /** For health: the number of sessions. */
  days: integer,
  /** Amount paid, in cents; null when the certificate names no amount. */
  paid: v.fallback(v.nullable(cents), null),
  /** The next download says that it is a duplicate. */
  isDownloaded: flag,
});

/** A statement by a club about a person, for tax or health insurance. */
export type Certificate = v.InferOutput<typeof certificate>;

const awaited = v.object({
  club,
  uid: integer,
  /** The child. */
  name: text,
  debtor: v.object({ uid: integer, name: text }),
  /** Year of payment. */
  year: integer,
  activity: text,
  missing: readableOf(
    v.picklist([
      'child-number',
      'child-number-wrong',
      'debtor-number',
      'debtor-number-wrong',
      'debtor-address',
    ]),
  ),
  isIssuedAtOnce: flag,
});

/** A tax certificate that waits for a national number or an address. */
export type AwaitedCertificate = v.InferOutput<typeof awaited>;

export const parseCertificates = readerOf(
  v.object({ issued: readableOf(certificate), awaited: v.fallback(readableOf(awaited), []) }),
);

export const parseNumbersGiven = readerOf(v.object({ issued: integer }));
