import type * as v from 'valibot';
import { certificateMails } from '../../generated/staff/certificateMails.ts';
import { clubCertificates } from '../../generated/staff/clubCertificates.ts';
import { correctedCertificate } from '../../generated/staff/correctedCertificate.ts';
import { issuedCertificates } from '../../generated/staff/issuedCertificates.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The certificates of a club and a year. */
export type ClubCertificates = v.InferOutput<typeof clubCertificates>;
export type DueCertificate = ClubCertificates['due'][number];
export type MissingCertificate = ClubCertificates['missing'][number];
export type IssuedCertificate = ClubCertificates['issued'][number];
export type CorrectedCertificate = v.InferOutput<typeof correctedCertificate>;
export type CertificateMails = v.InferOutput<typeof certificateMails>;

export const parseClubCertificates = readerOf(clubCertificates);
export const parseCertificateMails = readerOf(certificateMails);
export const parseIssuedCertificates = readerOf(issuedCertificates);
export const parseCorrectedCertificate = readerOf(correctedCertificate);
