import type { Partner } from '#rules/couplePartner.ts';

type PartnerKind = 'inviter' | 'family' | 'guest';

/** The partner of a couple tariff. All fields are kept while the person tries another kind of partner. */
export interface CoupleChoice {
  readonly kind: PartnerKind | undefined;
  /** The family member. */
  readonly uid: number | undefined;
  readonly guest: Partner;
  /** The person's own role. */
  readonly role: string;
}

/** The choices of an enrolment, besides the member and the tariff. */
export interface EnrolmentChoice {
  /** Sessions of a trial tariff. */
  readonly trials: readonly number[];
  /** `nid`, or `nid;uid` for a companion. */
  readonly services: readonly string[];
  readonly companions: readonly number[];
  readonly couple: CoupleChoice;
}

export const noChoice: EnrolmentChoice = {
  trials: [],
  services: [],
  companions: [],
  couple: { kind: undefined, uid: undefined, guest: { fname: '', lname: '', mail: '' }, role: '' },
};
