// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { awaitedCertificate } from './awaitedCertificate.ts';
import { certificate } from './certificate.ts';

export const certificates = v.object({
  issued: readableOf(certificate),
  awaited: v.fallback(readableOf(awaitedCertificate), []),
});
