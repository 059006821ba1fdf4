import type { Partner } from '#rules/couplePartner.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import type { CartItems } from '#src/features/basket/index.ts';

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

/** The extras of a tariff that is already in the cart, so that a returning person sees and can change them. */
export function choiceInCart(items: CartItems, tariff: number | undefined): EnrolmentChoice {
  if (tariff === undefined) return noChoice;
  const couple = items.couples[tariff];
  return {
    ...noChoice,
    ...items.belongings[tariff],
    couple: { ...noChoice.couple, ...chosenPartner(couple) },
  };
}

function chosenPartner(couple: CartItems['couples'][string] | undefined): Partial<EnrolmentChoice['couple']> {
  if (!couple) return {};
  if ('cciid' in couple) return { kind: 'inviter' };
  if ('uid' in couple) return { kind: 'family', uid: couple.uid, role: couple.role };
  const { role, ...guest } = couple;
  return { kind: 'guest', guest, role };
}

/** The tariffs that leave a cart when another one of their course comes in: a person registers once for a course. */
export function replacedTariffs(
  { tariffs, type, allowsSeveralTariffs }: Pick<Course, 'tariffs' | 'type' | 'allowsSeveralTariffs'>,
  chosen: number,
): number[] {
  if (type === 'ticket' || allowsSeveralTariffs) return [];
  return tariffs.map(({ nid }) => nid).filter((nid) => nid !== chosen);
}

/** The list with or without a value. The value is never in it twice. */
export function toggled<Value>(values: readonly Value[], value: Value, isIn: boolean): Value[] {
  const others = values.filter((other) => other !== value);
  return isIn ? [...others, value] : others;
}
