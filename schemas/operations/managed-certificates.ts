import { Type } from 'typebox';
import {
  CertificateMails,
  CertificateYear,
  ClubCertificates,
  CorrectedCertificate,
  IssuedCertificates,
} from '../entities/staff/clubCertificates.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Nid } from '../scalars.ts';

const until21 = Type.Optional(
  Type.Boolean({
    description:
      'The club confirms that the child has a severe disability, so the days until 21 count. It is used once and not kept',
  }),
);
const notify = Type.Boolean({ description: 'Tell the families by mail' });

export const managedCertificatesOperations = operationsOf('managed-certificates', {
  get_club_certificates: {
    method: 'GET',
    access: 'user',
    task: 'certificates',
    summary:
      'Lists the certificates of a club and a year of payment: those that are due, those that lack something, and those that were issued.',
    request: Type.Object({ club: Nid, year: CertificateYear }),
    response: envelope(ClubCertificates),
  },
  issue_certificates: {
    method: 'POST',
    access: 'user',
    task: 'certificates',
    idempotent: true,
    keepsPages: true,
    summary:
      'Issues the certificates of a club and a year that are due, or the one about a registration. Families find them in the portal at once. Refused with `not-available` where the club lacks what a certificate must say of it.',
    request: Type.Object({
      club: Nid,
      year: CertificateYear,
      registration: Type.Optional(Nid),
      until21,
      notify,
    }),
    response: envelope(IssuedCertificates),
  },
  correct_certificate: {
    method: 'POST',
    access: 'user',
    task: 'certificates',
    idempotent: true,
    keepsPages: true,
    summary:
      'Issues a certificate anew from what is known now. The new one gets the next number and names the old one, which is not given out any more. `preview` changes nothing. Refused with `not-available` where it is corrected already.',
    request: Type.Object({
      ...{ club: Nid, certificate: Nid, preview: Type.Optional(Type.Boolean()), until21, notify },
    }),
    response: envelope(CorrectedCertificate),
  },
  withdraw_certificate: {
    method: 'POST',
    access: 'user',
    task: 'certificates',
    idempotent: true,
    keepsPages: true,
    summary:
      'Withdraws a certificate that is no longer true. It keeps its number, and nobody gets it any more; its registrations may be certified anew. Refused with `not-available` where it is withdrawn or corrected already.',
    request: Type.Object({ club: Nid, certificate: Nid, notify }),
    response: envelope(CertificateMails),
  },
  mail_certificates: {
    method: 'POST',
    access: 'user',
    task: 'certificates',
    idempotent: true,
    keepsPages: true,
    summary:
      'Mails the families of a club, one mail each. `issued`: certificates are in the portal, those of which nobody was told yet, or the one that is named. `missing`: a number or an address is needed.',
    request: Type.Object({
      club: Nid,
      year: CertificateYear,
      about: Type.Enum(['issued', 'missing']),
      certificate: Type.Optional(Nid),
      registration: Type.Optional(Nid),
    }),
    response: envelope(CertificateMails),
  },
  download_club_certificate: {
    method: 'POST',
    access: 'user',
    task: 'certificates',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads a certificate of the club as a PDF that says that it is a duplicate, or the one about a registration that is due, marked as an example. The original stays for the family. The action list of the club says who read it.',
    request: Type.Object({
      club: Nid,
      year: CertificateYear,
      of: Type.Union([Type.Object({ certificate: Nid }), Type.Object({ registration: Nid })]),
    }),
    response: envelope(Type.Null()),
  },
  download_belcotax: {
    method: 'POST',
    access: 'user',
    task: 'certificates',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads the tax certificates of a club and a year as XML for Belcotax-on-web. It holds national numbers; the action list of the club says who downloaded it. Refused with `not-available` without certificates, or where the tax office would refuse a field.',
    request: Type.Object({ club: Nid, year: CertificateYear }),
    response: envelope(Type.Null()),
  },
});
