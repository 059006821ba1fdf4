// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';
import { clubCertificate } from './clubCertificate.ts';
import { dueCertificate } from './dueCertificate.ts';
import { missingCertificate } from './missingCertificate.ts';

export const clubCertificates = v.object({
  /** A field of the club file without which nothing can be issued */
  gap: v.fallback(v.nullable(v.picklist(["certification","legal","legal.seat"])), null),
  due: readableOf(dueCertificate),
  missing: v.fallback(readableOf(missingCertificate), []),
  /** Activities that ended in the year and for which the offer says that they give no tax certificate */
  uncertified: v.fallback(readableOf(v.object({
    course: integer,
    title: text,
    /** Participants below 14 years on the last day */
    children: integer,
  })), []),
  issued: readableOf(clubCertificate),
  /** Certificates in the file for the tax office */
  fiches: v.fallback(integer, 0),
  /** Fields that the tax office would refuse: there is no file as long as there are any */
  faults: v.fallback(readableOf(v.object({
    number: text,
    field: text,
  })), []),
});
