import type { Partner } from '#rules/couplePartner.ts';

type PartnerKind = 'inviter' | 'family' | 'guest';

/** With whom a course by two is taken. All of it is kept while another answer is tried. */
export interface CoupleChoice {
  readonly kind: PartnerKind | undefined;
  /** Somebody of the family. */
  readonly uid: number | undefined;
  readonly guest: Partner;
  /** One's own. */
  readonly role: string;
}

/** What is chosen beside a member and a tariff. */
export interface EnrolmentChoice {
  /** Sessions of a trial tariff. */
  readonly trials: readonly number[];
  /** `nid`, or `nid;uid` for somebody who registers along. */
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
