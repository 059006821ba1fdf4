import * as v from 'valibot';
import { certificates } from '../../generated/orders/certificates.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

export const parseCertificates = readerOf(certificates);

type Certificates = ReturnType<typeof parseCertificates>;
/** A statement by a club about a person, for tax or health insurance. */
export type Certificate = Certificates['issued'][number];
/** A tax certificate that waits for a national number or an address. */
export type AwaitedCertificate = Certificates['awaited'][number];

export const parseNumbersGiven = readerOf(v.object({ issued: integer }));
