import type { IsoDay } from '#rules/brusselsTime.ts';
import { addressOfSeat, legalName } from '#rules/legalIdentity.ts';
import type { ClubCertification } from '#schemas/entities/club/clubCertification.ts';
import type { ClubLegal } from '#schemas/entities/club/clubLegal.ts';
import type { ChildcareContent, PostalAddress } from '#server/db/schema/certificateContent.ts';
import type { clubs } from '#server/db/schema.ts';
import { documentSender } from '#server/services/clubs/documentSender.ts';

/** A club that gave everything which its certificates must say of it. */
export interface Issuer {
  readonly club: typeof clubs.$inferSelect;
  readonly legal: ClubLegal;
  readonly seat: PostalAddress;
  readonly certification: ClubCertification;
}

/** @returns a field of the club file that is missing or can't be used, where the club can't issue certificates */
export function issuerOf(club: typeof clubs.$inferSelect): Issuer | IssuerGap {
  const { legal, certification } = club;
  if (!certification) return 'certification';
  if (!legal) return 'legal';
  const seat = addressOfSeat(legal.seat);
  return seat ? { club, legal, seat: { ...seat, country: 'BE' }, certification } : 'legal.seat';
}

export type IssuerGap = 'certification' | 'legal' | 'legal.seat';

/** What every certificate copies of its club. */
export function issuedBy({ club, certification }: Issuer, issuedOn: IsoDay) {
  return {
    sender: documentSender(club),
    club: club.title,
    signatory: certification.signatory,
    place: certification.place,
    issuedOn,
  };
}

export function organiserOf({ club, legal, seat }: Issuer): ChildcareContent['organiser'] {
  return {
    name: legalName(legal),
    address: seat,
    enterpriseNumber: legal.enterpriseNumber,
    phone: club.phone,
    mail: legal.email || club.mail,
  };
}
