import { type Static, Type } from 'typebox';
import { readableOrNone, skipping, unread } from '../../reading.ts';
import { Euros, IsoDate, Nid, Uid, UnixTime } from '../../scalars.ts';
import { UserClub } from '../club/club.ts';

const OfClub = Type.Pick(UserClub, ['nid', 'url', 'title']);

/** A club's certificate about a person (Specification 2.1): `childcare` for the taxes, `health` for a health insurance fund. */
export const Certificate = Type.Object({
  id: Nid,
  number: Type.String({ description: 'E.g. ATT-2026-000012' }),
  kind: Type.Enum(['childcare', 'health', 'participation']),
  year: Type.Integer({ description: 'For childcare: the year of payment' }),
  uid: Uid,
  name: Type.String({ description: 'Name of the person' }),
  club: OfClub,
  activity: Type.String(),
  first: IsoDate,
  last: IsoDate,
  days: Type.Integer({ minimum: 1, description: 'For health: the number of sessions' }),
  paid: Type.Union([Euros, Type.Null()], { description: 'null: the certificate names no amount' }),
  issued: unread(UnixTime),
  isDownloaded: Type.Boolean({ description: 'The next download says that it is a duplicate' }),
});
export type Certificate = Static<typeof Certificate>;

/** A tax certificate that a club can't issue yet, because something of the child or of who paid is unknown. */
export const AwaitedCertificate = Type.Object({
  club: OfClub,
  uid: Uid,
  name: Type.String({ description: 'Name of the child' }),
  /** The person who paid and gets the tax reduction. */
  debtor: Type.Object({ uid: Uid, name: Type.String() }),
  year: Type.Integer({ description: 'Year of payment' }),
  activity: Type.String(),
  /** `wrong`: the number doesn't fit the birthdate or its own check digits. */
  missing: skipping(
    Type.Array(
      Type.Enum([
        'child-number',
        'child-number-wrong',
        'debtor-number',
        'debtor-number-wrong',
        'debtor-address',
      ]),
      { minItems: 1 },
    ),
  ),
  /** Whether it is issued as soon as nothing is missing. A certificate of the running year waits for the club. */
  isIssuedAtOnce: Type.Boolean(),
});
export type AwaitedCertificate = Static<typeof AwaitedCertificate>;

/** The certificates of a family. */
export const Certificates = Type.Object({
  issued: skipping(Type.Array(Certificate)),
  awaited: readableOrNone(Type.Array(AwaitedCertificate)),
});
