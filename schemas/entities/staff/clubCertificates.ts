import { type Static, Type } from 'typebox';
import { anyWord, or, readableOrNone, skipping } from '../../reading.ts';
import { Euros, IsoDate, Nid, UnixTime } from '../../scalars.ts';
import { CertificateKind } from './certificateAbout.ts';

/** Year of payment of a certificate. */
export const CertificateYear = Type.Integer({ minimum: 2000, maximum: 2100, description: 'Year of payment' });

const printed = {
  kind: CertificateKind,
  name: Type.String({ description: 'The person whom it is about' }),
  debtor: or(Type.String({ description: 'Who paid, on a tax certificate; may be empty' }), ''),
  activity: Type.String(),
  first: IsoDate,
  last: IsoDate,
  days: Type.Integer({ minimum: 1, description: 'For health: the number of sessions' }),
  paid: Type.Union([Euros, Type.Null()], { description: 'null: the certificate names no amount' }),
};

/** A certificate that a club can issue now. */
export const DueCertificate = Type.Object({
  registration: Type.Unsafe<number>({ ...Nid, description: 'One of the registrations that it is about' }),
  ...printed,
});
export type DueCertificate = Static<typeof DueCertificate>;

/** A certificate that a club issued. */
export const ClubCertificate = Type.Object({
  id: Nid,
  number: Type.String({ description: 'E.g. ATT-2026-000012' }),
  ...printed,
  issued: UnixTime,
  replaces: or(Type.String({ description: 'Number of the one that it corrects; may be empty' }), ''),
  replacedBy: or(Type.String({ description: 'Number of the one that corrects it; may be empty' }), ''),
  mailed: Type.Union([UnixTime, Type.Null()], { description: 'When the family was told by mail' }),
  isDownloaded: Type.Boolean({ description: 'The family downloaded the original' }),
  isComplete: Type.Boolean({
    description: 'false: made before certificates were records, so nobody gets it',
  }),
  withdrawn: or(
    Type.Union([UnixTime, Type.Null()], {
      description: 'When the club withdrew it: nobody gets it any more',
    }),
    null,
  ),
  fault: or(
    Type.Union([Type.Enum(['cancelled', 'stopped', 'credited']), Type.Null()], {
      description:
        'Why it is no longer true since it was issued: a registration ended, its course stopped, or a credit note took something off its price',
    }),
    null,
  ),
});
export type ClubCertificate = Static<typeof ClubCertificate>;

const CertificateObstacle = anyWord(
  Type.Enum([
    ...(['not-over', 'attendance-missing', 'not-attended', 'too-old', 'birthdate-missing'] as const),
    ...(['unpaid', 'free', 'several-years', 'credited', 'few-sessions'] as const),
    ...(['child-number', 'child-number-wrong', 'debtor-number', 'debtor-number-wrong'] as const),
    'debtor-address',
  ]),
);

/** A registration that gives no certificate, with the reasons. */
export const MissingCertificate = Type.Object({
  registration: Nid,
  name: Type.String(),
  activity: Type.String(),
  reasons: skipping(Type.Array(CertificateObstacle)),
});
export type MissingCertificate = Static<typeof MissingCertificate>;

/** The certificates of a club and a year of payment, for who issues them. */
export const ClubCertificates = Type.Object({
  gap: Type.Union([anyWord(Type.Enum(['certification', 'legal', 'legal.seat'])), Type.Null()], {
    description: 'A field of the club file without which nothing can be issued',
  }),
  due: skipping(Type.Array(DueCertificate)),
  missing: readableOrNone(Type.Array(MissingCertificate)),
  uncertified: readableOrNone(
    Type.Array(
      Type.Object({
        course: Nid,
        title: Type.String(),
        children: Type.Integer({ minimum: 1, description: 'Participants below 14 years on the last day' }),
      }),
      {
        description:
          'Activities that ended in the year and for which the offer says that they give no tax certificate',
      },
    ),
  ),
  issued: skipping(Type.Array(ClubCertificate)),
  fiches: or(Type.Integer({ minimum: 0, description: 'Certificates in the file for the tax office' }), 0),
  faults: readableOrNone(
    Type.Array(Type.Object({ number: Type.String(), field: Type.String() }), {
      description: 'Fields that the tax office would refuse: there is no file as long as there are any',
    }),
  ),
});
export type ClubCertificates = Static<typeof ClubCertificates>;

/** Mails to families. */
export const CertificateMails = Type.Object({
  mails: Type.Integer({ minimum: 0 }),
  unreachable: readableOrNone(
    Type.Array(Type.String(), { description: 'Names of people whose family has no address' }),
  ),
});
export type CertificateMails = Static<typeof CertificateMails>;

export const IssuedCertificates = Type.Object({
  issued: Type.Integer({ minimum: 0 }),
  ...CertificateMails.properties,
});

/** A correction, or the reasons why there is none. */
export const CorrectedCertificate = Type.Object({
  number: or(Type.String({ description: 'Empty for a preview' }), ''),
  corrected: Type.Union([Type.Object(printed), Type.Null()]),
  reasons: readableOrNone(Type.Array(CertificateObstacle)),
  ...CertificateMails.properties,
});
export type CorrectedCertificate = Static<typeof CorrectedCertificate>;
