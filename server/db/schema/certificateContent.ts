import type { IsoDay } from '#rules/brusselsTime.ts';
import type { CareLine } from '#rules/childcare/careLines.ts';
import type { Cents } from '#rules/money.ts';
import type { ClubCertification } from '#schemas/entities/club/clubCertification.ts';

/** Everything that is printed on a certificate, copied when the club issued it. A later change of a name, an address or a club changes nothing. */
export type CertificateContent = ChildcareContent | HealthContent | ParticipationContent;

interface Issued {
  readonly sender: { readonly name: string; readonly lines: readonly string[]; readonly color: string };
  /** Name of the club as its members know it. */
  readonly club: string;
  readonly signatory: ClubCertification['signatory'] | null;
  /** Where it was signed. */
  readonly place: string;
  readonly issuedOn: IsoDay;
}

export interface PostalAddress {
  /** Street and number, with the bus. */
  readonly street: string;
  readonly postal: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
}

export interface CertifiedPerson {
  readonly fname: string;
  readonly lname: string;
  readonly address: PostalAddress;
  /** Eleven digits. */
  readonly nationalNumber: string;
}

/** Form 281.86 of the tax office. */
export interface ChildcareContent extends Issued {
  readonly kind: 'childcare';
  readonly signatory: ClubCertification['signatory'];
  readonly organiser: {
    readonly name: string;
    readonly address: PostalAddress;
    readonly enterpriseNumber: string;
    readonly phone: string;
    readonly mail: string;
  };
  readonly recognition: ClubCertification['recognition'];
  readonly certifier: NonNullable<ClubCertification['certifier']> | null;
  readonly debtor: CertifiedPerson;
  readonly child: CertifiedPerson & { readonly birthdate: IsoDay };
  readonly lines: readonly Pick<CareLine, 'begin' | 'end' | 'days' | 'rateCents' | 'amountCents'>[];
  /** Maximum price of a day in the year of payment; null where it wasn't known. */
  readonly maximumCents: Cents | null;
  readonly totalCents: Cents;
}

/** A certificate for a health insurance fund. */
export interface HealthContent extends Issued {
  readonly kind: 'health';
  readonly signatory: ClubCertification['signatory'];
  readonly member: {
    readonly name: string;
    readonly birthdate: IsoDay | null;
    readonly address: PostalAddress | null;
  };
  readonly sport: string;
  readonly federation: string;
  readonly activity: string;
  readonly begin: IsoDay;
  readonly end: IsoDay;
  readonly sessions: number;
  readonly amountCents: Cents;
  readonly paidOn: IsoDay;
}

/** A proof that somebody took part. */
export interface ParticipationContent extends Issued {
  readonly kind: 'participation';
  readonly member: { readonly name: string; readonly birthdate: IsoDay | null };
  readonly activity: string;
  readonly begin: IsoDay;
  readonly end: IsoDay;
  readonly days: number;
}
